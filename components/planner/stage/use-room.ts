'use client'
// How much of the window the stage has. What a style sheet cannot know: what the header takes of it
// with large text, sizes in the text's own unit, and the height of the price that stays over what
// scrolls. Too small a stage is marked on the root, and the planner's parts then stand one below
// the other. Another mark says that the planner has left the lower half of the window.
import { useLayoutEffect, type RefObject } from 'react'
import { watchPageRoom } from '@/components/layout/page-room'

/** In rem. A sheet takes half of the stage, an inspector beside it nothing of its height. */
const LEAST_HEIGHT = { sheet: 21, inspector: 18 } as const
const LEAST_WIDTH = 19
/** From here on low windows have the inspector beside the stage. */
const INSPECTOR_WIDTH = 40

export function useRoom(layout: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const feet = [...(layout.current?.querySelectorAll<HTMLElement>('.planner-foot, .planner-foot-row') ?? [])]
    const measureFoot = () => {
      const over = feet.find(foot => getComputedStyle(foot).position === 'sticky')
      root.style.setProperty('--planner-foot', `${over?.offsetHeight ?? 0}px`)
    }
    const observer = new ResizeObserver(measureFoot)
    for (const foot of feet) observer.observe(foot)
    const stopWatching = watchPageRoom(({ topPx, bottomPx }) => {
      const rem = Number.parseFloat(getComputedStyle(root).fontSize)
      const heightRem = (innerHeight - topPx - bottomPx) / rem
      const widthRem = innerWidth / rem
      const isStacked =
        widthRem < LEAST_WIDTH || heightRem < (widthRem < INSPECTOR_WIDTH ? LEAST_HEIGHT.sheet : LEAST_HEIGHT.inspector)
      layout.current?.style.setProperty('--planner-top', `${topPx}px`)
      root.toggleAttribute('data-stacked', isStacked)
      measureFoot()
    })
    const view = new IntersectionObserver(
      ([entry]) => root.toggleAttribute('data-past-planner', entry?.isIntersecting === false),
      { rootMargin: '-50% 0px 0px' },
    )
    if (layout.current) view.observe(layout.current)
    return () => {
      stopWatching()
      observer.disconnect()
      view.disconnect()
      root.removeAttribute('data-stacked')
      root.removeAttribute('data-past-planner')
    }
  }, [layout])
}
