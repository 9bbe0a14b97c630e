// The mark on its ground, square: the icon that scripts/images.mjs makes, as search engines and directories take a logo.
import type { Path } from './routes'

interface Logo {
  readonly path: Path
  /** Pixels, both ways. */
  readonly size: number
}

export const logo: Logo = { path: '/images/icons/icon-512.png', size: 512 }
