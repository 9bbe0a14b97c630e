import { inlineScript } from '@/components/layout/inline/compile'

export const dynamic = 'force-static'

/** The code that opens the quick quote over the page. */
export const GET = () =>
  new Response(inlineScript('quote-sheet'), { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })
