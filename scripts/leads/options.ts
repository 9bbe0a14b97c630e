// The command line of `npm run leads`: what it understands, and how it says so.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type LeadKind, leadKinds } from './rows.ts'

export const help = `Leads that came in through the site.

  npm run leads -- <command> [options]

Commands
  list                     the newest leads
  show <id>                one lead in full; the first characters of its id are enough
  export                   all leads as CSV, oldest first
  outbox                   what is still to be forwarded, and why it has failed
  retry [<id>]             forward everything that waits at the next run; with an id, that lead again, even if it was delivered
  delete <id>              remove a lead, its picture and its place in the outbox, for good
  delete --before <date>   the same with every lead that is older; --kind and --since narrow it

Options
  --kind <kind>            plan, quote or estimate                                     (list, export, delete)
  --since <date>           from that day on, in this machine's time zone: 2026-11-01   (list, export, delete)
  --find <text>            part of a name, phone number, email address or place        (list, export)
  --before <date>          up to the day before it, in that time zone                  (list, export, delete)
  --limit <n>              how many, 50 unless told                                    (list, outbox)
  --json                   JSON instead of text                                        (list, show, outbox)
  --picture <file>         write the plan's picture to a file                          (show)
  --out <file>             write to a file (with a byte order mark, for Excel)         (export)
  --no-bom                 without that mark                                           (export)
  --yes                    do not ask                                                  (delete)
  --remote                 production, through wrangler, instead of this machine
  --persist-to <folder>    another state folder than .wrangler/state; also LEADS_PERSIST
  --help                   this text

In the CSV a cell that could start a formula has an apostrophe in front of it, and phone_uri holds the number for machines.
`

export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export const commands = ['list', 'show', 'export', 'outbox', 'retry', 'delete'] as const
export type Command = (typeof commands)[number]

export interface Options {
  readonly command: Command
  readonly id: string | undefined
  readonly kind: LeadKind | undefined
  readonly sinceMs: number | undefined
  readonly beforeMs: number | undefined
  readonly find: string | undefined
  readonly limit: number
  readonly json: boolean
  readonly pictureFile: string | undefined
  readonly outFile: string | undefined
  readonly bom: boolean
  readonly yes: boolean
  readonly remote: boolean
  readonly persistTo: string
  /** Undocumented: the production path on local files, for tests. */
  readonly viaWrangler: boolean
}

/** 'help' when that is what was asked for. Throws a UsageError. */
export function parseOptions(argv: readonly string[], root: string, environment: NodeJS.ProcessEnv): Options | 'help' {
  const { values, positionals } = parsed(argv)
  if (values.help || positionals[0] === 'help') return 'help'
  const [command, id, ...more] = positionals
  if (command === undefined) throw new UsageError('Say what to do: list, show, export, outbox, retry or delete')
  if (!isOneOf(commands, command)) throw new UsageError(`There is no command ${JSON.stringify(command)}`)
  if (more.length > 0) throw new UsageError(`One too many: ${JSON.stringify(more[0])}`)
  if (command === 'delete' && (id === undefined) === (values.before === undefined))
    throw new UsageError('Which leads? npm run leads -- delete <id>, or delete --before <date>')
  if (command === 'delete' && values.find !== undefined)
    throw new UsageError('--find is for looking: delete what it finds by its id')
  if (id === undefined && command === 'show') throw new UsageError('Which lead? npm run leads -- show <id>')
  if (id !== undefined && !['show', 'delete', 'retry'].includes(command)) throw new UsageError(`${command} takes no id`)
  if (id !== undefined && !/^[0-9a-f-]{4,36}$/i.test(id))
    throw new UsageError(`${JSON.stringify(id)} is not an id, nor at least its first 4 characters`)
  if (values.kind !== undefined && !isOneOf(leadKinds, values.kind))
    throw new UsageError(`--kind is one of ${leadKinds.join(', ')}`)
  return {
    command,
    id: id?.toLowerCase(),
    kind: values.kind,
    sinceMs: startOfDay('--since', values.since),
    beforeMs: startOfDay('--before', values.before),
    find: values.find?.trim() || undefined,
    limit: wholeNumber(values.limit ?? '50'),
    json: values.json ?? false,
    pictureFile: values.picture,
    outFile: values.out,
    bom: !(values['no-bom'] ?? false),
    yes: values.yes ?? false,
    remote: values.remote ?? false,
    persistTo: path.resolve(values['persist-to'] ?? (environment.LEADS_PERSIST || path.join(root, '.wrangler/state'))),
    viaWrangler: values['via-wrangler'] ?? false,
  }
}

function parsed(argv: readonly string[]) {
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
        json: { type: 'boolean' },
        picture: { type: 'string' },
        out: { type: 'string' },
        'no-bom': { type: 'boolean' },
        yes: { type: 'boolean' },
        remote: { type: 'boolean' },
        'persist-to': { type: 'string' },
        'via-wrangler': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function startOfDay(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  // Without a zone a date and time is read in this machine's zone, but a bare date as UTC: hence the time behind it.
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00`) : Date.parse(text)
  if (Number.isNaN(instant)) throw new UsageError(`${option} is a date like 2026-11-01, not ${JSON.stringify(text)}`)
  return instant
}

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < 1)
    throw new UsageError(`--limit is a whole number above 0, not ${JSON.stringify(text)}`)
  return value
}

function isOneOf<const T extends string>(list: readonly T[], text: string): text is T {
  return (list as readonly string[]).includes(text)
}
