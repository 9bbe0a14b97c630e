// The privacy policy's paragraph on measurement, which depends on the build's settings.

/**
 * Who gets the events of each page: Google Tag Manager in a build that includes it, otherwise no
 * one (NEXT_PUBLIC_GTM_ID, components/layout/inline/tag-manager.ts).
 */
export const measurement = (hasTagManager: boolean, services: readonly string[] = []): string => {
  const list =
    'Each page keeps a list of events in your browser’s memory: the page view with its town; a form or plan sent, with its reference and, for a plan, its estimate; a call or text button pressed; a ZIP lookup, and if we know the ZIP; a panel check, by appliances or by meter, and if there is room. The list holds no names, phone numbers, addresses, ZIP codes or messages'
  return hasTagManager
    ? `${list}. Google Tag Manager, a service of Google, reads it: a script from www.googletagmanager.com that your browser loads once the page is up. As with any request, Google then sees your internet address, your browser and the page you are on, and the list may be passed to Google Analytics. We start both with consent for advertising and for analytics set to denied, so Google’s tags keep no cookie on your device unless you are asked and agree. If your browser sends the Global Privacy Control signal, the script is not loaded at all. ${
        services.length === 0
          ? 'Nothing else on this site loads from another company.'
          : `Through it this site may also load, and tell the same, ${new Intl.ListFormat('en-US').format(services)}; nothing else loads from another company.`
      }`
    : `${list}, goes nowhere, and is gone when you leave the page. There is no analytics service and no advertising tracker on this site, and nothing on it loads from another company. Before we connect a measurement service, this policy will name it.`
}

/**
 * True once the owner has turned on LEAD_ADS_MATCH (docs/advertising.md): then the privacy page
 * says what it does.
 */
export const matchesCustomers: boolean = false

export const matching =
  'When you hire us, we may tell Google that a job was done and what it cost, with your mail address and phone number scrambled (SHA-256), so that Google can match it to an ad you pressed while signed in there. Nobody can read them back from that, but who knows your number can check if it is in there. Tell us if you don’t want this, and we leave you out.'
