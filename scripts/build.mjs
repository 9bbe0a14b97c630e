// Builds the product into out/: pictures, the static export, then the steps that finish it.
import nextEnv from '@next/env'
import { environment, makePictures, node, root, run } from './setup.mjs'

// The framework reads .env files by itself; the steps that finish the export, which write the policy, must see the same addresses.
nextEnv.loadEnvConfig(root, false)

/** @param {Record<string, string>} settings environment variables on top of the caller's */
export function build(settings = {}) {
  const env = environment(settings)
  makePictures()
  run(node, ['node_modules/next/dist/bin/next', 'build'], { env })
  run(node, ['scripts/finish-export/index.ts'], { env })
}

/** Where `npm start` and the deployment send leads unless the caller says otherwise. */
export const leadDesk = {
  NEXT_PUBLIC_QUOTE_WEBHOOK_URL: process.env.NEXT_PUBLIC_QUOTE_WEBHOOK_URL ?? '/api/leads/quote',
  NEXT_PUBLIC_ESTIMATE_WEBHOOK_URL: process.env.NEXT_PUBLIC_ESTIMATE_WEBHOOK_URL ?? '/api/leads/estimate',
}

if (process.argv[1]?.endsWith('build.mjs')) build(process.argv.includes('--with-lead-desk') ? leadDesk : {})
