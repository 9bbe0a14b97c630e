import { siteWords } from '@/content/words/site'

/** A line for forms that need the script: only our own lead desk accepts a plain form post. */
export function WithoutScript({ webhook }: { webhook: string }) {
  if (webhook.startsWith('/api/')) return null
  return (
    <noscript>
      <p className="mb-5 border-l-4 border-danger bg-sunken p-4 font-semibold">{siteWords.forms.withoutScript}</p>
    </noscript>
  )
}
