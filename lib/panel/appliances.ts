// Appliances of a house, with usual nameplates in volt-amperes for those who do not know theirs.
// They are starting values within the ranges of current products; gas appliances count 0, and a gas
// or oil heater only its blower or pump.

/** Ratings of a home's main breaker, in amperes. */
export const serviceRatings = [60, 100, 125, 150, 200] as const

export const applianceGroups = {
  kitchen: ['range', 'oven', 'cooktop', 'dishwasher', 'disposal', 'microwave'],
  water: ['dryer', 'waterHeater', 'heatPumpWaterHeater', 'wellPump'],
  outdoors: ['poolPump', 'hotTub', 'sauna', 'other'],
} as const

export type ApplianceGroup = keyof typeof applianceGroups
export type ApplianceId = (typeof applianceGroups)[ApplianceGroup][number]

export const applianceIds: readonly ApplianceId[] = Object.values(applianceGroups).flat()

export const usualVa: Readonly<Record<ApplianceId, number>> = {
  range: 12_000,
  oven: 4500,
  cooktop: 6000,
  dishwasher: 1200,
  disposal: 900,
  microwave: 1500,
  dryer: 5000,
  waterHeater: 4500,
  heatPumpWaterHeater: 4500,
  wellPump: 1900,
  poolPump: 2200,
  hotTub: 9600,
  sauna: 6000,
  other: 1500,
}

export interface ClimateKind {
  /** Volt-amperes, of one unit where `usualCount` is given. */
  readonly va: number
  /** Feet of baseboard, or window units. */
  readonly usualCount?: number
}

export const heatingKinds = {
  fuel: { va: 600 },
  heatPump: { va: 4000 },
  /** A 3-ton heat pump with a 10 kW electric strip. */
  heatPumpStrip: { va: 14_000 },
  baseboard: { va: 250, usualCount: 40 },
  none: { va: 0 },
} as const satisfies Record<string, ClimateKind>

export const coolingKinds = {
  none: { va: 0 },
  window: { va: 1200, usualCount: 2 },
  central3: { va: 3500 },
  central4: { va: 4600 },
  central5: { va: 5800 },
  heatPump: { va: 4000 },
} as const satisfies Record<string, ClimateKind>

export type HeatingKind = keyof typeof heatingKinds
export type CoolingKind = keyof typeof coolingKinds
