// Textures painted on canvases: grass, soil, grain, labels, and reflections until the rendered ones
// have loaded.
import { CanvasTexture, EquirectangularReflectionMapping, LinearFilter, RepeatWrapping, SRGBColorSpace } from 'three'

import { lightColors } from '@/lib/palette'
import { PRIME_DROP, PRIME_SIZE, primeParts } from '@/components/planner/plan-text'

function canvasOf(width: number, height: number): readonly [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no canvas')
  return [canvas, context]
}

/** Seeded (a linear congruential generator), so that the ground looks the same in every picture. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A texture that repeats without a seam. */
function tiledTexture(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas)
  texture.anisotropy = 8
  texture.wrapS = texture.wrapT = RepeatWrapping
  return texture
}

const GROUND_PX = 256
/** Width of ground that one tile covers. */
const GROUND_FT = { lawn: 5, soil: 3 } as const

/** Offsets for what crosses an edge of the tile: drawn again on the other side. */
const wrapped = (at: number) => (at < 8 ? [0, GROUND_PX] : at > GROUND_PX - 8 ? [0, -GROUND_PX] : [0])

/** Grass or soil as seen from above: short strokes or clods, tileable. UVs count feet. */
export function groundTexture(kind: 'lawn' | 'soil'): CanvasTexture {
  const [canvas, context] = canvasOf(GROUND_PX, GROUND_PX)
  const next = createRandom(kind === 'lawn' ? 7 : 11)
  const isLawn = kind === 'lawn'
  context.fillStyle = isLawn ? '#6c7550' : '#5d4836'
  context.fillRect(0, 0, GROUND_PX, GROUND_PX)
  for (let i = 0; i < (isLawn ? 5000 : 2200); i++) {
    const [x, y, turn, tone] = [next() * GROUND_PX, next() * GROUND_PX, next() * Math.PI, next()]
    const size = isLawn ? 3 + next() * 5 : 1 + next() ** 3 * 6
    context.fillStyle = context.strokeStyle = isLawn
      ? `hsl(${68 + tone * 26} ${16 + next() * 12}% ${28 + next() * 22}% / .6)`
      : `hsl(${24 + tone * 10} ${20 + next() * 12}% ${16 + next() * 26}% / .7)`
    for (const dx of wrapped(x))
      for (const dy of wrapped(y)) {
        context.beginPath()
        if (isLawn) {
          context.moveTo(x + dx, y + dy)
          context.lineTo(x + dx + size * Math.cos(turn), y + dy + size * Math.sin(turn))
          context.stroke()
        } else {
          context.ellipse(x + dx, y + dy, size, size * 0.7, turn, 0, 2 * Math.PI)
          context.fill()
        }
      }
  }
  const texture = tiledTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.repeat.setScalar(1 / GROUND_FT[kind])
  return texture
}

const GRAIN_PX = 256
/** Cells across the tile: coarse ones mottle, fine ones are pores and paint. */
const GRAIN_CELLS = [8, 32, 128, 256] as const

/** Grain of troweled concrete and rolled paint, tileable: gray noise around the middle. */
export function grainTexture(): CanvasTexture {
  const [canvas, context] = canvasOf(GRAIN_PX, GRAIN_PX)
  const next = createRandom(23)
  const pixels = context.createImageData(GRAIN_PX, GRAIN_PX)
  const layers = GRAIN_CELLS.map(cells => {
    const values = Float32Array.from({ length: cells * cells }, () => next() - 0.5)
    const valueAt = (x: number, y: number) => values[(y % cells) * cells + (x % cells)] ?? 0
    return (px: number, py: number) => {
      const [x, y] = [(px * cells) / GRAIN_PX, (py * cells) / GRAIN_PX]
      const [column, row] = [Math.floor(x), Math.floor(y)]
      const [u, v] = [x - column, y - row].map(share => share * share * (3 - 2 * share)) as [number, number]
      const above = valueAt(column, row) * (1 - u) + valueAt(column + 1, row) * u
      const below = valueAt(column, row + 1) * (1 - u) + valueAt(column + 1, row + 1) * u
      return above * (1 - v) + below * v
    }
  })
  for (let i = 0; i < GRAIN_PX * GRAIN_PX; i++) {
    const sum = layers.reduce((value, layer) => value + layer(i % GRAIN_PX, Math.floor(i / GRAIN_PX)), 0)
    pixels.data.fill(128 + 110 * sum, 4 * i, 4 * i + 3)
    pixels.data[4 * i + 3] = 255
  }
  context.putImageData(pixels, 0, 0)
  return tiledTexture(canvas)
}

