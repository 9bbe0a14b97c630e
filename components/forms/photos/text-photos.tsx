import { business } from '@/content/business'
import { photoWords } from '@/content/words/forms'
import { contactHrefs } from '@/components/forms/contact-hrefs'
import { PhoneNumber } from '@/components/ui/phone-number'

const [before = '', label = '', after = ''] = photoWords.text.split(/\[|\]\(\{href\}\)/)
const [verb = '', end = ''] = label.split(business.phone)

/** One line: text us the photos. `isFallback`: only without script. A server component. */
export function TextPhotos({ isFallback = false }: { isFallback?: boolean }) {
  const line = (
    <p className="prose mt-4 text-sm text-muted">
      {before}
      <a href={contactHrefs.text}>
        {verb}
        <PhoneNumber>{business.phone}</PhoneNumber>
        {end}
      </a>
      {after}
    </p>
  )
  return isFallback ? <noscript>{line}</noscript> : line
}
