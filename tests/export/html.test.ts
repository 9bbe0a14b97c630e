// Every page and the not-found page under a maintained HTML validator.
import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { notFound, pages, phonePage } from './pages'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React serializes: self-closing void elements, camel-case attributes, `disabled=""`.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Widths that come from data, such as price bands.
    'no-inline-style': 'off',
    // Style sheets come from the same origin, under the page's policy.
    'require-sri': 'off',
    // The number is written as specified; CSS keeps it on one line.
    'tel-non-breaking': 'off',
    // HTML allows any id without spaces; headings of articles start with numbers, React's own ids
    // with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // The links of the map are a list inside an SVG, which has no native list.
    'prefer-native-element': ['error', { exclude: ['list', 'listitem'] }],
  },
})

it('every page is valid HTML', { timeout: 120_000 }, async () => {
  const found: string[] = []
  for (const { path, html } of [...pages, phonePage, notFound]) {
    const { results } = await validator.validateString(html)
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        found.push(`${path} ${ruleId}: ${message} (${selector ?? ''})`)
  }
  expect(found).toEqual([])
})
