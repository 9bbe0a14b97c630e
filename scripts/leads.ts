// `npm run leads`: lists, shows, exports and deletes what came in through the site. Run by plain Node.js 24.
// Exit codes: 0 done, 1 could not be done, 2 not understood.
import path from 'node:path'
import { runCommand } from './leads/commands.ts'
import { openLocalStore } from './leads/local-store.ts'
import { help, type Options, parseOptions, UsageError } from './leads/options.ts'
import { remark } from './leads/say.ts'
import { LeadsError, type Store } from './leads/store.ts'
import { openWranglerStore } from './leads/wrangler-store.ts'

const root = path.resolve(import.meta.dirname, '..')

function openStore({ remote, viaWrangler, persistTo }: Options): Promise<Store> | Store {
  if (remote) return openWranglerStore({ root, target: ['--remote'] })
  return viaWrangler
    ? openWranglerStore({ root, target: ['--local', '--persist-to', persistTo] })
    : openLocalStore({ root, persistTo })
}

async function main(): Promise<number> {
  // `npm run leads list --remote` keeps `--remote` for npm itself, and the local leads would pass for those of the site.
  if (process.env.npm_config_remote !== undefined)
    throw new UsageError('npm took --remote for itself. Put -- in front: npm run leads -- list --remote')
  const options = parseOptions(process.argv.slice(2), root, process.env)
  if (options === 'help') {
    process.stdout.write(help)
    return 0
  }
  const store = await openStore(options)
  try {
    await runCommand[options.command](store, options)
    return 0
  } catch (error) {
    if (error instanceof Error && /no such table/.test(error.message))
      throw new LeadsError('The lead desk has no tables there yet: start the site once, which creates them.')
    throw error
  } finally {
    await store.close()
  }
}

// Whoever reads only the beginning (`| head`) has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

try {
  process.exitCode = await main()
} catch (error) {
  const understood = !(error instanceof UsageError)
  if (!understood) remark(`${error.message}\nnpm run leads -- --help tells more.`)
  else if (error instanceof LeadsError) remark(error.message)
  else remark(error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exitCode = understood ? 1 : 2
}
