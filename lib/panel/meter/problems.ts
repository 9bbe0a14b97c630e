// Why a meter's file cannot be used, and what was understood of it. The sentences are in content.
import type { Multiplier } from './multipliers'

export type MeterProblem =
  /** A workbook, ZIP, PDF or picture, by its first bytes. */
  | { readonly problem: 'workbook' | 'zip' | 'document' | 'empty' | 'brokenXml' | 'unreadable' }
  /** A table without a column of times or of electricity. `headings`: what its first row says. */
  | { readonly problem: 'noIntervals'; readonly headings: string }
  /**
   * Several columns of electricity that cannot be told apart, circuits, or only a part of a house.
   * `choices`: the columns that a `MeterChoice` may name; `canAdd`: or all of them.
   */
  | {
      readonly problem: 'manyColumns' | 'circuits' | 'onlyPart'
      readonly headings: string
      readonly choices?: readonly string[]
      readonly canAdd?: boolean
    }
  /** Nothing but what panels made, or what a register has counted so far. */
  | { readonly problem: 'production' | 'runningTotal' }
  /** Readings that may have to be multiplied, by what the file says. */
  | ({ readonly problem: 'multiplier' } & Multiplier)
  | { readonly problem: 'wrongUnit'; readonly unit: string }
  | { readonly problem: 'tooMany'; readonly max: number }
  /** `choices`: the meters that a `MeterChoice` may name, where the file names them. */
  | { readonly problem: 'twoMeters'; readonly meters: number; readonly choices?: readonly string[] }
  | ({ readonly problem: 'solar' | 'allZero' | 'coarse' | 'irregular' } & Understood)
  | ({ readonly problem: 'manyBadRows'; readonly badRows: number } & Understood)
  | ({
      readonly problem: 'gaps'
      readonly missingHours: number
      readonly holeFrom: number
      readonly holeTo: number
    } & Understood)
  | ({ readonly problem: 'fewDays' | 'hourlyShort'; readonly days: number } & Understood)
  | ({ readonly problem: 'implausible'; readonly kw: number } & Understood)

/** A person's answer about a file that could be read in two ways. */
export interface MeterChoice {
  readonly meter?: string
  /** Position in the `choices` of a problem, or all columns added up. */
  readonly column?: number | 'all'
}

/** The facts that were read before the problem was met. */
export interface Understood {
  readonly count: number
  /** 0 where it varies. */
  readonly intervalMin: number
  /** Wall minutes (./clock): the first start and the last end. */
  readonly from: number
  readonly to: number
}

export const isProblem = (result: object): result is MeterProblem => 'problem' in result
