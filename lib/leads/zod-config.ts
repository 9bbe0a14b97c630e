// Imported before any schema is made: without jitless, zod probes for `new Function`, and the site's strict CSP would report
// that as a violation although zod catches it.
import { config } from 'zod/mini'

config({ jitless: true })
