'use client'
// One question about a file that could be read in two ways.
import type { PanelCheckLabels } from '@/content/words/panel-check'
import type { MeterChoice, MeterProblem } from '@/lib/panel/meter/problems'
import { Button } from '@/components/ui/button'

interface Question {
  readonly text: 'meter' | 'column'
  readonly answers: readonly { readonly label: string | null; readonly choice: MeterChoice }[]
}

/** The question that would settle a problem; null where none would. */
export function questionOf(problem: MeterProblem): Question | null {
  if (!('choices' in problem) || problem.choices === undefined) return null
  if (problem.problem === 'twoMeters')
    return { text: 'meter', answers: problem.choices.map(meter => ({ label: meter, choice: { meter } })) }
  return {
    text: 'column',
    answers: [
      ...problem.choices.map((label, column) => ({ label, choice: { column } })),
      ...(problem.canAdd ? [{ label: null, choice: { column: 'all' } } as const] : []),
    ],
  }
}

interface MeterQuestionProps {
  question: Question
  labels: PanelCheckLabels['meter']['question']
  onAnswer: (choice: MeterChoice) => void
}

export function MeterQuestion({ question, labels, onAnswer }: MeterQuestionProps) {
  return (
    <fieldset className="mt-4 border-l-4 border-safety bg-sunken p-4">
      <legend className="float-left mb-3 w-full font-semibold">{labels[question.text]}</legend>
      <ul className="clear-both flex flex-wrap gap-3">
        {question.answers.map(({ label, choice }) => (
          <li key={label}>
            <Button variant="outline" size="small" className="break-all" onClick={() => onAnswer(choice)}>
              {label ?? labels.all}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{labels.unsure}</p>
    </fieldset>
  )
}
