import { evaluateSync } from '@mdx-js/mdx'
import * as runtime from 'react/jsx-runtime'
import { describe, expect, it, test } from 'vitest'
import { mdxOptions } from '@/scripts/mdx'
import { blocksOf, sectionsOf, type MdxContent } from './mdx'

const file = 'content/articles/foo.mdx'
const page = (source: string, scope: Record<string, unknown> = {}) => ({
  file,
  Content: evaluateSync(source, { ...mdxOptions, ...runtime, ...scope }).default as unknown as MdxContent,
})

const body = `---
title: Foo
---

export const price = '$850'

<UpdateNote>

It costs {price} now.

</UpdateNote>

The lead.

## Costs of **it**

- One [service](/services/foo)
- **Two:** {price}

<Table caption="What it costs" claim="costGuide">

| Job | Price |
| --- | --- |
| One | {price} |

</Table>

### Why

<Note title={\`About \${price}\`} claim="newYorkRebate">

A remark.

</Note>

## The end
`

describe('sectionsOf', () => {
  it('divides a body at its second-level headings', () => {
    const { intro, sections } = sectionsOf(page(body), { Table: 'table', Note: 'aside', UpdateNote: 'div' })
    expect(intro.map(({ type }) => type)).toEqual(['div', 'p'])
    expect(sections.map(({ heading, body: blocks }) => [heading, blocks.map(({ type }) => type)])).toEqual([
      ['Costs of it', ['ul', 'table', 'h3', 'aside']],
      ['The end', []],
    ])
  })

  it('takes a body of one block', () => {
    expect(sectionsOf(page('Just this.'), {}).intro.map(({ type }) => type)).toEqual(['p'])
  })
})

it('blocksOf lists texts with their element and claim', () => {
  expect(blocksOf(page(body))).toEqual([
    { kind: 'UpdateNote', text: 'It costs $850 now.' },
    { kind: 'p', text: 'The lead.' },
    { kind: 'h2', text: 'Costs of **it**' },
    { kind: 'li', text: 'One [service](/services/foo)' },
    { kind: 'li', text: '**Two:** $850' },
    { kind: 'Table', text: 'What it costs', claim: 'costGuide' },
    { kind: 'Table', text: 'Job' },
    { kind: 'Table', text: 'Price' },
    { kind: 'Table', text: 'One' },
    { kind: 'Table', text: '$850' },
    { kind: 'h3', text: 'Why' },
    { kind: 'Note', text: 'About $850', claim: 'newYorkRebate' },
    { kind: 'Note', text: 'A remark.' },
    { kind: 'h2', text: 'The end' },
  ])
})

describe('a fault in a body', () => {
  const prices = 'export const prices = { town: {} }\n\n'
  test.each([
    [
      'an expression without a value',
      `${prices}It costs {prices.city} today.`,
      'expected every {expression} to have a value, got none in: It costs  today.',
    ],
    [
      'an expression that fails',
      `${prices}It costs {prices.city.min} today.`,
      "Cannot read properties of undefined (reading 'min')",
    ],
    ['an unknown component', '<Note2 title="x">\n\nText\n\n</Note2>', 'Expected component `Note2` to be defined'],
  ])('%s is named with its file', (_, source, message) => {
    expect(() => blocksOf(page(source))).toThrow(`${file}: ${message}`)
  })
})
