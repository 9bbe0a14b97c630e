// `npm run deploy`: see help below and docs/deploy.md.
import nextEnv from '@next/env'
import { root, runNode } from '../project.ts'
import { runWrangler } from '../run-wrangler.ts'
import { deploy } from './deploy.ts'

process.exitCode = await deploy(process.argv.slice(2), {
  root,
  environment: process.env,
  readEnvFiles() {
    nextEnv.loadEnvConfig(root, false)
    return process.env
  },
  runWrangler,
  build: env => runNode(['scripts/build.ts', '--with-lead-desk'], { ...process.env, ...env }),
})
