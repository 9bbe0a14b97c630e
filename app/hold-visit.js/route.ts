import { inlineScript } from '@/components/layout/inline/compile'
import { holdVisitWords } from '@/content/words/hold-visit'

export const dynamic = 'force-static'

/** The code that offers windows for the visit behind a form's success message. */
export const GET = () =>
  new Response(inlineScript('hold-visit', { WORDS: holdVisitWords }), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  })
