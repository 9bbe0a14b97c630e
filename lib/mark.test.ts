import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { mark } from './mark'

it('is what the icon of the browser shows', () => {
  const icon = readFileSync(path.resolve(import.meta.dirname, '../public/icon.svg'), 'utf8')
  expect(icon).toContain(`d="${mark.line}"`)
  expect(icon).toContain(`r="${mark.radius}"`)
})
