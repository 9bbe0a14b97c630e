import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { business } from '@/content/business'
import { licensesText, securityText } from './public-texts'
import { root } from '../project'

describe('securityText', () => {
  const builtMs = Date.now()
  const text = securityText({ siteUrl: 'https://www.example.com', phone: business.phone, builtMs })
  const valuesOf = (field: string) =>
    text.split('\n').flatMap(line => (line.startsWith(`${field}: `) ? [line.slice(field.length + 2)] : []))

  it('has one date ahead, less than a year away', () => {
    const [expires = '', ...more] = valuesOf('Expires')
    expect(more).toEqual([])
    expect(Date.parse(expires)).toBeGreaterThan(builtMs)
    expect(Date.parse(expires) - builtMs).toBeLessThan(365 * 86_400_000)
  })

  it('names ways to reach the owner, and itself', () => {
    expect(valuesOf('Contact')).toEqual(['https://www.example.com/contact', expect.stringMatching(/^tel:\+1\d{10}$/)])
    expect(valuesOf('Canonical')).toEqual(['https://www.example.com/.well-known/security.txt'])
  })
})

it('licensesText lists every package of the lock file that the site is made of, once, and no tools', () => {
  const text = licensesText(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const lines = text.trim().split('\n').slice(2)
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >
  expect(new Set(lines).size).toBe(lines.length)
  for (const [name, version] of Object.entries(dependencies ?? {}))
    expect(lines.filter(line => line.startsWith(`${name} ${version}: `))).toHaveLength(1)
  expect(lines.filter(line => /^(?:vitest|wrangler|prettier) /.test(line))).toEqual([])
  expect(Object.keys(devDependencies ?? {})).toContain('vitest')
})
