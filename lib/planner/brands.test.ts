import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { brandKeys, brands } from './brands'
import { decodePlanLink, encodePlanLink } from './link'
import { defaultPlan } from '@/tests/planner/default-plan'

const FILE = 'lib/planner/brands.ts'
const files = path.resolve(import.meta.dirname, '../../public')

it.each(brandKeys)('%s has its files, and a key and a code of its own', key => {
  const { code, logo, image, shape } = brands[key]
  for (const file of [logo, image, ...(shape ? [shape.model, shape.model.replace('.glb', '.bin')] : [])])
    expect(existsSync(path.join(files, file)), `${FILE}: ${key}: expected public${file}, got no such file`).toBe(true)
  const sharing = brandKeys.filter(other => other === key || brands[other].code === code)
  expect(sharing, `${FILE}: ${key}: expected a code of its own, got that of ${sharing.join(' and ')}`).toEqual([key])
})

it('keep the code that they have in links', () => {
  const shared = { custom: 0, tesla: 1, wallbox: 2, chargepoint: 3, emporia: 4 } as const
  expect(
    Object.fromEntries(brandKeys.map(key => [key, brands[key].code])),
    `${FILE}: a code was changed`,
  ).toMatchObject(shared)
  for (const brand of brandKeys) {
    const plan = { ...defaultPlan, brand }
    expect(decodePlanLink(encodePlanLink(plan))).toEqual({ ok: true, plan })
  }
})
