// Production, through the wrangler command line and the account it is signed in to. Each operation
// is one run of wrangler.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runWrangler, type RunWrangler } from '../run-wrangler.ts'
import { readWranglerConfig } from '../wrangler-config.ts'
import { LeadsError, literal, type Statement, type Store } from './store.ts'

interface WranglerStoreOptions {
  readonly root: string
  /** ['--remote'], or ['--local', '--persist-to', folder] to test the same path on local files. */
  readonly target: readonly string[]
  /** An environment of wrangler.jsonc instead of production. */
  readonly environment?: string
  /** A test has a stand-in. */
  readonly run?: RunWrangler
}

export function openWranglerStore({ root, target, environment, run = runWrangler }: WranglerStoreOptions): Store {
  const { database, bucket } = resourceNames(root, environment)
  const wrangler = (...args: readonly string[]): Promise<string> => {
    const inEnvironment = environment === undefined ? [] : ['--env', environment]
    const { isOk, stdout, text } = run([...args, ...target, ...inEnvironment])
    return isOk
      ? Promise.resolve(stdout)
      : Promise.reject(new LeadsError(`wrangler ${args.slice(0, 2).join(' ')} failed:\n${text}`))
  }
  return {
    async batch(statements) {
      const sql = statements.map(inlineParameters).join(';\n')
      const output = await wrangler('d1', 'execute', database, '--yes', '--json', '--command', sql)
      const results = JSON.parse(output.slice(output.indexOf('['))) as readonly {
        readonly results?: readonly unknown[]
      }[]
      return results.map(result => result.results ?? [])
    },
    runScript: sql =>
      withFile('script.sql', async file => {
        await writeFile(file, sql, { mode: 0o600 })
        await wrangler('d1', 'execute', database, '--yes', '--file', file)
      }),
    async getImage(key) {
      try {
        return await withFile('picture.jpg', async file => {
          await wrangler('r2', 'object', 'get', `${bucket}/${key}`, '--file', file)
          return await readFile(file)
        })
      } catch (error) {
        if (error instanceof Error && /does not exist|not found/i.test(error.message)) return undefined
        throw error
      }
    },
    putImage: (key, jpeg) =>
      withFile('picture.jpg', async file => {
        await writeFile(file, jpeg, { mode: 0o600 })
        await wrangler('r2', 'object', 'put', `${bucket}/${key}`, '--file', file, '--content-type', 'image/jpeg')
      }),
    async deleteImage(key) {
      await wrangler('r2', 'object', 'delete', `${bucket}/${key}`)
    },
    close: () => Promise.resolve(),
  }
}

/** A file in a folder for this user only, which is deleted after `work`. */
async function withFile<T>(name: string, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-'))
  try {
    return await work(path.join(folder, name))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function resourceNames(root: string, environment?: string): { database: string; bucket: string } {
  const config = readWranglerConfig(root, environment)
  const database = config.d1_databases[0]?.database_name
  const bucket = config.r2_buckets[0]?.bucket_name
  if (database === undefined || bucket === undefined)
    throw new LeadsError('wrangler.jsonc: expected a name in d1_databases and in r2_buckets')
  return { database, bucket }
}

/** `wrangler d1 execute` takes no parameters, so they become literals in the SQL. */
function inlineParameters({ sql, parameters }: Statement): string {
  return sql.replace(/\?(\d+)/g, (_placeholder, number: string) => literal(parameters[Number(number) - 1] ?? null))
}
