// The last change of the price, beside it.
import { usd } from '@/lib/usd'
import { fill } from '@/lib/template'
import { usePriceChange } from './use-price-change'
import { usePlanner } from '@/components/planner/planner-context'

export function PriceChange({ totalUsd }: { totalUsd: number }) {
  const words = usePlanner().labels.inspector.price
  const change = usePriceChange(totalUsd)
  if (change === 0) return null
  return (
    <span aria-hidden="true" className="planner-price-change" data-price-change>
      {fill(change > 0 ? words.more : words.less, { amount: usd(Math.abs(change)) })}
    </span>
  )
}
