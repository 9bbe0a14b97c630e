import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { markup } from './html'
import { forAll } from '@/tests/for-all'

type Element = DefaultTreeAdapterTypes.Element

describe('markup', () => {
  it('keeps any text a text and any attribute one attribute', () => {
    forAll(fc.string({ unit: 'binary' }), text => {
      const [element, ...others] = parseFragment(markup`<p title="${text}">${text}</p>`.markup).childNodes as Element[]
      expect(others).toEqual([])
      const shown = text.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '\ufffd')
      expect(element?.attrs).toEqual([{ name: 'title', value: shown }])
      expect(element?.childNodes.map(node => ('value' in node ? node.value : node.nodeName))).toEqual(
        shown === '' ? [] : [shown],
      )
    })
  })

  it('inserts markup, lists and nothing', () => {
    const items = ['a', '<b>'].map(text => markup`<li>${text}</li>`)
    expect(markup`<ul>${items}</ul>${null}${undefined}${false}${7}`.markup).toBe(
      '<ul><li>a</li><li>&#60;b&#62;</li></ul>7',
    )
  })
})
