import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { materialWords, plannerWords } from '@/content/words/planner'
import { brands, reducePlan, routeOf } from '@/lib/planner'
import { materialName } from '@/lib/material-names'
import { materialsOf } from '@/lib/planner/materials'
import { InPlanner } from '@/tests/planner/in-planner'
import { MaterialsTable } from './materials-table'
import { atDetached } from '@/tests/planner/plans'

it('shows in short what goes on the wall: no fitting twice, the three wires in one row', () => {
  const plan = reducePlan(atDetached(25), { type: 'chooseBrand', brand: 'tesla' })
  const route = routeOf(plan)
  render(
    <InPlanner plan={plan}>
      <MaterialsTable plan={plan} route={route} />
    </InPlanner>,
  )
  const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  const { charger, wire } = plannerWords.keep.materials
  expect(rows).toEqual(expect.arrayContaining([charger, wire]))
  expect(new Set(rows).size).toBe(rows.length)
  expect(screen.getByRole('cell', { name: brands.tesla.name })).toBeTruthy()
  const lines = materialsOf(plan, route)
  for (const start of ['conduit', 'elbow', 'strap', 'breaker', 'trench-dig'])
    for (const { id } of lines.filter(line => line.id.startsWith(start)))
      expect(rows).toContain(materialName(id, materialWords))
  for (const { id } of lines.filter(line => /^(coupling|connector|wire)/.test(line.id)))
    expect(rows).not.toContain(materialName(id, materialWords))
})
