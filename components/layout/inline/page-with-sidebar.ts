// The page script and the sidebar's toggle: its button and Ctrl/Cmd+B, kept in a cookie for 7 days.
import { listen, page } from './page'
import { Sidebar } from './sidebar-state'

const { dataset } = page.documentElement
const sheetMedia = matchMedia(Sidebar.SheetMedia)
const sidebar = page.querySelector<HTMLElement>('#areas-sidebar')!
const button = page.querySelector<HTMLElement>('#toggle')!

const showState = () => {
  button.ariaExpanded = `${!dataset.sidebar}`
}

const toggle = () => {
  if (sheetMedia.matches) return sidebar.togglePopover()
  const opens = Boolean(dataset.sidebar)
  if (!opens && sidebar.matches(':focus-within')) button.focus()
  dataset.sidebar = opens ? '' : Sidebar.Collapsed
  page.cookie = `sidebar_state=${opens};path=/;max-age=604800;samesite=lax`
  showState()
}

showState()
button.onclick = toggle
sheetMedia.onchange = () => sidebar.hidePopover()
listen('keydown', event => {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && /^b$/i.test(event.key)) {
    event.preventDefault()
    toggle()
  }
})
