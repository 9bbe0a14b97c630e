// The plan with its undo steps.
import { type History, type HistoryAction, historyReducer, startHistory } from './history'
import { type Plan, samePlan } from './plan'
import { type PlanAction, reducePlan } from './reducer'

export type PlanHistory = History<Plan>
export type PlanHistoryAction = HistoryAction<Plan, PlanAction>

export const startPlanHistory = (plan: Plan): PlanHistory => startHistory(plan)
export const reducePlanHistory = historyReducer(reducePlan, samePlan)
