// Which leads are of one person, in a real D1.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinPerson } from '@/lib/leads/person'
import { DAY_MS } from '@/lib/time'
import { forCasesAsync } from '@/tests/for-all'
import { insertLead, ownStorage } from '@/worker/test-storage'

const { env } = ownStorage()

interface Sender {
  readonly phone?: string | undefined
  readonly mail?: string | undefined
  readonly day?: number
  readonly suspect?: boolean
}

const join = (id: string) => env.DB.prepare(joinPerson).bind(id)

/** Stores the leads one after the other, each as it comes; resolves to their people in order. */
async function peopleOf(...senders: readonly Sender[]): Promise<readonly string[]> {
  const stored = senders.flatMap(({ phone, mail, day = 0, suspect = false }, index) => [
    insertLead(env, `lead-${index}`, {
      received_at_ms: day * DAY_MS + index,
      phone: phone ?? null,
      phone_e164: phone?.startsWith('+') ? phone : null,
      email: mail ?? null,
      suspect: suspect ? 'A program' : null,
    }),
    join(`lead-${index}`),
  ])
  await env.DB.batch([env.DB.prepare('DELETE FROM leads'), ...stored])
  return people()
}

async function people(): Promise<readonly string[]> {
  const { results } = await env.DB.prepare('SELECT person_id FROM leads ORDER BY seq').all<{ person_id: string }>()
  const ids = results.map(({ person_id }) => person_id)
  // 'aab': the first two are one.
  return ids.map(id => String.fromCharCode(97 + [...new Set(ids)].indexOf(id)))
}

const [ONE, TWO] = ['+16315550101', '+16315550102']
const mail = 'a@example.com'

it.each<[string, readonly Sender[], string]>([
  ['the same phone', [{ phone: ONE }, { phone: ONE, mail }, { phone: TWO }], 'aab'],
  [
    'two strangers with one mail',
    [
      { phone: ONE, mail },
      { phone: TWO, mail },
    ],
    'ab',
  ],
  ['one mail, in any case', [{ mail }, { mail: 'A@EXAMPLE.com' }], 'aa'],
  ['a mail that has one phone', [{ phone: ONE, mail }, { mail }, { mail, phone: ONE }], 'aaa'],
  ['a stranger behind one without a phone', [{ phone: ONE, mail }, { mail }, { phone: TWO, mail }], 'aab'],
  ['a mail that is two people’s', [{ phone: ONE, mail }, { phone: TWO, mail }, { mail }], 'abc'],
  ['a phone and a mail that one request connects', [{ mail }, { phone: ONE }, { phone: ONE, mail }], 'aaa'],
  [
    'people whose phones a mail does not connect',
    [{ mail }, { phone: ONE, mail: 'b@x.org' }, { mail: 'b@x.org' }],
    'abb',
  ],
  [
    'a number that cannot be read',
    [
      { phone: '5550101', mail },
      { phone: '5550101', mail },
      { phone: ONE, mail },
    ],
    'aab',
  ],
  ['the same number that cannot be read', [{ phone: '5550101' }, { phone: '5550101' }], 'ab'],
  ['eight days', [{ phone: ONE }, { phone: ONE, day: 8 }], 'ab'],
  ['four days, twice', [{ phone: ONE }, { phone: ONE, day: 4 }, { phone: ONE, day: 8 }], 'aaa'],
  ['nothing at all', [{}, {}], 'ab'],
  ['a suspect', [{ phone: ONE, suspect: true }, { phone: ONE }, { phone: ONE, suspect: true }], 'abc'],
])('%s', async (_, senders, expected) => expect((await peopleOf(...senders)).join('')).toBe(expected))

it('a suspect that is real joins, or stays alone where the phones contradict it', async () => {
  await peopleOf({ mail }, { phone: ONE, mail, suspect: true }, { phone: TWO, mail })
  await env.DB.batch([env.DB.prepare('UPDATE leads SET suspect = NULL'), join('lead-1')])
  expect((await people()).join('')).toBe('aba')
})

it('no person has two phones, or a request that nothing connects, whatever comes in which order', async () => {
  const sender = fc.record<Sender>(
    {
      phone: fc.constantFrom(ONE, TWO, '5550101', undefined),
      mail: fc.constantFrom(mail, 'b@example.com', undefined),
      suspect: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  await forCasesAsync(20, fc.array(sender, { minLength: 2, maxLength: 8 }), async senders => {
    const found = await peopleOf(...senders)
    const counted = senders.flatMap((own, index) => (own.suspect ? [] : [{ ...own, person: found[index] }]))
    for (const person of new Set(found)) {
      const own = counted.filter(lead => lead.person === person)
      expect(new Set(own.flatMap(({ phone }) => phone ?? [])).size).toBeLessThan(2)
      // Reached from the first by what they share.
      const reached = new Set(own.slice(0, 1))
      for (const lead of reached)
        for (const other of own)
          if (
            (lead.phone !== undefined && lead.phone === other.phone) ||
            (lead.mail !== undefined && lead.mail === other.mail)
          )
            reached.add(other)
      expect(reached.size).toBe(own.length)
    }
    for (const phone of [ONE, TWO])
      expect(new Set(counted.filter(lead => lead.phone === phone).map(lead => lead.person)).size).toBeLessThan(2)
  })
})
