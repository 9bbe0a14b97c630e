'use client'
// Loads the later parts right after the first step works. The page holds their markup from the start, so a slow network shows no gap.
import { lazy } from 'react'
import type * as laterParts from './later-parts'

type Parts = typeof laterParts

const RETRY_MS = 3000

/** Never rejects: without a network it tries again until the chunk is there. */
async function load(): Promise<Parts> {
  try {
    return await import('./later-parts')
  } catch {
    await new Promise(resolve => setTimeout(resolve, RETRY_MS))
    return load()
  }
}

let pending: Promise<Parts> | undefined
const parts = () => (pending ??= load())

export const MoreSettings = lazy(async () => ({ default: (await parts()).MoreSettings }))
export const PanelStep = lazy(async () => ({ default: (await parts()).PanelStep }))
export const PlaceStep = lazy(async () => ({ default: (await parts()).PlaceStep }))
export const PlanStep = lazy(async () => ({ default: (await parts()).PlanStep }))
export const PrintSheet = lazy(async () => ({ default: (await parts()).PrintSheet }))
