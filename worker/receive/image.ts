// Decodes the data URL of a plan's image.
import { MAX_IMAGE_BYTES } from '@/lib/leads/contact'
import { jpegBase64 } from '@/lib/leads/kinds/plan'
import { withoutMetadata } from './photos/jpeg'

/**
 * The JPEG without metadata. Undefined for anything but a whole base64 JPEG of at most
 * MAX_IMAGE_BYTES that `withoutMetadata` takes.
 */
export function decodeImage(dataUrl: string): Uint8Array | undefined {
  const bytes = decodeBase64(jpegBase64(dataUrl))
  return bytes === undefined || bytes.byteLength > MAX_IMAGE_BYTES ? undefined : withoutMetadata(bytes)
}

function decodeBase64(base64: string | undefined): Uint8Array | undefined {
  // atob alone would accept white space.
  if (base64 === undefined || base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return undefined
  const binary = atob(base64)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index)
  return bytes
}
