// The operations that every engine's driver has. user.ts builds everything else on them.

/** Keys by their DOM names. */
export type KeyName = 'Enter' | 'Escape' | 'ArrowRight'

export interface Driver {
  readonly open: (url: string) => Promise<void>
  /** Runs in the page, so the function must not use outer variables. */
  readonly evaluate: <Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  readonly resize: (width: number, height: number) => Promise<void>
  readonly moveMouse: (x: number, y: number) => Promise<void>
  readonly pressMouse: () => Promise<void>
  readonly releaseMouse: () => Promise<void>
  readonly press: (key: KeyName) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly acceptAlert: () => Promise<string>
  /**
   * Errors and warnings that the engine itself reported since the last call. Empty where its driver
   * reports none.
   */
  readonly takeMessages: () => string[]
  readonly close: () => Promise<void>
}

export const ALERT_MS = 25_000
