// The last change of the price, beside it, for two seconds.
import { useEffect, useState } from 'react'
import { usd } from '@/lib/usd'
import { fill } from '@/lib/template'
import { usePlanner } from '@/components/planner/planner-context'

const SHOWN_MS = 2000

/** Changes within the two seconds (a drag) add up. */
export function PriceChange({ totalUsd }: { totalUsd: number }) {
  const words = usePlanner().words.inspector.price
  const [settled, setSettled] = useState(totalUsd)
  useEffect(() => {
    if (settled === totalUsd) return
    const timer = setTimeout(() => setSettled(totalUsd), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [settled, totalUsd])
  const change = totalUsd - settled
  if (change === 0) return null
  return (
    <span aria-hidden="true" className="planner-price-change" data-price-change>
      {fill(change > 0 ? words.more : words.less, { amount: usd(Math.abs(change)) })}
    </span>
  )
}
