import { Icon } from '@/components/ui/icons'
import type { PlannerLabels } from '@/content/words/planner'
import { chargerPositionFt, type Plan } from '@/lib/planner'
import { ADVISED_HEIGHT_IN, ADVISED_SERVICE_AMPS, type Hint, hintsOf, PANEL_CLEARANCE_FT } from '@/lib/planner/hints'
import { fill } from '@/lib/template'
import { formatInches } from '@/components/planner/plan-text'
import { usePlanner } from '@/components/planner/planner-context'

type TipOf<H extends Hint> = H extends Hint ? { rule: H['rule']; finding: Exclude<H['finding'], 'fine'> } : never
/** A hint about a rule that the plan does not follow. */
type Tip = TipOf<Hint>

const isTip = (hint: Hint): hint is Hint & Tip => hint.finding !== 'fine'

function sentence(hint: Tip, labels: PlannerLabels['keep']['guidance']): string {
  switch (hint.rule) {
    case 'height':
      return labels.height[hint.finding]
    case 'clearance':
      return labels.clearance[hint.finding]
    case 'service':
      return labels.service[hint.finding]
  }
}

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

/** What the rules of thumb advise against in this plan, or that it follows all of them. */
export function Guidance({ plan }: { plan: Plan }) {
  const { labels } = usePlanner()
  const words = labels.keep.guidance
  const tips = hintsOf(plan).filter(isTip)
  const values = {
    ...ADVISED_HEIGHT_IN,
    height: formatInches(chargerPositionFt(plan).y),
    clearance: PANEL_CLEARANCE_FT,
    amps: plan.amps,
    service: ADVISED_SERVICE_AMPS,
  }
  return (
    <section id="plan-guidance" aria-label={words.title}>
      <ul className="grid grid-cols-1 gap-2" aria-live="polite" aria-relevant="additions">
        {tips.length === 0 ? (
          <Line key="fine" mark="fine" label={words.fine}>
            {words.allFine}
          </Line>
        ) : null}
        {tips.map(hint => (
          // The key changes with the finding, so screen readers announce a new finding but not a
          // new height.
          <Line key={hint.rule + hint.finding} mark="tip" label={words.tip}>
            {fill(sentence(hint, words), values)}
          </Line>
        ))}
      </ul>
      <p className="mt-2 text-xs text-muted">
        {words.note}{' '}
        <a href={words.check.href} className="link">
          {words.check.label}
        </a>
      </p>
    </section>
  )
}
