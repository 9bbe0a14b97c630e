// Which mail addresses lead to the same mailbox.

/** Domains of one service by the one that stands for it. */
const SAME_DOMAINS: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': ['googlemail.com'],
  'icloud.com': ['me.com', 'mac.com'],
  'proton.me': ['protonmail.com', 'protonmail.ch', 'pm.me'],
  'fastmail.com': ['fastmail.fm'],
  'yandex.com': ['yandex.ru', 'ya.ru'],
}

/**
 * 'Jo.Doe+x@googlemail.com' -> 'jodoe@gmail.com'. Dots count in some services, and are left out all
 * the same: two people whose addresses differ by one share a limit.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const [service = domain] = Object.entries(SAME_DOMAINS).find(([, others]) => others.includes(domain)) ?? []
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${service}`
}
