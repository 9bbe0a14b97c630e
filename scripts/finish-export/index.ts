// Finishes out/ after `next build`: scripts, addresses, policies. Each step has a file here;
// anything unexpected stops the build.
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readSettings } from '../../lib/env.ts'
import { business } from '../../content/business.ts'
import { photoFromPhone, routes } from '../../content/routes.ts'
import { otherSpelling } from '../../lib/route.ts'
import { fontPath, fontNames } from '../../lib/font-files.ts'
import { addPolicy } from './csp.ts'
import { fileOfPath, planFile } from './files.ts'
import { licensesText, securityText } from './public-texts.ts'
import { restoreRootSlash } from './root-address.ts'
import { finishScripts } from './scripts.ts'
import { dropPropertyFallback, styleFirstPaint } from './styles.ts'
import { addNoIndex } from './unlisted.ts'

const out = path.resolve(import.meta.dirname, '../../out')
const { webhooks, siteUrl, tagManagerId, tagHosts, isUnlisted } = readSettings(process.env)
// Webhooks on this site are paths, not URLs, and need no entry.
const endpoints = [...new Set(Object.values(webhooks).flatMap(address => URL.parse(address)?.origin ?? []))]

async function write(file: string, text: string) {
  await mkdir(path.dirname(path.join(out, file)), { recursive: true })
  await writeFile(path.join(out, file), text)
}

async function removeEmptyFolders(folder: string) {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await removeEmptyFolders(path.join(folder, entry.name))
  if ((await readdir(folder)).length === 0) await rmdir(folder)
}

const files = (await readdir(out, { recursive: true, withFileTypes: true }))
  .filter(entry => entry.isFile())
  .map(entry => path.relative(out, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))

const textOf = (file: string) => readFile(path.join(out, file), 'utf8')
for (const file of files) if (file.endsWith('.css')) await write(file, dropPropertyFallback(await textOf(file)))

let withIslands = 0
let pages = 0
for (const file of files) {
  const plan = planFile(file)
  if (plan.kind === 'keep') continue
  if (plan.kind === 'drop') {
    await rm(path.join(out, file))
    continue
  }
  const finished = finishScripts(await textOf(file))
  if (finished.flight) await write(finished.flight.path.slice(1), finished.flight.text)
  if (plan.target !== file) await rm(path.join(out, file))
  const styled = await styleFirstPaint(finished.html, sheet => textOf(sheet.slice(1)))
  await write(
    plan.target,
    addPolicy(restoreRootSlash(styled, siteUrl), { endpoints, tagManager: tagManagerId !== '', tagHosts }),
  )
  pages += 1
  if (finished.islands.length > 0) withIslands += 1
}
await removeEmptyFolders(out)

const all = [...routes, photoFromPhone]
for (const { path: address } of all)
  if (!existsSync(path.join(out, fileOfPath(address)))) throw new Error(`the export has no page for ${address}`)
if (pages !== all.length + 1)
  throw new Error(`the export has ${pages} pages; expected the ${all.length} routes and the not-found page`)

await mkdir(path.join(out, 'fonts'), { recursive: true })
for (const name of fontNames)
  await copyFile(path.resolve(out, `../app/fonts/${name}.woff2`), path.join(out, fontPath(name)))

const redirects = all.flatMap(({ path: address }) => {
  const other = otherSpelling(address)
  return other ? [`${other} ${address} 308`] : []
})
await write('_redirects', `${redirects.join('\n')}\n`)

await write('.well-known/security.txt', securityText({ siteUrl, phone: business.phone, builtMs: Date.now() }))
await write('licenses.txt', licensesText(await readFile(path.resolve(out, '../package-lock.json'), 'utf8')))

// app/robots.ts stays open to crawlers: one that may not read a page does not see this header
// either.
if (isUnlisted) await write('_headers', addNoIndex(await textOf('_headers')))
if (tagManagerId !== '')
  console.log(
    tagHosts.length === 0
      ? `${tagManagerId} may reach Tag Manager and Analytics only; NEXT_PUBLIC_TAG_HOSTS opens more`
      : `${tagManagerId} may also reach: ${[...new Set(tagHosts.flatMap(({ service: _, ...hosts }) => Object.values(hosts).flat()))].join(', ')}`,
  )
console.log(`Finished ${pages} pages: ${withIslands} with islands, ${pages - withIslands} without framework scripts`)
