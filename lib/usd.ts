// US dollar amounts. Separate from lib/format.ts, whose dates and ranges no island needs.

/** 1500 -> '$1,500'. Rounds to whole dollars; a negative amount keeps its sign in front. */
export function usd(dollars: number): string {
  const whole = Math.round(Math.abs(dollars))
  const text = String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return `${Math.round(dollars) < 0 ? '-' : ''}$${text}`
}
