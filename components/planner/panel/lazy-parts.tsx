'use client'
// Loads the later parts right after the first step works. The page holds their markup from the start, so a slow network shows no gap.
import { lazy } from 'react'
import { retryImport } from '../retry-import'
import type * as laterParts from './later-parts'

let pending: Promise<typeof laterParts> | undefined
const parts = () => (pending ??= retryImport(() => import('./later-parts')))

export const MoreSettings = lazy(async () => ({ default: (await parts()).MoreSettings }))
export const PanelStep = lazy(async () => ({ default: (await parts()).PanelStep }))
export const PlaceStep = lazy(async () => ({ default: (await parts()).PlaceStep }))
export const PlanStep = lazy(async () => ({ default: (await parts()).PlanStep }))
export const PrintSheet = lazy(async () => ({ default: (await parts()).PrintSheet }))
