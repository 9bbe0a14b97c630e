const RETRY_MS = 3000

/** Never rejects: without a network it tries again until the chunk is there. */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise(resolve => setTimeout(resolve, RETRY_MS))
    return retryImport(load)
  }
}
