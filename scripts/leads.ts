// `npm run leads`: what the office page does not do.
// Node.js 24 runs it as it is.
import './site-modules.ts'
import { openLocalStore } from './leads/local-store.ts'
import type { Options } from './leads/options.ts'
import type { Store } from './leads/store.ts'
import { openWranglerStore } from './leads/wrangler-store.ts'
import { migrateDatabase } from './local/database.ts'
import { root } from './project.ts'

async function openStore({ remote, staging, persistTo }: Options, isEmpty: boolean): Promise<Store> {
  if (remote) return openWranglerStore({ root, target: ['--remote'] })
  if (staging) return openWranglerStore({ root, target: ['--remote'], environment: 'staging' })
  // A backup is restored into a folder that was never started, too.
  if (isEmpty) await migrateDatabase(persistTo)
  return openLocalStore(persistTo)
}

// EPIPE: the reader (`| head`) has closed the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

// Imported late: it needs the site's modules, which the first import makes loadable.
const { run } = await import('./leads/run.ts')
const exitCode = await run(process.argv.slice(2), { root, environment: process.env, openStore })
// Handles that wrangler's runtime leaves open could keep the process alive. A write's callback
// comes after all earlier output.
for (const stream of [process.stdout, process.stderr]) await new Promise(resolve => stream.write('', resolve))
process.exit(exitCode)
