'use client'
// The choices of the replay. Miles and kilowatt-hours follow each other.
import type { ChangeEvent } from 'react'
import type { PanelReplayWords } from '@/content/words/panel-replay'
import { serviceRatings } from '@/lib/panel/appliances'
import { type FieldFault, numberOf } from '@/lib/panel/check'
import { type ChargerOutput, chargerOutputs } from '@/lib/panel/load'
import { kwhOfMiles, nightBounds, type NightChoices } from '@/lib/panel/night-choices'
import { AmountField } from '@/components/panel-check/amount-field'
import { RadioBar } from '@/components/panel-check/choices'
import { SelectField } from '@/components/ui/field'
import { hourText } from './sentence'

type TypedName = keyof typeof nightBounds

/** The numbers as they were typed. */
export interface NightFields extends Readonly<Record<TypedName, string>> {
  readonly serviceAmps: number
  readonly outputAmps: ChargerOutput
  readonly fromHour: number
  readonly toHour: number
}

export const fieldsOfNight = ({ miles, milesPerKwh, needKwh, ...night }: NightChoices): NightFields => ({
  ...night,
  miles: String(miles),
  milesPerKwh: String(milesPerKwh),
  kwh: String(needKwh),
})

/** Each number, or what is wrong with it. */
const numbersOf = ({ miles, milesPerKwh, kwh }: NightFields) => ({
  miles: numberOf(miles, nightBounds.miles),
  milesPerKwh: numberOf(milesPerKwh, nightBounds.milesPerKwh),
  kwh: numberOf(kwh, nightBounds.kwh),
})

type Faults = Readonly<Partial<Record<TypedName, FieldFault>>>

/** The choices, or null with what is wrong with them. */
export function nightOfFields(fields: NightFields): { readonly night: NightChoices | null; readonly faults: Faults } {
  const { serviceAmps, outputAmps, fromHour, toHour } = fields
  const numbers = numbersOf(fields)
  const { miles, milesPerKwh, kwh: needKwh } = numbers
  if (typeof miles === 'number' && typeof milesPerKwh === 'number' && typeof needKwh === 'number')
    return { night: { serviceAmps, outputAmps, fromHour, toHour, miles, milesPerKwh, needKwh }, faults: {} }
  return {
    night: null,
    faults: Object.fromEntries(Object.entries(numbers).filter(([, number]) => typeof number === 'string')),
  }
}

/** With a number typed anew, and the one that follows from it. */
function withTyped(fields: NightFields, name: TypedName, text: string): NightFields {
  const next = { ...fields, [name]: text }
  const { miles, milesPerKwh, kwh } = numbersOf(next)
  if (typeof milesPerKwh !== 'number') return next
  if (name !== 'kwh') return typeof miles === 'number' ? { ...next, kwh: String(kwhOfMiles(miles, milesPerKwh)) } : next
  return typeof kwh === 'number' ? { ...next, miles: String(Math.round(kwh * milesPerKwh)) } : next
}

interface NightFormProps {
  fields: NightFields
  /** A new one brings other choices; those of the visitor keep it. */
  seed: string
  faults: Faults
  faultTexts: Readonly<Record<FieldFault, string>>
  words: PanelReplayWords['form']
  onChange: (fields: NightFields) => void
}

export function NightForm({ fields, seed, faults, faultTexts, words, onChange }: NightFormProps) {
  const typed = (name: TypedName) => (
    <AmountField
      name={`night-${name}`}
      label={words[name]}
      usual=""
      value={fields[name]}
      onValue={text => onChange(withTyped(fields, name, text))}
      bounds={nightBounds[name]}
      fault={faults[name]}
      faults={faultTexts}
    />
  )
  const onAmps = ({ target }: ChangeEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement)) return
    const amps = Number(target.value)
    const output = chargerOutputs.find(one => one === amps)
    if (target.name === 'night-service') onChange({ ...fields, serviceAmps: amps })
    else if (output !== undefined) onChange({ ...fields, outputAmps: output })
  }
  const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour, words) }))
  const hour = (name: 'fromHour' | 'toHour') => (
    <SelectField
      id={`check-night-${name}`}
      label={words[name]}
      value={fields[name]}
      onChange={({ currentTarget }) => onChange({ ...fields, [name]: Number(currentTarget.value) })}
      options={hours}
    />
  )
  return (
    <form
      aria-label={words.label}
      noValidate
      onSubmit={event => event.preventDefault()}
      className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-2"
    >
      <div className="flex flex-wrap items-start gap-5">
        {typed('miles')}
        {typed('milesPerKwh')}
        {typed('kwh')}
      </div>
      <div className="grid max-w-md grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-5">
        {hour('fromHour')}
        {hour('toHour')}
      </div>
      <div onChange={onAmps} className="contents">
        <RadioBar
          key={`service ${seed}`}
          name="night-service"
          legend={words.service}
          options={serviceRatings.map(rating => ({ value: String(rating), label: String(rating) }))}
          checked={String(fields.serviceAmps)}
        />
        <RadioBar
          key={`output ${seed}`}
          name="night-output"
          legend={words.output}
          options={chargerOutputs.map(output => ({ value: String(output), label: String(output) }))}
          checked={String(fields.outputAmps)}
        />
      </div>
    </form>
  )
}
