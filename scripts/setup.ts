// `npm run setup`: images and the browsers of the tests. scripts/run.mjs has installed the
// packages.
import { installBrowsers } from './browsers.ts'
import { generateImages } from './build.ts'

generateImages()
const { missing } = await installBrowsers(true)
for (const name of missing) console.log(`Not installed: ${name}`)
