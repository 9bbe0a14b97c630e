// The head of a printed page: what it shows, whose it is and of what day.
import { usePlanner } from '@/components/planner/planner-context'
import { fill } from '@/lib/template'

export function PrintedHead({ title, date }: { title: string; date: string }) {
  const { by, phone, printed } = usePlanner().labels.keep.onPaper
  return (
    <div className="flex items-baseline justify-between gap-6 border-b-2 border-safety pb-2">
      <p className="font-display text-xl font-bold">{title}</p>
      <p className="text-right">
        <b>{by}</b> {phone}
        <br />
        {fill(printed, { date })}
      </p>
    </div>
  )
}
