// The commands of `npm run leads`, and what each takes.
import path from 'node:path'
import { Argument, Command, InvalidArgumentError, Option } from 'commander'
import { leadKinds } from '../../lib/leads/choices.ts'
import { keysOfReference } from '../../lib/leads/reference.ts'
import { CUSTOMER, destinationNames } from '../../worker/destinations/index.ts'
import { backUp } from './backup.ts'
import { deleteLeads } from './delete.ts'
import { exportLeads } from './export.ts'
import { showOffice } from './office.ts'
import type { Options } from './options.ts'
import { retryLeads, showOutbox } from './outbox.ts'
import { restore } from './restore.ts'
import type { Store } from './store.ts'
import { testDestinations } from './trial.ts'

export type Run = (store: Store, options: Options) => Promise<void>

export interface Surroundings {
  readonly root: string
  readonly environment: NodeJS.ProcessEnv
  readonly openStore: (options: Options, isEmpty: boolean) => Store | Promise<Store>
}

const kind = () => new Option('--kind <kind>', 'of one kind').choices(leadKinds)
const since = () => new Option('--since <date>', 'from that day on, local time, like 2026-11-01').argParser(startOfDay)
const before = () => new Option('--before <date>', 'before that day, local time').argParser(startOfDay)
const find = () =>
  new Option('--find <text>', 'with this in name, phone, email, place or a note, or a plan’s reference').argParser(
    filled,
  )
const destination = () =>
  new Option('--destination <name>', 'of one destination').choices([...destinationNames, CUSTOMER])
const origin = () =>
  new Option('--origin <address>', 'the site’s address for links, like https://www.example.com').argParser(originOf)

/** `execute` runs a command on the store that its options name. */
export function createProgram(
  { root, environment }: Surroundings,
  execute: (run: Run | 'rehearse', options: Options) => Promise<void>,
): Command {
  const program = new Command('npm run leads --')
    .description('Leads from the site. The office page has lists, totals, suspects and what became of them.')
    .configureHelp({ showGlobalOptions: true })
  const add = (
    name: string,
    description: string,
    run: Run,
    options: readonly Option[],
    argument?: Argument,
  ): Command => {
    const command = program.command(name).description(description)
    if (argument) command.addArgument(argument)
    for (const option of [...options, ...whereOptions(root, environment)]) command.addOption(option)
    return command.action(() => {
      const values = command.opts<Options>()
      const [text] = command.processedArgs as (string | undefined)[]
      const options = text === undefined ? values : { ...values, [argument?.name() ?? '']: text }
      return execute(values.rehearse ? 'rehearse' : run, options)
    })
  }
  add('office', 'make the link of the office page, or say that there is one', showOffice, [
    origin(),
    new Option('--new', 'make another link, which ends the one before'),
  ])
  add('test', 'send a marked trial lead to every destination, say how each answers, and delete it', testDestinations, [
    origin(),
    new Option('--wait <seconds>', 'for the answers').argParser(wholeNumber).default(150),
  ])
  add('outbox', 'what each destination has, what waits for it and what it refuses, with the last error', showOutbox, [
    destination(),
    new Option('--limit <n>', 'rows').argParser(wholeNumber).default(50),
  ])
  add(
    'retry',
    'deliver all that waits now; with an id, that lead, even if it was delivered',
    retryLeads,
    [destination()],
    lead(),
  )
  add('export', 'leads as CSV, oldest first', exportLeads, [
    kind(),
    since(),
    before(),
    find(),
    new Option('--all', 'every column'),
    new Option('--json', 'all that is stored, as JSON'),
    new Option('--out <file>', 'write to a file (with a byte order mark, for Excel)'),
  ])
  add(
    'delete',
    'delete a lead with all that belongs to it; with --find, all of the people whom it finds',
    deleteLeads,
    [kind(), since(), before(), find(), new Option('--yes', 'without asking')],
    lead(),
  )
  add('backup', 'write all leads and their pictures into a new folder', backUp, [], folder())
  add(
    'restore',
    'read such a folder into an empty lead desk, all of it or nothing',
    restore,
    [new Option('--rehearse', 'into a desk that is deleted again: would it come back?')],
    folder(),
  )
  return program
}

const whereOptions = (root: string, environment: NodeJS.ProcessEnv) => [
  new Option('--remote', 'production instead of this machine').conflicts('staging'),
  new Option('--staging', 'the staging environment instead of this machine'),
  new Option('--persist-to <folder>', 'state folder of this machine; also LEADS_PERSIST')
    .argParser(folder => path.resolve(folder))
    .default(path.resolve(environment.LEADS_PERSIST || path.join(root, '.wrangler/state')), '.wrangler/state'),
]

const folder = () => new Argument('<folder>').argParser(text => path.resolve(text))
const lead = () => new Argument('[id]', 'the first characters of an id, or a plan’s reference').argParser(idOf)

function idOf(text: string): string {
  if (!/^[0-9a-f-]{4,36}$/i.test(text) && keysOfReference(text) === null)
    throw new InvalidArgumentError('Expected an id, at least its first 4 characters, or a reference.')
  return text.toLowerCase()
}

function startOfDay(text: string): number {
  // Date.parse reads a bare date as UTC, but a date with a time as local time.
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00`) : Date.parse(text)
  if (Number.isNaN(instant)) throw new InvalidArgumentError('Expected a date like 2026-11-01.')
  return instant
}

function originOf(address: string): string {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError('Expected an address like https://www.example.com.')
  return url.origin
}

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < 1)
    throw new InvalidArgumentError('Expected a whole number above 0.')
  return value
}

function filled(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Expected some text.')
  return text.trim()
}
