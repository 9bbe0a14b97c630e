// Decodes the data URL of a plan's image.
import { MAX_IMAGE_BYTES } from '@/lib/leads/contact'
import { jpegBase64 } from '@/lib/leads/kinds/plan'
import { Problem } from '@/worker/problem'

/** Shorter than any real JPEG. */
const MIN_BYTES = 100

/** Throws a Problem for anything but a base64 JPEG of at most MAX_IMAGE_BYTES. */
export function decodeImage(dataUrl: string): Uint8Array {
  const bytes = decodeBase64(jpegBase64(dataUrl))
  if (bytes === undefined) throw invalidImage('The picture is not valid base64')
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw invalidImage('The picture may have at most 1 MiB')
  if (!isJpeg(bytes)) throw invalidImage('The picture is not a JPEG')
  return bytes
}

function decodeBase64(base64: string | undefined): Uint8Array | undefined {
  // atob alone would accept white space.
  if (base64 === undefined || base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return undefined
  const binary = atob(base64)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index)
  return bytes
}

/** Starts with SOI and a marker, and has an EOI near its end (some encoders pad). */
function isJpeg(bytes: Uint8Array): boolean {
  if (bytes.byteLength < MIN_BYTES || bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return false
  for (let index = bytes.byteLength - 2; index >= bytes.byteLength - 64; index--) {
    if (bytes[index] === 0xff && bytes[index + 1] === 0xd9) return true
  }
  return false
}

const invalidImage = (message: string) =>
  new Problem('invalid_lead', 'Some fields need another look', { fields: [{ path: 'plan_image_jpeg', message }] })
