import { describe, expect, it } from 'vitest'
import { contentSources } from '@/scripts/build/content-sources'
import { root } from '@/scripts/project'
import { promises, type OwnerPromise } from './promises'
import { openPromises, placesOf } from './promises-check'

const sources = contentSources(root)
const isWords = (file: string) => !/promises|samples|\.test\./.test(file)

describe('the register of promises', () => {
  it('finds its promises on the pages', () => {
    const register = Object.values<OwnerPromise>(promises)
    const found = register.filter(promise => placesOf(promise, sources).length > 0)
    // Words that leave the pages leave the launch check by themselves.
    expect(found.length).toBeGreaterThan(register.length / 2)
  })

  it('has every promise that the pages make in such words', () => {
    const promising =
      /\bSundays?\b|\bone crew\b|at any hour|never means|same price on both|\bsweep up\b|[Cc]lean-?up\b|haul(ed)? away|copy of the certificate|\b[Ss]pares\b|backfill the same day|don’t sell|\bfor the miles\b|this month’s wait/
    const registered = new Set(Object.values<OwnerPromise>(promises).flatMap(promise => placesOf(promise, sources)))
    const open = sources
      .filter(({ file }) => isWords(file))
      .flatMap(({ file, source }) =>
        source
          .split('\n')
          .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
          .filter(
            ({ line, place }) => promising.test(line) && !/^\s*(\/\/|\/?\*)/.test(line) && !registered.has(place),
          ),
      )
    expect(open).toEqual([])
  })
})

describe('openPromises', () => {
  const files = [{ file: 'content/pages/x.ts', source: "// on a Sunday\nconst a = 'on a Sunday'\n" }]
  const promise = (more: Partial<OwnerPromise> = {}): OwnerPromise => ({
    statement: 's',
    words: /Sunday/,
    confirmed: false,
    ...more,
  })

  it('names file and line, and reads no comment', () => {
    expect(openPromises(files, { a: promise() })).toEqual([
      { key: 'a', statement: 's', places: ['content/pages/x.ts:2'] },
    ])
  })

  it.each([
    ['confirmed', promise({ confirmed: true })],
    ['two readings that are equal', promise({ differs: () => false })],
    ['words that are gone', promise({ words: /Monday/ })],
  ])('leaves out: %s', (_, left) => {
    expect(openPromises(files, { left })).toEqual([])
  })
})
