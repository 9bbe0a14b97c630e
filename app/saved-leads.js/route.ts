import { inlineScript } from '@/components/layout/inline/compile'
import { siteWords } from '@/content/words/site'

export const dynamic = 'force-static'

/** The code that sends saved leads from pages without a form. */
export const GET = () =>
  new Response(inlineScript('saved-leads', { WORDS: siteWords.forms.runtime }), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  })
