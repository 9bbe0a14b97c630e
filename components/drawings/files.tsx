// The drawings that pages load as files of their own, by name.
import type { ReactNode } from 'react'
import { LargeMap, largeMapSize } from '@/components/media/map-large'
import { IslandMap, smallMapSize } from '@/components/media/map-small'
import { houseDrawings } from './houses'
import { mainBreaker, meterFile } from './panel-check-drawings'
import { photoSubjectDrawings } from './photo-subjects'
import { stepDrawings } from './process-drawings'
import { serviceDrawings } from './service-drawings'
import type { Drawing } from './svg-document'

/** Drawings under names that begin alike. */
const series = <Prefix extends string, Name extends string, Content>(
  prefix: Prefix,
  contents: Readonly<Record<Name, Content>>,
  drawingOf: (content: Content) => Drawing,
) =>
  (Object.entries(contents) as [Name, Content][]).map(
    ([name, content]) => [`${prefix}-${name}`, drawingOf(content)] as const,
  )

const sized = (width: number, height: number) => (content: ReactNode) => ({ width, height, content })

const entries = [
  ...series('step', stepDrawings, sized(160, 120)),
  ...series('house', houseDrawings, sized(480, 240)),
  ...series('service', serviceDrawings, sized(64, 64)),
  ...series('photo', photoSubjectDrawings, sized(96, 72)),
  ['map-long-island', { ...smallMapSize, content: <IslandMap /> }],
  ['map-with-names', { ...largeMapSize, content: <LargeMap /> }],
  ['main-breaker', mainBreaker],
  ['meter-file', meterFile],
] as const satisfies readonly (readonly [string, Drawing])[]

export type DrawingName = (typeof entries)[number][0]
export const drawingFiles = Object.fromEntries(entries) as Readonly<Record<DrawingName, Drawing>>
export const drawingNames = entries.map(([name]) => name)
