// The planner's four steps, of which one is open at a time.
export const plannerSteps = ['charger', 'panel', 'place', 'plan'] as const
export type PlannerStep = (typeof plannerSteps)[number]

/**
 * How much of the stage the inspector, the sheet and the buttons cover at each side, in CSS pixels.
 */
export interface Insets {
  readonly topPx: number
  readonly rightPx: number
  readonly bottomPx: number
  readonly leftPx: number
}
