// One command line of `npm run leads`, in a process of its own or in a test.
import { commands } from './commands.ts'
import { help, type Options, parseOptions, UsageError } from './options.ts'
import { rehearse } from './rehearse.ts'
import { LeadsError, type Store } from './store.ts'
import { warn } from './terminal.ts'

interface Surroundings {
  readonly root: string
  readonly environment: NodeJS.ProcessEnv
  readonly openStore: (options: Options) => Store | Promise<Store>
}

/** Runs one command line. Resolves with the exit code: 0 done, 1 failed, 2 usage error. */
export async function run(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    await runCommand(argv, surroundings)
    return 0
  } catch (error) {
    if (error instanceof UsageError) warn(`${error.message}\nSee npm run leads -- --help`)
    else if (error instanceof LeadsError) warn(error.message)
    else warn(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return error instanceof UsageError ? 2 : 1
  }
}

async function runCommand(argv: readonly string[], { root, environment, openStore }: Surroundings): Promise<void> {
  // In `npm run leads list --remote` npm takes --remote itself, and local leads would be taken for
  // those of the site.
  for (const name of ['remote', 'staging'])
    if (environment[`npm_config_${name}`] !== undefined)
      throw new UsageError(`npm took --${name} as its own option. Put -- before it: npm run leads -- list --${name}`)
  const options = parseOptions(argv, root, environment)
  if (options === 'help') return void process.stdout.write(help)
  if (options.isRehearsal) return rehearse(options)
  const store = await openStore(options)
  try {
    await commands[options.command](store, options)
  } catch (error) {
    if (error instanceof Error && /no such table/.test(error.message))
      throw new LeadsError('The database has no tables yet. Start the site once to create them.')
    throw error
  } finally {
    await store.close()
  }
}
