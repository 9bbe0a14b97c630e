// Before the sidebar, on pages that have it: restores its collapsed state.
import { Sidebar } from './sidebar-state'

// Phones show the sidebar as a drawer and have no collapsed state. Reading cookies is a synchronous
// call to another process: skipped there.
if (!matchMedia(Sidebar.DrawerMedia).matches && document.cookie.includes('sidebar_state=false'))
  document.documentElement.dataset.sidebar = Sidebar.Collapsed
