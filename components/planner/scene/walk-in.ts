// The first picture of a visit: the camera walks in at the door while the lights come on, the
// conduit draws itself, and feet and price count up. Any press ends it.
import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { WALKED_IN_KEY } from '@/lib/storage-keys'

const WALK_IN_MS = 2500
/** Labels are painted anew that often. */
const STEPS = 25

/** True once in a visit. */
export function mayWalkIn(): boolean {
  try {
    const isFirst = sessionStorage.getItem(WALKED_IN_KEY) === null
    sessionStorage.setItem(WALKED_IN_KEY, '')
    return isFirst
  } catch {
    return false
  }
}

export type WalkIn = 'before' | 'walking' | 'over'

/** `share`: how much of the run is there, from 0 to 1. */
export function useWalkIn(isWanted: boolean, onEnd: () => void) {
  const invalidate = useThree(state => state.invalidate)
  const [walk, setWalk] = useState<WalkIn>(isWanted ? 'before' : 'over')
  const [share, setShare] = useState(isWanted ? 0 : 1)
  const startMs = useRef(0)
  const end = useEffectEvent(() => {
    setWalk('over')
    setShare(1)
    onEnd()
    invalidate()
  })
  useEffect(() => {
    if (walk === 'over') return
    const presses = new AbortController()
    const options = { capture: true, signal: presses.signal }
    for (const type of ['pointerdown', 'keydown', 'wheel']) addEventListener(type, () => end(), options)
    return () => presses.abort()
  }, [walk])
  useFrame(() => {
    if (walk !== 'walking') return
    const step = Math.floor(((performance.now() - startMs.current) / WALK_IN_MS) * STEPS)
    if (step >= STEPS) return end()
    setShare(step / STEPS)
    invalidate()
  })
  const start = () => {
    startMs.current = performance.now()
    setWalk(now => (now === 'before' ? 'walking' : now))
    invalidate()
  }
  return { walk, share, start }
}
