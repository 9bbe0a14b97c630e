// `npm run audit`: known security holes in the locked packages, as the registry reports them. Fails on a high or critical one in what
// reaches a visitor or the Worker; holes in packages for development are shown. A registry without an audit service is no failure of the
// project: the command says that nothing was checked, and passes.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { environment, root } from './setup.mjs'

const SERIOUS = ['high', 'critical']
const LIMIT_MS = 90_000

/** @param {string[]} extra @returns {{ name: string, severity: string, title: string }[] | undefined} undefined: no answer */
function holes(extra) {
  const { stdout } = spawnSync('npm', ['audit', '--json', ...extra], {
    cwd: root,
    env: environment({ npm_config_fetch_retries: '1' }),
    encoding: 'utf8',
    timeout: LIMIT_MS,
    maxBuffer: 2 ** 26,
  })
  return readReport(stdout)
}

/** What `npm audit --json` has printed. @returns {{ name: string, severity: string, title: string }[] | undefined} undefined: no report */
export function readReport(text) {
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
    title: via.map(one => (typeof one === 'string' ? `through ${one}` : `${one.title} ${one.url}`)).join('; '),
  }))
}

export const isSerious = ({ severity }) => SERIOUS.includes(severity)

const show = list => list.forEach(({ name, severity, title }) => console.log(`  ${severity}: ${name}: ${title}`))

/** Asks, prints, and says how it stands. @returns {'sound' | 'serious' | 'not checked'} */
export function audit() {
  const shipped = holes(['--omit=dev'])
  if (shipped === undefined) {
    console.warn(
      'NOT CHECKED  The registry gave no audit report (it offers none, or cannot be reached). Run `npm run audit` where npm’s own registry can be reached.',
    )
    return 'not checked'
  }
  const development = (holes([]) ?? []).filter(({ name }) => !shipped.some(hole => hole.name === name))
  const serious = shipped.filter(isSerious)
  console.log(`Packages that are shipped: ${shipped.length} known holes, ${serious.length} of them high or critical`)
  show(shipped)
  console.log(`Packages for development: ${development.length} known holes`)
  show(development)
  return serious.length === 0 ? 'sound' : 'serious'
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.join(root, 'scripts/audit.mjs'))
  process.exitCode = audit() === 'serious' ? 1 : 0
