// The inline scripts of every page; the browser code is in inline/. Most pages carry no other
// JavaScript. budgets.json limits their size, and the finished page's Content-Security-Policy lists
// each by its hash.
import { settings } from '@/lib/settings'
import { inlineScript } from './inline/compile'

/**
 * Prerender same-origin links that a visitor is about to follow. All of them are pages: the lead
 * desk is only posted to.
 */
const speculationRules = JSON.stringify({ prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] })

export function HeadScript() {
  return <script data-own="before-paint" dangerouslySetInnerHTML={{ __html: inlineScript('before-paint') }} />
}

/** Restores the sidebar. scripts/finish-export moves it into the head. */
export function SidebarScript() {
  return <script data-own="sidebar" dangerouslySetInnerHTML={{ __html: inlineScript('sidebar') }} />
}

/** Goes where a phone's first screen ends. */
export function FirstScreenEnd() {
  return <script data-own="first-screen" dangerouslySetInnerHTML={{ __html: inlineScript('first-screen') }} />
}

export function PageScript({ hasSidebar, hasForm }: { hasSidebar: boolean; hasForm: boolean }) {
  if (hasSidebar && hasForm) throw new Error('no page script is for both the sidebar and a form')
  const parts = [
    hasSidebar ? 'page-with-sidebar' : hasForm ? 'page-with-form' : 'page',
    ...(settings.measuresVitals ? ['vitals'] : []),
  ]
  return (
    <>
      {settings.tagManagerId ? (
        <script
          data-own="tag-manager"
          dangerouslySetInnerHTML={{ __html: inlineScript('tag-manager', { CONTAINER_ID: settings.tagManagerId }) }}
        />
      ) : null}
      <script data-own="page" dangerouslySetInnerHTML={{ __html: parts.map(part => inlineScript(part)).join(';') }} />
      <script data-own="speculation" type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
    </>
  )
}
