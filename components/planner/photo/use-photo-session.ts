'use client'
// The photo and its marks, as they are kept on the device: read when the view opens, written after
// each undo step.
import { useEffect, useReducer, useRef, useState } from 'react'
import { DRAG_GROUP, startHistory } from '@/lib/planner'
import { emptySession, reduceSession } from '@/lib/photo/session'
import { keepSession, readSessionKept } from './photo-store'

export function usePhotoSession() {
  const [history, dispatch] = useReducer(reduceSession, emptySession, startHistory)
  const [isRead, setIsRead] = useState(false)
  const [isKept, setIsKept] = useState(true)
  const kept = useRef(history.present)
  const { present, open } = history
  const isDragging = open?.group === DRAG_GROUP

  useEffect(() => {
    let isGone = false
    void readSessionKept().then(session => {
      if (isGone) return
      if (session) {
        kept.current = session
        dispatch({ type: 'open', present: session })
      }
      setIsRead(true)
    })
    return () => {
      isGone = true
    }
  }, [])

  useEffect(() => {
    // A drag is written once, when it ends. Typed numbers and arrow keys have no such end before
    // the page is left.
    if (!isRead || isDragging || present === kept.current) return
    kept.current = present
    void keepSession(present).then(setIsKept)
  }, [isRead, present, isDragging])

  return { history, dispatch, isDragging, isRead, isKept }
}
