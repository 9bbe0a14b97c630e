import { labels } from '@/content/labels'

/** The lead desk answers a plain form post; a foreign webhook, or none, needs the script. */
export function WithoutScript({ webhook }: { webhook: string }) {
  if (webhook.startsWith('/api/')) return null
  return (
    <noscript>
      <p className="mb-5 border-l-4 border-danger bg-sunken p-4 font-semibold">{labels.forms.withoutScript}</p>
    </noscript>
  )
}
