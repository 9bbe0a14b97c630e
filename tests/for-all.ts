// Properties: what holds for every value that fast-check makes.
import fc from 'fast-check'

type Property<Values extends [unknown, ...unknown[]]> = [
  ...arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => boolean | void,
]

/** Runs the check with values of each arbitrary. */
export const forAll = <Values extends [unknown, ...unknown[]]>(...property: Property<Values>): void =>
  fc.assert(fc.property(...property))

/** The same with so many sets of values. */
export const forCases = <Values extends [unknown, ...unknown[]]>(
  numRuns: number,
  ...property: Property<Values>
): void => fc.assert(fc.property(...property), { numRuns })
