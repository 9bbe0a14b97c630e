// Properties: what holds for every value that fast-check makes.
import fc from 'fast-check'

type Property<Values extends [unknown, ...unknown[]], Answer> = [
  ...arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => Answer,
]

/** Runs the check with values of each arbitrary. */
export const forAll = <Values extends [unknown, ...unknown[]]>(...property: Property<Values, boolean | void>): void =>
  fc.assert(fc.property(...property))

/** forAll with so many sets of values. */
export const forCases = <Values extends [unknown, ...unknown[]]>(
  numRuns: number,
  ...property: Property<Values, boolean | void>
): void => fc.assert(fc.property(...property), { numRuns })

/** forCases with an asynchronous check. */
export const forCasesAsync = <Values extends [unknown, ...unknown[]]>(
  numRuns: number,
  ...property: Property<Values, Promise<void>>
): Promise<void> => fc.assert(fc.asyncProperty(...property), { numRuns })
