import { business, shortName } from '@/content/business'
import { labels } from '@/content/words/site'
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
    description: labels.footer.coverage,
    start_url: '/',
    display: 'browser',
    background_color: lightColors.paper,
    theme_color: lightColors.ink,
    lang: 'en-US',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    shortcuts: [
      { name: labels.planner, url: '/ev-charger-planner' },
      { name: labels.freeEstimate, url: '/contact' },
    ],
  })
}
