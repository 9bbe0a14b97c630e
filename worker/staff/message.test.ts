import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leadDeskWords } from '@/content/words/staff'
import { leadView } from './lead-view'
import { alarmMessage, newLeadMessage, reminderMessage } from './message'
import { cut, escapeHtml, escapeMarkdown } from '@/worker/plain-text'
import { storedLead, storedPhoto, storedPlan } from '@/tests/leads/stored-leads'
import { defaultPlan } from '@/tests/planner/default-plan'
import { forCases } from '@/tests/for-all'

const quote = leadView(storedLead())

describe('the message of a lead', () => {
  it('says who and where in its title, the rest in order', () => {
    expect(newLeadMessage(quote)).toMatchObject({
      title: 'Quote request: Ada Byron, Islip',
      lines: [
        'Phone: (631) 555-0101',
        'Place: Islip',
        'Charger: Tesla Wall Connector',
        'Pictures: none',
        'Source: from flyer',
        `${leadDeskWords.fields.leadPage}: ${leadDeskWords.openLeadPage} ${quote.leadPageUrl}`,
      ],
    })
  })

  it('itemizes a plan, with marks', () => {
    const { lines } = newLeadMessage(leadView(storedPlan(defaultPlan, { est_cost: 1 })))
    const [estimate = '', ...others] = lines.filter(line => line.startsWith('Estimate: '))
    expect(others).toEqual([])
    expect(estimate).toContain('Estimate: $588\nBase labor $450\nConduit $138 = 10 ft × $12 × 1.15 (EMT)\n')
    expect(estimate).toContain('\nSent figures don’t match the plan: total sent $1, plan comes to $588.')
    expect(lines).toContain('Pictures: 1 picture')
  })

  it.each([
    [{ photoCount: 0, photosExpected: 3 }, 'Pictures: 3 photos on their way'],
    [{ photoCount: 1, photosExpected: 1 }, 'Pictures: 1 picture, 1 photo on its way'],
    [{ photoCount: 2, photosExpected: 0 }, 'Pictures: 2 pictures'],
    [
      { photoCount: 2, photosExpected: 1, imageDropped: true },
      'Pictures: 2 pictures, some weren’t saved: ask for them by text',
    ],
  ])('counts pictures %j', (changes, line) => {
    expect(newLeadMessage({ ...quote, ...changes }).lines).toContain(line)
  })

  it('has the range of a run on a photo', () => {
    const { title, lines } = newLeadMessage(leadView(storedPhoto()))
    expect(title).toBe('Photo estimate: Ada Byron')
    expect(lines).toContainEqual(expect.stringMatching(/^Estimate: \$877, between \$841 and \$930\n/))
  })

  it('begins with TRIAL for a test by the owner', () => {
    const { title, lines } = newLeadMessage({ ...quote, isTrial: true })
    expect(title).toBe('TRIAL Quote request: Ada Byron, Islip')
    expect(lines[0]).toBe('The owner’s test. No reply needed.')
  })

  it('does without a name, a place and a way to answer', () => {
    const { title, lines } = newLeadMessage({ ...quote, name: null, place: null, phone: null })
    expect(title).toBe('Quote request: No name')
    expect(lines[0]).toBe(`Phone: ${leadDeskWords.noContact}`)
  })
})

describe('the reminder', () => {
  it.each([[65.9, '1 h 5 min']])('after %d minutes says %s', (minutes, waited) => {
    expect(reminderMessage(quote, minutes).title).toBe(`Waiting ${waited} for a reply: Quote request, Ada Byron, Islip`)
  })
})

describe('the alarm', () => {
  it('has its lines, a line each', () => {
    expect(alarmMessage(['Slack has taken\nnothing', ' '])).toEqual({
      title: 'Leads aren’t getting through',
      lines: ['Slack has taken nothing'],
      lead: null,
    })
  })

  it.each([
    [1, '1 is waiting'],
    [2, '2 are waiting'],
  ])('names the destination and what waits for it: %i', (waiting, words) => {
    const line = leadDeskWords.quietDestination('slack', 15, waiting)
    expect(line).toContain(`slack hasn’t taken a message for 15 minutes, and ${words}.`)
  })
})

describe('a cut text', () => {
  it('is short enough, and neither half a character nor half an escape', () => {
    forCases(1000, fc.string({ unit: 'grapheme' }), fc.nat(40), (text, max) => {
      const html = cut(escapeHtml(text), max + 1)
      const markdown = cut(escapeMarkdown(text), max + 1)
      for (const result of [html, markdown]) {
        expect(result.length).toBeLessThanOrEqual(max + 1)
        expect(result.isWellFormed()).toBe(true)
      }
      expect(html).not.toMatch(/&#?\d*…$/)
      expect(markdown).not.toMatch(/(?<!\\)(?:\\\\)*\\…$/)
    })
  })
})
