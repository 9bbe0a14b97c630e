// Who presses: initials that a phone keeps in a cookie of the staff's pages, or those of a
// colleague's link.
import { leadPageWords as words } from '@/content/words/staff-pages'
import { cleanLine } from '@/lib/leads/text'
import { DAY_MS } from '@/lib/time'

const MAX_INITIALS = 8
/** Browsers keep none for longer. */
const KEPT_S = (400 * DAY_MS) / 1000
const NAME = 'initials'

/** Why these are no initials; null where they are, or where there are none. */
export function initialsProblem(text: string): string | null {
  const initials = cleanLine(text)
  return initials.length > MAX_INITIALS || /[^\p{L}\p{M}. -]/u.test(initials) ? words.problems.initials : null
}

/** Of the cookie; '' without one. */
export function keptInitials(request: Request): string {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(request.headers.get('cookie') ?? '') ?? []
  try {
    const initials = cleanLine(decodeURIComponent(value))
    return initialsProblem(initials) === null ? initials : ''
  } catch {
    return ''
  }
}

/** Headers of an answer that keeps them. Empty for those that the phone has, and for none. */
export function keepInitials(request: Request, initials: string): Readonly<Record<string, string>> {
  if (initials === '' || initials === keptInitials(request)) return {}
  const secure = request.url.startsWith('https:') ? '; Secure' : ''
  return {
    'set-cookie': `${NAME}=${encodeURIComponent(initials)}; Path=/api/leads/; Max-Age=${KEPT_S}; HttpOnly; SameSite=Lax${secure}`,
  }
}
