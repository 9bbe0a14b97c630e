// Database and image bucket of the lead desk, local or in production.

export type Parameter = string | number | null

export interface Statement {
  readonly sql: string
  /** Values for ?1, ?2, … */
  readonly parameters: readonly Parameter[]
}

export interface Store {
  /** Runs all statements in one transaction and returns the rows of each. */
  batch(statements: readonly Statement[]): Promise<readonly (readonly unknown[])[]>
  /** Runs SQL of any length: all of it or, where it fails, none. */
  runScript(sql: string): Promise<void>
  /** Undefined when there is no such object. */
  getImage(key: string): Promise<Uint8Array | undefined>
  /** A JPEG; one with this key is replaced. */
  putImage(key: string, jpeg: Uint8Array): Promise<void>
  deleteImage(key: string): Promise<void>
  /**
   * After a deletion: no trace stays in freed pages of the database, nor in mail that wrangler
   * wrote to files. Missing for production, whose stores take care of theirs.
   */
  purge?(): Promise<void>
  close(): Promise<void>
}

/** An expected error, shown without a stack. */
export class LeadsError extends Error {
  override readonly name = 'LeadsError'
}

/** Runs one statement. `Row` must match what it selects. */
export async function query<Row>(
  store: Store,
  sql: string,
  ...parameters: readonly Parameter[]
): Promise<readonly Row[]> {
  const [rows = []] = await store.batch([{ sql, parameters }])
  return rows as readonly Row[]
}

/** A value as SQL. @throws LeadsError for text that SQL cannot hold */
export function literal(value: Parameter): string {
  if (value === null) return 'NULL'
  if (typeof value === 'number') return String(value)
  if (value.includes('\0')) throw new LeadsError('A value contains a NUL character')
  return `'${value.replaceAll("'", "''")}'`
}
