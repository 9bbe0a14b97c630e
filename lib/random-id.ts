/**
 * 128 random bits in hex: an id, or the secret part of a link. Not `crypto.randomUUID`, which
 * exists on secure origins only.
 */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