const ENVIRONMENT = { width: 64, height: 32 } as const

/**
 * Reflections in metal, glass and paint: lamps on a pale ceiling, a dark band along the walls, a
 * warm floor.
 */
export function environmentTexture(): CanvasTexture {
  const { width, height } = ENVIRONMENT
  const [canvas, context] = canvasOf(width, height)
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, '#f4f1ec')
  sky.addColorStop(0.28, '#cfccc8')
  sky.addColorStop(0.42, '#77797d')
  sky.addColorStop(0.5, '#3d4147')
  sky.addColorStop(0.56, '#7b7268')
  sky.addColorStop(1, '#6a6055')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#ffffff'
  for (const x of [4, 20, 36, 52]) context.fillRect(x, 3, 9, 4)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.mapping = EquirectangularReflectionMapping
  return texture
}

const PIXELS = 2
const TEXT_PX = 14
const PAD_PX = { x: 8, y: 5 } as const
const LINE_PX = 18
/** From the top of the plate to the first line's baseline. */
const BASELINE_PX = PAD_PX.y + TEXT_PX * 0.86

export interface LabelStyle {
  readonly paper: string
  readonly ink: string
  readonly family: string
  /** Emphasized: names a thing instead of a measurement. */
  readonly strong: boolean
}

/**
 * Lines of text, centered on a small plate. Measurements change with every drag step, so the canvas
 * and texture are reused and grow with the longest text.
 */
export class LabelTexture {
  readonly texture: CanvasTexture
  /** Of the texture, in CSS pixels. */
  width = 0
  height = 0
  private readonly context: CanvasRenderingContext2D

  constructor() {
    const [canvas, context] = canvasOf(1, 1)
    this.context = context
    this.texture = new CanvasTexture(canvas)
    this.texture.colorSpace = SRGBColorSpace
    this.texture.minFilter = LinearFilter
    this.texture.generateMipmaps = false
  }

  paint(text: string, { paper, ink, family, strong }: LabelStyle) {
    const { context } = this
    const lines = text.split('\n').map(line => {
      const parts = primeParts(line).map(part => {
        const font = `${strong ? 700 : 600} ${TEXT_PX * (part.isPrime ? PRIME_SIZE : 1)}px ${family}`
        context.font = font
        return { ...part, font, width: context.measureText(part.text).width }
      })
      return { parts, width: parts.reduce((sum, part) => sum + part.width, 0) }
    })
    const width = Math.ceil(Math.max(...lines.map(line => line.width))) + 2 * PAD_PX.x
    const height = TEXT_PX + (lines.length - 1) * LINE_PX + 2 * PAD_PX.y
    if (width > this.width || height !== this.height) {
      this.width = Math.max(width, this.width)
      this.height = height
      context.canvas.width = this.width * PIXELS
      context.canvas.height = height * PIXELS
      // A GPU texture cannot be resized: dispose it so that a larger one is allocated.
      this.texture.dispose()
    }
    context.setTransform(PIXELS, 0, 0, PIXELS, 0, 0)
    context.clearRect(0, 0, this.width, height)
    context.translate((this.width - width) / 2, 0)
    context.fillStyle = paper
    context.beginPath()
    context.roundRect(0.5, 0.5, width - 1, height - 1, 4)
    context.fill()
    if (strong) {
      context.fillStyle = lightColors.safety
      context.beginPath()
      context.roundRect(0.5, 0.5, 4.5, height - 1, [4, 0, 0, 4])
      context.fill()
    }
    context.fillStyle = ink
    lines.forEach((line, i) => {
      let x = (width - line.width) / 2 + (strong ? 1.5 : 0)
      for (const part of line.parts) {
        context.font = part.font
        const baseline = BASELINE_PX + i * LINE_PX
        context.fillText(part.text, x, baseline + (part.isPrime ? PRIME_DROP * TEXT_PX : 0))
        x += part.width
      }
    })
    this.texture.needsUpdate = true
  }
}
