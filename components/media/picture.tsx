import type { ComponentProps } from 'react'
import { pictures, type PictureFacts, type PictureName } from '@/content/pictures'
import { classes } from '@/components/ui/classes'

type Format = 'avif' | 'webp'

const source = (name: PictureName, width: number, format: Format) => `/images/generated/${name}-${width}.${format}`
const sourceSet = (name: PictureName, format: Format) =>
  pictures[name].widths.map(width => `${source(name, width, format)} ${width}w`).join(', ')

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  name: PictureName
  sizes: string
  /** For the picture on the first screen. */
  eager?: boolean
  /** Other pictures for narrower windows, the narrowest first. */
  narrower?: readonly { name: PictureName; below: `${number}rem`; sizes: string }[]
}

/**
 * A picture in AVIF and WebP, with its size reserved. Browsers without AVIF get the main picture in
 * every window.
 */
export function Picture({ name, sizes, eager = false, narrower = [], className, alt, ...props }: PictureProps) {
  const { width, height, widths, focus }: PictureFacts = pictures[name]
  return (
    <picture className="block h-full">
      {narrower.map(other => (
        <source
          key={other.name}
          media={`(width < ${other.below})`}
          type="image/avif"
          srcSet={sourceSet(other.name, 'avif')}
          sizes={other.sizes}
          width={pictures[other.name].width}
          height={pictures[other.name].height}
        />
      ))}
      <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />
      <img
        src={source(name, widths[1] ?? width, 'webp')}
        srcSet={sourceSet(name, 'webp')}
        sizes={sizes}
        alt={alt ?? pictures[name].alt}
        width={width}
        height={height}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className={classes('h-auto w-full', className)}
        style={focus ? { objectPosition: focus } : undefined}
        {...props}
      />
    </picture>
  )
}
