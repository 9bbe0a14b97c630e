// In the head of every page: marks that scripts run and restores the collapsed sidebar before the first paint.
import { Sidebar } from './sidebar-state'

const { dataset } = document.documentElement
dataset.js = ''
// Phones show the sidebar as a sheet and have no collapsed state. Reading cookies is a synchronous call to another process: skipped there.
if (!matchMedia(Sidebar.SheetMedia).matches && document.cookie.includes('sidebar_state=false'))
  dataset.sidebar = Sidebar.Collapsed
