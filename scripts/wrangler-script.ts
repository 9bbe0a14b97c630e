// Where the script of wrangler is.
import path from 'node:path'

/** The locked wrangler, or the script that FAIRLEAD_WRANGLER names: the rehearsal of a deployment runs a stand-in. */
export const wranglerScript = (root: string): string =>
  process.env.FAIRLEAD_WRANGLER || path.join(root, 'node_modules/wrangler/bin/wrangler.js')
