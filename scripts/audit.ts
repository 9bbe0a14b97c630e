// `npm run audit`: known vulnerabilities of the packages that reach a visitor or the Worker, as the
// registry reports them. Fails on a high or critical one; passes where there is no audit service.
import { execFile } from 'node:child_process'
import { root } from './project.ts'

const TIMEOUT_MS = 90_000

interface Report {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> }
}

/** npm exits with an error when it finds vulnerabilities: the report counts, not the status. */
export async function audit(): Promise<'sound' | 'severe' | 'not checked'> {
  const options = ['--omit=dev', '--fetch-retries=1']
  // npm is a batch file on Windows.
  const settings = { cwd: root, timeout: TIMEOUT_MS, maxBuffer: 2 ** 26, shell: process.platform === 'win32' }
  const stdout = await new Promise<string>(resolve => {
    execFile('npm', ['audit', '--json', ...options], settings, (_error, text) => resolve(text))
  })
  const { metadata } = (/^\s*\{/.test(stdout) ? JSON.parse(stdout) : {}) as Report
  const counts = metadata?.vulnerabilities
  if (counts === undefined) {
    console.warn('NOT CHECKED  The registry returned no audit report. Run `npm run audit` where one has the service.')
    return 'not checked'
  }
  const { total = 0, high = 0, critical = 0 } = counts
  console.log(`Shipped packages: ${total} known vulnerabilities, ${high + critical} of them high or critical`)
  if (total > 0) console.log('`npm audit --omit=dev` names them.')
  return high + critical === 0 ? 'sound' : 'severe'
}

if (import.meta.main) process.exitCode = (await audit()) === 'severe' ? 1 : 0
