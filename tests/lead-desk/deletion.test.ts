// Deleting a lead removes the person from everything that the desk has on this machine, and links
// in messages follow the configured address, whatever a request says of its host.
import { globSync, readFileSync } from 'node:fs'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { photoPath } from '../../lib/leads/photos.ts'
import { jpegBytes, plan, quote } from './sample-leads.ts'
import { idOf, ownDesk } from './own-desk.ts'
import { submit } from './staff-page.ts'

const PERSON = { name: 'Petronella Unmistakable', phone: '6315550143', email: 'petronella@unmistakable.example' }
const TRACES = ['Petronella', 'petronella@', '6315550143', '555-0143', 'secret of hers']

/** Refuses every lead and quotes it, in its reason phrase too. */
let quoting: Server
afterAll(() => {
  quoting.closeAllConnections()
  quoting.close()
})
const { desk, store, execute, leads, leadPageOf } = ownDesk(async () => {
  quoting = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => response.writeHead(400, PERSON.name).end(Buffer.concat(chunks)))
  })
  await new Promise<void>(resolve => quoting.listen(0, '127.0.0.1', resolve))
  const { port } = quoting.address() as AddressInfo
  return {
    vars: {
      LEAD_FORWARD_URL: `http://127.0.0.1:${port}/leads`,
      LEAD_EMAIL_TO: 'office@example.com',
      LEAD_EMAIL_FROM: 'leads@example.com',
      LEAD_SITE_URL: 'https://www.fairlead.example',
      LEAD_TELL_ANSWERS: '1',
    },
  }
})

/** Files of the desk that still hold something of the person. */
const filesWithTraces = (pattern = '**/*', traces = TRACES) =>
  globSync(pattern, { cwd: desk.state, withFileTypes: true })
    .filter(file => file.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter(file => traces.some(trace => readFileSync(file).includes(trace)))

/** Files of mail. Closing a file of the database here would end the locks of `store`. */
const mailWithTraces = (traces = TRACES) => filesWithTraces('**/email-{text,html,attachment}/*', traces)

describe('links', () => {
  const postAs = (host: string, body: object) =>
    new Promise<number>((resolve, reject) => {
      const request = httpRequest(
        `${desk.url}/api/leads/quote`,
        { method: 'POST', headers: { host, origin: `http://${host}`, 'content-type': 'application/json' } },
        response => {
          response.resume()
          resolve(response.statusCode ?? 0)
        },
      )
      request.on('error', reject)
      request.end(JSON.stringify(body))
    })

  it.each(['evil.example', 'evil.example:8787', 'www.fairlead.example.evil.example', '127.0.0.1:1'])(
    'have the configured address when a request names the host %s',
    async host => {
      const name = `Sent to ${host}`
      const status = await postAs(host, quote({ name }))
      const rows = await execute('SELECT desk_origin FROM leads WHERE name = ?1', name)
      if (status === 201) expect(rows).toEqual([{ desk_origin: 'https://www.fairlead.example' }])
      else expect([rows, status >= 400]).toEqual([[], true])
    },
  )

  it('of a phone number dial, for services that link web addresses only', async () => {
    const id = await idOf(await desk.post('quote', quote({ name: 'Tap', phone: '631 555 0177' })))
    const page = await fetch((await leadPageOf(id)).replace('/sheet/', '/call/'))
    expect([page.status, page.headers.get('refresh'), page.headers.get('x-robots-tag')]).toEqual([
      200,
      '0; url=tel:+16315550177',
      'noindex',
    ])
    expect(await page.text()).toContain('href="tel:+16315550177"')
    expect((await fetch(`${desk.url}/api/leads/call/${'0'.repeat(32)}`)).status).toBe(404)
    expect((await fetch(`${desk.url}/api/leads/call/`)).status).toBe(404)
  })
})

it('leaves no mail of a person whose lead is deleted while the site runs, the word of an answer too', async () => {
  const id = await idOf(await desk.post('quote', quote({ name: PERSON.name, phone: PERSON.phone })))
  // Text and HTML.
  await vi.waitFor(() => expect(mailWithTraces()).toHaveLength(2), { timeout: 10_000 })
  await submit(await leadPageOf(id), { action: 'answer', initials: 'MK' })
  await vi.waitFor(() => expect(mailWithTraces()).toHaveLength(4), { timeout: 10_000 })
  // `npm start` holds it while it serves the folder.
  const lock = new DatabaseSync(path.join(desk.state, 'server.sqlite'))
  lock.exec('PRAGMA journal_mode = WAL; BEGIN IMMEDIATE')
  expect((await leads('delete', id, '--yes')).code).toBe(0)
  lock.close()
  expect(filesWithTraces('tmp/**/*')).toEqual([])
  await desk.post('quote', quote({ name: 'Sent after' }))
  await vi.waitFor(() => expect(mailWithTraces(['Sent after'])).toHaveLength(2), { timeout: 10_000 })
})

// It ends the desk, so it comes last.
describe('a deleted lead', () => {
  it('leaves nothing of the person: rows, freed pages, errors, pictures, photos, mail', async () => {
    const key = crypto.randomUUID()
    const id = await idOf(await desk.post('plan', plan({ contact: PERSON }), { 'idempotency-key': key }))
    await fetch(desk.url + photoPath(key, 1, 'panel'), {
      method: 'PUT',
      body: new Uint8Array(jpegBytes),
      headers: { 'content-type': 'image/jpeg' },
    })
    const leadPage = await leadPageOf(id)
    for (const text of ['a note with a secret of hers', 'another'])
      await submit(leadPage, { action: 'note', note: text })
    await vi.waitFor(
      async () => {
        const states = await execute(
          'SELECT destination, attempts, delivered_at_ms, last_error FROM deliveries WHERE lead_id = ?1 ORDER BY destination',
          id,
        )
        expect(states).toMatchObject([
          { destination: 'email', last_error: null, delivered_at_ms: expect.any(Number) as number },
          { destination: 'json', attempts: 1, delivered_at_ms: null, last_error: 'status 400' },
        ])
      },
      { timeout: 10_000 },
    )
    await vi.waitFor(() => expect(mailWithTraces()).not.toEqual([]))
    await desk.stop()
    expect((await leads('delete', id, '--yes')).code).toBe(0)
    expect(filesWithTraces()).toEqual([])
    expect(await store.getImage(`plans/${id}.jpg`)).toBeUndefined()
    expect(await execute('SELECT last_error FROM destinations WHERE last_error IS NOT NULL')).toEqual([
      { last_error: 'status 400' },
    ])
  })
})
