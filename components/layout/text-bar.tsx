import { siteWords } from '@/content/words/site'
import { contactHrefs } from '@/components/forms/contact-hrefs'
import { Icon } from '@/components/ui/icons'
import { TEXT_BAR_ID } from './page-room'

/** The fixed bar at the bottom: a link to a prefilled text message. */
export function TextBar() {
  return (
    <aside
      id={TEXT_BAR_ID}
      aria-label={siteWords.textUs}
      className="no-print @container text-bar"
      style={{ height: 'var(--text-bar-height)' }}
    >
      <a href={contactHrefs.text} className="text-bar-link">
        {/* The icon has its place before it comes: the page may be painted between text and icon. */}
        <span>
          {siteWords.textUs}
          <Icon strokeWidth="1.75" strokeLinejoin="round" path="M2.5 3.5h15v10h-8l-4 3.5v-3.5h-3z" />
        </span>
      </a>
    </aside>
  )
}
