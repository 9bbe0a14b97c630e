import { drawingFiles, type DrawingName } from './files'

/** A drawing as a picture that loads when it comes near the view. */
export function DrawingFile({ name, alt, className }: { name: DrawingName; alt: string; className?: string }) {
  const { width, height } = drawingFiles[name]
  return (
    <img
      src={`/images/generated/drawings/${name}.svg`}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      className={className}
    />
  )
}
