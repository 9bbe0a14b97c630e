import { expect, it } from 'vitest'
import { materialWords } from '@/content/words/planner'
import { materialName } from './material-names'
import { ampChoices, conduitTypes } from './planner/constants'
import { materialsOfRun } from './planner/materials'

it('every line of every kind of run has a name of its own', () => {
  const ids = new Set(
    ampChoices.flatMap(amps =>
      conduitTypes.flatMap(conduitType =>
        materialsOfRun({ amps, conduitType, conduitFt: 90, elbows: 5, trenchFt: 30 }).map(({ id }) => id),
      ),
    ),
  )
  const names = [...ids].map(id => materialName(id, materialWords))
  expect(new Set(names).size).toBe(ids.size)
  for (const name of names) expect(name).not.toMatch(/[{}]|emt|pvc\d|thhn|undefined/)
})

it('an unknown id stays as it is', () => {
  for (const id of ['', 'conduit-imc-1-2', 'constructor', 'wire-thhn', 'breaker-3p-40'])
    expect(materialName(id, materialWords)).toBe(id)
})
