// Builds the site into out/: a check of the content, images, the static export, then
// scripts/finish-export.
import nextEnv from '@next/env'
import { isBuilt, stamped } from './build/stamp.ts'
import { beginStep, deskAddresses, next, orStop, root, runNode } from './project.ts'

// Next.js reads .env files by itself; scripts/finish-export, which writes the security policy,
// needs the same addresses.
nextEnv.loadEnvConfig(root, false)

export const generateImages = (): void => runNode(['scripts/images.ts'])

/** @param settings extra environment variables */
export const build = (settings: Readonly<Record<string, string>> = {}): void =>
  stamped(root, { ...process.env, ...settings }, env => {
    beginStep('Checking the content')
    runNode(['--import', './scripts/site-modules.ts', 'scripts/build/check-content.ts'], env)
    beginStep('Making the pictures')
    generateImages()
    beginStep('Building the pages')
    runNode([next, 'build'], env)
    beginStep('Finishing the pages')
    runNode(['--import', './scripts/site-modules.ts', 'scripts/finish-export/index.ts'], env)
    beginStep('')
  })

/** Builds unless out/ already has what a build with these settings would give. */
export function buildIfChanged(settings: Readonly<Record<string, string>>): void {
  if (isBuilt(root, { ...process.env, ...settings })) console.log('Nothing has changed since the last build')
  else build(settings)
}

/** For `npm start` and `npm run deploy`: what is set already wins. */
export const leadDesk = Object.fromEntries(
  Object.entries(deskAddresses).map(([name, address]) => [name, process.env[name] ?? address]),
)

export const sampleMark = { NEXT_PUBLIC_SAMPLES: process.env.NEXT_PUBLIC_SAMPLES ?? '1' }

if (import.meta.main) await orStop(() => build(process.argv.includes('--with-lead-desk') ? leadDesk : {}))
