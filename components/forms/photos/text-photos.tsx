import { photoLabels } from '@/content/words/forms'
import { contactHrefs } from '@/components/forms/contact-hrefs'

const [before = '', label = '', after = ''] = photoLabels.text.split(/\[|\]\(\{href\}\)/)

/** One line: text us the photos. `isFallback`: only without script. A server component. */
export function TextPhotos({ isFallback = false }: { isFallback?: boolean }) {
  const line = (
    <p className="prose mt-4 text-sm text-muted">
      {before}
      <a href={contactHrefs.text}>
        {label}
        <span className="sr-only">{photoLabels.byText}</span>
      </a>
      {after}
    </p>
  )
  return isFallback ? <noscript>{line}</noscript> : line
}
