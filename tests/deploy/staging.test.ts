// Bindings and variables of wrangler.jsonc are not inherited by its environments, routes are.
import path from 'node:path'
import { expect, it } from 'vitest'
import { readWranglerConfig } from '../../scripts/wrangler-config.ts'

const root = path.resolve(import.meta.dirname, '../..')
const [production, staging] = (await Promise.all([
  readWranglerConfig(root),
  readWranglerConfig(root, 'staging'),
])) as unknown as readonly [Record<string, unknown>, Record<string, unknown>]

/** What may differ besides the names and ids of resources. */
const OWN = ['name', 'targetEnvironment', 'routes', 'workers_dev']
const NAMES = ['database_name', 'database_id', 'bucket_name', 'namespace_id']

/** A setting with the names and ids of resources left out. */
const shape = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (key, inner: unknown) => (NAMES.includes(key) ? undefined : inner)))

it('has every setting, binding and variable of production', () => {
  for (const key of Object.keys(production).filter(key => !OWN.includes(key)))
    expect([key, shape(staging[key])]).toEqual([key, shape(production[key])])
})

it('shares no database, bucket or rate limit with production', () => {
  const names = (config: Record<string, unknown>) =>
    [config.d1_databases, config.r2_buckets, config.ratelimits]
      .flatMap(list => list as Readonly<Record<string, string>>[])
      .flatMap(entry => NAMES.flatMap(name => entry[name] ?? []))
  expect(names(production).length).toBeGreaterThanOrEqual(4)
  expect(names(staging)).toHaveLength(names(production).length)
  expect(names(staging).filter(name => names(production).includes(name))).toEqual([])
})

it('is a Worker of its own without the routes of production', () => {
  expect(production.name).toBe('fairlead')
  expect(staging).toMatchObject({ name: 'fairlead-staging', routes: [], workers_dev: true })
})
