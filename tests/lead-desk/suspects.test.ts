// Suspect leads on a real desk: stored and answered like any other, told of in a digest an hour
// later, and delivered when staff say that they are real.
import { afterAll, describe, expect, it, vi } from 'vitest'
import { leadDeskWords } from '../../content/words/staff.ts'
import { HOUR_MS, MINUTE_MS } from '../../lib/time.ts'
import { estimate, quote } from './sample-leads.ts'
import { type Service, startService } from './services/index.ts'
import { ownDesk } from './own-desk.ts'

const { suspects } = leadDeskWords
let slack: Service
let json: Service

afterAll(async () => {
  await Promise.all([slack.close(), json.close()])
})
const { desk, execute } = ownDesk(async () => {
  ;[slack, json] = await Promise.all([startService('slack'), startService('json')])
  return { vars: { LEAD_SLACK_URL: slack.url, LEAD_FORWARD_URL: json.url } }
})

let count = 0
/** Posts a lead from a network and phone number of its own. */
async function send(kind: string, body: object, headers: Record<string, string> = {}) {
  count++
  const phone = `631555${String(1000 + count)}`
  const address = { 'cf-connecting-ip': `198.51.100.${count}` }
  const response = await desk.post(kind, { phone, ...body }, { ...address, ...headers })
  expect(response.status).toBe(201)
  const { id } = (await response.json()) as { id: string }
  const [row] = await execute('SELECT suspect FROM leads WHERE id = ?1', id)
  return { id, suspect: row?.suspect }
}
const { phone: _quotePhone, ...words } = quote()
const { phone: _estimatePhone, ...form } = estimate()
const texts = () => slack.received.map(({ body }) => JSON.stringify(body))

describe('a lead is suspect', () => {
  const links = 'https://a.example http://b.example www.c.example https://d.example'
  it.each<[string, string, object, Record<string, string>, string | null]>([
    ['that filled the hidden field', 'quote', { ...words, subject: 'Ms.' }, {}, suspects.hiddenField],
    ['sent a second after the page opened', 'quote', words, { 'x-page-seconds': '1.9' }, suspects.fast],
    ['with four links', 'estimate', { ...form, message: links }, {}, suspects.links],
    ['without a page', 'quote', words, { origin: '' }, suspects.noPage],
  ])('%s', async (_what, kind, body, headers, reason) => {
    expect((await send(kind, body, headers)).suspect).toBe(reason)
  })

  it.each<[string, string, object, Record<string, string>]>([
    ['sent two seconds after the page opened', 'quote', words, { 'x-page-seconds': '2.0' }],
    ['with three links', 'estimate', { ...form, message: links.replace(/ \S+$/, '') }, {}],
    [
      'of a form without script',
      'quote',
      words,
      { origin: 'null', 'sec-fetch-site': 'same-origin', 'x-page-seconds': '' },
    ],
    ['with a time of its own making', 'quote', words, { 'x-page-seconds': '-1e9' }],
  ])('but not one %s', async (_what, kind, body, headers) => {
    expect((await send(kind, body, headers)).suspect).toBeNull()
  })

  it('from the third network with the same words or phone number', async () => {
    const message = 'We offer the best backlinks for your website at the best price.'
    const results = [0, 1, 2].map(() => send('estimate', { ...form, message }))
    const reasons = []
    for (const result of results) reasons.push((await result).suspect)
    // They are sent at once, so the order is not ours.
    expect(reasons.filter(reason => reason === suspects.repeated).length).toBeLessThanOrEqual(1)
    expect((await send('estimate', { ...form, message })).suspect).toBe(suspects.repeated)
    for (const expected of [null, null, suspects.repeated])
      expect((await send('quote', { ...words, phone: '5165550199', name: `Visitor ${count}` })).suspect).toBe(expected)
  })

  it('but not a browser’s lead after strangers have sent its phone number, or a few networks its words', async () => {
    const message = 'Please quote a charger for my detached garage.'
    const phone = '5165550177'
    const estimateOf = async (headers = {}) =>
      (await send('estimate', { ...form, phone, message, firstName: `Visitor ${count}` }, headers)).suspect
    const browser = { 'sec-fetch-site': 'same-origin' }
    for (let n = 0; n < 9; n++) await estimateOf()
    expect(await estimateOf(browser)).toBeNull()
    expect(await estimateOf()).toBe(suspects.repeated)
    expect(await estimateOf(browser), 'the words of ten').toBe(suspects.repeated)
    expect((await send('quote', { ...words, phone }, browser)).suspect, 'the number of ten').toBeNull()
  })

  it('but not one whose words came from the networks of one home', async () => {
    const message = 'Our home has two hundred and fifty-six networks.'
    for (let n = 10; n < 22; n++) {
      const home = { 'cf-connecting-ip': `2001:db8:0:ab${n}::1` }
      expect((await send('estimate', { ...form, message, firstName: `Home ${n}` }, home)).suspect).toBeNull()
    }
  })

  it('above 60 an hour, when nothing shows a person', async () => {
    const bare = { 'x-page-seconds': '', 'cf-connecting-ip': '203.0.113.9' }
    for (let n = 0; n < 60; n++) await send('quote', words, bare)
    expect((await send('quote', words, bare)).suspect).toBe(suspects.flood)
    expect((await send('quote', words, { 'cf-connecting-ip': '203.0.113.9' })).suspect, 'with a time').toBeNull()
    expect(
      (await send('quote', words, { ...bare, 'sec-fetch-site': 'same-origin' })).suspect,
      'of a browser',
    ).toBeNull()
  })

  it('and its network is forgotten after an hour', async () => {
    await execute('UPDATE recent_senders SET at_ms = at_ms - ?1', HOUR_MS + MINUTE_MS)
    await desk.runSchedule()
    expect(await execute('SELECT COUNT(*) AS n FROM recent_senders')).toEqual([{ n: 0 }])
  })
})

describe('staff', () => {
  it('get suspects in a digest an hour later, and a real one at once when they say so', async () => {
    await execute('DELETE FROM leads')
    const [accident, spam] = [
      await send('quote', { ...words, name: 'Ann Accident', subject: 'x' }),
      await send('quote', { ...words, name: 'Spam Sender', subject: 'x' }),
    ]
    await desk.runSchedule()
    await desk.runSchedule(Date.now() + HOUR_MS - MINUTE_MS)
    const before = texts().length
    expect(texts().join()).not.toMatch(/Ann Accident|Spam Sender/)

    await desk.runSchedule(Date.now() + HOUR_MS + MINUTE_MS)
    expect(texts()).toHaveLength(before + 1)
    for (const part of ['Ann Accident', 'Spam Sender', 'may be spam', 'api/leads/sheet'])
      expect(texts().at(-1)).toContain(part)
    await vi.waitFor(() =>
      expect(json.received.filter(({ body }) => body.id === accident.id || body.id === spam.id)).toMatchObject([
        { body: { suspect: true } },
        { body: { suspect: true } },
      ]),
    )
    await desk.runSchedule(Date.now() + 2 * HOUR_MS + MINUTE_MS)
    expect(texts()).toHaveLength(before + 1)
  })
})
