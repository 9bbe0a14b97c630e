import { houses } from '@/content/houses'
import type { Town } from '@/content/towns'
import { DrawingFile } from '@/components/drawings/drawing-file'
import { classes } from '@/components/ui/classes'

export function HouseFigure({ town, className }: { town: Town; className?: string }) {
  if (!town.house) return null
  const { alt, caption } = houses[town.house]
  return (
    <figure className={classes('max-w-[30rem]', className)}>
      <DrawingFile name={`house-${town.house}`} alt={alt} className="h-auto w-full" />
      <figcaption className="mt-2 text-sm text-muted">{caption}</figcaption>
    </figure>
  )
}
