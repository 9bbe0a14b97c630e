import { inlineScript } from '@/components/layout/inline/compile'
import { labels } from '@/content/words/site'

export const dynamic = 'force-static'

/** The code that sends saved leads from pages without a form. */
export const GET = () =>
  new Response(inlineScript('saved-leads', { LABELS: labels.forms.runtime }), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  })
