// In the head of every page: marks that scripts run, and decides when the site's fonts and the web
// manifest come. On the first page of a visit they would hold up text and picture, so they follow
// the first paint.
import { keepLines } from './keep-lines'

/** After the load event, which may precede the first paint. */
const FONTS_DELAY_MS = 100

const page = document
const { dataset } = page.documentElement

const showFonts = () => {
  dataset.fonts = ''
  // scripts/finish-export leaves the link without its rel. The page of `npm run dev` has it.
  const manifest = page.getElementById('manifest')
  if (manifest) (manifest as HTMLLinkElement).rel = 'manifest'
}

dataset.js = ''

// Later pages of a visit have the fonts in cache.
if (page.referrer.includes(location.host)) showFonts()
// Loaded before they are shown, so that the page is laid out again once, not twice.
else
  addEventListener('load', () =>
    setTimeout(
      () => void page.fonts.load('1em text,display').then(() => keepLines(showFonts), showFonts),
      FONTS_DELAY_MS,
    ),
  )
