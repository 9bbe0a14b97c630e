// A chosen file becomes an upright JPEG, small in pixels and in bytes.
import { describe, expect, it, vi } from 'vitest'
import { encodePhoto, preparePhoto } from './prepare-photo'

describe('a chosen file', () => {
  const sizes: { width: number; height: number }[] = []
  /** A canvas whose JPEGs have `bytesPerPixel` at full quality. */
  function stubCanvas(bytesPerPixel: number) {
    sizes.length = 0
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect: vi.fn(),
      drawImage: vi.fn(),
    } as unknown as ImageBitmapRenderingContext)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      callback,
      type,
      quality,
    ) {
      const { width, height } = this
      sizes.push({ width, height })
      callback(new Blob([new Uint8Array(Math.round(width * height * bytesPerPixel * Number(quality)))], { type }))
    })
  }
  const close = vi.fn()
  const bitmap = (width: number, height: number): ImageBitmap => ({ width, height, close })

  it.each([
    [4000, 3000, 2000, 1500],
    [3000, 4000, 1500, 2000],
    [640, 480, 640, 480],
    [12_000, 10, 2000, 2],
    [12_000, 1, 2000, 1],
  ])('of %i x %i becomes %i x %i', async (width, height, toWidth, toHeight) => {
    stubCanvas(0.01)
    expect((await encodePhoto(bitmap(width, height)))?.byteLength).toBeGreaterThan(0)
    expect(sizes).toEqual([{ width: toWidth, height: toHeight }])
  })

  it.each([0.15, 0.3, 0.5, 1, 6])('with %f bytes a pixel has at most 400 kB', async bytesPerPixel => {
    stubCanvas(bytesPerPixel)
    const jpeg = await encodePhoto(bitmap(4000, 3000))
    expect(jpeg?.byteLength).toBeGreaterThan(0)
    expect(jpeg?.byteLength).toBeLessThanOrEqual(400_000)
  })

  it('is upright, and its bitmap is freed', async () => {
    stubCanvas(0.01)
    const create = vi.fn().mockResolvedValue(bitmap(100, 100))
    vi.stubGlobal('createImageBitmap', create)
    const file = new File(['x'], 'a.jpg')
    expect(await preparePhoto(file)).toMatchObject({ ok: true })
    expect(create).toHaveBeenCalledWith(expect.any(Blob), { imageOrientation: 'from-image' })
    expect(close).toHaveBeenCalledTimes(1)
  })
})
