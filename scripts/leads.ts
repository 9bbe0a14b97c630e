// `npm run leads`: lists, shows, exports and deletes leads, and what became of their delivery.
// Node.js 24 runs it as it is.
import './site-modules.ts'
import { openLocalStore } from './leads/local-store.ts'
import type { Options } from './leads/options.ts'
import type { Store } from './leads/store.ts'
import { openWranglerStore } from './leads/wrangler-store.ts'
import { migrateDatabase } from './local/database.ts'
import { root } from './project.ts'

async function openStore({ command, target, persistTo }: Options): Promise<Store> {
  if (target === 'production') return openWranglerStore({ root, target: ['--remote'] })
  if (target === 'staging') return openWranglerStore({ root, target: ['--remote'], environment: 'staging' })
  // A backup is restored into a folder that was never started, too.
  if (command === 'restore') await migrateDatabase(persistTo)
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
