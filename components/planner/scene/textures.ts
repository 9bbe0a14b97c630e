// Textures painted on canvases: concrete, contact shadow, reflections, labels. Nothing is fetched.
import { CanvasTexture, EquirectangularReflectionMapping, LinearFilter, RepeatWrapping, SRGBColorSpace } from 'three'

import { lightColors } from '@/lib/palette'

function canvasOf(width: number, height: number): readonly [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no canvas')
  return [canvas, context]
}

/** Seeded (a linear congruential generator), so that the floor looks the same in every picture. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const FLOOR_PX = 512

/** Troweled concrete for the whole floor, with control joints in a cross. */
export function concreteTexture(): CanvasTexture {
  const [canvas, context] = canvasOf(FLOOR_PX, FLOOR_PX)
  const next = createRandom(7)
  context.fillStyle = '#c3b9a9'
  context.fillRect(0, 0, FLOOR_PX, FLOOR_PX)
  for (let i = 0; i < 260; i++) {
    const radius = 20 + next() * 90
    const [x, y] = [next() * FLOOR_PX, next() * FLOOR_PX]
    const stain = context.createRadialGradient(x, y, 0, x, y, radius)
    const tone = next() > 0.5 ? '255,248,236' : '92,80,66'
    stain.addColorStop(0, `rgba(${tone},${0.035 + next() * 0.03})`)
    stain.addColorStop(1, `rgba(${tone},0)`)
    context.fillStyle = stain
    context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
  }
  const grain = context.getImageData(0, 0, FLOOR_PX, FLOOR_PX)
  for (let i = 0; i < grain.data.length; i += 4) {
    const by = (next() - 0.5) * 11
    for (let k = 0; k < 3; k++) grain.data[i + k] = (grain.data[i + k] ?? 0) + by
  }
  context.putImageData(grain, 0, 0)
  context.strokeStyle = 'rgba(70,60,48,.5)'
  context.lineWidth = 1.6
  context.strokeRect(-4, FLOOR_PX / 2, FLOOR_PX + 8, FLOOR_PX)
  context.strokeRect(FLOOR_PX / 2, -4, FLOOR_PX, FLOOR_PX + 8)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  texture.wrapS = texture.wrapT = RepeatWrapping
  return texture
}

/** A soft dark spot, for objects on the floor. */
export function contactTexture(): CanvasTexture {
  const size = 128
  const [canvas, context] = canvasOf(size, size)
  const spot = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2)
  spot.addColorStop(0, 'rgba(0,0,0,1)')
  spot.addColorStop(0.55, 'rgba(0,0,0,.82)')
  spot.addColorStop(1, 'rgba(0,0,0,0)')
  context.fillStyle = spot
  context.fillRect(0, 0, size, size)
  return new CanvasTexture(canvas)
}

const ENVIRONMENT = { width: 64, height: 32 } as const

/** Reflections in metal, glass and paint: lamps on a pale ceiling, a dark band along the walls, a warm floor. */
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

export interface LabelStyle {
  readonly paper: string
  readonly ink: string
  readonly family: string
  /** Emphasized: names a thing instead of a measurement. */
  readonly strong: boolean
}

/**
 * A line of text, centered on a small plate. Measurements change with every drag step, so the canvas and texture are reused and grow with
 * the longest text.
 */
export class LabelTexture {
  readonly texture: CanvasTexture
  /** Of the texture, in CSS pixels. */
  width = 0
  readonly height = TEXT_PX + 2 * PAD_PX.y
  private readonly context: CanvasRenderingContext2D

  constructor() {
    const [canvas, context] = canvasOf(1, this.height * PIXELS)
    this.context = context
    this.texture = new CanvasTexture(canvas)
    this.texture.colorSpace = SRGBColorSpace
    this.texture.minFilter = LinearFilter
    this.texture.generateMipmaps = false
  }

  paint(text: string, { paper, ink, family, strong }: LabelStyle) {
    const { context, height } = this
    const font = `${strong ? 700 : 600} ${TEXT_PX}px ${family}`
    context.font = font
    const width = Math.ceil(context.measureText(text).width) + 2 * PAD_PX.x
    if (width > this.width) {
      this.width = width
      context.canvas.width = width * PIXELS
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
    context.font = font
    context.fillStyle = ink
    context.textBaseline = 'middle'
    context.textAlign = 'center'
    context.fillText(text, width / 2 + (strong ? 1.5 : 0), height / 2 + 1)
    this.texture.needsUpdate = true
  }
}
