// Validates a value and reports one message per field, shown to the visitor and sent in the
// Worker's 422.
import * as z from 'zod/mini'

/** `path` is the field's name, or a dotted path ('charger_position_ft.x'); '' is the whole body. */
export interface FieldProblem {
  readonly path: string
  readonly message: string
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly [FieldProblem, ...FieldProblem[]] }

/** Keeps the response small, whatever the body. */
const MAX_PROBLEMS = 50
const MAX_PATH_LENGTH = 100

/**
 * Cleans and validates an untrusted value. Problems come in the order of the schema's fields, one
 * per field. Never throws.
 */
export function check<T extends z.ZodMiniType>(schema: T, value: unknown): Checked<z.output<T>> {
  const result = z.safeParse(schema, value)
  if (result.success) return { ok: true, value: result.data }
  const byPath = new Map<string, string>()
  const add = (path: readonly PropertyKey[], message: string) => {
    const dotted = path.map(String).join('.').slice(0, MAX_PATH_LENGTH)
    if (!byPath.has(dotted) && byPath.size < MAX_PROBLEMS) byPath.set(dotted, message)
  }
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) add([...issue.path, key], 'This field is not known here')
    else if (issue.code === 'invalid_key') add(issue.path, issue.issues[0]?.message ?? issue.message)
    else
      add(issue.path, issue.path.length === 0 && issue.code === 'invalid_type' ? 'Expected an object' : issue.message)
  }
  const [first = { path: '', message: 'This does not fit' }, ...rest] = [...byPath].map(([path, message]) => ({
    path,
    message,
  }))
  return { ok: false, problems: [first, ...rest] }
}

export function problemsByField(problems: readonly FieldProblem[]): Readonly<Record<string, string>> {
  return Object.fromEntries(problems.map(({ path, message }) => [path, message]))
}
