// `npm run audit`: known vulnerabilities of the locked packages, as the registry reports them. Fails on a high or critical one in what
// reaches a visitor or the Worker; those of development packages are printed only. Passes when the registry has no audit service.
import { execFile } from 'node:child_process'
import path from 'node:path'
import { environment, root } from './setup.mjs'

const SEVERE = ['high', 'critical']
const TIMEOUT_MS = 90_000

/** @param {string[]} options @returns {Promise<{ name: string, severity: string, title: string }[] | undefined>} undefined: no report */
function vulnerabilities(options) {
  const settings = {
    cwd: root,
    env: environment({ npm_config_fetch_retries: '1' }),
    timeout: TIMEOUT_MS,
    maxBuffer: 2 ** 26,
  }
  // npm exits with an error when it finds vulnerabilities; the report counts, not the status.
  return new Promise(resolve => {
    execFile('npm', ['audit', '--json', ...options], settings, (_error, stdout) => resolve(parseReport(stdout)))
  })
}

/** Parses the output of `npm audit --json`. @returns {{ name: string, severity: string, title: string }[] | undefined} undefined: no report */
export function parseReport(text) {
  let report
  try {
    report = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!report?.vulnerabilities) return undefined
  return Object.values(report.vulnerabilities).map(({ name, severity, via }) => ({
    name,
    severity,
    title: via
      .map(source => (typeof source === 'string' ? `through ${source}` : `${source.title} ${source.url}`))
      .join('; '),
  }))
}

export const isSevere = ({ severity }) => SEVERE.includes(severity)

const print = list => list.forEach(({ name, severity, title }) => console.log(`  ${severity}: ${name}: ${title}`))

/** @returns {Promise<'sound' | 'severe' | 'not checked'>} */
export async function audit() {
  const shipped = await vulnerabilities(['--omit=dev'])
  if (shipped === undefined) {
    console.warn(
      'NOT CHECKED  The registry returned no audit report. Run `npm run audit` where one has an audit service.',
    )
    return 'not checked'
  }
  const development = ((await vulnerabilities([])) ?? []).filter(({ name }) => !shipped.some(one => one.name === name))
  const severe = shipped.filter(isSevere)
  console.log(`Shipped packages: ${shipped.length} known vulnerabilities, ${severe.length} of them high or critical`)
  print(shipped)
  console.log(`Development packages: ${development.length} known vulnerabilities`)
  print(development)
  return severe.length === 0 ? 'sound' : 'severe'
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.join(root, 'scripts/audit.mjs'))
  process.exitCode = (await audit()) === 'severe' ? 1 : 0
