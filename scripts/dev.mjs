// `npm run dev`: the pages with hot reloading on http://127.0.0.1:${PORT:-3000}. The lead desk is not part of it; npm start has it.
import { environment, install, makePictures, node, run } from './setup.mjs'

install()
makePictures()
run(node, ['node_modules/next/dist/bin/next', 'dev', '--hostname', '127.0.0.1', '--port', process.env.PORT ?? '3000'], {
  env: environment(),
})
