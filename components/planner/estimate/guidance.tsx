import type { PlannerLabels } from '@/content/planner-labels'
import { chargerPositionFt, type Plan } from '@/lib/planner'
import { ADVISED_HEIGHT_IN, ADVISED_SERVICE_AMPS, type Hint, hintsOf, PANEL_CLEARANCE_FT } from '@/lib/planner/hints'
import { fill, formatInches } from '../plan-text'

function sentence(hint: Hint, labels: PlannerLabels['keep']['guidance']): string {
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

/** The rules of thumb applied to the plan. Always three lines, so that the layout stays put during a drag. */
export function Guidance({ plan, labels }: { plan: Plan; labels: PlannerLabels }) {
  const words = labels.keep.guidance
  const values = {
    ...ADVISED_HEIGHT_IN,
    height: formatInches(chargerPositionFt(plan).y),
    clearance: PANEL_CLEARANCE_FT,
    amps: plan.amps,
    service: ADVISED_SERVICE_AMPS,
  }
  return (
    <section id="plan-guidance" className="later border-t border-line pt-5">
      <h2 className="text-xl">{words.title}</h2>
      <ul className="mt-3 grid grid-cols-1 gap-3" aria-live="polite" aria-relevant="additions">
        {hintsOf(plan).map(hint => {
          const isFine = hint.finding === 'fine'
          return (
            // The key changes with the finding, so screen readers announce a new finding but not a new height.
            <li
              key={hint.rule + hint.finding}
              className={`flex gap-3 border-l-4 py-1 pl-3 ${isFine ? 'border-line text-muted' : 'border-safety'}`}
            >
              <svg
                viewBox="0 0 20 20"
                aria-hidden="true"
                className="mt-0.5 size-5 flex-none"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
              >
                <path d={isFine ? marks.fine : marks.tip} />
              </svg>
              <p className="text-sm">
                <span className="sr-only">{isFine ? words.fine : words.tip}: </span>
                {fill(sentence(hint, words), values)}
              </p>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-sm text-muted">
        <a href={words.check.href} className="link">
          {words.check.label}
        </a>
      </p>
      <p className="mt-3 text-sm text-muted">{words.note}</p>
    </section>
  )
}
