import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destinationKinds } from '.'
import { readDestinations } from './settings'
import { forAll } from '@/tests/for-all'

/** A sound value for each kind of destination. */
const values = destinationKinds.map(({ name, variable, example }) => ({
  name,
  variable,
  value: example.replaceAll('…', 'a'),
}))
const VARIABLES = [...values.map(({ variable }) => variable), 'LEAD_FORWARD_TOKEN', 'LEAD_EMAIL_FROM']
const set = Object.fromEntries(values.map(({ variable, value }) => [variable, value]))

describe('readDestinations', () => {
  it('finds none where nothing is set, or only blanks', () => {
    expect(readDestinations({})).toEqual({ destinations: [], problems: [] })
    expect(readDestinations(Object.fromEntries(VARIABLES.map(name => [name, '  '])))).toEqual({
      destinations: [],
      problems: [],
    })
  })

  it('reads every destination, in the order of the list', () => {
    const read = readDestinations({ ...set, LEAD_FORWARD_TOKEN: 'abc', LEAD_EMAIL_FROM: 'leads@example.com' })
    expect(read.problems).toEqual([])
    expect(read.destinations).toEqual(
      values.map(({ name, value }) => ({
        name,
        ...(name === 'email' ? { to: [value], from: 'leads@example.com' } : { url: value }),
        ...(name === 'json' && { token: 'abc' }),
      })),
    )
  })

  it('takes an address with blanks around it, and several mailboxes', () => {
    expect(
      readDestinations({
        LEAD_SLACK_URL: ' https://hooks.slack.com/services/a ',
        LEAD_EMAIL_TO: 'ann@example.com, bob@example.com;cy@example.com',
        LEAD_EMAIL_FROM: 'leads@example.com',
      }).destinations,
    ).toMatchObject([
      { url: 'https://hooks.slack.com/services/a' },
      { to: ['ann@example.com', 'bob@example.com', 'cy@example.com'] },
    ])
  })

  it.each(['http://127.0.0.1:4000/x', 'http://localhost/x', 'http://[::1]:1/x'])('takes %s on this machine', url => {
    expect(readDestinations({ LEAD_SLACK_URL: url }).destinations).toEqual([{ name: 'slack', url }])
  })

  it.each([
    ['LEAD_SLACK_URL', 'hooks.slack.com/services/a'],
    ['LEAD_SLACK_URL', 'http://hooks.slack.com/services/a'],
    ['LEAD_TEAMS_URL', 'ftp://example.com'],
    ['LEAD_DISCORD_URL', 'https://name:password@discord.com/api'],
    ['LEAD_GOOGLE_CHAT_URL', 'https://chat.googleapis.com/a b'],
    ['LEAD_FORWARD_URL', 42],
    ['LEAD_EMAIL_TO', 'ann'],
    ['LEAD_EMAIL_TO', 'ann@example.com, Bob <bob@example.com>'],
    ['LEAD_EMAIL_TO', 'ann@localhost'],
    ['LEAD_EMAIL_TO', 'ann\u0000@example.com'],
    ['LEAD_EMAIL_TO', Array.from({ length: 11 }, (_, n) => `ann${n}@example.com`).join(',')],
  ])('refuses %s=%j', (variable, value) => {
    const { destinations, problems } = readDestinations({ LEAD_EMAIL_FROM: 'leads@example.com', [variable]: value })
    expect(destinations).toEqual([])
    expect(problems.map(problem => problem.variable)).toContain(variable)
  })

  it('needs both sides of mail', () => {
    expect(readDestinations({ LEAD_EMAIL_TO: 'ann@example.com' }).problems[0]?.variable).toBe('LEAD_EMAIL_FROM')
    expect(readDestinations({ LEAD_EMAIL_FROM: 'ann@example.com' }).problems[0]?.variable).toBe('LEAD_EMAIL_TO')
  })

  it('refuses a token that no header can hold, and keeps the address', () => {
    const { destinations, problems } = readDestinations({
      LEAD_FORWARD_URL: 'https://example.com',
      LEAD_FORWARD_TOKEN: 'two words',
    })
    expect(destinations).toEqual([{ name: 'json', url: 'https://example.com' }])
    expect(problems.map(({ variable }) => variable)).toEqual(['LEAD_FORWARD_TOKEN'])
  })

  it('never quotes a value, and never throws', () => {
    forAll(fc.constantFrom(...VARIABLES), fc.string({ minLength: 1 }), (variable, text) => {
      const value = `SECRET${text}SECRET`
      expect(JSON.stringify(readDestinations({ [variable]: value }).problems)).not.toContain('SECRET')
    })
  })
})

