// Builds the site into out/: a check of the content, images, the static export, then scripts/finish-export.
import nextEnv from '@next/env'
import { hashInputs, isBuilt, removeStamp, writeStamp } from './build-stamp.mjs'
import { environment, generateImages, node, root, run } from './setup.mjs'

// Next.js reads .env files by itself; scripts/finish-export, which writes the security policy, needs the same addresses.
nextEnv.loadEnvConfig(root, false)

/** @param {Record<string, string>} settings extra environment variables */
export function build(settings = {}) {
  const env = environment(settings)
  removeStamp(root)
  const inputs = hashInputs(root, env)
  run(node, ['--import', './scripts/site-modules.ts', 'scripts/check-content.ts'], { env })
  generateImages()
  run(node, ['node_modules/next/dist/bin/next', 'build'], { env })
  run(node, ['--import', './scripts/site-modules.ts', 'scripts/finish-export/index.ts'], { env })
  writeStamp(root, inputs)
}

/** Builds unless out/ already has what a build with these settings would give. */
export function buildIfChanged(settings) {
  if (isBuilt(root, environment(settings))) console.log('Nothing has changed since the last build')
  else build(settings)
}

/** Where `npm start` and `npm run deploy` send leads by default. */
export const leadDesk = {
  NEXT_PUBLIC_QUOTE_WEBHOOK_URL: process.env.NEXT_PUBLIC_QUOTE_WEBHOOK_URL ?? '/api/leads/quote',
  NEXT_PUBLIC_ESTIMATE_WEBHOOK_URL: process.env.NEXT_PUBLIC_ESTIMATE_WEBHOOK_URL ?? '/api/leads/estimate',
}

if (process.argv[1]?.endsWith('build.mjs')) build(process.argv.includes('--with-lead-desk') ? leadDesk : {})
