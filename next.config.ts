import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants'
import { deliveryWarning, readSettings } from './lib/env'

const settings = readSettings(process.env)
const warning = deliveryWarning(settings)
// The build evaluates this file in several processes; the warning is for people, so it is printed by the first only.
if (warning && process.env.FAIRLEAD_WARNED === undefined) {
  process.env.FAIRLEAD_WARNED = '1'
  console.warn(`Warning: ${warning}`)
}

export default function config(phase: string): NextConfig {
  return {
    output: 'export',
    images: { unoptimized: true },
    reactStrictMode: true,
    // Bytes before minification. A page's own code in one file compresses better than in two, and takes one request less; by default
    // (50,000) the planner's comes in two, for its 3D view shares a part of it.
    experimental: { turbopackChunking: { minChunkSize: 80_000 } },
    poweredByHeader: false,
    // *.dev.tsx are pages for the people who maintain the site: `npm run dev` has them, no export does.
    pageExtensions: phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  }
}
