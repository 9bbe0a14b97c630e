// What customers read of their visit, in mail and in the texts that staff send.
import { business } from '@/content/business'

interface News {
  readonly subject: string
  readonly text: string
}

const change = (link: string) => `Change it or give it back: ${link}`
const choose = (link: string) => `Choose a time: ${link}`
const orCall = `Or call ${business.phone}.`

/** `when`: 'Thursday, December 3, 8 to 11 AM'. `link`: of their status page; '' for none. */
export const visitNews = {
  confirmed: (when: string, link: string): News => ({
    subject: `Confirmed: ${when} | ${business.name}`,
    text: [`We’ll be there on ${when}.`, ...(link === '' ? [] : [change(link)]), orCall].join('\n'),
  }),
  /** Up to three times that are free. */
  another: (when: string, link: string, times: readonly string[]): News => ({
    subject: `Another time for your visit | ${business.name}`,
    text: [
      `We’re sorry: we can’t make ${when}.`,
      ...(times.length === 0 ? [] : [`Free instead: ${times.join('; ')}.`]),
      ...(link === '' ? [] : [choose(link)]),
      orCall,
    ].join('\n'),
  }),
  refused: (when: string, link: string): News => ({
    subject: `We can’t make ${when} | ${business.name}`,
    text: [`We’re sorry: we can’t make ${when}.`, ...(link === '' ? [] : [choose(link)]), orCall].join('\n'),
  }),
} as const
