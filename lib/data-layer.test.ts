import { describe, expect, it } from 'vitest'
import { utmOf } from './data-layer'

describe('campaign parameters', () => {
  it('are those whose name starts with utm_, prefix kept', () => {
    expect(utmOf('?utm_source=x&utm_term=a%20b&gclid=1&UTM_x=2&xutm_y=3')).toEqual({ utm_source: 'x', utm_term: 'a b' })
    expect(utmOf('')).toEqual({})
  })
})
