// `npm run dev`: the pages with hot reloading on http://127.0.0.1:${PORT:-3000}, without the lead desk.
import { environment, install, generateImages, node, run } from './setup.mjs'

install()
generateImages()
run(node, ['node_modules/next/dist/bin/next', 'dev', '--hostname', '127.0.0.1', '--port', process.env.PORT ?? '3000'], {
  env: environment(),
})
