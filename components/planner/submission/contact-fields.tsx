// Name, phone, email and place of Send Plan, and the question that is asked once when a plan would
// be sent without phone and email.
import type { Ref } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { contactFields, contactInputs } from '@/lib/leads/contact'
import type { PlanReport } from './plan-report'
import { usePlanner } from '@/components/planner/planner-context'

interface PlanContactFieldsProps {
  isAsking: boolean
  errors?: PlanReport['errors']
  onDecline: (form: HTMLFormElement) => void
  /** Takes the focus while the question is asked. */
  ref: Ref<HTMLDivElement>
}

const TITLE = 'plan-ask-title'
const TEXT = 'plan-ask-text'

export function PlanContactFields({ isAsking, errors = {}, onDecline, ref }: PlanContactFieldsProps) {
  const words = usePlanner().words.send
  // The fields keep their place in the tree, and with it what was typed, when the question comes
  // and goes.
  return (
    <div
      ref={ref}
      {...(isAsking && { role: 'group', tabIndex: -1, 'aria-labelledby': TITLE, 'aria-describedby': TEXT })}
      className={`grid grid-cols-2 gap-3 ${isAsking ? 'scroll-my-4 rounded border-2 border-safety-line bg-raised p-4' : ''}`}
    >
      {isAsking ? (
        <div className="col-span-full">
          <p id={TITLE} className="font-display text-lg font-bold">
            {words.ask.title}
          </p>
          <p id={TEXT} className="mt-1">
            {words.ask.text}
          </p>
        </div>
      ) : null}
      {contactFields.map(field => (
        <TextField
          key={field}
          id={`plan-${field}`}
          name={field}
          label={words[field]}
          error={errors[field]}
          className={field === 'name' || field === 'location' ? 'col-span-full @min-[30rem]:col-span-1' : undefined}
          {...contactInputs[field]}
        />
      ))}
      {isAsking ? (
        // Not a submit button: Enter in a field would press it.
        <Button
          variant="outline"
          className="col-span-full justify-self-start"
          onClick={({ currentTarget: { form } }) => {
            if (form) onDecline(form)
          }}
        >
          {words.ask.decline}
        </Button>
      ) : null}
    </div>
  )
}
