// Where `wrangler dev` keeps the lead database.
import { createHash, createHmac } from 'node:crypto'
import path from 'node:path'
import { readWranglerConfig } from './wrangler-config.ts'

/** How miniflare names the Durable Objects that hold D1 databases. */
const NAMESPACE = 'miniflare-D1DatabaseObject'

/** The id of a Durable Object with that name: durableObjectNamespaceIdFromName of miniflare, which names the file after it. */
function objectId(name: string): string {
  const key = createHash('sha256').update(NAMESPACE).digest()
  const half = (data: string | Buffer) => createHmac('sha256', key).update(data).digest().subarray(0, 16)
  const first = half(name)
  return Buffer.concat([first, half(first)]).toString('hex')
}

/** The SQLite file of the database of wrangler.jsonc. `persistTo`: as for wrangler, the folder that contains v3/. */
export function localDatabaseFile(root: string, persistTo: string): string {
  const [database] = readWranglerConfig(root).d1_databases
  const id = database?.preview_database_id ?? database?.database_id ?? ''
  return path.join(persistTo, 'v3/d1', NAMESPACE, `${objectId(id)}.sqlite`)
}
