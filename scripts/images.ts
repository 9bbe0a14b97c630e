// Generates AVIF and WebP from imagery/masters in the widths of content/pictures.ts, never
// enlarged, and the icons from imagery/icon.svg. Caches results by a hash of master and options.
// About 15 s on two cores without the cache.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp, { type AvifOptions, type Region, type WebpOptions } from 'sharp'
import { pictures, type PictureFacts } from '../content/pictures.ts'
import { root } from './project.ts'

const masters = path.join(root, 'imagery/masters')
const target = path.join(root, 'public/images/generated')
const cache = path.join(root, '.cache/images')

/**
 * Widths on the first screen of a phone with two device pixels to a CSS pixel, where lower quality
 * and half the color resolution do not show. Home's picture has to fit into the initial congestion
 * window (14,600 bytes with its headers).
 */
const phoneOptions: Readonly<Record<number, AvifOptions>> = {
  666: { quality: 44, effort: 4, chromaSubsampling: '4:2:0' },
  700: { quality: 46, effort: 6, chromaSubsampling: '4:2:0' },
  728: { quality: 46, effort: 6, chromaSubsampling: '4:2:0' },
}
const formats: Readonly<Record<'avif' | 'webp', (width: number) => AvifOptions & WebpOptions>> = {
  // A higher effort takes several times as long for 2 to 8% fewer bytes, so only the pictures that
  // a phone waits for get it.
  avif: width => phoneOptions[width] ?? { quality: 51, effort: 3 },
  webp: () => ({ quality: 74, effort: 5 }),
}

/** Names the result in the cache. */
const keyOf = (master: Buffer, ...options: readonly unknown[]) =>
  createHash('sha256')
    .update(master)
    .update(JSON.stringify([...options, sharp.versions.vips]))
    .digest('hex')
    .slice(0, 24)

interface Job {
  readonly name: string
  readonly master: Buffer
  /** The part of the master that is used. */
  readonly part: Region
  readonly width: number
  readonly format: keyof typeof formats
}

async function generate({ name, master, part, width, format }: Job) {
  const options = formats[format](width)
  const cached = path.join(cache, `${keyOf(master, part, width, format, options)}.${format}`)
  if (!existsSync(cached)) {
    // Renamed when it is complete: an interrupted run leaves no half picture in the cache.
    const picture = sharp(master).extract(part).resize({ width, withoutEnlargement: true })
    await picture[format](options).toFile(`${cached}.part`)
    await rename(`${cached}.part`, cached)
  }
  await copyFile(cached, path.join(target, `${name}-${width}.${format}`))
}

/** Home-screen icons and favicon. An .ico may embed a PNG behind a header of 22 bytes. */
async function generateIcons() {
  const drawing = await readFile(path.join(root, 'imagery/icon.svg'))
  const square = (size: number) =>
    sharp(drawing, { density: 72 * (size / 32) })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer()
  const rounded = async (size: number) => {
    const corners = Buffer.from(
      `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * 0.19}"/></svg>`,
    )
    return sharp(await square(size))
      .composite([{ input: corners, blend: 'dest-in' }])
      .png({ compressionLevel: 9 })
      .toBuffer()
  }
  const folder = path.join(root, 'public/images/icons')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'icon-192.png'), await rounded(192))
  await writeFile(path.join(folder, 'icon-512.png'), await rounded(512))
  await writeFile(path.join(folder, 'icon-512-maskable.png'), await square(512))
  await writeFile(path.join(folder, 'apple-touch-icon.png'), await square(180))
  const small = await rounded(32)
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.set([32, 32, 0, 0], 6)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(small.length, 14)
  header.writeUInt32LE(header.length, 18)
  await writeFile(path.join(root, 'public/favicon.ico'), Buffer.concat([header, small]))
}

await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
await mkdir(cache, { recursive: true })
/** The fault of a picture's master; undefined where there is none. */
async function faultOf(name: string, { width, height, partOf }: PictureFacts) {
  if (partOf) return undefined
  const file = path.join(masters, `${name}.png`)
  if (!existsSync(file)) return 'expected the picture that content/pictures.ts names, got no such file'
  try {
    const master = await sharp(file).metadata()
    if (master.width === width && master.height === height) return undefined
    return `expected ${width} x ${height} px, as content/pictures.ts says, got ${master.width} x ${master.height}`
  } catch {
    return 'expected a picture (PNG), got a file that cannot be read'
  }
}
const faults = await Promise.all(
  Object.entries<PictureFacts>(pictures).map(async ([name, facts]) => [name, await faultOf(name, facts)]),
)
for (const [name, fault] of faults) if (fault) console.error(`imagery/masters/${name}.png: ${fault}`)
if (faults.some(([, fault]) => fault)) process.exit(1)

// The largest first, so that no core is left with one at the end.
const jobs = Object.entries<PictureFacts>(pictures)
  .flatMap(([name, { width, height, widths, partOf }]) => {
    const master = readFileSync(path.join(masters, `${partOf?.master ?? name}.png`))
    const part = { left: partOf?.left ?? 0, top: partOf?.top ?? 0, width, height }
    return widths.flatMap(wide =>
      (['avif', 'webp'] as const).map(format => ({ name, master, part, width: wide, format })),
    )
  })
  .sort((a, b) => b.width - a.width)
// One picture to a core: libvips shares the work on one picture badly.
sharp.concurrency(1)
const work = async () => {
  for (let job = jobs.shift(); job; job = jobs.shift()) await generate(job)
}
await Promise.all(Array.from({ length: availableParallelism() }, work))

await generateIcons()
console.log(`Images: ${(await readdir(target)).length} files from ${Object.keys(pictures).length} masters`)
