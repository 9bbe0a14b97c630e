'use client'
// Step 1: the brand, and the circuit's amps, which follow the brand.
import { memo } from 'react'
import { ampChoices, brandKeys, brands, type Plan } from '@/lib/planner'
import { chargerOutputAmps } from '@/lib/planner/materials'
import { BrandLogo } from './brand-logo'
import { Choice } from './radio-group'
import { fill } from '@/lib/template'
import { usePlanner } from '@/components/planner/planner-context'

/** Smaller circuits come from the panel check only. */
const LEAST_OFFERED_AMPS = 40
const BRAND_PICTURE = { width: 480, height: 400 } as const

export const ChargerStep = memo(function ChargerStep({ brand, amps }: Pick<Plan, 'brand' | 'amps'>) {
  const { words, dispatch } = usePlanner()
  const inspectorWords = words.inspector
  const { factor } = brands[brand]
  const { preset, more, custom } = words.brandFacts
  const percent = Math.round((factor - 1) * 100)
  const brandFact = percent > 0 ? `${preset} ${fill(more, { percent })}` : preset
  return (
    <>
      <Choice
        name="plan-brand"
        legend={words.brand}
        value={brand}
        options={brandKeys.map(value => ({
          value,
          label: (
            <span className="flex w-full flex-wrap items-center gap-2 text-left text-[0.875rem]">
              <img
                src={brands[value].image}
                alt=""
                {...BRAND_PICTURE}
                loading="lazy"
                decoding="async"
                className="h-11 w-12 rounded-sm object-cover"
              />
              <span className="flex-[1_1_min-content]">{brands[value].name}</span>
            </span>
          ),
        }))}
        onChoose={value => dispatch({ type: 'chooseBrand', brand: value })}
        columns="brand-tiles"
        tiles
      />
      <BrandLogo brand={brand} />
      <details className="planner-circuit">
        <summary className="flex min-h-11 items-center justify-between gap-3">
          <span>
            <b>{fill(inspectorWords.circuit, { amps, output: chargerOutputAmps(amps) })}</b>
            {/* On a line of its own: whether it fits beside the circuit depends on the font. */}
            <span className="block text-sm text-muted">{brand === 'custom' ? custom : brandFact}</span>
          </span>
          <span className="link text-sm">{inspectorWords.change}</span>
        </summary>
        <Choice
          name="plan-amps"
          legend={words.amps}
          value={amps}
          options={ampChoices
            .filter(value => value >= LEAST_OFFERED_AMPS || value === amps)
            .toSorted((a, b) => a - b)
            .map(value => ({ value, label: fill(words.spec.amps, { amps: value }) }))}
          onChoose={value => dispatch({ type: 'setAmps', amps: value })}
          hint={words.ampsHint}
          columns="grid-cols-[repeat(auto-fit,minmax(4rem,1fr))]"
        />
      </details>
      <p className="text-xs text-muted">{words.brandPicture}</p>
    </>
  )
})