it.each([
  ['LEAD_CONFIRM', 'yes', false],
  ['LEAD_CONFIRM', '1', true],
  ['LEAD_CONFIRM', ' ', true],
  ['LEAD_CONFIRM', '1, 0', false],
  ['LEAD_CONFIRM', 1, false],
  ['LEAD_TELL_ANSWERS', 'slak', false],
  ['LEAD_TELL_ANSWERS', 'slack, email', true],
  ['LEAD_TELL_ANSWERS', '0', true],
])('takes %s=%j: %s', (variable, value, isTaken) => {
  const { problems } = readDestinations({ [variable]: value })
  expect(problems.map(problem => problem.variable)).toEqual(isTaken ? [] : [variable])
})

it.each([
  ['LEAD_SLACK_URL', 'https://discord.com/api/webhooks/1/SECRET', 'LEAD_DISCORD_URL'],
  ['LEAD_DISCORD_URL', 'https://hooks.slack.com/services/T/B/SECRET', 'LEAD_SLACK_URL'],
  ['LEAD_TEAMS_URL', 'https://chat.googleapis.com/v1/spaces/SECRET', 'LEAD_GOOGLE_CHAT_URL'],
  ['LEAD_FORWARD_URL', 'https://a.b.powerplatform.com/workflows/SECRET', 'LEAD_TEAMS_URL'],
  ['LEAD_SLACK_URL', 'https://teams.microsoft.com/l/channel/SECRET', 'LEAD_TEAMS_URL'],
])('catches in %s the address of another service', (variable, url, right) => {
  const { destinations, problems } = readDestinations({ [variable]: url })
  expect(destinations).toEqual([])
  expect(problems).toMatchObject([{ variable, expected: expect.stringContaining(right) as string }])
  expect(JSON.stringify(problems)).not.toContain('SECRET')
})

it.each([
  ['LEAD_SLACK_URL', 'https://acme.slack.com/archives/C0SECRET', false],
  ['LEAD_SLACK_URL', 'https://app.slack.com/client/T0/C0SECRET', false],
  ['LEAD_SLACK_URL', 'https://hooks.slack.com/', false],
  // A workflow's trigger takes fields of its own.
  ['LEAD_SLACK_URL', 'https://hooks.slack.com/triggers/T0/1/SECRET', false],
  ['LEAD_SLACK_URL', 'https://hooks.slack.com/services/T0/B0/SECRET', true],
  ['LEAD_DISCORD_URL', 'https://discord.com/channels/1/SECRET', false],
  ['LEAD_DISCORD_URL', 'https://discord.gg/SECRET', false],
  ['LEAD_DISCORD_URL', 'https://canary.discord.com/api/v10/webhooks/1/SECRET?thread_id=2', true],
  ['LEAD_TEAMS_URL', 'https://teams.microsoft.com/l/channel/SECRET', false],
  ['LEAD_TEAMS_URL', 'https://acme.webhook.office.com/webhookb2/SECRET', true],
  ['LEAD_TEAMS_URL', 'https://a.logic.azure.com:443/workflows/SECRET/triggers/manual/paths/invoke?sig=1', true],
  [
    'LEAD_TEAMS_URL',
    'https://a.b.environment.api.powerplatform.com:443/powerautomate/automations/direct/workflows/SECRET',
    true,
  ],
  ['LEAD_GOOGLE_CHAT_URL', 'https://mail.google.com/chat/u/0/#chat/space/SECRET', false],
  ['LEAD_GOOGLE_CHAT_URL', 'https://chat.google.com/room/SECRET', false],
  ['LEAD_GOOGLE_CHAT_URL', 'https://chat.googleapis.com/v1/spaces/SECRET/messages?key=1&token=2', true],
  // A relay of one's own, or a service that takes the same messages.
  ['LEAD_SLACK_URL', 'https://chat.example.com/hooks/SECRET', true],
])('takes in %s what takes messages: %s %s', (variable, url, isTaken) => {
  const { destinations, problems } = readDestinations({ [variable]: url })
  expect(destinations).toHaveLength(isTaken ? 1 : 0)
  expect(problems).toHaveLength(isTaken ? 0 : 1)
  expect(JSON.stringify(problems)).not.toContain('SECRET')
})
