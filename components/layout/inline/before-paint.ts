// In the head of every page: marks that scripts run, and that the fonts are in cache.
import { FONTS_FLAG } from '@/lib/storage-keys'

const { dataset } = document.documentElement
dataset.js = ''
try {
  if (localStorage[FONTS_FLAG]) dataset.fonts = ''
} catch {
  // Storage is blocked.
}
