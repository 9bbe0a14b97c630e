import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDestinations } from './destinations'

const VARIABLES = [
  'LEAD_FORWARD_URL',
  'LEAD_FORWARD_TOKEN',
  'LEAD_SLACK_URL',
  'LEAD_DISCORD_URL',
  'LEAD_TEAMS_URL',
  'LEAD_GOOGLE_CHAT_URL',
  'LEAD_EMAIL_TO',
  'LEAD_EMAIL_FROM',
]

describe('readDestinations', () => {
  it('finds none where nothing is set, or only blanks', () => {
    expect(readDestinations({})).toEqual({ destinations: [], problems: [] })
    expect(readDestinations(Object.fromEntries(VARIABLES.map(name => [name, '  '])))).toEqual({
      destinations: [],
      problems: [],
    })
  })

  it('reads every destination', () => {
    expect(
      readDestinations({
        LEAD_FORWARD_URL: ' https://example.com/leads ',
        LEAD_FORWARD_TOKEN: 'abc',
        LEAD_SLACK_URL: 'https://hooks.slack.com/services/a',
        LEAD_DISCORD_URL: 'https://discord.com/api/webhooks/b',
        LEAD_TEAMS_URL: 'https://teams.example.com/c?sig=d',
        LEAD_GOOGLE_CHAT_URL: 'https://chat.googleapis.com/v1/spaces/e',
        LEAD_EMAIL_TO: 'ann@example.com, bob@example.com;cy@example.com',
        LEAD_EMAIL_FROM: 'leads@example.com',
      }),
    ).toEqual({
      destinations: [
        { name: 'json', url: 'https://example.com/leads', token: 'abc' },
        { name: 'slack', url: 'https://hooks.slack.com/services/a' },
        { name: 'discord', url: 'https://discord.com/api/webhooks/b' },
        { name: 'teams', url: 'https://teams.example.com/c?sig=d' },
        { name: 'google-chat', url: 'https://chat.googleapis.com/v1/spaces/e' },
        {
          name: 'email',
          to: ['ann@example.com', 'bob@example.com', 'cy@example.com'],
          from: 'leads@example.com',
        },
      ],
      problems: [],
    })
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
    fc.assert(
      fc.property(fc.constantFrom(...VARIABLES), fc.string({ minLength: 1 }), (variable, text) => {
        const value = `SECRET${text}SECRET`
        expect(JSON.stringify(readDestinations({ [variable]: value }).problems)).not.toContain('SECRET')
      }),
    )
  })
})
