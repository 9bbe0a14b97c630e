// `npm run dev`: the pages with hot reloading on http://127.0.0.1:${PORT:-3000}, without the lead
// desk.
import { generateImages } from './build.ts'
import { next, orStop, runNode } from './project.ts'

await orStop(() => {
  generateImages()
  runNode([next, 'dev', '--hostname', '127.0.0.1', '--port', process.env.PORT ?? '3000'])
})
