import { expect, it } from 'vitest'
import { keepMonths } from '../lib/leads/number-settings.ts'
import { idleSettings } from './idle-settings.ts'

const slack = { LEAD_SLACK_URL: 'https://hooks.slack.com/services/T/B/x' }
const mail = { LEAD_EMAIL_TO: 'ann@example.com', LEAD_EMAIL_FROM: 'leads@example.com' }

it.each([
  ['LEAD_CONFIRM', { ...slack, LEAD_CONFIRM: '1' }, /mail, which is off/],
  ['LEAD_CONFIRM', { ...mail, LEAD_EMAIL_FROM: ' ', LEAD_CONFIRM: '1' }, /Set LEAD_EMAIL_TO and LEAD_EMAIL_FROM/],
  ['LEAD_FORWARD_TOKEN', { ...slack, LEAD_FORWARD_TOKEN: 'x' }, /LEAD_FORWARD_URL.*is not set/],
  ['LEAD_FORWARD_SECRET', { LEAD_FORWARD_SECRET: 'whsec_x' }, /LEAD_FORWARD_URL.*is not set/],
  ['LEAD_TELL_ANSWERS', { LEAD_TELL_ANSWERS: '1' }, /nobody is told/],
  ['LEAD_TELL_ANSWERS', { ...slack, LEAD_TELL_ANSWERS: 'slack, email' }, /nothing for email:/],
  ['LEAD_VISIT_NOTICE_HOURS', { ...slack, LEAD_VISIT_NOTICE_HOURS: '8' }, /visits are off/],
  ['LEAD_REMIND_AFTER_MIN', { LEAD_REMIND_AFTER_MIN: 30 }, /nobody is told/],
])('says that %s does nothing in %j', (name, settings, reason) => {
  expect(idleSettings(settings)).toEqual([expect.stringMatching(reason)])
  expect(idleSettings(settings)[0]).toContain(`${name} does nothing`)
})

it.each([
  {},
  slack,
  { LEAD_CONFIRM: '0', LEAD_TELL_ANSWERS: '0', LEAD_FORWARD_TOKEN: '' },
  { ...mail, LEAD_CONFIRM: '1', LEAD_TELL_ANSWERS: 'email', LEAD_REMIND_AFTER_MIN: '30' },
  { LEAD_FORWARD_URL: 'https://example.com', LEAD_FORWARD_TOKEN: 'x', LEAD_FORWARD_SECRET: 'whsec_x' },
  { LEAD_KEEP_MONTHS: String(keepMonths) },
])('has nothing to say of %j', settings => {
  expect(idleSettings(settings)).toEqual([])
})

it.each(['0', String(keepMonths + 12)])('says that the privacy page is untrue with LEAD_KEEP_MONTHS=%s', months => {
  expect(idleSettings({ LEAD_KEEP_MONTHS: months })).toEqual([expect.stringContaining(`not the ${keepMonths}`)])
})

it('says that visits are offered on a day that is closed', () => {
  expect(idleSettings({ LEAD_VISIT_WINDOWS: 'sat-sun 08:00-11:00' })).toEqual([expect.stringContaining('Sunday')])
})

it('says that the privacy page is silent about LEAD_ADS_MATCH', () => {
  expect(idleSettings({ LEAD_ADS_MATCH: '1' })).toEqual([expect.stringContaining('matchesCustomers')])
})
