import { business, shortName } from '@/content/business'
import { siteWords } from '@/content/words/site'
import { lightColors } from '@/lib/palette'

export const dynamic = 'force-static'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/images/icons/icon-${size}${purpose === 'maskable' ? '-maskable' : ''}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export function GET() {
  return Response.json({
    name: business.name,
    short_name: shortName,
    description: siteWords.footer.coverage,
    start_url: '/',
    display: 'browser',
    background_color: lightColors.paper,
    theme_color: lightColors.ink,
    lang: 'en-US',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    shortcuts: [
      { name: siteWords.planner, url: '/ev-charger-planner' },
      { name: siteWords.freeEstimate, url: '/contact' },
    ],
  })
}
