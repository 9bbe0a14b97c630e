// The plan as the scene shows it: one with a trench too long to show is drawn with a shorter one. Labels and figures keep the real one.
import type { Plan } from '@/lib/planner'
import { LONGEST_DRAWN_TRENCH_FT } from './sizes'

export const drawable = (plan: Plan): Plan =>
  plan.trenchFt > LONGEST_DRAWN_TRENCH_FT ? { ...plan, trenchFt: LONGEST_DRAWN_TRENCH_FT } : plan
