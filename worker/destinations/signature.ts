// Signs what goes to the owner's own endpoint, so that it can tell our messages from a stranger's:
// Standard Webhooks, HMAC-SHA256.
// https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md

const PREFIX = 'whsec_'
/** Bytes of a key, as the specification asks. */
const KEY_BYTES = { min: 24, max: 64 } as const

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), character => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** The bytes of 'whsec_' and base64 of 24 to 64 bytes; undefined for any other text. */
export function signingKey(secret: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = secret.startsWith(PREFIX) ? bytesOf(secret.slice(PREFIX.length)) : undefined
  return bytes && bytes.length >= KEY_BYTES.min && bytes.length <= KEY_BYTES.max ? bytes : undefined
}

/** The headers of one attempt; `id` is that of the message. `secret` is sound. */
export async function signatureHeaders(
  secret: string,
  id: string,
  nowMs: number,
  body: string,
): Promise<Readonly<Record<string, string>>> {
  const bytes = signingKey(secret)
  if (bytes === undefined) return {}
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const timestamp = String(Math.floor(nowMs / 1000))
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${timestamp}.${body}`))
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${btoa(String.fromCharCode(...new Uint8Array(signed)))}`,
  }
}
