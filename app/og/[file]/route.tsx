import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { pageTitles } from '@/content/page-titles'
import { pictures, type PictureFacts, type PictureName } from '@/content/pictures'
import { routes } from '@/content/routes'
import { lightColors } from '@/lib/palette'
import { shareFile, SHARE_SIZE } from '@/lib/share'
import { PICTURE_SIZE, ShareCard } from '@/components/media/share-card'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => routes.map(({ path: address }) => ({ file: shareFile(address) }))

const fonts = path.join(process.cwd(), 'node_modules/@fontsource/bricolage-grotesque/files')
const load = (weight: 500 | 700) => readFile(path.join(fonts, `bricolage-grotesque-latin-${weight}-normal.woff`))

async function pictureOf(name: PictureName): Promise<string> {
  const facts: PictureFacts = pictures[name]
  const { partOf, width, height, isUncut } = facts
  const master = sharp(path.join(process.cwd(), `imagery/masters/${partOf?.master ?? name}.png`))
  const part = partOf ? master.extract({ left: partOf.left, top: partOf.top, width, height }) : master
  const { width: across, height: down } = PICTURE_SIZE
  const fitted = isUncut
    ? part.resize(across, down, { fit: 'contain', background: lightColors.night })
    : part.resize(across, down, { fit: 'cover', position: 'attention' })
  const jpeg = await fitted.jpeg({ quality: 84 }).toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const route = routes.find(({ path: address }) => shareFile(address) === file)
  const page = route && pageTitles[route.path]
  if (!page) throw new Error(`no page has the share picture ${file}`)
  const picture = page.picture && (await pictureOf(page.picture))
  const [regular, bold] = await Promise.all([load(500), load(700)])
  return new ImageResponse(<ShareCard {...page} picture={picture} />, {
    ...SHARE_SIZE,
    fonts: [
      { name: 'Bricolage', data: regular, weight: 500 },
      { name: 'Bricolage', data: bold, weight: 700 },
    ],
  })
}
