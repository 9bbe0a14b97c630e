// A count with its noun.
import { grouped } from './grouped'

/** 1, 'hour' -> '1 hour'; 0, 'hour' -> '0 hours'; 2, 'is', 'are' -> '2 are'. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`
