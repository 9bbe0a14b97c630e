// Hosts that a Tag Manager container may reach, by name (NEXT_PUBLIC_TAG_HOSTS). What is not named
// stays refused by the page's policy.

export interface TagHosts {
  /** Name of the service on the privacy page. */
  readonly service: string
  readonly script: readonly string[]
  readonly images: readonly string[]
  readonly connect: readonly string[]
  readonly frames: readonly string[]
  readonly styles?: readonly string[]
  readonly fonts?: readonly string[]
}

// https://developers.google.com/tag-platform/security/guides/csp
const googleAds = [
  'https://www.googleadservices.com',
  'https://www.google.com',
  'https://google.com',
  'https://pagead2.googlesyndication.com',
  'https://googleads.g.doubleclick.net',
] as const

/** The hosts that the services' own guides list. */
export const tagHostSets = {
  'google-ads': {
    service: 'Google Ads',
    script: [
      'https://www.googleadservices.com',
      'https://www.google.com',
      'https://pagead2.googlesyndication.com',
      'https://googleads.g.doubleclick.net',
    ],
    images: googleAds,
    connect: googleAds,
    frames: ['https://www.googletagmanager.com'],
  },
  meta: {
    service: 'Meta (Facebook and Instagram)',
    script: ['https://connect.facebook.net'],
    images: ['https://www.facebook.com'],
    connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
    frames: [],
  },
  bing: {
    service: 'Microsoft Advertising',
    script: ['https://bat.bing.com'],
    images: ['https://bat.bing.com', 'https://bat.bing.net'],
    connect: ['https://bat.bing.com', 'https://bat.bing.net'],
    frames: [],
  },
  callrail: {
    service: 'CallRail',
    script: ['https://cdn.callrail.com', 'https://js.callrail.com'],
    images: ['https://js.callrail.com'],
    connect: ['https://js.callrail.com'],
    frames: [],
  },
  preview: {
    service: 'Tag Assistant (preview of tags)',
    script: ['https://tagmanager.google.com'],
    images: ['https://ssl.gstatic.com', 'https://www.gstatic.com'],
    connect: [],
    frames: ['https://www.googletagmanager.com'],
    styles: ['https://www.googletagmanager.com', 'https://tagmanager.google.com', 'https://fonts.googleapis.com'],
    fonts: ['https://fonts.gstatic.com', 'data:'],
  },
} as const satisfies Record<string, TagHosts>

const HOST = /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,}$/

/** 'consent.example.com', with or without https://, -> its origin; undefined for another text. */
function originOf(name: string): string | undefined {
  const host = name.replace(/^https:\/\//, '')
  return HOST.test(host) ? `https://${host}` : undefined
}

/**
 * Names of ready sets and hosts, separated by spaces or commas. A host of its own may run scripts,
 * load pictures and be connected to.
 * @returns undefined where a name is neither
 */
export function readTagHosts(text: string): readonly TagHosts[] | undefined {
  const names = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const found = names.map((name): TagHosts | undefined => {
    if (Object.hasOwn(tagHostSets, name)) return tagHostSets[name as keyof typeof tagHostSets]
    const origin = originOf(name)
    return origin === undefined
      ? undefined
      : { service: origin.slice('https://'.length), script: [origin], images: [origin], connect: [origin], frames: [] }
  })
  const known = found.filter(hosts => hosts !== undefined)
  return known.length === names.length ? known : undefined
}
