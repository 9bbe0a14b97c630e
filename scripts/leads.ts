// `npm run leads`: lists, shows, exports and deletes leads. Node.js 24 runs it as it is.
// Exit codes: 0 done, 1 failed, 2 usage error.
import path from 'node:path'
import { commands } from './leads/commands.ts'
import { openLocalStore } from './leads/local-store.ts'
import { help, type Options, parseOptions, UsageError } from './leads/options.ts'
import { LeadsError, type Store } from './leads/store.ts'
import { warn } from './leads/terminal.ts'
import { openWranglerStore } from './leads/wrangler-store.ts'

const root = path.resolve(import.meta.dirname, '..')

function openStore({ remote, viaWrangler, persistTo }: Options): Promise<Store> | Store {
  if (remote) return openWranglerStore({ root, target: ['--remote'] })
  return viaWrangler
    ? openWranglerStore({ root, target: ['--local', '--persist-to', persistTo] })
    : openLocalStore({ root, persistTo })
}

async function main(): Promise<number> {
  // In `npm run leads list --remote` npm takes --remote itself, and local leads would be taken for those of the site.
  if (process.env.npm_config_remote !== undefined)
    throw new UsageError('npm took --remote as its own option. Put -- before it: npm run leads -- list --remote')
  const options = parseOptions(process.argv.slice(2), root, process.env)
  if (options === 'help') {
    process.stdout.write(help)
    return 0
  }
  const store = await openStore(options)
  try {
    await commands[options.command](store, options)
    return 0
  } catch (error) {
    if (error instanceof Error && /no such table/.test(error.message))
      throw new LeadsError('The database has no tables yet. Start the site once to create them.')
    throw error
  } finally {
    await store.close()
  }
}

// EPIPE: the reader (`| head`) has closed the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

try {
  process.exitCode = await main()
} catch (error) {
  if (error instanceof UsageError) warn(`${error.message}\nSee npm run leads -- --help`)
  else if (error instanceof LeadsError) warn(error.message)
  else warn(error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
}
