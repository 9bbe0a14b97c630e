import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leadDeskWords } from '@/content/words/staff'
import { callUrlOf } from '@/worker/staff/links'
import { digestEntry, digestOf } from '@/worker/staff/digest'
import { leadView } from '@/worker/staff/lead-view'
import { alarmMessage, newLeadMessage, type StaffMessage, reminderMessage } from '@/worker/staff/message'
import { ada, arbMessage, ownLinks } from '@/tests/leads/messages'
import { arbHostileLead, storedLead, storedPlan } from '@/tests/leads/stored-leads'
import { cleanLine } from '@/lib/leads/text'
import type { Fields, Shown } from '@/tests/lead-desk/services/answer'
import { answerAsDiscord, shownByDiscord } from '@/tests/lead-desk/services/discord'
import { answerAsGoogleChat, shownByGoogleChat } from '@/tests/lead-desk/services/google-chat'
import { answerAsSlack, shownBySlack } from '@/tests/lead-desk/services/slack'
import { isPostedByTeams, shownByTeams } from '@/tests/lead-desk/services/teams'
import { destinationKinds } from '.'
import type { DestinationKind } from './kind'
import { defaultPlan } from '@/tests/planner/default-plan'
import { forAll, forCases } from '@/tests/for-all'

const root = path.resolve(import.meta.dirname, '../..')

/** The services that have a stand-in, and what a reader sees of a message there. */
const services: Readonly<
  Record<string, { readonly accepts: (body: string) => boolean; readonly shown: (body: Fields) => Shown }>
> = {
  slack: { accepts: body => answerAsSlack(body).status === 200, shown: shownBySlack },
  discord: { accepts: body => answerAsDiscord(body).status === 204, shown: shownByDiscord },
  teams: { accepts: isPostedByTeams, shown: shownByTeams },
  'google-chat': { accepts: body => answerAsGoogleChat(body).status === 200, shown: shownByGoogleChat },
}
const names = Object.keys(services)

function serviceOf(name: string) {
  const service = services[name]
  if (service === undefined) throw new Error(`${name} has no stand-in in tests/lead-desk/services`)
  return service
}

const bodyOf = (name: string, message: StaffMessage) => destinationKinds.find(kind => kind.name === name)?.body(message)

const shownBy = (name: string, message: StaffMessage) =>
  serviceOf(name).shown(JSON.parse(JSON.stringify(bodyOf(name, message))) as Fields)

/**
 * The characters that were typed, apart from spaces and the marks that keep a service from reading
 * them as markup.
 */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').replace(/\u02cb/g, '')

describe.each(destinationKinds.map(kind => [kind.name, kind] as const))('%s', (name, { variable, example, body }) => {
  it('says who, and how to reach them, and an alarm', () => {
    const texts = [newLeadMessage(ada), alarmMessage(['Nothing gets through'])].map(message =>
      JSON.stringify(body(message)),
    )
    if (name !== 'json') for (const part of ['Ada Byron', '0101', 'Two cars.']) expect(texts[0]).toContain(part)
    expect(texts[1]).toContain('Nothing gets through')
  })

  it('takes every message, and has lone surrogates nowhere, cut or not', () => {
    forAll(arbMessage, message => {
      const texts: string[] = []
      JSON.stringify(body(message), (_key, value: unknown) => (typeof value === 'string' ? texts.push(value) : value))
      expect(texts.filter(text => !text.isWellFormed())).toEqual([])
    })
  })

  it('has a setting with an example, and its row in docs/deploy.md', () => {
    expect(variable).toMatch(/^LEAD_[A-Z_]+$/)
    expect(example).toMatch(name === 'email' ? /@/ : /^https:/)
    const page = readFileSync(path.join(root, 'docs/deploy.md'), 'utf8')
    if (!page.includes(`\n| \`${variable}\` `))
      expect.fail(`docs/deploy.md: expected a row of \`${variable}\` in the table of "Who gets the leads"`)
  })
})

