// The drawings that pages load as files of their own, by name.
import { createElement } from 'react'
import { LargeMap, largeMapSize } from '@/components/media/map-large'
import { IslandMap, TownMap, townMapSize } from '@/components/media/map-small'
import { allTowns, type TownSlug } from '@/content/towns'
import type { ServiceSlug } from '@/content/slugs'
import type { SingleLineName } from '@/content/words/drawings'
import type { FormSubject } from '@/components/forms/photos/subjects'
import type { Shape } from '@/lib/drawings/shapes'
import { AlongTheWall, Upright } from './anatomy-drawings'
import type { HouseStyle } from '@/content/houses'
import { houseDrawings } from './houses'
import { mainBreaker, meterFile } from './panel-check-drawings'
import { photoSubjectDrawings } from './photo-subjects'
import { pluggedCharger } from './plugged-charger'
import { serviceDrawings } from './service-drawings'
import { singleLineDrawings } from './single-line-drawings'
import { stepDrawings, type ProcessDrawingName } from './process-drawings'
import type { Drawing } from './svg-document'

export type DrawingName =
  | `step-${ProcessDrawingName}`
  | `house-${HouseStyle}`
  | `map-${TownSlug}`
  | 'map-long-island'
  | 'map-with-names'
  | 'main-breaker'
  | 'plugged-charger'
  | 'meter-file'
  | `service-${ServiceSlug}`
  | `single-line-${SingleLineName}`
  | `photo-${FormSubject}`
  | 'installation-wide'
  | 'installation-upright'

const Shapes = ({ of }: { of: readonly Shape[] }) =>
  of.map(({ tag, attributes, text }, index) => createElement(tag, { key: index, ...attributes }, text))

const entries: readonly (readonly [DrawingName, Drawing])[] = [
  ...Object.entries(stepDrawings).map(
    ([name, content]) => [`step-${name as ProcessDrawingName}`, { width: 160, height: 120, content }] as const,
  ),
  ...Object.entries(houseDrawings).map(
    ([name, content]) => [`house-${name as HouseStyle}`, { width: 480, height: 240, content }] as const,
  ),
  ...serviceDrawings.map(([slug, content]) => [`service-${slug}`, { width: 64, height: 64, content }] as const),
  ...Object.entries(singleLineDrawings).map(
    ([name, { shapes, height }]) =>
      [`single-line-${name as SingleLineName}`, { width: 400, height, content: <Shapes of={shapes} /> }] as const,
  ),
  ...Object.entries(photoSubjectDrawings).map(
    ([name, content]) => [`photo-${name as FormSubject}`, { width: 96, height: 72, content }] as const,
  ),
  ...allTowns.map(({ slug }) => [`map-${slug}`, { ...townMapSize, content: <TownMap slug={slug} /> }] as const),
  ['map-long-island', { ...townMapSize, content: <IslandMap /> }],
  ['map-with-names', { ...largeMapSize, content: <LargeMap /> }],
  ['main-breaker', mainBreaker],
  ['meter-file', meterFile],
  ['plugged-charger', pluggedCharger],
  ['installation-wide', { width: 1120, height: 480, content: <AlongTheWall /> }],
  ['installation-upright', { width: 360, height: 590, content: <Upright /> }],
]

export const drawingFiles = Object.fromEntries(entries) as Readonly<Record<DrawingName, Drawing>>
export const drawingNames = entries.map(([name]) => name)
