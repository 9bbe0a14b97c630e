// Bindings and variables of wrangler.jsonc are not inherited by its environments, routes are.
import path from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { expect, it } from 'vitest'
import { readWranglerConfig } from '../../scripts/wrangler-config.ts'
import { root } from '../../scripts/project.ts'

const readByWrangler = (env?: string) =>
  unstable_readConfig({ config: path.join(root, 'wrangler.jsonc'), env }) as unknown as Record<string, unknown>
const production = readByWrangler()
const staging = readByWrangler('staging')

/** Keys that may differ besides the names and ids of resources. */
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

it.each([
  ['production', undefined, production],
  ['staging', 'staging', staging],
])('is read by the scripts as wrangler reads it: %s', (_what, environment, config) => {
  const own = readWranglerConfig(root, environment)
  expect(own.d1_databases).not.toEqual([])
  expect(config).toMatchObject(own)
})

it('stops where the environment is missing', () => {
  expect(() => readWranglerConfig(root, 'preview')).toThrow('expected the environment preview')
})
