// What a deployment works on. A test has stand-ins.
import type { RunWrangler } from '../run-wrangler.ts'
import type { Options } from './options.ts'

export interface Surroundings {
  /** Folder of wrangler.jsonc and out/. */
  readonly root: string
  readonly environment: NodeJS.ProcessEnv
  /** The environment together with the .env files that the build reads. */
  readonly readEnvFiles: () => NodeJS.ProcessEnv
  readonly runWrangler: RunWrangler
  /** Builds the site with these variables beside the environment. @throws where that fails */
  readonly build: (env: Readonly<Record<string, string>>) => void
  /** Missing without a terminal. */
  readonly ask?: (question: string) => Promise<string>
}

export type Deployment = Options & Surroundings
