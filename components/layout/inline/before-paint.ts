// In the head of every page: marks that scripts run, restores the collapsed sidebar before the
// first paint, and decides when the site's fonts and the web manifest come. On the first page of a
// visit they would hold up text and picture, so they follow the first paint.
import { keepLines } from './keep-lines'
import { Sidebar } from './sidebar-state'

/** After the load event, which may precede the first paint. */
const FONTS_DELAY_MS = 100

const { documentElement: root, fonts } = document

const showFonts = () => {
  root.dataset.fonts = ''
  // scripts/finish-export leaves the link without its rel. The page of `npm run dev` has it.
  const manifest = document.getElementById('manifest')
  if (manifest) (manifest as HTMLLinkElement).rel = 'manifest'
}

root.dataset.js = ''
// Phones show the sidebar as a drawer and have no collapsed state. Reading cookies is a synchronous
// call to another process: skipped there.
if (!matchMedia(Sidebar.DrawerMedia).matches && document.cookie.includes('sidebar_state=false'))
  root.dataset.sidebar = Sidebar.Collapsed

// Later pages of a visit have the fonts in cache.
if (document.referrer.includes(location.host)) showFonts()
// Loaded before they are shown, so that the page is laid out again once, not twice.
else
  addEventListener('load', () =>
    setTimeout(() => void fonts.load('1em text,display').then(() => keepLines(showFonts), showFonts), FONTS_DELAY_MS),
  )
