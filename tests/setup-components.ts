// Runs around every component test: empty storage before, empty document after, and no console
// errors.
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// The planner's deferred parts at once instead of from their own chunk.
vi.mock('@/components/planner/inspector/use-deferred', async () => {
  const deferred = await import('@/components/planner/inspector/deferred')
  return { useDeferred: () => deferred }
})

// Parts that load when needed take more than the usual second where other stages run beside them.
configure({ asyncUtilTimeout: 10_000 })

/** jsdom has no layout to observe. */
class ObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', ObserverStub)
  vi.stubGlobal('IntersectionObserver', ObserverStub)
  // Nor to scroll in.
  Element.prototype.scrollIntoView = () => undefined
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  expect(vi.mocked(console.error).mock.calls, 'console errors').toEqual([])
})
