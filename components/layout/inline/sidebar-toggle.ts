// On service areas: the sidebar's toggle by its button and Ctrl/Cmd+B, kept in a cookie for 7 days.
import { listen, page } from './page'
import { Sidebar } from './sidebar-state'

const { dataset } = page.documentElement
const drawerMedia = matchMedia(Sidebar.DrawerMedia)
/** The sidebar and its button, by their ids. */
declare const areas: HTMLElement, toggle: HTMLElement

const showState = () => {
  toggle.ariaExpanded = `${!dataset.sidebar}`
}

const toggleSidebar = () => {
  if (drawerMedia.matches) return areas.togglePopover()
  const opens = Boolean(dataset.sidebar)
  if (!opens && areas.matches(':focus-within')) toggle.focus()
  dataset.sidebar = opens ? '' : Sidebar.Collapsed
  page.cookie = `sidebar_state=${opens};path=/;max-age=604800;samesite=lax`
  showState()
}

showState()
toggle.onclick = toggleSidebar
drawerMedia.onchange = () => areas.hidePopover()
listen('keydown', event => {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && /^b$/i.test(event.key)) {
    event.preventDefault()
    toggleSidebar()
  }
})
