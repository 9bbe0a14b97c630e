// Bindings and variables of the Worker (wrangler.jsonc, .dev.vars, wrangler secret).

import { MINUTE_MS } from '@/lib/time'
import { numberOrDefault, numberProblems } from '@/lib/leads/number-settings'
import { visitProblems } from '@/lib/leads/visit-windows'
import type { Recipient } from './destinations'
import { readDestinations } from './destinations/settings'

/** What is told about no lead. */
export interface Report {
  readonly title: string
  readonly lines: readonly string[]
}

/** The object of one destination, by the destination's name. */
export interface SenderObject {
  /** Runs at `ms` or earlier, unless the destination wants a pause. */
  by(name: Recipient, ms: number): Promise<void>
  /** Runs now, whatever it waits for, with what is due by `nowMs`. */
  run(name: Recipient, nowMs: number): Promise<void>
  /** Whether the destination has taken a message about no lead. */
  tell(name: Recipient, report: Report): Promise<boolean>
}

/** The one object that adds reminders, wakes all senders, and cleans up once an hour. */
export interface ClockObject {
  by(ms: number): Promise<void>
  /** Wakes all senders: what is due goes out now. */
  run(nowMs: number): Promise<void>
}

export interface Env {
  readonly ASSETS: Fetcher
  readonly DB: D1Database
  readonly PLANS: R2Bucket
  readonly SENDERS: { getByName(name: string): SenderObject }
  readonly CLOCK: { getByName(name: string): ClockObject }
  /** Posts of visitors. */
  readonly LEAD_LIMIT: RateLimit
  /** Presses of staff, of each link. */
  readonly STAFF_LIMIT: RateLimit
  /** Mail of Cloudflare's Email Service; needed for LEAD_EMAIL_TO only. */
  readonly EMAIL?: SendEmail
  /**
   * 'https://www.example.com': where links of messages lead. Set by `npm start` and the deployment.
   */
  readonly LEAD_SITE_URL?: string
  // LEAD_FORWARD_URL, LEAD_SLACK_URL and the other destinations: worker/destinations.
  /** Time limit of one delivery. Default: 10 s. */
  readonly LEAD_FORWARD_TIMEOUT_MS?: string
  /** Longest pause between two attempts when a destination is down. Default: 5 min. */
  readonly LEAD_FORWARD_MAX_PAUSE_MS?: string
  /** Minutes of business hours after which an unanswered lead is brought up again. Default: 60. */
  readonly LEAD_REMIND_AFTER_MIN?: string
  /**
   * A destination that has failed for so many minutes while leads wait is reported through the
   * others. Default: 15.
   */
  readonly LEAD_ALARM_AFTER_MIN?: string
  /**
   * Who is told in a short message that somebody has answered: '1' for every destination, or names
   * of destinations with commas between.
   */
  readonly LEAD_TELL_ANSWERS?: string
  /** '1': a customer who gives a mail address gets one confirmation. Needs LEAD_EMAIL_FROM. */
  readonly LEAD_CONFIRM?: string
  /** '1': files for Google Ads hold hashed mail addresses and phone numbers of customers. */
  readonly LEAD_ADS_MATCH?: string
  /** 'allowed': the owner knows that leads are sent to nobody. */
  readonly LEAD_NO_DESTINATION?: string
  /**
   * Windows for visits, in New York: 'mon-fri 08:00-11:00 13:00-16:00 x2; sat 08:00-11:00'. Empty:
   * none are offered, and nothing mentions them.
   */
  readonly LEAD_VISIT_WINDOWS?: string
  /** Business hours before a window until which it is offered. Default: 16. */
  readonly LEAD_VISIT_NOTICE_HOURS?: string
  /** Time limit for receiving a body. Default: 1 min. */
  readonly LEAD_BODY_TIMEOUT_MS?: string
  /** Further origins that may post leads, separated by spaces or commas. */
  readonly ALLOWED_ORIGINS?: string
  /** Months after which leads are deleted. Default: 24. 0 keeps them for ever. */
  readonly LEAD_KEEP_MONTHS?: string
  /** Pictures of plans and photos in 24 h after which no more are stored. Default: 2000. */
  readonly LEAD_DAILY_IMAGES?: string
  /** 'off' disables the rate limit, and the limit on leads an hour without a sign of a person. */
  readonly RATE_LIMIT?: string
}

export interface DeliverySettings extends ReturnType<typeof readDestinations> {
  readonly names: readonly Recipient[]
  readonly timeoutMs: number
  readonly maxPauseMs: number
  readonly alarmAfterMs: number
}

export function deliverySettings(env: Env): DeliverySettings {
  const { destinations, problems } = readDestinations({ ...env })
  return {
    destinations,
    names: destinations.map(({ name }) => name),
    problems: [...problems, ...numberProblems(env), ...visitProblems(env)],
    timeoutMs: numberOrDefault(env, 'LEAD_FORWARD_TIMEOUT_MS'),
    maxPauseMs: numberOrDefault(env, 'LEAD_FORWARD_MAX_PAUSE_MS'),
    alarmAfterMs: numberOrDefault(env, 'LEAD_ALARM_AFTER_MIN') * MINUTE_MS,
  }
}

/** Lower case, without trailing slash, like the Origin header. */
export function allowedOrigins(env: Env): readonly string[] {
  return (env.ALLOWED_ORIGINS ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(origin => origin.replace(/\/+$/, '').toLowerCase())
}
