import { drawingFiles, type DrawingName } from './files'

interface DrawingFileProps {
  name: DrawingName
  alt: string
  /** On the first screen. */
  eager?: boolean
  className?: string
}

/** A drawing as a picture that loads when it comes near the view. */
export function DrawingFile({ name, alt, eager = false, className }: DrawingFileProps) {
  const { width, height } = drawingFiles[name]
  return (
    <img
      src={`/images/generated/drawings/${name}.svg`}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      className={className}
    />
  )
}
