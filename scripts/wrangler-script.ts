// Where the script of wrangler is, and how to read what it prints.
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * The locked wrangler, or the script that FAIRLEAD_WRANGLER names: the rehearsal of a deployment
 * runs a stand-in.
 */
export const wranglerScript = (root: string): string =>
  process.env.FAIRLEAD_WRANGLER || path.join(root, 'node_modules/wrangler/bin/wrangler.js')

/**
 * What wrangler printed on a failure: without colors, which it prints even into a file, and with
 * --json the text alone.
 */
export function wranglerMessage(output: string): string {
  const plain = stripVTControlCharacters(output).trim()
  try {
    return (JSON.parse(plain) as { readonly error: { readonly text: string } }).error.text
  } catch {
    return plain
  }
}
