import { describe, expect, it } from 'vitest'
import { newLeadMessage } from '@/worker/staff/message'
import { ada, arbMessage, ownLinks } from '@/tests/leads/messages'
import { forAll, forCases } from '@/tests/for-all'
import { mail } from './mail'

describe('a mail', () => {
  it('has one line of subject, no line over 998 octets, and a reply address only when it is one', () => {
    forCases(200, arbMessage, message => {
      const { subject, text, html, replyTo } = mail.body(message)
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect(subject.length).toBeLessThanOrEqual(150)
      expect(subject.trim()).not.toBe('')
      for (const part of [text, html]) {
        expect(part).not.toContain('\r')
        expect(part.split('\n').filter(line => new TextEncoder().encode(line).length > 998)).toEqual([])
      }
      expect(replyTo ?? 'a@b.example').toMatch(/^[\x21-\x7e]+@[a-z\d.-]+$/i)
      expect(replyTo ?? '').not.toMatch(/[\s<>,;:"()[\]]/)
    })
  })

  it('has no element and no address but its own', () => {
    const ELEMENTS = ['a', 'body', 'br', 'dd', 'dl', 'dt', 'h1', 'head', 'html', 'meta', 'style', 'title']
    forAll(arbMessage, message => {
      const { html } = mail.body(message)
      expect(
        [...html.matchAll(/<\/?([a-z]+\d?)/gi)].map(([, name]) => name).filter(name => !ELEMENTS.includes(name ?? '')),
      ).toEqual([])
      const own = message.lead ? ownLinks(message.lead) : []
      const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
        href.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
      )
      expect(hrefs.filter(href => !own.includes(href))).toEqual([])
      expect(html).not.toMatch(/\b(?:src|background|srcset)\s*=\s*["']|url\(|@import/)
    })
  })

  it('says the same in text and HTML, all of a long message, and replies to the visitor', () => {
    const message = Array.from({ length: 400 }, (_, n) => `word${n}`).join(' ')
    const { subject, text, html, replyTo } = mail.body(newLeadMessage({ ...ada, message }))
    expect(subject).toBe('Estimate request: Ada Byron, Islip')
    for (const part of [text, html]) {
      expect(part).toContain('(631) 555-0101')
      expect(part).toContain('word399')
      expect(part).toContain(ada.leadPageUrl)
    }
    expect(html).toMatch(/<a class="b p" href="tel:[^"]*">\nCall \(631\) 555-0101\n<\/a>\n<dl>/)
    expect(replyTo).toBe('ada@example.com')
  })
})
