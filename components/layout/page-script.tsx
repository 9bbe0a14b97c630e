// The inline scripts of every page; the browser code is in inline/. Most pages carry no other
// JavaScript. budgets.json limits their size, and the finished page's Content-Security-Policy lists
// each by its hash.
import { settings } from '@/lib/settings'
import { inlineScript } from './inline/compile'

/**
 * Prerender same-origin links that a visitor is about to follow. None of them changes anything: the
 * lead desk's are a lead's status page and its calendar file.
 */
const speculationRules = JSON.stringify({ prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] })

interface OwnScriptProps {
  /** Its file in inline/, and how scripts/finish-export knows it. */
  name: string
  code?: string
}

export const OwnScript = ({ name, code = inlineScript(name) }: OwnScriptProps) => (
  <script data-own={name} dangerouslySetInnerHTML={{ __html: code }} />
)

const FIRST_SCREEN = 'first-screen'

/** In the head: nothing is painted before FirstScreenEnd, so that its parts do not move. */
export const ExpectFirstScreen = () => <link rel="expect" href={`#${FIRST_SCREEN}`} blocking="render" />

/** Goes where a phone's first screen ends. */
export const FirstScreenEnd = () => <i id={FIRST_SCREEN} hidden />

export function PageScript({ hasSidebar, hasForm }: { hasSidebar: boolean; hasForm: boolean }) {
  const code = inlineScript([
    'page',
    ...(hasSidebar ? ['sidebar-toggle'] : []),
    // The runtime of a form sends what waits, too (LeadRuntime).
    ...(hasForm ? ['quote-links', 'form-drafts'] : ['waiting-leads']),
  ])
  return (
    <>
      {settings.tagManagerId ? (
        <OwnScript name="tag-manager" code={inlineScript('tag-manager', { CONTAINER_ID: settings.tagManagerId })} />
      ) : null}
      <OwnScript name="page" code={code} />
      <script data-own="speculation" type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
    </>
  )
}
