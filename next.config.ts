import createMDX from '@next/mdx'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants'
import { buildWarnings } from './lib/env'

const warnings = buildWarnings(process.env)
// The build loads this file in several processes; only the first prints them, and only where
// `npm start` has not.
if (process.env.FAIRLEAD_WARNED === undefined) {
  process.env.FAIRLEAD_WARNED = '1'
  for (const warning of warnings) console.warn(`Warning: ${warning}`)
}

const withMDX = createMDX({
  options: {
    // By name, because Turbopack cannot pass functions to its loader. scripts/mdx.ts has the same
    // list for tests and scripts.
    remarkPlugins: ['remark-gfm', 'remark-frontmatter', ['remark-mdx-frontmatter', { name: 'frontMatter' }]],
    // Pages pass their components themselves, so no file with components is looked up.
    providerImportSource: null,
  },
})

export default function config(phase: string): NextConfig {
  return withMDX({
    output: 'export',
    images: { unoptimized: true },
    reactStrictMode: true,
    // Bytes before minification. One file per page compresses better than two and needs one request
    // less. With the default (50,000) the planner's code is split in two, because its 3D view
    // shares a part of it.
    experimental: { turbopackChunking: { minChunkSize: 80_000 }, globalNotFound: true },
    // Ships a part of three.js only; the module says why.
    turbopack: { resolveAlias: { three: './components/planner/scene/three.ts' } },
    // Compiles the inline scripts during the build; it has a binary of its own.
    serverExternalPackages: ['esbuild'],
    poweredByHeader: false,
    // `npm test` checks the types in a stage of its own.
    typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED_ELSEWHERE === '1' },
    // *.dev.tsx are pages for development: `npm run dev` serves them, the export leaves them out.
    pageExtensions: phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  })
}
