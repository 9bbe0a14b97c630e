// The page script of a service area: the sidebar's toggle, and what is typed into its form.
import './page-with-sidebar'
import './form-drafts'
