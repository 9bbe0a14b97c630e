'use client'
// How much of the window the stage has. What a style sheet cannot know: the header's height with
// large text, and sizes in the text's own unit. Too small a stage is marked on the root, and the
// planner's parts then stand one below the other.
import { useLayoutEffect, type RefObject } from 'react'

/** In rem. A sheet takes half of the stage, an inspector beside it nothing of its height. */
const LEAST_HEIGHT = { sheet: 21, inspector: 18 } as const
const LEAST_WIDTH = 19
/** From here on low windows have the inspector beside the stage. */
const INSPECTOR_WIDTH = 40

export function useRoom(layout: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const header = document.querySelector('header')
    const bar = document.querySelector('aside.no-print')
    if (!layout.current || !header || !bar) return
    const root = document.documentElement
    const style = layout.current.style
    const update = () => {
      const rem = Number.parseFloat(getComputedStyle(root).fontSize)
      const headerPx = getComputedStyle(header).position === 'sticky' ? header.offsetHeight : 0
      const heightRem = (innerHeight - headerPx - (bar as HTMLElement).offsetHeight) / rem
      const widthRem = innerWidth / rem
      const isStacked =
        widthRem < LEAST_WIDTH || heightRem < (widthRem < INSPECTOR_WIDTH ? LEAST_HEIGHT.sheet : LEAST_HEIGHT.inspector)
      style.setProperty('--planner-top', `${headerPx}px`)
      root.toggleAttribute('data-stacked', isStacked)
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(header)
    observer.observe(bar)
    addEventListener('resize', update)
    return () => {
      observer.disconnect()
      removeEventListener('resize', update)
      root.removeAttribute('data-stacked')
    }
  }, [layout])
}
