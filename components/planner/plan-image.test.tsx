// The size of the picture that is sent with a plan.
import { expect, it, vi } from 'vitest'
import { MAX_IMAGE_BYTES } from '@/lib/leads/contact'
import { jpegOf } from './plan-image'

/**
 * A canvas whose JPEG has `bytesAtFull` bytes at quality 1, fewer at a lower one; `asked` collects
 * the qualities. jsdom draws none.
 */
function canvasOf(bytesAtFull: number) {
  const asked: number[] = []
  const canvas = document.createElement('canvas')
  vi.spyOn(canvas, 'toDataURL').mockImplementation((_type, quality) => {
    asked.push(Number(quality))
    const bytes = Buffer.alloc(Math.round(bytesAtFull * Number(quality)))
    return `data:image/jpeg;base64,${bytes.toString('base64')}`
  })
  return { canvas, asked }
}
const bytesOf = (url: string) => Buffer.from(url.split(',')[1] ?? '', 'base64').byteLength

it('sends quality 0.85 where it fits, and lowers it step by step where it does not', () => {
  const usual = canvasOf(MAX_IMAGE_BYTES)
  expect(bytesOf(jpegOf(usual.canvas))).toBeLessThanOrEqual(MAX_IMAGE_BYTES)
  expect(usual.asked).toEqual([0.85])
  const large = canvasOf(1.9 * MAX_IMAGE_BYTES)
  expect(bytesOf(jpegOf(large.canvas))).toBeLessThanOrEqual(MAX_IMAGE_BYTES)
  expect(large.asked).toEqual([0.85, 0.7, 0.5])
})

it('throws where no quality fits', () => {
  expect(() => jpegOf(canvasOf(10 * MAX_IMAGE_BYTES).canvas)).toThrow('too large')
})
