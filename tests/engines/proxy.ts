// A proxy between a browser engine and the served site. It can simulate a lost connection, and it
// makes each page report its errors and warnings, because not every engine's driver does.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const REPORT_PATH = '/console-report'

/** Served from the site's own origin, which the page's security policy allows. */
const reporter = `{
const report = (kind, text) => navigator.sendBeacon('${REPORT_PATH}', kind + ': ' + text)
for (const kind of ['error', 'warn']) {
  const original = console[kind]
  console[kind] = (...args) => { original.apply(console, args); report('console ' + kind, args.map(String).join(' ')) }
}
// WebKit reports an image as failed that was still loading when the page was left.
let isLeft = false
addEventListener('beforeunload', () => { isLeft = true })
addEventListener('error', event => {
  if (event.message) report('page error', event.message)
  else if (!isLeft) report('page error', 'could not load ' + (event.target.src || event.target.href))
}, true)
addEventListener('unhandledrejection', event => report('page error', String(event.reason)))
addEventListener('securitypolicyviolation', event => report('policy', event.violatedDirective + ' ' + event.blockedURI))
}`

export interface Proxy {
  readonly url: string
  /** False drops every connection. */
  isOnline: boolean
  /** Reports of pages since the last call. */
  readonly takeMessages: () => string[]
  readonly close: () => Promise<void>
}

function body(message: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    message.on('data', (part: Buffer) => parts.push(part))
    message.on('end', () => resolve(Buffer.concat(parts).toString()))
    message.on('error', reject)
  })
}

function forward(incoming: IncomingMessage, response: ServerResponse, target: URL) {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
  const upstream = request(
    { host: target.hostname, port: target.port, path: incoming.url, method: incoming.method, headers },
    received => {
      const isPage = received.headers['content-type']?.startsWith('text/html') === true && incoming.method === 'GET'
      if (!isPage) {
        response.writeHead(received.statusCode ?? 502, received.headers)
        received.pipe(response)
        return
      }
      void body(received).then(html => {
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = received.headers
        response.writeHead(received.statusCode ?? 502, headers)
        response.end(html.replace('<head>', `<head><script src="${REPORT_PATH}.js"></script>`))
      })
    },
  )
  upstream.on('error', () => response.destroy())
  incoming.pipe(upstream)
}

export function startProxy(site: string): Promise<Proxy> {
  const target = new URL(site)
  const messages: string[] = []
  const server = createServer((incoming, response) => {
    if (incoming.url === `${REPORT_PATH}.js`)
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(reporter)
    else if (incoming.url === REPORT_PATH)
      void body(incoming)
        .then(
          text => messages.push(text),
          () => undefined,
        )
        .finally(() => response.writeHead(204).end())
    else if (proxy.isOnline) forward(incoming, response, target)
    else incoming.socket.destroy()
  })
  const proxy: Proxy = {
    url: '',
    isOnline: true,
    takeMessages: () => messages.splice(0),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return new Promise(resolve =>
    server.listen(0, '127.0.0.1', () =>
      resolve(Object.assign(proxy, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })),
    ),
  )
}
