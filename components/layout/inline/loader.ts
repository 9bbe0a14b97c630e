// Replaces the framework's script elements on pages with islands. It inserts them, in order, once
// an island is within two screens of the view and the visitor has interacted with the page, and at
// once where the device holds unsent leads. eager-islands.ts starts them without an interaction.

import { OUTBOX_FLAG } from '@/lib/storage-keys'

/** Name of the only policy that the page's Content-Security-Policy allows. */
declare const TRUSTED_TYPES_POLICY: string

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string | null; createHTML: (html: string) => string | null },
  ) => void
}

/**
 * A form submitted before its script is there is retried every 100 ms for 5 s; then the browser
 * submits it without the script.
 */
const RETRY_MS = 100
const MAX_RETRIES = 50

const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']

export const page = document
export const listen = addEventListener
/** Addresses of the framework's scripts. */
export const urls = page.currentScript!.dataset.urls!.split(' ')

// Scripts may come from the build's own folder only. Markup is allowed where it is the text of a
// script that the page came with, or an empty script: React rewrites those when it finds a page
// that changed before hydration (by a translator, for example). They do not run.
const knownMarkup = new Set(['', '<script></script>', ...[...page.scripts].map(script => script.text)])
;(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
  createScriptURL: url =>
    new URL(url, location.href).href.startsWith(`${location.origin}/_next/static/`) ? url : null,
  createHTML: html => (knownMarkup.has(html) ? html : null),
})

/** Empties the list: they are inserted once. */
export const insertScripts = () => {
  for (const src of urls.splice(0)) page.head.append(Object.assign(page.createElement('script'), { src, async: false }))
}

const observer = new IntersectionObserver(
  entries => {
    if (entries.some(entry => entry.isIntersecting)) insertScripts()
  },
  { rootMargin: '200% 0px' },
)
export const insertWhenNear = () => {
  for (const island of page.querySelectorAll('[data-island]')) observer.observe(island)
}
for (const type of INTERACTIONS) listen(type, insertWhenNear, { once: true, capture: true })

// Holds a form that is submitted before its script is there. An island's form has noValidate once
// its script runs.
let retries = MAX_RETRIES
let retry: ReturnType<typeof setTimeout> | undefined
listen(
  'click',
  event => {
    const button = (event.target as Element).closest<HTMLButtonElement>('form[data-island] [type=submit]')
    if (!button || button.form!.noValidate || !retries) return
    event.preventDefault()
    insertScripts()
    retries--
    clearTimeout(retry)
    retry = setTimeout(() => button.click(), RETRY_MS)
  },
  true,
)

try {
  if (localStorage[OUTBOX_FLAG]) insertScripts()
} catch {
  // Storage is blocked.
}
