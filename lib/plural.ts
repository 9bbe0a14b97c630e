// A count with its noun. Imports have their extension so that plain Node.js can run this module.
import { grouped } from './grouped.ts'

/** 1, 'hour' -> '1 hour'; 0, 'hour' -> '0 hours'; 2, 'is', 'are' -> '2 are'. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`
