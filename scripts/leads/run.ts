// One command line of `npm run leads`, in a process of its own or in a test.
import { CommanderError } from 'commander'
import { type Options, UsageError } from './options.ts'
import { createProgram, type Run, type Surroundings } from './program.ts'
import { rehearse, restore } from './restore.ts'
import { LeadsError } from './store.ts'
import { warn } from './terminal.ts'

/** Runs one command line. Resolves with the exit code: 0 done, 1 failed, 2 usage error. */
export async function run(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const program = createProgram(surroundings, (command, options) => execute(command, options, surroundings))
  for (const command of [program, ...program.commands])
    command.exitOverride().configureOutput({
      writeOut: text => void process.stdout.write(text),
      writeErr: text => void process.stderr.write(text),
    })
  try {
    await program.parseAsync(argv.length === 0 ? ['--help'] : argv, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (error instanceof UsageError) warn(`${error.message}\nSee npm run leads -- --help`)
    else if (error instanceof LeadsError) warn(error.message)
    else warn(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return error instanceof UsageError ? 2 : 1
  }
}

async function execute(command: Run | 'rehearse', options: Options, { environment, openStore }: Surroundings) {
  // In `npm run leads outbox --remote` npm takes --remote itself, and local leads would be taken
  // for those of the site.
  for (const name of ['remote', 'staging'])
    if (environment[`npm_config_${name}`] !== undefined)
      throw new UsageError(`npm took --${name} as its own option. Put -- before it: npm run leads -- outbox --${name}`)
  if (command === 'rehearse') return rehearse(options)
  const isRestore = command === restore
  const store = await openStore(options, isRestore)
  try {
    await command(store, options)
  } catch (error) {
    if (error instanceof Error && /no such table/.test(error.message))
      throw new LeadsError('The database has no tables yet. Start the site once to create them.')
    throw error
  } finally {
    await store.close()
  }
}
