/**
 * Resolves or rejects like `promise`, but after `limitMs` rejects with `onTimeout()`, or resolves
 * with undefined where there is none. The timer keeps the process alive until then.
 */
export function withTimeLimit<T>(promise: Promise<T>, limitMs: number, onTimeout: () => Error): Promise<T>
export function withTimeLimit<T>(promise: Promise<T>, limitMs: number): Promise<T | undefined>
export function withTimeLimit<T>(
  promise: Promise<T>,
  limitMs: number,
  onTimeout?: () => Error,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => (onTimeout ? reject(onTimeout()) : resolve(undefined)), limitMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
