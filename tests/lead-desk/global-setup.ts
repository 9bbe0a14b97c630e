// Bundles the Worker once for all test files of the lead-desk project.
import { BUNDLE_VARIABLE, bundledWorker } from './desk-folder.ts'

export default async function setup(): Promise<void> {
  // Inherited by the processes that run the tests. The folder is removed when this process exits.
  process.env[BUNDLE_VARIABLE] = await bundledWorker()
}
