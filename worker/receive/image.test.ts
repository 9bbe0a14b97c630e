import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeImage } from './image'
import { Problem } from '@/worker/problem'
import { forAll } from '@/tests/for-all'

it('decodeImage refuses any text that is no JPEG with a Problem', () => {
  forAll(
    fc.oneof(
      fc.string(),
      fc.base64String().map(text => `data:image/jpeg;base64,${text}`),
    ),
    text => {
      expect(() => decodeImage(text)).toThrow(Problem)
    },
  )
})
