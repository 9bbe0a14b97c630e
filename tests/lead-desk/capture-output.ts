import { vi } from 'vitest'

/** Runs a command in this process, and resolves with its exit code and what it wrote. */
export async function captureOutput(
  command: () => Promise<number>,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const written = { stdout: '', stderr: '' }
  const spies = (['stdout', 'stderr'] as const).map(name =>
    vi.spyOn(process[name], 'write').mockImplementation(text => {
      written[name] += String(text)
      return true
    }),
  )
  try {
    return { code: await command(), ...written }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
