// `npm start`: builds unless nothing has changed, and serves site and lead desk on
// http://127.0.0.1:${PORT:-8787}.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { buildIfChanged, leadDesk, sampleMark } from './build.ts'
import { buildWarnings } from '../lib/env.ts'
import { leadSettings } from './local/lead-settings.ts'
import { beginStep, orStop, root } from './project.ts'
import { serve } from './local/serve.ts'
import { claimState } from './local/state.ts'

/** Outside the build's folders, so that leads survive a rebuild. */
const persistTo = path.join(root, '.wrangler/state')
const portText = process.env.PORT ?? '8787'

/** Checked before the build; another server on this port would also pass for ours. */
async function readPort(): Promise<number> {
  const port = Number(portText)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT=${portText}: expected a port number from 1 to 65535`)
  // First: another port would not help who starts the same folder twice.
  claimState(persistTo, port)
  const isFree = await new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
  if (!isFree)
    throw new Error(`Port ${port} is taken. Stop what runs there, or name another: PORT=${port + 1} npm start`)
  return port
}

/** This machine's address in its network. @throws where it has none */
function ownAddress(): string {
  const found = Object.values(networkInterfaces())
    .flat()
    .find(address => address?.family === 'IPv4' && !address.internal)
  if (found === undefined) throw new Error('LEAD_LOCAL_HOST=1: this machine has no address in a network')
  return found.address
}

/**
 * Calls `end` when a process above this one is gone: npm that was killed cannot pass that on. Reads
 * /proc, which every Linux has.
 */
function watchParents(end: () => void): void {
  const parentOf = (pid: number) => Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  const isOfNpm = (pid: number) => /\bnpm\b|\bsh\b|run\.mjs/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  const parents: number[] = []
  try {
    for (let pid = process.ppid; pid > 1 && isOfNpm(pid); pid = parentOf(pid)) parents.push(pid)
  } catch {
    // Another system, or a parent of another user.
  }
  const look = () => {
    if (!parents.every(pid => existsSync(`/proc/${pid}`))) end()
  }
  setInterval(look, 1_000).unref()
}

await orStop(async () => {
  const port = await readPort()
  const { line, hasDestination, idle, isOnNetwork, settings } = leadSettings(root, process.env)
  const networkAddress = isOnNetwork ? ownAddress() : undefined
  const buildSettings = { ...leadDesk, ...sampleMark }
  const off = [...idle, ...buildWarnings({ ...process.env, ...buildSettings })]
  buildIfChanged({ ...buildSettings, FAIRLEAD_WARNED: '1' })
  beginStep('Starting the server')
  const server = await serve({
    port,
    networkAddress,
    persistTo,
    forwards: true,
    settings,
    vars: hasDestination ? {} : { LEAD_NO_DESTINATION: 'allowed' },
    onExit: code => process.exit(code ?? 0),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop())
  watchParents(() => void server.stop())
  beginStep('')
  console.log(`\nFairlead is on ${server.url} (Ctrl+C stops it). Leads: npm run leads\n${line}`)
  for (const sentence of off) console.log(`Note: ${sentence}`)
})
