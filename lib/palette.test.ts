import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { darkColors, lightColors } from './palette'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** '--on-night: #f3f6fb;' or '--ink: light-dark(#10203a, #eef2f8);' */
const COLOR = /--(photo-)?([a-z-]+):\s*(?:light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g

it('has every color of the style sheet, in both schemes', () => {
  const tokens = [...read('app/tokens.css').matchAll(COLOR)].map(([, photo, token = '', light, dark, both]) => ({
    isOnPhoto: photo !== undefined,
    name: token.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    light: light ?? both,
    dark: dark ?? both,
  }))
  const page = tokens.filter(({ isOnPhoto }) => !isOnPhoto)
  expect(lightColors).toEqual(Object.fromEntries(page.map(({ name, light }) => [name, light])))
  expect(darkColors).toEqual(Object.fromEntries(page.map(({ name, dark }) => [name, dark])))
  for (const { name, light } of tokens.filter(({ isOnPhoto }) => isOnPhoto))
    expect({ [name]: light }).toEqual({ [name]: lightColors[name as keyof typeof lightColors] })
  expect(tokens).toHaveLength([...read('app/tokens.css').matchAll(/#[0-9a-f]{3,8}\b[^;]*;/g)].length)
})

it('has colors that stand in no other code', () => {
  const own = ['app/tokens.css', 'lib/palette.ts', 'lib/palette.test.ts']
  // White is no color of this site alone.
  const colors = new Set([...Object.values<string>(lightColors), ...Object.values<string>(darkColors)])
  colors.delete('#ffffff')
  const copies = globSync('{app,components,content,lib,worker}/**/*.{css,ts,tsx}', { cwd: root })
    .filter(file => !own.includes(file))
    .flatMap(file =>
      [...read(file).matchAll(/#[0-9a-f]{6}\b/gi)].map(([color]) => ({ file, color: color.toLowerCase() })),
    )
    .filter(({ color }) => colors.has(color))
  expect(copies).toEqual([])
})
