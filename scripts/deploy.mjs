// `npm run deploy`: builds with the lead desk's addresses and puts site, Worker and database changes on Cloudflare.
// Needs CLOUDFLARE_API_TOKEN (or a `wrangler login`), NEXT_PUBLIC_SITE_URL, and the database's own id in wrangler.jsonc.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { environment, install, node, root, run } from './setup.mjs'

const SAMPLE_DATABASE = '00000000-0000-4000-8000-000000000001'
const missing = []
if (!process.env.NEXT_PUBLIC_SITE_URL)
  missing.push('NEXT_PUBLIC_SITE_URL is not set: expected the site’s address, for example https://www.example.com')
if (readFileSync(path.join(root, 'wrangler.jsonc'), 'utf8').includes(SAMPLE_DATABASE))
  missing.push(
    'wrangler.jsonc still names the local sample database: expected the id that `npx wrangler d1 create fairlead-leads` prints',
  )
if (missing.length > 0) {
  console.error(`Nothing was deployed.\n  ${missing.join('\n  ')}\nSee "Deploy" in README.md.`)
  process.exit(1)
}

install()
const { build, leadDesk } = await import('./build.mjs')
build(leadDesk)
const wrangler = path.join(root, 'node_modules/wrangler/bin/wrangler.js')
run(node, [wrangler, 'd1', 'migrations', 'apply', 'fairlead-leads', '--remote'], { env: environment() })
run(node, [wrangler, 'deploy'], { env: environment() })
