import { Icon } from '@/components/ui/icons'
import { chargerPositionFt, type Plan } from '@/lib/planner'
import { ADVISED_HEIGHT_IN, ADVISED_SERVICE_AMPS, PANEL_CLEARANCE_FT, tipsOf } from '@/lib/planner/hints'
import { fill } from '@/lib/template'
import { formatInches } from '@/components/planner/plan-text'
import { usePlanner } from '@/components/planner/planner-context'

/** Icon paths: a check, and an i. The text next to the icon says the same. */
const marks = { fine: 'M4 10.5l4 4 8-9', tip: 'M10 5v1.2M10 9v7' }

function Line({ mark, label, children }: { mark: keyof typeof marks; label: string; children: string }) {
  return (
    <li className={`flex gap-2 border-l-4 pl-2 ${mark === 'fine' ? 'border-line text-muted' : 'border-safety'}`}>
      <Icon path={marks[mark]} className="mt-0.5 size-4 flex-none" strokeWidth="2.5" />
      <p className="text-sm">
        <span className="sr-only">{label}: </span>
        {children}
      </p>
    </li>
  )
}

/**
 * What the rules of thumb advise against in this plan, or that it follows all of them: not said of
 * a spot that the cable does not reach from.
 */
export function Guidance({ plan, reaches }: { plan: Plan; reaches: boolean }) {
  const { words } = usePlanner()
  const guidanceWords = words.keep.guidance
  const tips = tipsOf(plan)
  const values = {
    ...ADVISED_HEIGHT_IN,
    height: formatInches(chargerPositionFt(plan).y),
    clearance: PANEL_CLEARANCE_FT,
    amps: plan.amps,
    service: ADVISED_SERVICE_AMPS,
  }
  return (
    <section id="plan-guidance" aria-label={guidanceWords.title}>
      <ul className="grid grid-cols-1 gap-2" aria-live="polite" aria-relevant="additions">
        {tips.length === 0 && reaches ? (
          <Line key="fine" mark="fine" label={guidanceWords.fine}>
            {guidanceWords.allFine}
          </Line>
        ) : null}
        {tips.map(tip => (
          // The key is the tip, so screen readers announce a new one but not a new height.
          <Line key={tip} mark="tip" label={guidanceWords.tip}>
            {fill(guidanceWords.tips[tip], values)}
          </Line>
        ))}
      </ul>
      <p className="mt-2 text-xs text-muted">
        {guidanceWords.note}{' '}
        <a href={guidanceWords.check.href} className="link">
          {guidanceWords.check.label}
        </a>
      </p>
    </section>
  )
}
