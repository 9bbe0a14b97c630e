interface StepTabsProps<Step extends string> {
  label: string
  steps: readonly Step[]
  words: Readonly<Record<Step, string>>
  current: Step
  isDisabled: (step: Step) => boolean
  onOpen: (step: Step) => void
  className?: string
}

export function StepTabs<Step extends string>(props: StepTabsProps<Step>) {
  const { label, steps, words, current, isDisabled, onOpen, className } = props
  return (
    <nav aria-label={label} className={className}>
      <ol className="planner-tabs">
        {steps.map(step => (
          <li key={step}>
            <button
              type="button"
              disabled={isDisabled(step)}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onOpen(step)}
            >
              {words[step]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
