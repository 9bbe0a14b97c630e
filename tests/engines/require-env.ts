/** Reads a variable that `npm test -- engines` sets after it has found the browsers. */
export function requireEnv(name: 'FIREFOX_PATH' | 'WEBKIT_DRIVER_PATH' | 'WEBKIT_PATH'): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run these tests with \`npm test -- engines\``)
  return value
}
