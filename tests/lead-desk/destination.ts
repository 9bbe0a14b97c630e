// An HTTP server that leads are forwarded to. It responds as a test tells it to.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A status, or a status by kind of lead; 'hang': no response; 'drop': the connection is closed;
 * 'redirect': to a page with status 200.
 */
export type Behavior = number | ((kind: string) => number) | 'hang' | 'drop' | 'redirect'

export interface Delivery {
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly body: {
    readonly id: string
    readonly kind: string
    readonly received_at: string
    readonly contact: object
    readonly lead: Record<string, unknown>
    /** What brought the visitor; only where it is known. */
    readonly source?: { readonly channel: string | null }
  }
}

export interface Destination {
  readonly url: string
  /** Every complete delivery, whatever the response was. */
  readonly deliveries: readonly Delivery[]
  /** Ids of deliveries answered 2xx, including repetitions. */
  accepted(): readonly string[]
  respondWith(behavior: Behavior): void
  /** Connections are refused from then on. */
  stopListening(): Promise<void>
  /** At the same address. */
  listenAgain(): Promise<void>
}

export async function startDestination(): Promise<Destination> {
  let behavior: Behavior = 200
  const deliveries: Delivery[] = []
  const accepted: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.method === 'GET') return void response.writeHead(200).end()
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Delivery['body']
      deliveries.push({ method: request.method ?? '', headers: request.headers, body })
      if (behavior === 'hang') return
      if (behavior === 'drop') return void request.socket.destroy()
      if (behavior === 'redirect') return void response.writeHead(302, { location: '/elsewhere' }).end()
      const status = typeof behavior === 'number' ? behavior : behavior(body.kind)
      if (status >= 200 && status < 300) accepted.push(body.id)
      response.writeHead(status).end('ignored')
    })
  })
  const listen = (port: number) => new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  server.unref()
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/leads`,
    deliveries,
    accepted: () => accepted,
    respondWith: next => {
      behavior = next
    },
    stopListening: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    listenAgain: () => listen(port),
  }
}
