// Command line of `npm run leads`.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type LeadKind, leadKinds } from '../../lib/leads/choices.ts'
import { keysOfReference } from '../../lib/leads/reference.ts'
import { CUSTOMER, destinationNames } from '../../worker/destinations/index.ts'

const recipients = [...destinationNames, CUSTOMER]
const anyDestination = new Intl.ListFormat('en', { type: 'disjunction' }).format(recipients)

export const help = `Leads from the site.

  npm run leads                           the newest leads
  npm run leads -- <command> [options]

Commands
  list                     the newest leads
  show <id>                one lead in full; the first characters of its id or a plan's reference are enough
  export                   all leads as CSV, oldest first
  outbox                   what each destination has, what waits for it and what it refuses, with the last error
  summary                  leads by day, page, kind and source, the time to the answer, and what is unanswered; 30 days by default
  test                     send a marked trial lead to every destination, say how each answers, and delete it
  office                   make the link of the office page, or say that there is one; --new replaces it
  backup <folder>          write all leads and their pictures into a new folder
  restore <folder>         read such a folder into an empty lead desk, all of it or nothing
  restore <folder> --rehearse   the same into a desk that is deleted again: would it come back?
  retry [<id>]             deliver all that waits at the next run; with an id, that lead, even if it was delivered
  delete <id>              delete a lead, its pictures, deliveries and notes
  delete --before <date>   delete all older leads; --kind, --since and --find select among them
  delete --find <text>     delete all leads of the people whom it finds, also those with their phone number alone
  junk <id>…               mark as junk: nothing more is sent of it, and a week later it is deleted
  real <id>…               a suspect or junk lead is real: deliver it

Options
  --kind <kind>            plan, quote, estimate or photo                              (list, export, delete)
  --since <date>           from that day on, local time, like 2026-11-01               (list, export, delete, summary)
  --find <text>            part of a name, phone number, email address or place, or a
                           plan's reference                                            (list, export, delete)
  --suspect                only leads that a robot may have sent                       (list)
  --before <date>          before that day, local time                                 (list, export, delete)
  --limit <n>              at most so many; 50 by default                              (list, outbox)
  --destination <name>     ${anyDestination}
${' '.repeat(87)}(outbox, retry)
  --json                   JSON instead of text                                        (list, show, outbox, summary)
  --picture <file>         write the plan's picture to a file                          (show)
  --photos <folder>        write its photos into a folder                              (show)
  --out <file>             write to a file (with a byte order mark, for Excel)         (export)
  --google-ads             jobs won by an ad, as Google Ads imports them               (export)
  --no-bom                 without the byte order mark                                 (export)
  --origin <address>       the site's address for links, like https://www.example.com  (test, office)
  --new                    make another link, which ends the one before                (office)
  --wait <seconds>         wait so long for the answers; 150 by default                (test)
  --yes                    delete without asking                                       (delete)
  --remote                 production instead of this machine
  --staging                the staging environment instead of this machine
  --persist-to <folder>    state folder, .wrangler/state by default; also LEADS_PERSIST
  --help                   this text

In the CSV a cell that could start a formula has an apostrophe in front; phone_uri has the number without one.
`

export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The options of each command, besides those that say where the leads are. */
const commandOptions = {
  list: ['kind', 'since', 'find', 'before', 'limit', 'json', 'suspect'],
  show: ['json', 'picture', 'photos'],
  export: ['kind', 'since', 'find', 'before', 'out', 'no-bom', 'google-ads'],
  outbox: ['destination', 'limit', 'json'],
  retry: ['destination'],
  summary: ['since', 'json'],
  test: ['origin', 'wait'],
  office: ['origin', 'new'],
  backup: [],
  restore: ['rehearse'],
  delete: ['kind', 'since', 'before', 'find', 'yes'],
  junk: [],
  real: [],
} as const
const storeOptions: readonly string[] = ['remote', 'staging', 'persist-to']
export type Command = keyof typeof commandOptions
const commandNames = Object.keys(commandOptions) as readonly Command[]

export interface Options {
  readonly command: Command
  readonly id: string | undefined
  /** `id` and those after it, of commands that take several. */
  readonly ids: readonly string[]
  readonly isSuspect: boolean
  readonly kind: LeadKind | undefined
  readonly sinceMs: number | undefined
  readonly beforeMs: number | undefined
  readonly find: string | undefined
  readonly limit: number
  readonly destination: string | undefined
  readonly origin: string | undefined
  readonly waitSeconds: number
  readonly json: boolean
  /** Replace the link of the office page. */
  readonly isNew: boolean
  readonly imageFile: string | undefined
  readonly photosFolder: string | undefined
  readonly outFile: string | undefined
  readonly bom: boolean
  /** Offline conversions instead of leads. */
  readonly googleAds: boolean
  /** Restore into a desk that is deleted again. */
  readonly isRehearsal: boolean
  /** The folder to write a backup to, or to restore it from. */
  readonly folder: string
  readonly yes: boolean
  /** Where the leads are. */
  readonly target: 'local' | 'production' | 'staging'
  readonly persistTo: string
}

