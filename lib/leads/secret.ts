// The secret part of a link: the holder may read the lead, or the office page.

/** 128 random bits in hex. */
export function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}
