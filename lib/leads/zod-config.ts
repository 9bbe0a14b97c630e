// Import before any schema is created. Without jitless zod probes `new Function`, which the site's
// CSP reports as a violation.
import { config } from 'zod/mini'

config({ jitless: true })
