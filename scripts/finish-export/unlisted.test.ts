import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { addNoIndex } from './unlisted.ts'

const ours = readFileSync(path.resolve(import.meta.dirname, '../../public/_headers'), 'utf8')

describe('addNoIndex', () => {
  it('adds one line to the rule for every path, and keeps all others', () => {
    const lines = addNoIndex(ours).split('\n')
    const at = lines.indexOf('  X-Robots-Tag: noindex')
    expect(lines[at - 1]).toBe('/*')
    expect(lines.toSpliced(at, 1).join('\n')).toBe(ours)
  })

  it('takes the rule at the start of the file', () => {
    expect(addNoIndex('/*\n  A: b\n')).toBe('/*\n  X-Robots-Tag: noindex\n  A: b\n')
  })

  it.each(['', '/images/*\n  A: b\n', '/*\n  A: b\n/*\n  C: d\n'])('refuses %j', headers => {
    expect(() => addNoIndex(headers)).toThrow('exactly one rule')
  })
})
