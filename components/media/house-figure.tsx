import { houses } from '@/content/houses'
import { pagePictures } from '@/content/page-pictures'
import { isLocation, isServiceArea, type Town } from '@/content/towns'
import type { PlaceFamily } from '@/content/routes'
import { DrawingFile } from '@/components/drawings/drawing-file'
import { HeroFigure } from './page-figure'

/** The town's usual house with its run, on one of its pages; a picture on the other. */
export function TownFigure({ town, family }: { town: Town; family: PlaceFamily }) {
  const hasTwoPages = isServiceArea(town.slug) && isLocation(town.slug)
  if (!town.house || (hasTwoPages && family === 'service-areas')) return <HeroFigure {...pagePictures[town.picture]} />
  const { alt, caption } = houses[town.house]
  return (
    <figure className="max-w-[34rem]">
      <DrawingFile name={`house-${town.house}`} alt={alt} eager className="h-auto w-full" />
      <figcaption className="mt-2 text-sm text-muted">{caption}</figcaption>
    </figure>
  )
}
