// One JSON line per event in the Worker's log. Ids, counts and error texts only: never a name, number, address or message.

export function logProblem(event: string, details: Readonly<Record<string, unknown>> = {}): void {
  console.error(JSON.stringify({ event, ...details }))
}

/** The text of anything thrown, short enough for a log line. */
export function errorText(error: unknown): string {
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300)
}
