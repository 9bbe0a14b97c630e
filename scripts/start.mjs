// `npm start`: installs what is missing, builds unless nothing has changed, and serves site and lead desk on http://127.0.0.1:${PORT:-8787}.
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { environment, install, node, root } from './setup.mjs'

const port = Number(process.env.PORT ?? 8787)
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`PORT=${process.env.PORT}: expected a port number from 1 to 65535`)
  process.exit(1)
}

/** Checked before the build; another server on this port would also pass for ours. */
const isFree = await new Promise(resolve => {
  const probe = createServer()
  probe.once('error', () => resolve(false))
  probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
})
if (!isFree) {
  console.error(`Port ${port} is taken. Stop what runs there, or name another: PORT=${port + 1} npm start`)
  process.exit(1)
}

install()
const check = spawnSync(node, ['scripts/check-destinations.ts'], {
  cwd: root,
  env: environment(),
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
})
if (check.status !== 0) process.exit(check.status ?? 1)
const { line, hasDestination, settings } = JSON.parse(check.stdout)
const { buildIfChanged, leadDesk } = await import('./build.mjs')
const { serve } = await import('./serve.mjs')
buildIfChanged(leadDesk)

try {
  const server = await serve({
    port,
    // Outside the build's folders, so that leads survive a rebuild.
    persistTo: path.join(root, '.wrangler/state'),
    forwards: true,
    settings,
    vars: hasDestination ? {} : { LEAD_NO_DESTINATION: 'allowed' },
    onExit: code => process.exit(code ?? 0),
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.stop())
  console.log(`\nFairlead is on ${server.url} (Ctrl+C stops it). Leads: npm run leads\n${line}`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