export function parseOptions(argv: readonly string[], root: string, environment: NodeJS.ProcessEnv): Options | 'help' {
  const { values, positionals } = parseArguments(argv)
  if (values.help || positionals[0] === 'help') return 'help'
  const [command = 'list', id, ...more] = positionals
  if (!isOneOf(commandNames, command))
    throw new UsageError(`Unknown command ${JSON.stringify(command)}: expected one of ${commandNames.join(', ')}`)
  const takesSeveral = command === 'junk' || command === 'real'
  if (more.length > 0 && !takesSeveral) throw new UsageError(`Unexpected argument ${JSON.stringify(more[0])}`)
  const isFiltered = values.before !== undefined || (values.find?.trim() ?? '') !== ''
  if (command === 'delete' && (id === undefined) !== isFiltered)
    throw new UsageError('delete needs either an id, or --before <date> or --find <text>')
  const taken: readonly string[] = commandOptions[command]
  for (const name of Object.keys(values))
    if (!taken.includes(name) && !storeOptions.includes(name))
      throw new UsageError(`${command} does not take --${name}`)
  if (values.remote && values.staging) throw new UsageError('Either --remote or --staging')
  const takesFolder = command === 'backup' || command === 'restore'
  if (id === undefined && takesFolder) throw new UsageError(`${command} needs a folder`)
  if (id === undefined && (command === 'show' || takesSeveral)) throw new UsageError(`${command} needs an id`)
  if (id !== undefined && !takesFolder && !takesSeveral && !['show', 'delete', 'retry'].includes(command))
    throw new UsageError(`${command} does not take an id`)
  const ids = id === undefined || takesFolder ? [] : [id, ...more]
  const noId = ids.find(text => !/^[0-9a-f-]{4,36}$/i.test(text) && keysOfReference(text) === null)
  if (noId !== undefined)
    throw new UsageError(`Expected an id, at least its first 4 characters, or a reference, got ${JSON.stringify(noId)}`)
  if (values.kind !== undefined && !isOneOf(leadKinds, values.kind))
    throw new UsageError(`--kind: expected one of ${leadKinds.join(', ')}, got ${JSON.stringify(values.kind)}`)
  if (values.destination !== undefined && !isOneOf(recipients, values.destination))
    throw new UsageError(
      `--destination: expected one of ${recipients.join(', ')}, got ${JSON.stringify(values.destination)}`,
    )
  return {
    command,
    id: id?.toLowerCase(),
    ids: ids.map(text => text.toLowerCase()),
    isSuspect: values.suspect ?? false,
    kind: values.kind,
    sinceMs: startOfDay('--since', values.since),
    beforeMs: startOfDay('--before', values.before),
    find: values.find?.trim() || undefined,
    limit: wholeNumber('--limit', values.limit ?? '50'),
    destination: values.destination,
    origin: originOf(values.origin),
    waitSeconds: wholeNumber('--wait', values.wait ?? '150'),
    json: values.json ?? false,
    isNew: values.new ?? false,
    imageFile: values.picture,
    photosFolder: values.photos,
    outFile: values.out,
    bom: !(values['no-bom'] ?? false),
    googleAds: values['google-ads'] ?? false,
    isRehearsal: values.rehearse ?? false,
    folder: path.resolve(id ?? '.'),
    yes: values.yes ?? false,
    target: values.remote ? 'production' : values.staging ? 'staging' : 'local',
    persistTo: path.resolve(values['persist-to'] ?? (environment.LEADS_PERSIST || path.join(root, '.wrangler/state'))),
  }
}

function parseArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        since: { type: 'string' },
        before: { type: 'string' },
        find: { type: 'string' },
        limit: { type: 'string' },
        destination: { type: 'string' },
        suspect: { type: 'boolean' },
        origin: { type: 'string' },
        wait: { type: 'string' },
        json: { type: 'boolean' },
        new: { type: 'boolean' },
        'google-ads': { type: 'boolean' },
        rehearse: { type: 'boolean' },
        picture: { type: 'string' },
        photos: { type: 'string' },
        out: { type: 'string' },
        'no-bom': { type: 'boolean' },
        yes: { type: 'boolean' },
        remote: { type: 'boolean' },
        staging: { type: 'boolean' },
        'persist-to': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function startOfDay(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  // Date.parse reads a bare date as UTC, but a date with a time as local time.
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00`) : Date.parse(text)
  if (Number.isNaN(instant))
    throw new UsageError(`${option}: expected a date like 2026-11-01, got ${JSON.stringify(text)}`)
  return instant
}

function originOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageError(`--origin: expected an address like https://www.example.com, got ${JSON.stringify(address)}`)
  return url.origin
}

function wholeNumber(option: string, text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < 1)
    throw new UsageError(`${option}: expected a whole number above 0, got ${JSON.stringify(text)}`)
  return value
}

function isOneOf<const T extends string>(list: readonly T[], text: string): text is T {
  return (list as readonly string[]).includes(text)
}
