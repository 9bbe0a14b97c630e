import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTagHosts } from '@/lib/tag-hosts'
import { classifyScript } from './classify'
import { addPolicy, policy } from './csp'
import { readDocument } from './document'
import { planFile } from './files'
import { finishScripts } from './scripts'
import { styleFirstPaint } from './styles'
import { loadedByIslands } from '../../bench/page-weight'

// Two pages as `next build` writes them.
const fixture = (name: string) => readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8')
const contentPage = fixture('content-page.html')
const islandPage = fixture('island-page.html')

const element = (attributes: Record<string, string>, text = '') => ({
  tag: 'script',
  attributes,
  text,
  start: 0,
  end: 0,
})

describe('a page without an island', () => {
  const finished = finishScripts(contentPage)
  it('loses every framework script, its preloads and the flight data', () => {
    expect(finished.islands).toEqual([])
    expect(finished.flight).toBeUndefined()
    const left = readDocument(finished.html).scripts.map(classifyScript)
    expect(new Set(left)).toEqual(new Set(['data', 'own']))
    expect(finished.html).not.toMatch(/as="script"|__next_f/)
  })
})

describe('a page with islands', () => {
  const finished = finishScripts(islandPage)
  it('gets one loader for the flight data and every framework file, in their order', () => {
    expect(finished.islands).toContain('long-estimate')
    const scripts = readDocument(finished.html).scripts
    expect(scripts.filter(script => classifyScript(script) === 'framework-file')).toEqual([])
    const before = readDocument(islandPage).scripts.filter(
      script => classifyScript(script) === 'framework-file' && script.attributes.nomodule === undefined,
    )
    expect(loadedByIslands(finished.html)).toEqual([
      finished.flight?.path,
      ...new Set(before.map(script => script.attributes.src)),
    ])
  })
  it('moves the flight data to a file', () => {
    expect(finished.flight?.text).toContain('self.__next_f')
    const pushes = (text: string) => text.split('self.__next_f.push').length
    expect(pushes(finished.flight?.text ?? '')).toBe(pushes(islandPage))
  })
})

it('unknown scripts stop the build', () => {
  expect(() => classifyScript(element({ src: 'https://cdn.example.com/x.js' }))).toThrow('unexpected script')
  expect(() => classifyScript(element({}, 'alert(1)'))).toThrow('alert(1)')
  expect(() => finishScripts(contentPage.replace('</body>', '<script>alert(1)</script></body>'))).toThrow(
    'unexpected script',
  )
})

describe('the policy', () => {
  const none = { hashes: [], hasLoader: false }
  const html = addPolicy(finishScripts(islandPage).html, { endpoints: ['https://hooks.example.net'] })
  it('follows the charset declaration, which is within the first 1,024 bytes', () => {
    expect(html.indexOf('<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"')).toBeGreaterThan(0)
    expect(html.indexOf('charSet')).toBeLessThan(1000)
  })
  it('allows inline scripts by hash only', () => {
    const content = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const scriptSrc = content.split('; ').find(part => part.startsWith('script-src')) ?? ''
    expect(scriptSrc).not.toMatch(/unsafe|\*|https:/)
    const own = readDocument(html).scripts.filter(
      script => classifyScript(script) === 'own' && script.attributes.src === undefined,
    )
    expect(own.length).toBeGreaterThan(2)
    for (const { text } of own)
      expect(scriptSrc).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  })
  it('lets forms and fetches reach the endpoints and nothing else', () => {
    expect(policy(none, { endpoints: ['https://hooks.example.net'] })).toContain(
      "form-action 'self' https://hooks.example.net",
    )
    expect(policy(none, { endpoints: [] })).toContain("connect-src 'self' blob: data:")
  })
  it('requires trusted types: with the loader’s policy on pages with islands, with none on others', () => {
    expect(html).toContain("; require-trusted-types-for 'script'; trusted-types default\"")
    expect(addPolicy(finishScripts(contentPage).html, { endpoints: [] })).toContain(
      "; require-trusted-types-for 'script'; trusted-types 'none'\"",
    )
    expect(policy(none, { endpoints: [], tagManager: true })).not.toContain('trusted-types')
  })
  it('allows Google only in builds with Tag Manager, and no inline scripts', () => {
    expect(policy(none, { endpoints: [] })).not.toContain('google')
    const open = policy(none, { endpoints: [], tagManager: true })
    expect(open).toContain("script-src 'self' https://www.googletagmanager.com;")
    expect(open).toContain("form-action 'self';")
    expect(
      open
        .split('; ')
        .filter(part => part.includes('google'))
        .map(part => part.split(' ')[0]),
    ).toEqual(['script-src', 'img-src', 'connect-src'])
  })
  it('opens hosts that the owner names, with a container only', () => {
    const tagHosts = readTagHosts('google-ads tags.example.com') ?? []
    expect(policy(none, { endpoints: [], tagHosts })).toBe(policy(none, { endpoints: [] }))
    const open = policy(none, { endpoints: [], tagManager: true, tagHosts })
    const sources = (directive: string) =>
      open
        .split('; ')
        .find(part => part.startsWith(`${directive} `))
        ?.split(' ') ?? []
    for (const directive of ['script-src', 'img-src', 'connect-src'])
      expect(sources(directive)).toEqual(
        expect.arrayContaining(['https://www.googleadservices.com', 'https://tags.example.com']),
      )
    expect(sources('frame-src')).toEqual(['frame-src', 'https://www.googletagmanager.com'])
    expect(open).not.toContain('font-src')
    const preview = policy(none, {
      endpoints: [],
      tagManager: true,
      tagHosts: readTagHosts('preview google-ads') ?? [],
    })
    expect(preview).toMatch(
      /style-src 'self' [^;]*https:\/\/tagmanager\.google\.com.*font-src 'self' https:\/\/fonts\./,
    )
    for (const part of [...open.split('; '), ...preview.split('; ')])
      expect(new Set(part.split(' ')).size).toBe(part.split(' ').length)
  })
})

