// Decodes the data URL of a plan's image.
import { MAX_IMAGE_BYTES } from '@/lib/leads/contact'
import { jpegBase64 } from '@/lib/leads/kinds/plan'
import { Problem } from '@/worker/problem'
import { withoutMetadata } from './photos/jpeg'

/**
 * The JPEG without metadata. Throws a Problem for anything but a whole base64 JPEG of at most
 * MAX_IMAGE_BYTES and 4,096 pixels a side.
 */
export function decodeImage(dataUrl: string): Uint8Array {
  const bytes = decodeBase64(jpegBase64(dataUrl))
  if (bytes === undefined) throw invalidImage('The picture is not valid base64')
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw invalidImage('The picture may have at most 1 MiB')
  const jpeg = withoutMetadata(bytes)
  if (jpeg === undefined) throw invalidImage('The picture is not a whole JPEG of at most 4,096 pixels a side')
  return jpeg
}

function decodeBase64(base64: string | undefined): Uint8Array | undefined {
  // atob alone would accept white space.
  if (base64 === undefined || base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return undefined
  const binary = atob(base64)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index)
  return bytes
}

const invalidImage = (message: string) =>
  new Problem('invalid_lead', 'Some fields need another look', { fields: [{ path: 'plan_image_jpeg', message }] })
