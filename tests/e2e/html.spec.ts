// Every page and the not-found screen under a maintained HTML validator.
import { HtmlValidate } from 'html-validate'
import { routes } from '@/lib/routes'
import { expect, test } from './quiet'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // React's own way of writing, valid by the standard: self-closed void elements, attribute case, empty attribute values.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    'no-raw-characters': 'off',
    'doctype-style': 'off',
    'require-sri': 'off',
  },
})

test('every page is valid HTML', async ({ request }) => {
  test.setTimeout(120_000)
  const found: string[] = []
  for (const path of [...routes.map(route => route.path), '/no-such-page']) {
    const html = await (await request.get(path)).text()
    const { results } = await validator.validateString(html)
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        found.push(`${path} ${ruleId}: ${message} (${selector ?? ''})`)
  }
  expect(found).toEqual([])
})
