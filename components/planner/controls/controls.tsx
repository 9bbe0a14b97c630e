'use client'

import { memo, type ReactNode } from 'react'
import type { PlannerLabels } from '@/content/planner-labels'
import {
  ampChoices,
  brandKeys,
  brandPresets,
  chargerModels,
  conduitTypes,
  isMountWallAvailable,
  mountWalls,
  type NumberField as Field,
  panelLocations,
  type Plan,
  samePlan,
} from '@/lib/planner'
import { Choice } from './radio-group'
import { NumberField } from './number-field'
import type { Dispatch } from '../use-planner'
import { fill } from '../plan-text'

interface ControlsProps {
  plan: Plan
  labels: PlannerLabels
  dispatch: Dispatch
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="later grid grid-cols-1 content-start gap-6 border-t border-line pt-5 xl:first:border-t-0 xl:first:pt-0">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

/** Name, amps, cost factor and picture of the chosen brand. */
function BrandFacts({ plan, labels }: Pick<ControlsProps, 'plan' | 'labels'>) {
  const { amps, factor, image, name } = brandPresets[plan.brand]
  const { preset, custom } = labels.brandFacts
  return (
    <div className="flex flex-wrap items-center gap-4">
      <img
        src={image}
        alt=""
        width={480}
        height={400}
        loading="lazy"
        decoding="async"
        className="h-20 w-24 flex-none rounded-sm bg-sunken object-cover"
      />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="font-semibold">{name}</p>
        <p className="text-sm">{amps === null ? custom : fill(preset, { amps, factor: factor.toFixed(2) })}</p>
        <p className="text-sm text-muted">{labels.brandPicture}</p>
      </div>
    </div>
  )
}

/** The controls do not show where along its wall the charger is, so a drag along the wall must not render them again. */
const rendersSame = ({ plan: before }: ControlsProps, { plan: after }: ControlsProps) =>
  before.charger.wall === after.charger.wall &&
  samePlan(before, { ...after, charger: { ...before.charger, heightFt: after.charger.heightFt } })

export const Controls = memo(function Controls({ plan, labels, dispatch }: ControlsProps) {
  const number = (field: Field) => <NumberField field={field} plan={plan} labels={labels} dispatch={dispatch} />
  const hasModel = brandPresets[plan.brand].model !== null
  const isDetachedOpen = isMountWallAvailable(plan, 'detached')
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2 xl:grid-cols-1">
      <Group title={labels.groups.charger}>
        <Choice
          name="plan-brand"
          legend={labels.brand}
          value={plan.brand}
          options={brandKeys.map(value => ({
            value,
            // The logo image holds the brand's name.
            label: (
              <img
                src={brandPresets[value].logo}
                alt={brandPresets[value].name}
                width={160}
                height={44}
                loading="lazy"
                className="h-10 w-36"
              />
            ),
          }))}
          onChoose={brand => dispatch({ type: 'chooseBrand', brand })}
          columns="grid-cols-[repeat(auto-fill,minmax(min(100%,10.25rem),1fr))]"
          tiles
        />
        <BrandFacts plan={plan} labels={labels} />
        <Choice
          name="plan-model"
          legend={labels.chargerModel}
          value={plan.chargerModel}
          options={chargerModels.map(value => ({ value, label: labels.chargerModels[value] }))}
          onChoose={chargerModel => dispatch({ type: 'setChargerModel', chargerModel })}
          hint={hasModel ? labels.chargerModelHint : labels.chargerModelMissing}
          columns="grid-cols-2"
        />
        <Choice
          name="plan-amps"
          legend={labels.amps}
          value={plan.amps}
          options={ampChoices.map(value => ({ value, label: fill(labels.spec.amps, { amps: value }) }))}
          onChoose={amps => dispatch({ type: 'setAmps', amps })}
          hint={labels.ampsHint}
          columns="grid-cols-3"
        />
      </Group>
      <Group title={labels.groups.place}>
        <Choice
          name="plan-panel"
          legend={labels.panelLocation}
          value={plan.panelLocation}
          options={panelLocations.map(value => ({ value, label: labels.panelLocations[value] }))}
          onChoose={panelLocation => dispatch({ type: 'setPanelLocation', panelLocation })}
          columns="grid-cols-2"
        />
        <Choice
          name="plan-wall"
          legend={labels.mountWall}
          value={plan.mountWall}
          options={mountWalls.map(value => ({
            value,
            label: labels.mountWalls[value],
            disabled: !isMountWallAvailable(plan, value),
          }))}
          onChoose={mountWall => dispatch({ type: 'setMountWall', mountWall })}
          hint={isDetachedOpen ? labels.mountWallHint : labels.detachedNeedsTrench}
          columns="grid-cols-2 @min-[21rem]:grid-cols-[1fr_1fr_1fr_1.4fr]"
        />
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-6">
          {number('mountHeightIn')}
          {number('trenchFt')}
        </div>
        <Choice
          name="plan-conduit"
          legend={labels.conduitType}
          value={plan.conduitType}
          options={conduitTypes.map(value => ({ value, label: labels.conduitTypes[value] }))}
          onChoose={conduitType => dispatch({ type: 'setConduitType', conduitType })}
          hint={labels.conduitTypeHint}
          columns="grid-cols-2"
        />
      </Group>
      <div className="md:col-span-2 xl:col-span-1">
        <Group title={labels.groups.prices}>
          <div className="grid grid-cols-2 items-start gap-x-4 gap-y-6 md:max-xl:grid-cols-3">
            {number('pricePerFt')}
            {number('trenchPricePerFt')}
            {number('baseLabor')}
          </div>
        </Group>
      </div>
    </div>
  )
}, rendersSame)
