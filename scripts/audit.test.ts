import { describe, expect, it } from 'vitest'
import { isSevere, parseReport } from './audit.ts'

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      pack: {
        name: 'pack',
        severity,
        via: [{ title: 'Reads out of bounds', url: 'https://github.com/advisories/GHSA-1' }, 'inner'],
      },
    },
  })

describe('parseReport', () => {
  it('reads each vulnerability with its severity and source', () => {
    expect(parseReport(report('high'))).toEqual([
      {
        name: 'pack',
        severity: 'high',
        title: 'Reads out of bounds https://github.com/advisories/GHSA-1; through inner',
      },
    ])
    expect(parseReport('{"vulnerabilities":{}}')).toEqual([])
  })

  it.each([
    '',
    'npm error audit endpoint returned an error',
    '{"message":"404 Not Found","error":{"code":"ENOAUDIT"}}',
    'null',
  ])('returns undefined without a report: %j', text => {
    expect(parseReport(text)).toBeUndefined()
  })
})

it('calls high and critical vulnerabilities severe', () => {
  expect(['low', 'moderate', 'high', 'critical'].filter(severity => isSevere({ severity }))).toEqual([
    'high',
    'critical',
  ])
})
