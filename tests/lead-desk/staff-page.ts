// Rules for every page that staff open by a link of its own.
import { HtmlValidate } from 'html-validate'
import { expect } from 'vitest'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'tel-non-breaking': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // One list of ticks.
    'form-dup-name': ['error', { shared: ['checkbox', 'button', 'submit'] }],
  },
})

export async function expectValidHtml(page: string): Promise<void> {
  const { results } = await validator.validateString(page)
  expect(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`)),
  ).toEqual([])
}

/** Kept from caches, indexes and referrers, and without scripts or files of others. */
export function expectPrivate({ status, headers }: Response): void {
  expect([status, headers.get('cache-control'), headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'no-referrer',
    'noindex',
  ])
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
}

export const textOf = async (url: string) => (await fetch(url)).text()

/** A form of the page, as its button sends it. */
export const submit = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
