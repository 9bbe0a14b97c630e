// Properties: what holds for every value that fast-check makes.
import fc from 'fast-check'

type Property<Values extends [unknown, ...unknown[]], Answer> = [
  ...arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => Answer,
]

export const forAll = <Values extends [unknown, ...unknown[]]>(...property: Property<Values, boolean | void>): void =>
  fc.assert(fc.property(...property))

export const forCases = <Values extends [unknown, ...unknown[]]>(
  numRuns: number,
  ...property: Property<Values, boolean | void>
): void => fc.assert(fc.property(...property), { numRuns })

export const forCasesAsync = <Values extends [unknown, ...unknown[]]>(
  numRuns: number,
  ...property: Property<Values, Promise<void>>
): Promise<void> => fc.assert(fc.asyncProperty(...property), { numRuns })
