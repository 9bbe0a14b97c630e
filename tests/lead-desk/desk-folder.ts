// The folder of a lead desk under test: its wrangler.jsonc, a tiny site, the Worker as one file,
// and an empty database with the real migrations.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root, wrangler } from '../../scripts/project.ts'
import { parseJsonc } from '../../scripts/syntax.ts'
import { environment, ID_FILE, node, temporaryFolder } from './engine.ts'

const migrations = path.join(root, 'worker/migrations')
/** Names the bundle of the Worker that this run of Vitest has built. */
export const BUNDLE_VARIABLE = 'LEAD_DESK_BUNDLE'

export interface DeskSettings {
  /** Variables of the Worker, as in wrangler.jsonc. */
  readonly vars?: Readonly<Record<string, string>>
  /** Posts per sender and minute; by default more than any test sends. */
  readonly postsPerMinute?: number
}

let bundle: Promise<string> | undefined

/**
 * The Worker as one file, built as for a deployment, once per run of Vitest (global-setup.ts). From
 * its sources `wrangler dev` would restart it, and drop requests, whenever one of them is edited.
 */
export function bundledWorker(): Promise<string> {
  const build = async () => {
    const ready = process.env[BUNDLE_VARIABLE]
    if (ready) return ready
    const folder = temporaryFolder()
    const config = writeConfig(folder, path.join(root, 'worker/index.ts'), {})
    const outdir = path.join(folder, 'worker')
    await promisify(execFile)(node, [wrangler, 'deploy', '--dry-run', '--config', config, '--outdir', outdir], {
      cwd: folder,
      env: environment,
    })
    return path.join(outdir, 'index.js')
  }
  bundle ??= build()
  return bundle
}

/** wrangler.jsonc with the folders and settings of this test. */
export function writeConfig(
  folder: string,
  main: string,
  { vars = {}, postsPerMinute = 100_000 }: DeskSettings,
): string {
  const settings = path.join(root, 'wrangler.jsonc')
  const config = parseJsonc(settings, readFileSync(settings, 'utf8')) as Record<string, Record<string, unknown>> & {
    d1_databases: object[]
    ratelimits: { name: string }[]
  }
  const site = path.join(folder, 'site')
  mkdirSync(path.join(site, 'locations'), { recursive: true })
  for (const [file, text] of Object.entries({
    'index.html': 'home',
    '404.html': 'not found page',
    'services.html': 'services',
    'locations/index.html': 'locations',
  })) {
    writeFileSync(path.join(site, file), `<!doctype html><title>${text}</title><h1>${text}</h1>\n`)
  }
  writeFileSync(path.join(site, ID_FILE), folder)
  const file = path.join(folder, 'wrangler.json')
  writeFileSync(
    file,
    JSON.stringify({
      ...config,
      $schema: undefined,
      main,
      no_bundle: main.endsWith('.js'),
      assets: { ...config.assets, directory: site },
      d1_databases: config.d1_databases.map(database => ({ ...database, migrations_dir: migrations })),
      ratelimits: config.ratelimits.map(limit =>
        limit.name === 'LEAD_LIMIT' ? { ...limit, simple: { limit: postsPerMinute, period: 60 } } : limit,
      ),
      vars: { ...config.vars, ...vars },
    }),
  )
  return file
}

/**
 * An empty database with the real migrations, copied from a template because applying them takes
 * seconds.
 */
export async function freshState(folder: string): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'node_modules/wrangler/package.json')))
  for (const file of readdirSync(migrations).sort()) hash.update(readFileSync(path.join(migrations, file)))
  const template = path.join(tmpdir(), `fairlead-desk-template-${hash.digest('hex').slice(0, 16)}`)
  if (!existsSync(template)) {
    const partial = mkdtempSync(`${template}-`)
    const config = path.join(folder, 'wrangler.json')
    const args = ['d1', 'migrations', 'apply', 'fairlead-leads', '--local', '--config', config, '--persist-to', partial]
    await promisify(execFile)(node, [wrangler, ...args], { cwd: folder, env: environment })
    try {
      renameSync(partial, template)
    } catch (error) {
      // Another test file has created the same template meanwhile.
      if (!existsSync(template)) throw error
      rmSync(partial, { recursive: true, force: true })
    }
  }
  const state = path.join(folder, 'state')
  cpSync(template, state, { recursive: true })
  return state
}
