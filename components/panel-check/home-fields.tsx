import type { PanelCheckWords } from '@/content/words/panel-check'
import { type ApplianceGroup, applianceGroups, usualVa } from '@/lib/panel/appliances'
import { exampleFields, fieldBounds, type FieldFaults } from '@/lib/panel/check'
import { SelectField } from '@/components/ui/field'
import { useHydrated } from '@/components/ui/use-hydrated'
import { fill } from '@/lib/template'
import { AmountField } from './amount-field'
import { climateKinds } from './check-form'
import { Question, Tick } from './choices'

interface HomeFieldsProps {
  words: PanelCheckWords['form']
  /** Those that are shown by now. */
  faults: FieldFaults
  heating: string
  cooling: string
}

interface ClimateFieldsProps extends Pick<HomeFieldsProps, 'words' | 'faults'> {
  name: 'heating' | 'cooling'
  chosen: string
}

/**
 * What heats or cools, its nameplate, and how many of it. Both numbers stay in the form while they
 * are hidden.
 */
function ClimateFields({ name, chosen, words, faults }: ClimateFieldsProps) {
  const isHydrated = useHydrated()
  const kind = climateKinds[name][chosen]
  const counted = chosen === 'baseboard' || chosen === 'window' ? chosen : null
  return (
    <div className="climate">
      <SelectField
        id={`check-${name}`}
        name={name}
        label={words[name]}
        defaultValue={exampleFields[name]}
        options={Object.entries(words[`${name}Names`]).map(([value, text]) => ({ value, label: text }))}
      />
      <div>
        {/* Hidden at first, so the HTML does without. */}
        {isHydrated ? (
          <div hidden={counted === null}>
            <AmountField
              name={`count-${name}`}
              label={counted ? words.counts[counted] : words.counts.window}
              usual={String(kind?.usualCount ?? 1)}
              bounds={fieldBounds.count}
              fault={faults[`count-${name}`]}
              faults={words.faults}
            />
          </div>
        ) : null}
        <div hidden={kind?.va === 0}>
          <AmountField
            name={`va-${name}`}
            label={counted ? words.vaEach[counted] : words.va}
            usual={exampleFields[`va-${name}`] ?? ''}
            bounds={fieldBounds.va}
            fault={faults[`va-${name}`]}
            faults={words.faults}
          />
        </div>
      </div>
    </div>
  )
}

/** Floor area, appliances, heating and cooling. */
export function HomeFields({ words, faults, heating, cooling }: HomeFieldsProps) {
  const isHydrated = useHydrated()
  return (
    <>
      <Question title={words.area} hint={words.areaHint}>
        <AmountField
          name="area"
          label={words.area}
          usual={exampleFields.area ?? ''}
          bounds={fieldBounds.area}
          fault={faults.area}
          faults={words.faults}
          isLabelHidden
        />
      </Question>
      <Question title={words.runs} hint={words.runsHint}>
        <div className="grid grid-cols-1 gap-3">
          {(Object.keys(applianceGroups) as ApplianceGroup[]).map(group => (
            <fieldset key={group} className="min-w-0">
              <legend className="field-label">{words.groups[group]}</legend>
              <ul className="amount-rows">
                {applianceGroups[group].map(id => (
                  <li key={id} className="amount-row">
                    <label className="amount-label">
                      <input
                        type="checkbox"
                        name={`has-${id}`}
                        defaultChecked={exampleFields[`has-${id}`] !== undefined}
                      />
                      {words.appliances[id]}
                    </label>
                    {/* Out of sight without the tick, so the HTML does without. */}
                    {isHydrated || exampleFields[`has-${id}`] !== undefined ? (
                      <div className="amount-of-row">
                        <AmountField
                          name={`va-${id}`}
                          label={fill(words.vaOf, { name: words.appliances[id] })}
                          usual={String(usualVa[id])}
                          bounds={fieldBounds.va}
                          fault={faults[`va-${id}`]}
                          faults={words.faults}
                          isLabelHidden
                          suffix="VA"
                        />
                      </div>
                    ) : null}
                  </li>
                ))}
              </ul>
            </fieldset>
          ))}
          <ClimateFields name="heating" chosen={heating} words={words} faults={faults} />
          <ClimateFields name="cooling" chosen={cooling} words={words} faults={faults} />
          <div>
            <Tick name="adds-climate" label={words.addsClimate} hint={words.addsClimateHint} />
          </div>
        </div>
      </Question>
    </>
  )
}
