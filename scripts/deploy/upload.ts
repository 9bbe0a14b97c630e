// Builds the site and uploads it as a version of the Worker.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { begun, DeployError, passed } from './report.ts'
import type { Deployment } from './surroundings.ts'
import type { Wrangler } from './wrangler.ts'

export function buildSite(siteUrl: string, { staging, build }: Deployment): void {
  begun('Build', `out/ for ${siteUrl}${staging ? ', closed to search engines' : ''}`)
  try {
    build({ NEXT_PUBLIC_SITE_URL: siteUrl, SITE_NOINDEX: staging ? '1' : '', NEXT_PUBLIC_SAMPLES: '' })
  } catch {
    throw new DeployError('Build', 'The build failed; its output is above.')
  }
  passed('Build', 'done')
}

/** The version that gets all or most of the requests; undefined before the first deployment. */
export function runningVersion(wrangler: Wrangler): string | undefined {
  const { isOk, stdout } = wrangler.capture('deployments', 'status', '--json')
  if (!isOk) return undefined
  try {
    const { versions } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      readonly versions: readonly { readonly version_id: string; readonly percentage: number }[]
    }
    return versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id
  } catch {
    return undefined
  }
}

/** Uploads site and Worker. */
export function upload(
  wrangler: Wrangler,
  { hasDestination, siteUrl }: { readonly hasDestination: boolean; readonly siteUrl: string },
): void {
  begun('Upload', 'wrangler deploy')
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-deploy-'))
  try {
    const output = path.join(folder, 'output.ndjson')
    const args = [
      'deploy',
      '--var',
      `LEAD_SITE_URL:${siteUrl}`,
      ...(hasDestination ? [] : ['--var', 'LEAD_NO_DESTINATION:allowed']),
    ]
    if (!wrangler.show(args, { WRANGLER_OUTPUT_FILE_PATH: output }))
      throw new DeployError(
        'Upload',
        'wrangler deploy failed; its output is above. The version before goes on serving.',
      )
    const version = readVersion(output)
    // wrangler exits with 0 even when a question was answered with no.
    if (version === undefined)
      throw new DeployError(
        'Upload',
        'wrangler deploy ended without a new version. The version before goes on serving.',
      )
    passed('Upload', `version ${version} is live`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readVersion(output: string): string | undefined {
  try {
    const entries = readFileSync(output, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line) as { readonly type?: string; readonly version_id?: string })
    return entries.find(({ type }) => type === 'deploy')?.version_id
  } catch {
    return undefined
  }
}
