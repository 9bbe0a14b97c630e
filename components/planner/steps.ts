// The planner's four steps, of which one is open at a time.
export const plannerSteps = ['charger', 'panel', 'place', 'plan'] as const
export type PlannerStep = (typeof plannerSteps)[number]
