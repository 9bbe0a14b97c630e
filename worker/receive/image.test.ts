import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeImage } from './image'
import { forAll } from '@/tests/for-all'

it('decodeImage gives nothing for any text that is no JPEG', () => {
  forAll(
    fc.oneof(
      fc.string(),
      fc.base64String().map(text => `data:image/jpeg;base64,${text}`),
    ),
    text => {
      expect(decodeImage(text)).toBeUndefined()
    },
  )
})
