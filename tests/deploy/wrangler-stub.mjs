// Stands in for wrangler and Cloudflare in the rehearsal of a deployment. Its account is the folder
// REHEARSAL: account.json (secrets and how it behaves), calls.ndjson, and a SQLite file for each
// database. Anything that the deployment is not known to ask fails.
import { appendFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const folder = process.env.REHEARSAL
const args = process.argv.slice(2)
const account = JSON.parse(readFileSync(path.join(folder, 'account.json'), 'utf8'))
appendFileSync(path.join(folder, 'calls.ndjson'), `${JSON.stringify(args)}\n`)

function option(name) {
  const index = args.indexOf(name)
  return index === -1 ? undefined : args[index + 1]
}
function fail(message) {
  console.error(`✘ [ERROR] ${message}`)
  process.exit(1)
}

const environment = option('--env') || 'production'
const worker = environment === 'production' ? 'fairlead' : `fairlead-${environment}`
const { secrets, versions } = account.workers[worker] ?? {}
const command = args.slice(0, args.indexOf('--env') === 0 ? 0 : 3).join(' ')

function openDatabase(name) {
  if (!args.includes('--remote')) fail('the rehearsal has no local database')
  const expected = environment === 'production' ? 'fairlead-leads' : `fairlead-leads-${environment}`
  if (name !== expected) fail(`Couldn't find a D1 DB with the name ${name} in environment ${environment}`)
  const database = new DatabaseSync(path.join(folder, `${name}.sqlite`))
  database.exec('PRAGMA foreign_keys = ON; CREATE TABLE IF NOT EXISTS d1_migrations (name TEXT)')
  return database
}
function missingMigrations(database) {
  const applied = database.prepare('SELECT name FROM d1_migrations').all()
  return readdirSync('worker/migrations')
    .filter(file => !applied.some(({ name }) => name === file))
    .sort()
}
function listMigrations(names) {
  if (names.length === 0) return console.log('✅ No migrations to apply!')
  console.log(`Migrations to be applied:\n${names.map(name => `│ ${name} │`).join('\n')}`)
}

if (command === 'secret list --format') {
  if (!secrets)
    fail(`Worker "${worker}" not found.\n\nIf this is a new Worker, run \`wrangler deploy\` first to create it.`)
  console.log(
    JSON.stringify(
      secrets.map(name => ({ name, type: 'secret_text' })),
      null,
      '  ',
    ),
  )
} else if (command.startsWith('d1 migrations list')) {
  listMigrations(missingMigrations(openDatabase(args[3])))
} else if (command.startsWith('d1 migrations apply')) {
  const database = openDatabase(args[3])
  const missing = missingMigrations(database)
  listMigrations(missing)
  if (account.migrations === 'fail') fail('no such column: nonsense: SQLITE_ERROR')
  // wrangler exits with 0 even when the answer was no.
  if (account.migrations === 'apply')
    for (const name of missing) {
      database.exec(readFileSync(path.join('worker/migrations', name), 'utf8'))
      database.prepare('INSERT INTO d1_migrations VALUES (?)').run(name)
    }
} else if (command.startsWith('d1 time-travel info')) {
  console.log(JSON.stringify({ bookmark: '00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683' }))
} else if (command.startsWith('d1 execute')) {
  const database = openDatabase(args[2])
  const statements = option('--command').split(';\n')
  console.log(JSON.stringify(statements.map(sql => ({ results: database.prepare(sql).all(), success: true }))))
} else if (command.startsWith('deployments status')) {
  if (!versions?.length) fail(`The Worker ${worker} has no deployments.`)
  console.log(JSON.stringify({ versions: [{ version_id: versions.at(-1), percentage: 100 }] }))
} else if (args[0] === 'deploy') {
  if (!existsSync('out/index.html')) fail('The directory specified by the "assets.directory" field does not exist')
  if (account.deploy === 'fail') fail('A request to the Cloudflare API failed. [code: 10000]')
  if (account.deploy === 'abort') process.exit(0)
  const version = `version-${(versions?.length ?? 0) + 1}`
  const workers = { ...account.workers, [worker]: { secrets: secrets ?? [], versions: [...(versions ?? []), version] } }
  writeFileSync(path.join(folder, 'account.json'), JSON.stringify({ ...account, workers }))
  const line = { type: 'deploy', version: 1, worker_name: worker, version_id: version }
  if (process.env.WRANGLER_OUTPUT_FILE_PATH)
    appendFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, `${JSON.stringify(line)}\n`)
  console.log(`Current Version ID: ${version}`)
} else fail(`the rehearsal does not know: wrangler ${args.join(' ')}`)
