// The page script of a town's page: the sidebar's toggle, and what is typed into its form.
import './page-with-sidebar'
import './page-with-form'
