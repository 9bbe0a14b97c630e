'use client'
// Which columns, or which meter, are what the house took: asked with a few cells of each, and the
// peak that an answer gives is shown before it counts.
import { useEffect, useState } from 'react'
import type { PanelCheckWords } from '@/content/words/panel-check'
import type { ColumnChoice, MeterChoice, MeterProblem } from '@/lib/panel/meter/problems'
import type { ReadFile } from '@/lib/panel/meter/read-file'
import { fill } from '@/lib/template'
import { METER_CHOICE_KEY } from '@/lib/storage-keys'
import { Button } from '@/components/ui/button'
import { problemText, summaryText } from './meter-text'

export type Question = Extract<MeterProblem, { readonly choices: readonly ColumnChoice[] }>

/** The question that would settle a problem; null where none would. */
export const questionOf = (problem: MeterProblem): Question | null =>
  'choices' in problem && problem.choices.length > 0 ? problem : null

type Answered = ReadFile | MeterProblem | string

interface MeterQuestionProps {
  question: Question
  words: PanelCheckWords['meter']
  /** What the file says by a choice. */
  ask: (choice: MeterChoice) => Promise<Answered>
  onAnswer: (file: ReadFile) => void
}

/** Choices beyond these stand behind a disclosure. */
const MOST_SHOWN = 8
const UNITS = ['kWh', 'kW', 'Wh'] as const

/** The choice that this session made for a file of the same columns. */
function keptChoice(key: string): MeterChoice | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(METER_CHOICE_KEY) ?? '{}') as { key?: string; choice?: MeterChoice }
    return kept.key === key ? kept.choice : undefined
  } catch {
    return undefined
  }
}

function keepChoice(key: string, choice: MeterChoice) {
  try {
    sessionStorage.setItem(METER_CHOICE_KEY, JSON.stringify({ key, choice }))
  } catch {
    // It is asked again.
  }
}

/** The choice by now, and what the file says by it. */
function usePreview({ question, ask }: Pick<MeterQuestionProps, 'question' | 'ask'>) {
  const key = JSON.stringify(question.choices.map(({ heading, unit }) => [heading, unit]))
  const [choice, choose] = useState<MeterChoice>(() => keptChoice(key) ?? { columns: [] })
  const [told, setTold] = useState<{ readonly choice: MeterChoice; readonly found: Answered } | null>(null)
  // The units are open where the file's own cannot be.
  const choices =
    told !== null && typeof told.found === 'object' && 'choices' in told.found ? told.found.choices : question.choices
  const isUnitOpen = choice.columns.some(index => choices[index]?.unit === undefined)
  const isComplete = choice.columns.length > 0 && (!isUnitOpen || choice.unit !== undefined)
  useEffect(() => {
    let isCurrent = isComplete
    if (isCurrent) void ask(choice).then(found => isCurrent && setTold({ choice, found }))
    return () => {
      isCurrent = false
    }
  }, [ask, choice, isComplete])
  return { key, choices, choice, choose, isUnitAsked: isUnitOpen || choice.unit !== undefined, told }
}

interface OptionProps {
  choice: ColumnChoice
  name: string
  type: 'checkbox' | 'radio'
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Option({ choice: { heading, unit, sample }, name, type, isOn, onChange }: OptionProps) {
  return (
    <li>
      <label className="tick wrap-anywhere">
        <input
          type={type}
          name="meter-column"
          checked={isOn}
          onChange={event => onChange(event.currentTarget.checked)}
        />
        <span>
          <span className="font-semibold">{heading || name}</span>{' '}
          <span className="text-muted tabular-nums">
            {sample.join(', ')}
            {unit && sample.length > 0 ? ` ${unit}` : ''}
          </span>
        </span>
      </label>
    </li>
  )
}

function Units({
  legend,
  unit,
  onUnit,
}: {
  legend: string
  unit: MeterChoice['unit']
  onUnit: (unit: MeterChoice['unit']) => void
}) {
  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="field-label">{legend}</legend>
      <div className="segments">
        {UNITS.map(one => (
          <label key={one} className="option segment segment-option">
            <input type="radio" name="meter-unit" checked={unit === one} onChange={() => onUnit(one)} />
            {one}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function said(found: Answered | undefined, words: MeterQuestionProps['words']): string {
  if (found === undefined || (typeof found === 'object' && 'choices' in found)) return ''
  if (typeof found === 'string') return words.failed
  return 'problem' in found ? problemText(found, words) : summaryText(found, words)
}

export function MeterQuestion({ question, words, ask, onAnswer }: MeterQuestionProps) {
  const { key, choices, choice, choose, isUnitAsked, told } = usePreview({ question, ask })
  const { canAdd } = question
  const questionWords = words.question
  const toggle = (index: number, isOn: boolean) => {
    const others = canAdd ? choice.columns.filter(column => column !== index) : []
    choose({ ...choice, columns: isOn ? [...others, index].sort((a, b) => a - b) : others })
  }
  const options = choices.map((one, index) => (
    <Option
      key={index}
      choice={one}
      name={fill(questionWords.unnamed, { number: index + 1 })}
      type={canAdd ? 'checkbox' : 'radio'}
      isOn={choice.columns.includes(index)}
      onChange={isOn => toggle(index, isOn)}
    />
  ))
  const rest = options.slice(MOST_SHOWN)
  const found = told?.choice === choice ? told.found : undefined
  return (
    <fieldset className="mt-4 border-l-4 border-safety bg-sunken p-4" onInput={event => event.stopPropagation()}>
      <legend className="float-left mb-3 w-full font-semibold">
        {question.problem === 'twoMeters' ? questionWords.meter : questionWords.columns}
      </legend>
      <ul className="clear-both grid gap-1">{options.slice(0, MOST_SHOWN)}</ul>
      {rest.length > 0 ? (
        <details className="mt-2">
          <summary className="min-h-11 py-2 font-semibold">
            {fill(questionWords.more, { columns: rest.length })}
          </summary>
          <ul className="grid gap-1">{rest}</ul>
        </details>
      ) : null}
      {canAdd ? <p className="mt-2 text-sm text-muted">{questionWords.canAdd}</p> : null}
      {isUnitAsked ? (
        <Units
          legend={questionWords.unit}
          unit={choice.unit}
          onUnit={unit => choose({ columns: choice.columns, ...(unit && { unit }) })}
        />
      ) : null}
      <p role="status" className="mt-3">
        {said(found, words)}
      </p>
      {typeof found === 'object' && !('problem' in found) ? (
        <Button
          variant="strong"
          className="mt-3"
          onClick={() => {
            keepChoice(key, choice)
            onAnswer(found)
          }}
        >
          {questionWords.use}
        </Button>
      ) : null}
      <p className="mt-3 text-sm text-muted">{questionWords.unsure}</p>
    </fieldset>
  )
}
