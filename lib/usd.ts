// US dollar amounts. Separate from lib/format.ts, whose dates and ranges no island needs.
import { grouped } from './grouped'

/** 1500 -> '$1,500'. Rounds to whole dollars; a negative amount keeps its sign in front. */
export function usd(dollars: number): string {
  return `${Math.round(dollars) < 0 ? '-' : ''}$${grouped(Math.round(Math.abs(dollars)))}`
}
