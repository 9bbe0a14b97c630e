import { describe, expect, it } from 'vitest'
import { routes } from '@/content/routes'
import { shareFile, sharePath } from './share'

describe('share pictures', () => {
  it('have one file per route', () => {
    expect(new Set(routes.map(({ path }) => shareFile(path))).size).toBe(routes.length)
    expect(sharePath('/')).toBe('/og/home.png')
    expect(sharePath('/locations/islip/')).toBe('/og/locations-islip.png')
  })
})
