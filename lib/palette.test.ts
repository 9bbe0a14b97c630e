import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { darkColors, lightColors } from './palette'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

it('has colors that stand in no other code', () => {
  const own = ['lib/palette.ts', 'lib/palette.test.ts']
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
