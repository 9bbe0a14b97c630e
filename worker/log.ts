// One JSON line per event. Log ids, counts and error texts only, never a name, number, address or
// message of a visitor.

export function logError(event: string, details: Readonly<Record<string, unknown>> = {}): void {
  console.error(JSON.stringify({ event, ...details }))
}

/** For `catch`: logs an error that nothing else is done about. */
export const logFailure =
  (event: string, details: Readonly<Record<string, unknown>> = {}) =>
  (error: unknown): void => {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    logError(event, { ...details, error: text.slice(0, 300) })
  }

/** The kind of an error alone: its text may quote a lead, or name an address. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'error')