describe('files', () => {
  it('drop the payloads and keep what is served', () => {
    for (const file of [
      'services.txt',
      'services/__next._tree.txt',
      '__next._full.txt',
      '_not-found.html',
      '_not-found/__next._head.txt',
    ])
      expect(planFile(file), file).toEqual({ kind: 'drop' })
    for (const file of [
      'robots.txt',
      'llms.txt',
      'sitemap.xml',
      '_next/static/chunks/a.js',
      'images/share.png',
      '_headers',
      'rss.xml',
    ])
      expect(planFile(file), file).toEqual({ kind: 'keep' })
  })
  it('stop the build when they are unknown', () => {
    expect(() => planFile('secret.env')).toThrow('secret.env')
    expect(() => planFile('a/b/c.html')).toThrow('a/b/c.html')
  })
})

describe('the rules of the first paint', () => {
  const page =
    '<html><head><meta charset="utf-8"><link rel="stylesheet" href="/_next/static/a.css"><link rel="stylesheet" href="/_next/static/b.css"></head><body><p class="used">Text</p></body></html>'
  const sheets: Readonly<Record<string, string>> = {
    '/_next/static/a.css':
      '@layer base;@font-face{font-family:x;src:url(../media/x.woff2)}@media (min-width:1px){.used,.other{top:0}.other{left:0}}@media print{.used{top:1px}}.used:hover{top:2px}html[data-js] .later{top:3px}',
    '/_next/static/b.css':
      '.used::before{animation:1s come}@keyframes come{0%{top:0}}@keyframes unused{0%{top:0}}p:not(:only-in-browsers){top:4px}body>:last-child{top:5px}',
  }
  const finish = (html: string) => styleFirstPaint(html, path => Promise.resolve(sheets[path] ?? ''))

  it('are those that match, in the head and in their order; the sheets follow at the end', async () => {
    const links = page.match(/<link[^>]*>/g)?.join('') ?? ''
    expect(await finish(page)).toBe(
      `<html><head><meta charset="utf-8"><link rel="prefetch" as="font" type="font/woff2" crossorigin href="/_next/media/x.woff2"><style>@layer base;@font-face{font-family:x;src:url(/_next/media/x.woff2)}@media (min-width:1px){.used{top:0}}html[data-js] .later{top:3px}.used::before{animation:1s come}@keyframes come{0%{top:0}}p:not(:only-in-browsers){top:4px}body>:last-child{top:5px}</style></head><body><p class="used">Text</p>${links}</body></html>`,
    )
  })
  it('need a sheet', async () => {
    await expect(finish(page.replaceAll(/<link[^>]*>/g, ''))).rejects.toThrow('no style sheet')
  })
})
