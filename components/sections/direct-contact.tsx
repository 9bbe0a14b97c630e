import { business } from '@/content/business'
import { siteWords } from '@/content/words/site'
import { hoursInWords } from '@/lib/hours'
import { contactHrefs } from '@/components/forms/contact-hrefs'
import { Words } from '@/components/ui/words'

export function DirectContact() {
  const words = siteWords.directContact
  const rows: readonly { term: string; value: string; href?: string; isText?: boolean }[] = [
    { term: words.call, value: business.phone, href: contactHrefs.call },
    { term: words.text, value: words.textLink, href: contactHrefs.text },
    { term: words.hours, value: hoursInWords(business.hours.towns) },
    { term: words.support, value: words.supportText, isText: true },
    {
      term: words.office,
      value: `${business.address.locality}, ${business.address.region} ${business.address.postalCode}`,
    },
  ]
  return (
    <dl className="max-w-text border-b border-line">
      {rows.map(({ term, value, href, isText }) => (
        <div key={term} className="flex flex-wrap items-center gap-x-4 border-t border-line py-2">
          <dt className="w-24 text-sm text-muted">{term}</dt>
          <dd className={isText ? 'min-w-0 grow basis-48 text-sm' : 'font-display font-bold tabular-nums'}>
            {href ? (
              <a href={href} className="link inline-flex min-h-11 items-center">
                {value}
              </a>
            ) : (
              <span className="inline-flex min-h-11 items-center">
                <span>
                  <Words text={value} />
                </span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
