// Statistics and Markdown tables of measured figures.

/** The median; NaN of an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/** The smallest value that a share (0 to 1) of the values does not exceed; NaN of an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN
}

export const formatInteger = (value: number) => Math.round(value).toLocaleString('en-US')

/** A figure, with its limit where it is over it. */
export const limited = (value: number, limit: number) =>
  value > limit ? `${formatInteger(value)} (limit ${formatInteger(limit)})` : formatInteger(value)

/** A Markdown table; all columns but the first are right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map(cell => (typeof cell === 'number' ? formatInteger(cell) : cell)).join(' | ')} |`
  return [
    line(head),
    `|${head.map((_, index) => (index === 0 ? ' --- ' : ' ---: ')).join('|')}|`,
    ...rows.map(line),
  ].join('\n')
}
