// Where the commands read and write: the same few operations on this machine's files and on production.

export type Parameter = string | number | null

export interface Statement {
  readonly sql: string
  /** For ?1, ?2, … */
  readonly parameters: readonly Parameter[]
}

export interface Store {
  /** Runs all statements in one transaction and returns the rows of each. */
  batch(statements: readonly Statement[]): Promise<readonly (readonly unknown[])[]>
  /** The bytes of an object in the plans bucket; undefined when it is not there. */
  getPicture(key: string): Promise<Uint8Array | undefined>
  deletePicture(key: string): Promise<void>
  close(): Promise<void>
}

/** An error whose message says all there is to say; shown without a stack. */
export class LeadsError extends Error {
  override readonly name = 'LeadsError'
}

/** The rows of one query. The caller knows what its SQL selects. */
export async function query<Row>(
  store: Store,
  sql: string,
  ...parameters: readonly Parameter[]
): Promise<readonly Row[]> {
  const [rows = []] = await store.batch([{ sql, parameters }])
  return rows as readonly Row[]
}
