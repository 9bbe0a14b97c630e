import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { pageTitles } from '@/content/page-titles'
import { routes } from '@/content/routes'
import { shareFile, SHARE_SIZE } from '@/lib/share'
import { ShareCard } from '@/components/media/share-card'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => routes.map(({ path: address }) => ({ file: shareFile(address) }))

const fonts = path.join(process.cwd(), 'node_modules/@fontsource/bricolage-grotesque/files')
const load = (weight: 500 | 700) => readFile(path.join(fonts, `bricolage-grotesque-latin-${weight}-normal.woff`))

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const route = routes.find(({ path: address }) => shareFile(address) === file)
  const page = route && pageTitles[route.path]
  if (!page) throw new Error(`no page has the share picture ${file}`)
  const [regular, bold] = await Promise.all([load(500), load(700)])
  return new ImageResponse(<ShareCard {...page} />, {
    ...SHARE_SIZE,
    fonts: [
      { name: 'Bricolage', data: regular, weight: 500 },
      { name: 'Bricolage', data: bold, weight: 700 },
    ],
  })
}
