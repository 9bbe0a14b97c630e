// The Worker's settings on this machine, as `wrangler dev` reads them: .dev.vars, or else .env and
// .env.local. LEAD_* variables of the environment are stronger; `wrangler dev` would not pass them
// on. NEXT_PUBLIC_* variables are a build's, which reads the .env files and never .dev.vars.
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
  /** A sentence for each setting that stands in a file where nothing reads it. */
  readonly unread: readonly string[]
}

export function readLocalSettings(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): LocalSettings {
  const [devVars, ...envFiles] = ['.dev.vars', '.env', '.env.local']
    .map(name => ({ name, file: path.join(root, name) }))
    .map(({ name, file }) => ({ name, settings: existsSync(file) ? readFile(file) : undefined }))
  const files = devVars?.settings ? [devVars] : envFiles
  const all = Object.fromEntries(files.flatMap(({ settings }) => Object.entries(settings ?? {})))
  const ofEnvironment = Object.entries(environment).flatMap(([name, value]) =>
    name.startsWith('LEAD_') && value !== undefined ? [[name, value] as const] : [],
  )
  const namesIn = (settings: Settings = {}, start: string) =>
    Object.keys(settings).filter(name => name.startsWith(start))
  return {
    all: { ...all, ...Object.fromEntries(ofEnvironment) },
    fromEnvironment: ofEnvironment.length > 0,
    unread: [
      ...(devVars?.settings ? envFiles : []).flatMap(({ name: file, settings }) =>
        namesIn(settings, 'LEAD_').map(
          name => `${name} in ${file} does nothing: where .dev.vars exists, it alone is read.`,
        ),
      ),
      ...namesIn(devVars?.settings, 'NEXT_PUBLIC_').map(
        name => `${name} in .dev.vars does nothing: a build reads .env.local.`,
      ),
    ],
  }
}
