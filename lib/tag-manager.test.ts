// The container to import beside the events that the site pushes.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const file = readFileSync('docs/tag-manager.json', 'utf8')
type Named = Readonly<Record<'name', string>>
type Tag = Named & { readonly firingTriggerId: readonly string[] }
const { tag, trigger, variable } = (
  JSON.parse(file) as {
    containerVersion: {
      tag: readonly Tag[]
      trigger: readonly (Named & { readonly triggerId: string })[]
      variable: readonly Named[]
    }
  }
).containerVersion

it('has a trigger for each event of the site, and names only what it holds', () => {
  const pushed = [...readFileSync('lib/data-layer.ts', 'utf8').matchAll(/event: '(\w+)'/g)].map(([, name]) => name)
  // Clicks are pushed by the page's inline script.
  expect(new Set(trigger.map(({ name }) => name))).toEqual(new Set([...pushed, 'call_click', 'text_click']))
  const used = [...file.matchAll(/\{\{([^}]+)\}\}/g)].map(([, name]) => name).filter(name => name !== '_event')
  expect(new Set(used)).toEqual(new Set(variable.map(({ name }) => name)))
  // Every page, and Initialization: Tag Manager's own triggers.
  const fires = new Set([...trigger.map(({ triggerId }) => triggerId), '2147479553', '2147479573'])
  expect(tag.flatMap(({ firingTriggerId }) => firingTriggerId).filter(id => !fires.has(id))).toEqual([])
})
