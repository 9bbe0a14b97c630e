import { drawingFiles, drawingNames } from '@/components/drawings/files'
import { svgDocument } from '@/components/drawings/svg-document'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => drawingNames.map(name => ({ file: `${name}.svg` }))

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const name = drawingNames.find(known => file === `${known}.svg`)
  if (!name) throw new Error(`no drawing has the file ${file}`)
  return new Response(await svgDocument(drawingFiles[name]), { headers: { 'Content-Type': 'image/svg+xml' } })
}
