// In the head of every page: marks that scripts run, restores the collapsed sidebar before the first paint, and decides when the site's
// fonts and the web manifest come. On the first page of a visit they would hold up text and picture, so they follow the first paint.
import { Sidebar } from './sidebar-state'

/** The link element that scripts/finish-export makes, by its id. */
declare const manifest: HTMLLinkElement

const { dataset } = document.documentElement
dataset.js = ''
// Phones show the sidebar as a sheet and have no collapsed state. Reading cookies is a synchronous call to another process: skipped there.
if (!matchMedia(Sidebar.SheetMedia).matches && document.cookie.includes('sidebar_state=false'))
  dataset.sidebar = Sidebar.Collapsed

const showFonts = () => {
  dataset.fonts = ''
  manifest.rel = 'manifest'
}
// Later pages of a visit have the fonts in cache.
if (document.referrer.includes(location.host)) showFonts()
// The load event may precede the first paint. layout-in-parts.ts replaces this handler.
else onload = () => setTimeout(showFonts, 99)
