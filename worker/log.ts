// One JSON line per event. Log ids, counts and error texts only, never a name, number, address or
// message of a visitor.

export function logError(event: string, details: Readonly<Record<string, unknown>> = {}): void {
  console.error(JSON.stringify({ event, ...details }))
}

/** At most 300 characters. */
export function errorText(error: unknown): string {
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300)
}
