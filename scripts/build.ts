// Builds the site into out/: a check of the content, images, the static export, then
// scripts/finish-export.
import nextEnv from '@next/env'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { hashInputs, isBuilt, removeStamp, writeStamp } from './build/stamp.ts'
import { deskAddresses, isStarted, next, orStop, root, runNode } from './project.ts'

// Next.js reads .env files by itself; scripts/finish-export, which writes the security policy,
// needs the same addresses.
nextEnv.loadEnvConfig(root, false)

export const generateImages = (): void => runNode(['scripts/images.ts'])

/** @param settings extra environment variables */
export function build(settings: Readonly<Record<string, string>> = {}): void {
  const env = { BUILD_DAY: new Date().toISOString().slice(0, 10), ...process.env, ...settings }
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  removeStamp(root)
  const inputs = hashInputs(root, env)
  runNode(['--import', './scripts/site-modules.ts', 'scripts/build/check-content.ts'], { env })
  generateImages()
  runNode([next, 'build'], { env })
  runNode(['--import', './scripts/site-modules.ts', 'scripts/finish-export/index.ts'], { env })
  writeStamp(root, inputs)
}

/** Builds unless out/ already has what a build with these settings would give. */
export function buildIfChanged(settings: Readonly<Record<string, string>>): void {
  if (isBuilt(root, hashInputs(root, { ...process.env, ...settings })))
    console.log('Nothing has changed since the last build')
  else build(settings)
}

/** For `npm start` and `npm run deploy`: what is set already wins. */
export const leadDesk = Object.fromEntries(
  Object.entries(deskAddresses).map(([name, address]) => [name, process.env[name] ?? address]),
)

/** Marks a build on this machine as a sample. */
export const sampleMark = { NEXT_PUBLIC_SAMPLES: process.env.NEXT_PUBLIC_SAMPLES ?? '1' }

if (isStarted(import.meta.url)) await orStop(() => build(process.argv.includes('--with-lead-desk') ? leadDesk : {}))
