import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fontFaceRules, type FontName } from '@/lib/font-files'
import { fonts, madeOf } from './fonts'
import { root } from './project'

const committed = (name: FontName) => readFileSync(path.join(root, 'app/fonts', `${name}.woff2`))

/** Source of the pages, without comments and tests. */
const words = ['content', 'components', 'app'].flatMap(folder =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map(file => ({
      file: `${folder}/${file}`,
      text: readFileSync(path.join(root, folder, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
    })),
)

describe('the fonts of the site', () => {
  it('are made of what scripts/fonts.ts says; run it after a change', () => {
    expect(JSON.parse(readFileSync(path.join(root, 'app/fonts/made-of.json'), 'utf8'))).toEqual(madeOf)
    expect(readFileSync(path.join(root, 'app/font-faces.css'), 'utf8')).toContain(
      fontFaceRules(name => `./fonts/${name}.woff2`),
    )
  })

  it.each(['display', 'text'] as const)('%s and its headers fit into ten packets', name => {
    expect(committed(name).byteLength).toBeLessThan(10 * 1460 - 500)
  })

  it('loads the rare characters on demand', () => {
    const range = /unicode-range: ([^;]+);/.exec(readFileSync(path.join(root, 'app/font-faces.css'), 'utf8'))?.[1] ?? ''
    const named = range.split(', ').flatMap(part => {
      const [from = 0, to = from] = part
        .replace('U+', '')
        .split('-')
        .map(digits => Number.parseInt(digits, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    })
    expect(named.join('')).toBe([...fonts['text-others'].characters].toSorted().join(''))
  })

  it('contain every character of the pages', () => {
    expect(words.length).toBeGreaterThan(150)
    for (const name of ['display', 'text'] as const) {
      const known = new Set(fonts[name].characters)
      const missing = words.flatMap(({ file, text }) =>
        [...new Set(text)]
          .filter(character => character >= ' ' && !known.has(character))
          .map(character => `${file}: ${character}`),
      )
      expect(missing, `${name}: add it to scripts/fonts.ts and run that`).toEqual([])
    }
  })
})
