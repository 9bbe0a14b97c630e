// Generated files: /.well-known/security.txt and /licenses.txt.
import { telHref } from '../../lib/phone.ts'
import { DAY_MS } from '../../lib/time.ts'

/** Less than a year, as RFC 9116 recommends; each build renews it. */
const VALID_DAYS = 360

interface SecurityContact {
  /** Without a slash at the end. */
  readonly siteUrl: string
  readonly phone: string
  readonly builtMs: number
}

/** RFC 9116: who to tell about a weakness of the site. */
export const securityText = ({ siteUrl, phone, builtMs }: SecurityContact): string =>
  [
    `Contact: ${siteUrl}/contact`,
    `Contact: ${telHref(phone)}`,
    `Expires: ${new Date(builtMs + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')

interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
}

export function licensesText(lock: string): string {
  const { packages } = JSON.parse(lock) as { readonly packages: Readonly<Record<string, LockedPackage>> }
  const lines = Object.entries(packages).flatMap(([path, { version, license, dev, devOptional }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    return name === '' || dev === true || devOptional === true
      ? []
      : [`${name} ${version}: ${license ?? 'see its package'}`]
  })
  return `Open-source packages that this site is made of, with their licenses\n\n${[...new Set(lines)].sort().join('\n')}\n`
}
