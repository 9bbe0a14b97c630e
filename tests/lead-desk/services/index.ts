// HTTP servers that stand in for the services that leads are sent to, and answer as strictly as
// they do.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { destinationKinds } from '../../../worker/destinations/index.ts'
import { type Answer, type Fields, jsonFields } from './answer'
import { answerAsDiscord } from './discord'
import { answerAsGoogleChat } from './google-chat'
import { answerAsJson } from './json'
import { answerAsSlack } from './slack'
import { answerAsTeams, isPostedByTeams } from './teams'

const services = {
  slack: { path: '/services/T0000/B0000/secret', answer: answerAsSlack },
  discord: { path: '/api/webhooks/1000/secret', answer: answerAsDiscord },
  teams: { path: '/workflows/secret/triggers/manual/paths/invoke?sig=secret', answer: answerAsTeams },
  'google-chat': { path: '/v1/spaces/S/messages?key=key&token=secret', answer: answerAsGoogleChat },
  json: { path: '/leads', answer: answerAsJson },
} as const satisfies Record<string, { path: string; answer: (body: string) => Answer }>
export type ServiceName = keyof typeof services
export const serviceNames = Object.keys(services) as readonly ServiceName[]

export const limits: Readonly<Record<ServiceName, { readonly posts: number; readonly windowMs: number }>> = {
  slack: { posts: 1, windowMs: 1000 },
  discord: { posts: 5, windowMs: 2000 },
  teams: { posts: 25, windowMs: 60_000 },
  'google-chat': { posts: 1, windowMs: 1000 },
  json: { posts: 5, windowMs: 2000 },
}

/** The setting that sends leads there. */
const variableOf = (name: ServiceName): string => destinationKinds.find(kind => kind.name === name)?.variable ?? ''

/**
 * 'ok': as the service does. 'stall': no response. 'redirect': to a page that takes everything.
 * 'cut off': the connection ends within the status line. A number: this status.
 * `retryAfterSeconds`: 429. `limit`: takes so many POSTs in a window, and answers 429 to others,
 * with the time until the oldest of them leaves it.
 */
export type Mode =
  | 'ok'
  | 'stall'
  | 'redirect'
  | 'cut off'
  | number
  | { readonly retryAfterSeconds: number }
  | { readonly limit: { readonly posts: number; readonly windowMs: number } }

export interface ReceivedMessage {
  readonly headers: IncomingHttpHeaders
  readonly body: Fields
}

export interface Service {
  readonly url: string
  readonly received: readonly ReceivedMessage[]
  /** Accepted but not shown: Teams answers 202 before it looks at the form. */
  readonly notShown: readonly string[]
  readonly posts: readonly ReceivedMessage[]
  /** POSTs that were answered with 429. */
  readonly limited: () => number
  /** One answer to every message, or an answer for each. */
  behave(mode: Mode | ((body: Fields) => Mode)): void
  close(): Promise<void>
}

export type Services = Readonly<Record<ServiceName, Service>>

/** One of each, and the settings that send leads to all of them. */
export async function startServices() {
  const started = await Promise.all(serviceNames.map(async name => [name, await startService(name)] as const))
  return {
    services: Object.fromEntries(started) as Services,
    vars: Object.fromEntries(started.map(([name, { url }]) => [variableOf(name), url])),
  }
}

/** `port` 0 takes a free one. */
export async function startService(name: ServiceName, port = 0): Promise<Service> {
  const { path, answer } = services[name]
  const received: ReceivedMessage[] = []
  const notShown: string[] = []
  const posts: ReceivedMessage[] = []
  let limited = 0
  let taken: number[] = []
  let modeOf: (body: Fields) => Mode = () => 'ok'

  /** Seconds until the limit takes another POST; 0 when it does now. */
  function secondsLeft({ posts: most, windowMs }: { readonly posts: number; readonly windowMs: number }): number {
    const now = Date.now()
    taken = taken.filter(time => time > now - windowMs)
    if (taken.length < most) taken.push(now)
    else return Math.ceil(((taken[0] ?? now) + windowMs - now) / 1000)
    return 0
  }

  const server = createServer((request, response) => {
    void text(request).then(body => {
      if (request.url !== path) return send(response, { status: 200, body: 'another page' })
      if (request.method !== 'POST') return send(response, { status: 405, body: '' })
      const message = { headers: request.headers, body: jsonFields(body) ?? {} }
      posts.push(message)
      const mode = modeOf(message.body)
      if (mode === 'stall') return
      if (mode === 'redirect') return void response.writeHead(302, { location: '/elsewhere' }).end()
      if (mode === 'cut off') return void request.socket.end('HTTP/1.1 2')
      if (typeof mode === 'number') return send(response, { status: mode, body: 'no' })
      if (typeof mode === 'object') {
        const seconds = 'limit' in mode ? secondsLeft(mode.limit) : mode.retryAfterSeconds
        if (seconds > 0) {
          limited++
          return void response.writeHead(429, { 'retry-after': String(seconds) }).end('{"retry_after":1}')
        }
      }
      const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '')
      const answered = answer(isJson ? body : '')
      const isAccepted = answered.status >= 200 && answered.status < 300
      if (isAccepted && name === 'teams' && !isPostedByTeams(body)) notShown.push(body)
      else if (isAccepted) received.push(message)
      return send(response, answered)
    })
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  server.unref()
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    received,
    notShown,
    posts,
    limited: () => limited,
    behave: next => {
      modeOf = typeof next === 'function' ? next : () => next
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function send(response: ServerResponse, { status, body, contentType = 'text/plain' }: Answer): void {
  response.writeHead(status, { 'content-type': contentType }).end(body)
}
