// `npm run audit`: known vulnerabilities of the locked packages, as the registry reports them.
// Fails on a high or critical one in what reaches a visitor or the Worker; those of development
// packages are printed only. Passes when the registry has no audit service.
import { execFile } from 'node:child_process'
import { root } from './project.ts'

const SEVERE: readonly string[] = ['high', 'critical']
const TIMEOUT_MS = 90_000

interface Vulnerability {
  readonly name: string
  readonly severity: string
  readonly title: string
}

interface Report {
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      {
        readonly name: string
        readonly severity: string
        readonly via: readonly (string | { readonly title: string; readonly url: string })[]
      }
    >
  >
}

/**
 * Undefined without a report. npm exits with an error when it finds vulnerabilities; the report
 * counts, not the status.
 */
function vulnerabilities(options: readonly string[]): Promise<readonly Vulnerability[] | undefined> {
  const settings = {
    cwd: root,
    env: { ...process.env, npm_config_fetch_retries: '1' },
    timeout: TIMEOUT_MS,
    maxBuffer: 2 ** 26,
    // npm is a batch file on Windows.
    shell: process.platform === 'win32',
  }
  return new Promise(resolve => {
    execFile('npm', ['audit', '--json', ...options], settings, (_error, stdout) => resolve(parseReport(stdout)))
  })
}

/** Parses the output of `npm audit --json`; undefined where it is no report. */
export function parseReport(text: string): readonly Vulnerability[] | undefined {
  let report: Report | null
  try {
    report = JSON.parse(text) as Report | null
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

export const isSevere = ({ severity }: Pick<Vulnerability, 'severity'>): boolean => SEVERE.includes(severity)

const print = (list: readonly Vulnerability[]) =>
  list.forEach(({ name, severity, title }) => console.log(`  ${severity}: ${name}: ${title}`))

export async function audit(): Promise<'sound' | 'severe' | 'not checked'> {
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

if (import.meta.main) process.exitCode = (await audit()) === 'severe' ? 1 : 0
