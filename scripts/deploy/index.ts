// `npm run deploy`. Exit codes: 0 done, 1 stopped, 2 usage error.
import nextEnv from '@next/env'
import { createInterface } from 'node:readline/promises'
import { root, runNode } from '../project.ts'
import { runWrangler } from '../run-wrangler.ts'
import { deploy } from './deploy.ts'

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    // Input that ends without an answer counts as no.
    return await Promise.race([
      lines.question(question),
      new Promise<string>(resolve => lines.once('close', () => resolve('n'))),
    ])
  } finally {
    lines.close()
  }
}

process.exitCode = await deploy(process.argv.slice(2), {
  root,
  environment: process.env,
  readEnvFiles() {
    nextEnv.loadEnvConfig(root, false)
    return process.env
  },
  runWrangler,
  build: env => runNode(['scripts/build.ts', '--with-lead-desk'], { env: { ...process.env, ...env } }),
  ...(process.stdin.isTTY && !process.env.CI && { ask }),
})
