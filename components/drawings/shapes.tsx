// Renders shapes of lib/drawings.
import { createElement } from 'react'
import type { Shape } from '@/lib/drawings/shapes'

export const Shapes = ({ of }: { of: readonly Shape[] }) =>
  of.map(({ tag, attributes, text }, index) => createElement(tag, { key: index, ...attributes }, text))
