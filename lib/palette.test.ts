import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { darkColors, lightColors } from './palette'

/** '--on-night: #f3f6fb;' or '--ink: light-dark(#10203a, #eef2f8);' */
const COLOR = /--([a-z-]+):\s*(?:light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g

it('has every color of the style sheet, in both schemes', () => {
  const tokens = readFileSync(path.resolve(import.meta.dirname, '../app/tokens.css'), 'utf8')
  const light: Record<string, string | undefined> = {}
  const dark: Record<string, string | undefined> = {}
  for (const [, token = '', lightValue, darkValue, both] of tokens.matchAll(COLOR)) {
    const name = token.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    light[name] = lightValue ?? both
    dark[name] = darkValue ?? both
  }
  expect(lightColors).toEqual(light)
  expect(darkColors).toEqual(dark)
  expect(Object.keys(light)).toHaveLength([...tokens.matchAll(/#[0-9a-f]{3,8}\b[^;]*;/g)].length)
})