describe.each(names)('a message to %s', name => {
  it('is accepted, and visitors neither ping, link nor format, whatever they type', () => {
    forCases(200, arbMessage, message => {
      const body = JSON.stringify(bodyOf(name, message))
      expect(serviceOf(name).accepts(body)).toBe(true)
      const { links, mentions, styled } = shownBy(name, message)
      const own = message.lead ? ownLinks(message.lead) : []
      expect(links.filter(link => !own.includes(link))).toEqual([])
      expect(mentions).toEqual([])
      // Discord sets the title in bold.
      expect(styled.filter(text => name !== 'discord' || !/^\*\*[^]*\*\*$/.test(text))).toEqual([])
    })
  })

  it('says what was typed, in order: who, phone, reference, place, wishes, words, price, pictures', () => {
    const plan = { ...leadView(storedPlan(defaultPlan)), message: null }
    const { text, links } = shownBy(name, newLeadMessage({ ...plan, message: 'Two cars.\nDetached *garage*.' }))
    const parts = [
      '(631) 555-0101',
      'Reference',
      '37SW58',
      'Custom',
      '10 ft of EMT',
      'Two cars.',
      'Detached *garage*.',
      '$588',
      'Base labor $450',
      '1 picture',
    ]
    const places = parts.map(part => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(text.indexOf('Ada Byron')).toBeLessThan(places[0] ?? 0)
    expect(links).toEqual(expect.arrayContaining([plan.leadPageUrl, plan.plan?.planUrl]))
  })

  it('keeps a name as it was typed', () => {
    forAll(
      fc.constantFrom('*Ada* _Byron_', '<!channel>', '@everyone', '[a](https://b.example)', "O'Hara & <Sons>"),
      typed => {
        const { text } = shownBy(name, newLeadMessage(leadView(storedLead({ name: typed }))))
        expect(letters(text)).toContain(letters(cleanLine(typed)))
      },
    )
  })

  it('brings an unanswered lead up with the time that has passed', () => {
    expect(shownBy(name, reminderMessage(ada, 65)).text).toContain('Waiting 1 h 5 min for a reply')
  })
})

describe('a message to Slack', () => {
  const body = bodyOf('slack', newLeadMessage(leadView(storedPlan(defaultPlan)))) as Fields

  it('says everything in what notifications show and screen readers read', () => {
    for (const part of ['Ada Byron', '(631) 555-0101', 'Custom', '$588', '1 picture', leadDeskWords.openLeadPage])
      expect(body.text).toContain(part)
  })

  it('shows no preview of the lead page', () => {
    expect(body).toMatchObject({ unfurl_links: false, unfurl_media: false })
  })
})

describe.each(['&', '"', '*', '\u4e00', '😀'])('texts of %s as long as they come', character => {
  it.each(names)('fit into a message to %s', name => {
    const long = character.repeat(5000)
    const payload = JSON.stringify({ message: long, chargerType: long, timeline: long })
    const lead = storedLead({ kind: 'estimate', name: long, phone: long, email: long, location: long, payload })
    const lines = Array.from({ length: 50 }, () => character.repeat(1000))
    for (const message of [newLeadMessage(leadView(lead)), alarmMessage(lines)])
      expect(serviceOf(name).accepts(JSON.stringify(bodyOf(name, message)))).toBe(true)
  })
})

it.each(names)('a message to %s dials; where only web addresses are links, by a page of ours', name => {
  const link = name === 'discord' ? callUrlOf(ada.leadPageUrl) : 'tel:+16315550101'
  expect(shownBy(name, newLeadMessage(ada)).links).toContain(link)
})

const OFFICE = `https://www.example.com/api/leads/office/${'0'.repeat(32)}`
const NONE = { leads: 0, officeUrl: null }

describe.each(names)('a digest for %s', name => {
  const kind: DestinationKind | undefined = destinationKinds.find(candidate => candidate.name === name)
  const arbDigest = fc.array(fc.tuple(arbHostileLead, fc.boolean()), { minLength: 1, maxLength: 25 }).chain(leads =>
    fc.constantFrom('leads' as const, 'suspects' as const).map(of =>
      digestOf(
        of,
        leads.map(([lead, isKnown]) => digestEntry(leadView(lead), isKnown ? leadDeskWords.digest.unanswered : null)),
        { leads: 7, officeUrl: OFFICE },
      ),
    ),
  )

  it('is taken, and visitors neither ping, link nor style anything in it', () => {
    forCases(60, arbDigest, digest => {
      const message = kind?.digest?.(digest)
      if (message === undefined) return
      const body = JSON.stringify(message)
      const { accepts, shown } = serviceOf(name)
      expect(accepts(body)).toBe(true)
      const { mentions, links } = shown(JSON.parse(body) as Fields)
      expect(mentions).toEqual([])
      const own = digest.entries.flatMap(({ leadPageUrl, contact }) => [leadPageUrl, contact?.href])
      own.push(OFFICE)
      expect(links.filter(link => !own.includes(link))).toEqual([])
    })
  })

  it('of one lead always fits, and an ordinary one holds ten at least', () => {
    forCases(60, arbHostileLead, lead => {
      expect(
        kind?.digest?.(digestOf('leads', [digestEntry(leadView(lead), leadDeskWords.digest.unanswered)], NONE)),
      ).toBeDefined()
    })
    const entries = Array.from({ length: 10 }, () => digestEntry(ada, null))
    const body = JSON.stringify(kind?.digest?.(digestOf('leads', entries, { leads: 312, officeUrl: OFFICE })))
    for (const part of ['Ada Byron', '0101', 'api/leads/sheet', leadDeskWords.digest.more(312), OFFICE])
      expect(body).toContain(part)
  })
})
