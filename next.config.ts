import type { NextConfig } from 'next'
import { deliveryWarning, readSettings } from './lib/env'

const settings = readSettings(process.env)
const warning = deliveryWarning(settings)
// The build evaluates this file in several processes; the warning is for people, so it is printed by the first only.
if (warning && process.env.FAIRLEAD_WARNED === undefined) {
  process.env.FAIRLEAD_WARNED = '1'
  console.warn(`Warning: ${warning}`)
}

const config: NextConfig = {
  output: 'export',
  images: { unoptimized: true },
  reactStrictMode: true,
  poweredByHeader: false,
}

export default config
