import { describe, expect, it } from 'vitest'
import { isSerious, readReport } from './audit.mjs'

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      pack: {
        name: 'pack',
        severity,
        via: [{ title: 'Reads too far', url: 'https://github.com/advisories/GHSA-1' }, 'inner'],
      },
    },
  })

describe('a report of npm audit', () => {
  it('is read, and a high or critical hole is serious', () => {
    expect(readReport(report('high'))).toEqual([
      { name: 'pack', severity: 'high', title: 'Reads too far https://github.com/advisories/GHSA-1; through inner' },
    ])
    expect(
      ['low', 'moderate', 'high', 'critical'].filter(severity => readReport(report(severity))?.some(isSerious)),
    ).toEqual(['high', 'critical'])
    expect(readReport('{"vulnerabilities":{}}')).toEqual([])
  })

  it.each([
    '',
    'npm error audit endpoint returned an error',
    '{"message":"404 Not Found","error":{"code":"ENOAUDIT"}}',
    'null',
  ])('is no report where there is none: %j', text => {
    expect(readReport(text)).toBeUndefined()
  })
})
