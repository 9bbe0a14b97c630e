import { describe, expect, it } from 'vitest'
import { isNotFoundPage, isPageFile } from './not-found'

describe('isNotFoundPage', () => {
  it.each([
    '/404',
    '/404/',
    '//404',
    '/404.html',
    '/%34%30%34',
    '/404%2Ehtml',
    '/404/index',
    '/404/index.html',
    '/_not-found',
    '/_not-found.html',
  ])('%s', path => {
    expect(isNotFoundPage(path)).toBe(true)
  })

  it.each(['/', '/404x', '/services/404', '/blog', '/%zz', '/4040', '/404.htmlx'])('not %s', path => {
    expect(isNotFoundPage(path)).toBe(false)
  })
})

describe('isPageFile', () => {
  it.each([
    '/index',
    '/index.html',
    '/index/',
    '/services.html',
    '/locations/index',
    '/locations/islip/index.html',
    '/%69ndex.html',
  ])('%s', path => {
    expect(isPageFile(path)).toBe(true)
  })

  it.each([
    '/',
    '/services',
    '/locations/islip/',
    '/index.txt',
    '/services/indexes',
    '/rss.xml',
    '/html',
    '/_next/static/chunks/index-1.js',
  ])('not %s', path => {
    expect(isPageFile(path)).toBe(false)
  })
})
