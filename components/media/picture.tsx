import type { ComponentProps } from 'react'
import { pictures, type PictureName } from '@/content/pictures'
import { classes } from '@/components/ui/classes'

const source = (name: PictureName, width: number, format: 'avif' | 'webp') =>
  `/images/generated/${name}-${width}.${format}`
const sourceSet = (name: PictureName, format: 'avif' | 'webp') =>
  pictures[name].widths.map(width => `${source(name, width, format)} ${width}w`).join(', ')

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  name: PictureName
  sizes: string
  /** Classes of the <picture> element. */
  frame?: string
  /** For the picture on the first screen. */
  eager?: boolean
  /** Another crop, shown below 1024 px. */
  phone?: { name: PictureName; sizes: string }
}

/** A picture in AVIF and WebP, with its size reserved. */
export function Picture({ name, sizes, eager = false, phone, frame, className, alt, ...props }: PictureProps) {
  const { width, height, widths } = pictures[name]
  return (
    <picture className={classes('block h-full', frame)}>
      {phone && (
        <source
          media="(width < 64rem)"
          type="image/avif"
          srcSet={sourceSet(phone.name, 'avif')}
          sizes={phone.sizes}
          width={pictures[phone.name].width}
          height={pictures[phone.name].height}
        />
      )}
      {phone && (
        <source
          media="(width < 64rem)"
          type="image/webp"
          srcSet={sourceSet(phone.name, 'webp')}
          sizes={phone.sizes}
          width={pictures[phone.name].width}
          height={pictures[phone.name].height}
        />
      )}
      <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />
      <img
        src={source(name, widths[1], 'webp')}
        srcSet={sourceSet(name, 'webp')}
        sizes={sizes}
        alt={alt ?? pictures[name].alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'auto' : 'async'}
        className={classes('h-auto w-full', className)}
        {...props}
      />
    </picture>
  )
}
