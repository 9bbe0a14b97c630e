// What the owner's settings say of visits.
import { business } from '@/content/business'
import { numberOrDefault } from '@/lib/leads/number-settings'
import { parseVisitWindows, type WeekWindow } from '@/lib/leads/visit-windows'
import type { Env } from '@/worker/env'

export const hours = business.hours.home

/** Empty: visits are off, also where the setting is malformed. */
export const weekOf = (env: Env): readonly WeekWindow[] => parseVisitWindows(env.LEAD_VISIT_WINDOWS ?? '') ?? []

/** Nothing mentions visits where they are off. */
export const areVisitsOn = (env: Env): boolean => weekOf(env).length > 0

export const noticeHours = (env: Env): number => numberOrDefault(env, 'LEAD_VISIT_NOTICE_HOURS')
