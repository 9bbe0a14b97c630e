// A staff endpoint for the lead desk to forward to: a real HTTP server that answers as a test tells it to.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A status to answer with, to all or to each by its kind; 'hang': no answer; 'drop': the connection is cut; 'redirect': to a page that would answer 200. */
export type Behaviour = number | ((kind: string) => number) | 'hang' | 'drop' | 'redirect'

export interface Delivery {
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly body: {
    readonly id: string
    readonly kind: string
    readonly received_at: string
    readonly contact: object
    readonly lead: Record<string, unknown>
  }
}

export interface Endpoint {
  readonly url: string
  /** Every delivery that has come in whole, whatever it was answered. */
  readonly deliveries: readonly Delivery[]
  /** Ids that were answered 2xx, repetitions included. */
  accepted(): readonly string[]
  behave(behaviour: Behaviour): void
  /** Stops listening: deliveries are refused. */
  goDown(): Promise<void>
  /** Listens again at the same address. */
  comeUp(): Promise<void>
}

export async function startEndpoint(): Promise<Endpoint> {
  let behaviour: Behaviour = 200
  const deliveries: Delivery[] = []
  const accepted: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.method === 'GET') return void response.writeHead(200).end()
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Delivery['body']
      deliveries.push({ method: request.method ?? '', headers: request.headers, body })
      if (behaviour === 'hang') return
      if (behaviour === 'drop') return void request.socket.destroy()
      if (behaviour === 'redirect') return void response.writeHead(302, { location: '/elsewhere' }).end()
      const status = typeof behaviour === 'number' ? behaviour : behaviour(body.kind)
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
    behave: next => {
      behaviour = next
    },
    goDown: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    comeUp: () => listen(port),
  }
}
