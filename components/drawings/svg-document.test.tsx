// The drawings as files: well-formed, with the colors of both schemes, and without what needs the
// page or the network.
import { describe, expect, it } from 'vitest'
import { darkColors, lightColors } from '@/lib/palette'
import { drawingFiles, drawingNames } from './files'
import { svgDocument } from './svg-document'

const documents = await Promise.all(
  drawingNames.map(async name => [name, await svgDocument(drawingFiles[name])] as const),
)

describe.each(documents)('%s', (name, svg) => {
  it('has the size that the page reserves', () => {
    const { width, height } = drawingFiles[name]
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`)
  })

  it('has every color that it names, for both schemes', () => {
    const [light = '', dark = ''] = svg.split('@media (prefers-color-scheme:dark)')
    const named = [...new Set([...svg.matchAll(/var\((--[a-z-]+)\)/g)].map(([, color = '']) => color))].filter(
      color => !color.startsWith('--font'),
    )
    expect(named.length).toBeGreaterThan(1)
    for (const color of named) {
      expect(light).toContain(`${color}:#`)
      expect(dark).toContain(`${color}:#`)
    }
    expect(light).toContain(lightColors.ink)
    expect(dark).toContain(darkColors.ink)
  })

  it('has rules for all its classes', () => {
    const style = /<style>(.*)<\/style>/s.exec(svg)?.[1] ?? ''
    const classes = new Set([...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')))
    expect([...classes].filter(name => !style.includes(`.${name}`))).toEqual([])
  })

  it('refers to nothing outside', () => {
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|url\((?!#)|<script|@import/)
  })

  it('uses the colors of the system where those are forced', () => {
    expect(svg).toMatch(/@media ?\(forced-colors: ?active\)/)
  })
})
