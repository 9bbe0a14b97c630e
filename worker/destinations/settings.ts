// Who gets the leads, from the settings of the Worker. The deployment and `npm start` check the
// same settings before they reach it.

import { destinationKinds, kinds, type Recipient } from '.'
import { signingKey } from './signature'
import type { DestinationKind } from './kind'
import { isMailbox, mail } from './mail'

export interface Destination {
  readonly name: Recipient
  /** Where messages are POSTed; every destination but mail has one. */
  readonly url?: string
  /** Bearer token, for 'json'. */
  readonly token?: string
  /** Key of its signature, for 'json': 'whsec_' and base64. */
  readonly secret?: string
  /** Mail addresses. */
  readonly to?: readonly string[]
  readonly from?: string
}

interface Problem {
  readonly variable: string
  readonly expected: string
}

const MAX_RECIPIENTS = 10
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Reads the variable of each kind of destination, LEAD_FORWARD_TOKEN and LEAD_EMAIL_FROM; one that
 * is missing or blank is unset. Problems name the variable and the expected form, never the value:
 * it is a secret. A destination with a problem is left out. Looks at the switches of what is sent
 * beside leads, too.
 */
export function readDestinations(env: Readonly<Record<string, unknown>>): {
  readonly destinations: readonly Destination[]
  readonly problems: readonly Problem[]
} {
  const destinations: Destination[] = []
  const problems: Problem[] = []
  for (const { variable, name, example } of destinationKinds) {
    if (name === mail.name) continue
    const text = settingText(env[variable])
    if (text === '') continue
    const url = text === undefined ? undefined : webhookAddress(text)
    const owner = url === undefined ? undefined : ownerOf(url)
    if (url === undefined) problems.push({ variable, expected: `an https address, for example ${example}` })
    else if (owner !== undefined && owner.name !== name)
      problems.push({ variable, expected: `${example}, but this is an address of ${owner.name}: ${owner.variable}` })
    else if (owner !== undefined && !isWebhook(owner, url))
      problems.push({ variable, expected: `${example}, but this address of ${name} takes no messages` })
    else
      destinations.push({
        name,
        url,
        ...(name === 'json' && { ...readToken(env, problems), ...readSecret(env, problems) }),
      })
  }
  const email = readEmail(env, problems)
  if (email !== undefined) destinations.push(email)
  return { destinations, problems: [...problems, ...switchProblems(env)] }
}

/** 'yes' would turn nothing on, without a word. */
function switchProblems(env: Readonly<Record<string, unknown>>): readonly Problem[] {
  const isSwitch = (text: string | undefined) => text === '' || text === '0' || text === '1'
  const names: readonly string[] = destinationKinds.map(({ name }) => name)
  const told = settingText(env.LEAD_TELL_ANSWERS)?.split(/[\s,]+/)
  return [
    ...(isSwitch(settingText(env.LEAD_CONFIRM)) ? [] : [{ variable: 'LEAD_CONFIRM', expected: '1 or nothing' }]),
    ...(told?.every(word => isSwitch(word) || names.includes(word))
      ? []
      : [{ variable: 'LEAD_TELL_ANSWERS', expected: `1, nothing, or some of ${names.join(', ')}` }]),
  ]
}

/** The service whose host it is. */
const ownerOf = (url: string): DestinationKind | undefined =>
  kinds.find(({ hosts }) => hosts?.test(new URL(url).hostname))

function isWebhook({ webhook }: DestinationKind, url: string): boolean {
  const { hostname, pathname } = new URL(url)
  return webhook === undefined || webhook.test(hostname + pathname)
}

/** Without blanks around it; '' where it is unset. Undefined for anything but text. */
function settingText(value: unknown): string | undefined {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value.trim() : undefined
}

/** https, or http on this machine. fetch() refuses an address with a password. */
function webhookAddress(text: string): string | undefined {
  const url = URL.parse(text)
  if (url === null || /\s/.test(text) || url.username !== '' || url.password !== '') return undefined
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname)) ? text : undefined
}

function readToken(env: Readonly<Record<string, unknown>>, problems: Problem[]): { readonly token?: string } {
  const token = settingText(env.LEAD_FORWARD_TOKEN)
  if (token === '') return {}
  // The characters that an HTTP header may hold.
  if (token !== undefined && /^[\x21-\x7e]+$/.test(token)) return { token }
  problems.push({ variable: 'LEAD_FORWARD_TOKEN', expected: 'ASCII characters without spaces' })
  return {}
}

function readSecret(env: Readonly<Record<string, unknown>>, problems: Problem[]): { readonly secret?: string } {
  const secret = settingText(env.LEAD_FORWARD_SECRET)
  if (secret === '') return {}
  if (secret !== undefined && signingKey(secret) !== undefined) return { secret }
  problems.push({ variable: 'LEAD_FORWARD_SECRET', expected: 'whsec_ and the base64 of 24 to 64 random bytes' })
  return {}
}

function readEmail(env: Readonly<Record<string, unknown>>, problems: Problem[]): Destination | undefined {
  const [toText, from] = [settingText(env[mail.variable]), settingText(env.LEAD_EMAIL_FROM)]
  if (toText === '' && from === '') return undefined
  const to = toText?.split(/[\s,;]+/).filter(Boolean) ?? []
  const isToSound = to.length > 0 && to.length <= MAX_RECIPIENTS && to.every(isMailbox)
  if (!isToSound)
    problems.push({
      variable: mail.variable,
      expected: `1 to ${MAX_RECIPIENTS} mail addresses separated by commas, for example ${mail.example}`,
    })
  const isFromSound = from !== undefined && isMailbox(from)
  if (!isFromSound)
    problems.push({
      variable: 'LEAD_EMAIL_FROM',
      expected: 'one mail address of your domain, for example leads@example.com',
    })
  return isToSound && isFromSound ? { name: mail.name, to, from } : undefined
}
