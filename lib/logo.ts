// The logo for structured data: the square icon that scripts/images.ts makes.
import type { Path } from './route'

interface Logo {
  readonly path: Path
  /** Width and height in pixels. */
  readonly size: number
}

export const logo: Logo = { path: '/images/icons/icon-512.png', size: 512 }
