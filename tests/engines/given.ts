/** A setting of the run. `npm test -- engines` serves the product, finds the engines and sets them all. */
export function given(name: 'SITE' | 'CHROMIUM_PATH' | 'FIREFOX_PATH' | 'WEBKIT_DRIVER_PATH' | 'WEBKIT_PATH'): string {
  const value = process.env[name]
  if (!value)
    throw new Error(
      `${name} is not set: run these tests with \`npm test -- engines\`, which serves the product and finds the engines`,
    )
  return value
}
