// The form that each service gives to a message. Visitors write parts of it: no text of theirs may ping, format, link or break the rest.
import type { Notice } from '../../lib/leads/notice'
import { discordBody } from './discord'
import { googleChatBody } from './google-chat'
import { slackBody } from './slack'
import { teamsBody } from './teams'

export { jsonBody } from './json'
export { mailContent } from './mail'

const bodies = {
  slack: slackBody,
  discord: discordBody,
  teams: teamsBody,
  'google-chat': googleChatBody,
} as const satisfies Record<string, (notice: Notice) => object>

/** The JSON to POST. */
export const messageBody = (name: keyof typeof bodies, notice: Notice): unknown => bodies[name](notice)
