// In the head of every page: marks that scripts run, and that a page before fetched the fonts.
import { FONTS_FLAG } from '@/lib/storage-keys'

const { dataset } = document.documentElement
dataset.js = ''
try {
  if (localStorage[FONTS_FLAG]) {
    dataset.fonts = ''
    // The first paint waits a moment for a preloaded font, and is not moved by it.
    for (const link of document.querySelectorAll<HTMLLinkElement>('[as=font]')) link.rel = 'preload'
  }
  localStorage[FONTS_FLAG] = 1
} catch {
  // Storage is blocked.
}
