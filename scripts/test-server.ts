// The server of the browser tests: an empty lead desk, no rate limit, on E2E_PORT. Playwright
// starts and stops it (playwright.config.ts).
import { rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.ts'
import { serve } from './local/serve.ts'

const persistTo = path.join(root, '.cache/e2e-leads')
rmSync(persistTo, { recursive: true, force: true })
const server = await serve({
  port: Number(process.env.E2E_PORT),
  persistTo,
  vars: { RATE_LIMIT: 'off', LEAD_VISIT_WINDOWS: 'mon-sun 08:00-11:00 13:00-16:00 x3' },
  onExit: code => process.exit(code ?? 0),
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop())
