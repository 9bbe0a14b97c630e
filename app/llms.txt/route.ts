import { guide } from '@/content/guide'
import { llmsText } from '@/lib/feeds'
import { settings } from '@/lib/settings'
import { absolute } from '@/lib/urls'

export const dynamic = 'force-static'

export function GET() {
  const sections = guide.sections.map(({ heading, links }) => ({
    heading,
    links: links.map(({ name, path, note }) => ({ name, url: absolute(settings.siteUrl, path), note })),
  }))
  return new Response(llmsText(guide.title, guide.summary, guide.notes, sections), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
