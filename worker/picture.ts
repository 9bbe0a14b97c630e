// The plan's picture: from the data URL in the payload to the bytes of a JPEG.
import { jpegBase64 } from '../lib/leads/schema'
import { Problem } from './problem'

const PICTURE_LIMIT_BYTES = 4 * 1024 * 1024
/** The smallest JPEG that any encoder writes is longer than this. */
const PICTURE_MIN_BYTES = 100

/** Throws a Problem that names the field when it is not the base64 text of a JPEG of at most 4 MiB. */
export function decodePicture(dataUrl: string): Uint8Array {
  const bytes = decodeBase64(jpegBase64(dataUrl))
  if (bytes === undefined) throw badPicture('The picture is not valid base64')
  if (bytes.byteLength > PICTURE_LIMIT_BYTES) throw badPicture('The picture may have at most 4 MiB')
  if (!isJpeg(bytes)) throw badPicture('The picture is not a JPEG')
  return bytes
}

function decodeBase64(base64: string | undefined): Uint8Array | undefined {
  // Strict on purpose: atob alone would skip white space.
  if (base64 === undefined || base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return undefined
  const binary = atob(base64)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index)
  return bytes
}

/** Starts with SOI and a marker, and has an EOI near its end (some encoders pad). */
function isJpeg(bytes: Uint8Array): boolean {
  if (bytes.byteLength < PICTURE_MIN_BYTES || bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return false
  for (let index = bytes.byteLength - 2; index >= bytes.byteLength - 64; index--) {
    if (bytes[index] === 0xff && bytes[index + 1] === 0xd9) return true
  }
  return false
}

const badPicture = (message: string) =>
  new Problem('invalid_lead', 'Some fields do not fit', { fields: [{ path: 'plan_image_jpeg', message }] })
