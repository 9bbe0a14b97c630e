// The Worker's settings on this machine, as `wrangler dev` reads them: .dev.vars, or else .env and
// .env.local. LEAD_* variables of the environment are stronger; `wrangler dev` would not pass them
// on.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

type Settings = Readonly<Record<string, string>>

const readFile = (file: string): Settings => parseEnv(readFileSync(file, 'utf8')) as Settings

export interface LocalSettings {
  /** All of them together. */
  readonly all: Settings
  /** True when the environment adds to the files or changes them. */
  readonly fromEnvironment: boolean
}

export function readLocalSettings(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): LocalSettings {
  const devVars = path.join(root, '.dev.vars')
  const files = existsSync(devVars)
    ? [devVars]
    : ['.env', '.env.local'].map(name => path.join(root, name)).filter(file => existsSync(file))
  const ofEnvironment = Object.entries(environment).flatMap(([name, value]) =>
    name.startsWith('LEAD_') && value !== undefined ? [[name, value] as const] : [],
  )
  return {
    all: Object.assign({}, ...files.map(readFile), Object.fromEntries(ofEnvironment)) as Settings,
    fromEnvironment: ofEnvironment.length > 0,
  }
}
