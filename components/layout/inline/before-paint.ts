// In the head of every page: marks that scripts run, restores the collapsed sidebar before the first paint, and decides when the site's
// fonts and the web manifest come. On the first page of a visit they would hold up text and picture, so they follow the first paint.
import { dataset, page, showFonts } from './fonts'
import { Sidebar } from './sidebar-state'

/** An enum, because esbuild inlines its values. */
const enum Fonts {
  /** After the load event, which may precede the first paint. */
  DelayMs = 99,
}

dataset.js = ''
// Phones show the sidebar as a sheet and have no collapsed state. Reading cookies is a synchronous call to another process: skipped there.
if (!matchMedia(Sidebar.SheetMedia).matches && page.cookie.includes('sidebar_state=false'))
  dataset.sidebar = Sidebar.Collapsed

// Later pages of a visit have the fonts in cache.
if (page.referrer.includes(location.host)) showFonts()
// Loaded before they are shown, so that the page is laid out again once, not twice.
else onload = () => setTimeout(() => void page.fonts.load('1em text,display').then(showFonts, showFonts), Fonts.DelayMs)
