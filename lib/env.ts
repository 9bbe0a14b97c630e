// Settings of the build, from environment variables. A malformed one stops the build with its name
// and the expected form.
import * as z from 'zod'
import { readTagHosts, tagHostSets } from './tag-hosts'

type Environment = Readonly<Record<string, string | undefined>>

const isHttpUrl = (text: string) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')

/** A path on this site such as /api/leads/plan, or an http(s) URL. */
const isEndpoint = (text: string) =>
  (text.startsWith('/') && !text.startsWith('//') && !/\s/.test(text)) || isHttpUrl(text)

const isOrigin = (text: string) => isHttpUrl(text) && new URL(text).origin === text.replace(/\/$/, '')

const siteUrl = z
  .string()
  .refine(isOrigin, 'an http(s) address without a path, for example https://www.example.com')
  .transform(text => text.replace(/\/$/, ''))
const requiredEndpoint = z.string().refine(isEndpoint, 'a path such as /api/leads/plan or an http(s) address')
const optionalEndpoint = z
  .string()
  .refine(text => text === '' || isEndpoint(text), 'empty, a path such as /api/leads/quote, or an http(s) address')

/** Format of Google Tag Manager's container ids. */
const containerId = z
  .string()
  .refine(
    text => text === '' || /^GTM-[A-Z0-9]{4,12}$/.test(text),
    'empty, or the id of a Google Tag Manager container, for example GTM-ABC1234',
  )

const tagHosts = z
  .string()
  .refine(
    text => readTagHosts(text) !== undefined,
    `hosts, or names of ready sets (${Object.keys(tagHostSets).join(', ')}), separated by commas`,
  )

const variables = z.object({
  NEXT_PUBLIC_SITE_URL: siteUrl.default('https://www.example.com'),
  NEXT_PUBLIC_PLAN_WEBHOOK_URL: requiredEndpoint.default('/api/leads/plan'),
  NEXT_PUBLIC_PHOTO_WEBHOOK_URL: requiredEndpoint.default('/api/leads/photo'),
  NEXT_PUBLIC_QUOTE_WEBHOOK_URL: optionalEndpoint.default(''),
  NEXT_PUBLIC_ESTIMATE_WEBHOOK_URL: optionalEndpoint.default(''),
  NEXT_PUBLIC_WEBHOOK_MODE: z.enum(['json', 'simple'], 'json or simple').default('json'),
  NEXT_PUBLIC_GTM_ID: containerId.default(''),
  NEXT_PUBLIC_TAG_HOSTS: tagHosts.default(''),
  NEXT_PUBLIC_SAMPLES: z.enum(['', '1'], 'empty or 1').default(''),
  SITE_NOINDEX: z.enum(['', '1'], 'empty or 1').default(''),
  BUILD_DAY: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/, 'empty, or a day like 2026-11-23')
    .default(''),
})

/** The variables of a build that sets none, without its day, which is today. */
const { BUILD_DAY: _day, ...defaults } = variables.parse({})
export const defaultSettings: Environment = defaults

const settings = variables.transform(values => ({
  /** Origin of the site, no trailing slash. */
  siteUrl: values.NEXT_PUBLIC_SITE_URL,
  /** Where each form POSTs its leads; empty for a form without a webhook. */
  webhooks: {
    plan: values.NEXT_PUBLIC_PLAN_WEBHOOK_URL,
    photo: values.NEXT_PUBLIC_PHOTO_WEBHOOK_URL,
    quote: values.NEXT_PUBLIC_QUOTE_WEBHOOK_URL,
    estimate: values.NEXT_PUBLIC_ESTIMATE_WEBHOOK_URL,
  },
  webhookMode: values.NEXT_PUBLIC_WEBHOOK_MODE,
  tagManagerId: values.NEXT_PUBLIC_GTM_ID,
  /** Hosts beside Tag Manager and Analytics; empty without a container. */
  tagHosts: values.NEXT_PUBLIC_GTM_ID === '' ? [] : (readTagHosts(values.NEXT_PUBLIC_TAG_HOSTS) ?? []),
  /**
   * True for a build that is not the real site: structured data may hold a rating from sample
   * reviews.
   */
  isSample: values.NEXT_PUBLIC_SAMPLES === '1',
  /** True for staging: every page asks search engines to leave it out. */
  isUnlisted: values.SITE_NOINDEX === '1',
  /** YYYY-MM-DD: leaves out claims whose last day is over. Empty for a build that knows no day. */
  buildDay: values.BUILD_DAY,
}))

export type Settings = Readonly<z.output<typeof settings>>
export type WebhookMode = Settings['webhookMode']

class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/**
 * Reads and checks the settings; unset variables take their defaults.
 * @throws {SettingsError} naming each malformed variable, its value and the expected form.
 */
export function readSettings(environment: Environment): Settings {
  const result = settings.safeParse(environment)
  if (!result.success) {
    const lines = result.error.issues.map(issue => {
      const name = String(issue.path[0])
      return `  ${name}=${JSON.stringify(environment[name])}: expected ${issue.message}`
    })
    throw new SettingsError(`Malformed environment variables stop the build:\n${lines.join('\n')}`)
  }
  return result.data
}

/**
 * A sentence for each thing that a build with these variables does not do, though it may look so.
 */
export function buildWarnings(environment: Environment): readonly string[] {
  const { webhooks, tagManagerId } = readSettings(environment)
  const silent = [
    webhooks.quote === '' && 'the quick quote (NEXT_PUBLIC_QUOTE_WEBHOOK_URL)',
    webhooks.estimate === '' && 'the estimate form (NEXT_PUBLIC_ESTIMATE_WEBHOOK_URL)',
  ].filter(name => name !== false)
  return [
    ...(silent.length === 0
      ? []
      : [
          `Leads of ${silent.join(' and ')} are delivered nowhere: no webhook address is set. Visitors see the success message all the same.`,
        ]),
    ...(tagManagerId === '' && (environment.NEXT_PUBLIC_TAG_HOSTS ?? '').trim() !== ''
      ? ['NEXT_PUBLIC_TAG_HOSTS does nothing: no container is set (NEXT_PUBLIC_GTM_ID).']
      : []),
  ]
}
