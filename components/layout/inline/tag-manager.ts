// Google Tag Manager, in builds with NEXT_PUBLIC_GTM_ID. Runs before the page script, so that the
// consent defaults are the first entries of the dataLayer and ld_injected follows gtm.js. Consent
// is denied until a dialog of the container changes it. The container loads after the page, when
// the browser is idle; never while prerendering, and not at all with Global Privacy Control.

/** Filled in when this file is compiled. */
declare const CONTAINER_ID: string

const IDLE_TIMEOUT_MS = 4000
/** Delay in browsers without requestIdleCallback (Safari). */
const FALLBACK_DELAY_MS = 2000

const page = document
const dataLayer: object[] = (window.dataLayer ||= [])
/** Tag Manager reads commands as `arguments` objects, not arrays. */
const gtag = function (..._command: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params -- see above
  dataLayer.push(arguments)
}

gtag('consent', 'default', {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
})
gtag('set', 'ads_data_redaction', true)
// Without consent for cookies a click id stays in the addresses of the site's own links.
gtag('set', 'url_passthrough', true)
addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
  if (/^https?:/.test(blockedURI))
    console.warn(
      `Refused by ${effectiveDirective}: ${blockedURI}. A tag that you want? Add its host to NEXT_PUBLIC_TAG_HOSTS.`,
    )
})

const load = () => {
  const script = page.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${CONTAINER_ID}`
  page.head.append(script)
}
const loadWhenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(load, FALLBACK_DELAY_MS)
}
const start = () => {
  dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  if (page.readyState === 'complete') loadWhenIdle()
  else addEventListener('load', loadWhenIdle, { once: true })
}

if (!(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) {
  if (page.prerendering) page.addEventListener('prerenderingchange', start, { once: true })
  else start()
}

export {}
