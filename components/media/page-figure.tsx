import type { PagePicture } from '@/content/page-pictures'
import { pictures, type PictureFacts, type PictureName } from '@/content/pictures'
import { classes } from '@/components/ui/classes'
import { Picture } from './picture'

export function HeroFigure({ picture, caption }: { picture: PictureName; caption?: string }) {
  const { isUncut }: PictureFacts = pictures[picture]
  return (
    <figure className="m-0">
      <Picture
        name={picture}
        eager
        sizes="(width < 64rem) calc(100vw - 2rem), 34rem"
        className={isUncut ? undefined : 'hero-picture'}
      />
      {caption ? <figcaption className="mt-2 text-sm text-muted">{caption}</figcaption> : null}
    </figure>
  )
}

export function PageFigure({
  picture,
  caption,
  sizes,
  className,
}: PagePicture & { sizes: string; className?: string }) {
  return (
    <figure className={classes('m-0', className)}>
      <Picture name={picture} sizes={sizes} className="aspect-16/9 object-cover" />
      <figcaption className="mt-2 text-sm text-muted">{caption}</figcaption>
    </figure>
  )
}
