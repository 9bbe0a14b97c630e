// Why a meter's file cannot be used, or what is asked about it. The sentences are in content.
import type { Unit } from './words'

/** What may be what the house took from the grid, as a person recognizes it. */
export interface ColumnChoice {
  /** The file's own words; '' where it has none. */
  readonly heading: string
  /** Undefined where the file names none, so that the answer has to. */
  readonly unit?: Unit | undefined
  /** A few of its cells. */
  readonly sample: readonly string[]
}

/** Positions in the `choices` of a question; several are added up. */
export interface MeterChoice {
  readonly columns: readonly number[]
  readonly unit?: 'kWh' | 'kW' | 'Wh'
}

export type MeterProblem =
  /** A workbook, ZIP, PDF or picture, by its first bytes. */
  | { readonly problem: 'workbook' | 'zip' | 'document' | 'empty' | 'brokenXml' | 'unreadable' }
  /** No column of times, or none of numbers. `headings`: what the first row says. */
  | { readonly problem: 'noIntervals'; readonly headings: string }
  /** Which of these is what the house took? `canAdd`: several may be parts of it. */
  | { readonly problem: 'columns'; readonly choices: readonly ColumnChoice[]; readonly canAdd: boolean }
  | { readonly problem: 'twoMeters'; readonly choices: readonly ColumnChoice[]; readonly canAdd: false }
  /** Nothing but what panels made, or what a register has counted so far. */
  | { readonly problem: 'production' | 'runningTotal' }
  /** Readings that may have to be multiplied, by a heading. */
  | { readonly problem: 'multiplier'; readonly heading: string }
  | { readonly problem: 'wrongUnit'; readonly unit: string }
  | { readonly problem: 'tooMany'; readonly max: number }
  | ({ readonly problem: 'solar' | 'allZero' | 'coarse' | 'irregular' } & Understood)
  /** A few readings below zero by day: a correction, or panels. `minute`: of the first. */
  | ({ readonly problem: 'belowZero'; readonly minute: number } & Understood)
  | ({ readonly problem: 'manyBadRows'; readonly badRows: number } & Understood)
  | ({
      readonly problem: 'gaps'
      readonly missingHours: number
      readonly holeFrom: number
      readonly holeTo: number
    } & Understood)
  | ({ readonly problem: 'fewDays' | 'hourlyShort'; readonly days: number } & Understood)
  | ({ readonly problem: 'implausible'; readonly kw: number } & Understood)

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
