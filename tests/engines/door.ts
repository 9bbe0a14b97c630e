// What stands between an engine and the served product: it passes everything on, can be shut as if the connection were gone, and has each
// page tell its errors and warnings, because not every engine's driver does.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const WATCH = '/watch-the-console'

/** Served as a file of the site itself, which the page's policy allows. */
const watcher = `{
const tell = (kind, text) => navigator.sendBeacon('${WATCH}', kind + ': ' + text)
for (const kind of ['error', 'warn']) {
  const own = console[kind]
  console[kind] = (...all) => { own.apply(console, all); tell('console ' + kind, all.map(String).join(' ')) }
}
// WebKit calls a picture failed that was still on its way when the visitor left the page.
let isLeft = false
addEventListener('beforeunload', () => { isLeft = true })
addEventListener('error', event => {
  if (event.message) tell('page error', event.message)
  else if (!isLeft) tell('page error', 'could not load ' + (event.target.src || event.target.href))
}, true)
addEventListener('unhandledrejection', event => tell('page error', String(event.reason)))
addEventListener('securitypolicyviolation', event => tell('policy', event.violatedDirective + ' ' + event.blockedURI))
}`

export interface Door {
  readonly url: string
  isOpen: boolean
  /** What pages told since the last call. */
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

function pass(asked: IncomingMessage, answer: ServerResponse, target: URL) {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' }
  const onward = request(
    { host: target.hostname, port: target.port, path: asked.url, method: asked.method, headers },
    got => {
      const isPage = got.headers['content-type']?.startsWith('text/html') === true && asked.method === 'GET'
      if (!isPage) {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(answer)
        return
      }
      void body(got).then(html => {
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = got.headers
        answer.writeHead(got.statusCode ?? 502, kept)
        answer.end(html.replace('<head>', `<head><script src="${WATCH}.js"></script>`))
      })
    },
  )
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}

export function openDoor(site: string): Promise<Door> {
  const target = new URL(site)
  const messages: string[] = []
  const server = createServer((asked, answer) => {
    if (asked.url === `${WATCH}.js`) answer.writeHead(200, { 'content-type': 'text/javascript' }).end(watcher)
    else if (asked.url === WATCH)
      void body(asked)
        .then(
          text => messages.push(text),
          () => undefined,
        )
        .finally(() => answer.writeHead(204).end())
    else if (door.isOpen) pass(asked, answer, target)
    else asked.socket.destroy()
  })
  const door: Door = {
    url: '',
    isOpen: true,
    takeMessages: () => messages.splice(0),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return new Promise(resolve =>
    server.listen(0, '127.0.0.1', () =>
      resolve(Object.assign(door, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })),
    ),
  )
}
