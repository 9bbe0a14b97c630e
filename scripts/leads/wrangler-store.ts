// Production, through the wrangler command line and whatever account it is signed in to. Slower than the local store: each
// operation is one run of wrangler.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LeadsError, type Parameter, type Statement, type Store } from './store.ts'

const DATABASE = 'fairlead-leads'
const BUCKET = 'fairlead-plans'
const OUTPUT_LIMIT_BYTES = 256 * 1024 * 1024

/** `target`: ['--remote'], or ['--local', '--persist-to', folder] to try the same path on this machine's files. */
export function openWranglerStore({ root, target }: { root: string; target: readonly string[] }): Store {
  const wrangler = (...args: readonly string[]) => runWrangler(root, [...args, ...target])
  return {
    async batch(statements) {
      const { output } = await wrangler(
        'd1',
        'execute',
        DATABASE,
        '--yes',
        '--json',
        '--command',
        statements.map(inlined).join(';\n'),
      )
      const results = JSON.parse(output.slice(output.indexOf('['))) as readonly {
        readonly results?: readonly unknown[]
      }[]
      return results.map(result => result.results ?? [])
    },
    async getPicture(key) {
      const folder = await mkdtemp(path.join(tmpdir(), 'leads-'))
      try {
        const file = path.join(folder, 'picture.jpg')
        await wrangler('r2', 'object', 'get', `${BUCKET}/${key}`, '--file', file)
        return await readFile(file)
      } catch (error) {
        if (error instanceof Error && /does not exist|not found/i.test(error.message)) return undefined
        throw error
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async deletePicture(key) {
      await wrangler('r2', 'object', 'delete', `${BUCKET}/${key}`)
    },
    close: () => Promise.resolve(),
  }
}

/** wrangler takes no parameters, so they are written into the SQL as literals. */
export function inlined({ sql, parameters }: Statement): string {
  return sql.replace(/\?(\d+)/g, (_mark, number: string) => literal(parameters[Number(number) - 1] ?? null))
}

function literal(value: Parameter): string {
  if (value === null) return 'NULL'
  if (typeof value === 'number') return String(value)
  if (value.includes('\0')) throw new LeadsError('A parameter holds a NUL character')
  return `'${value.replaceAll("'", "''")}'`
}

function runWrangler(root: string, args: readonly string[]): Promise<{ output: string }> {
  const script = path.join(root, 'node_modules/wrangler/bin/wrangler.js')
  const env = { ...process.env, WRANGLER_HIDE_BANNER: 'true', WRANGLER_SEND_METRICS: 'false', FORCE_COLOR: '0' }
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [script, ...args],
      { cwd: root, env, maxBuffer: OUTPUT_LIMIT_BYTES },
      (error, stdout, stderr) => {
        if (error === null) resolve({ output: stdout })
        else
          reject(
            new LeadsError(
              `wrangler ${args.slice(0, 2).join(' ')} failed:\n${(stderr || stdout || error.message).trim()}`,
            ),
          )
      },
    )
  })
}
