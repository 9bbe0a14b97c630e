'use client'
// The page's colors for the scene, read from CSS tokens; follows the color scheme.
import { useEffect, useState, type RefObject } from 'react'
import type { SceneTheme } from './colors'
import { expectedLight } from './files'

/** The computed color of a token, which may be a CSS function. */
function colorOf(host: HTMLElement, token: string): string {
  const probe = document.createElement('span')
  // Otherwise forced colors would replace every token by the same color.
  probe.style.forcedColorAdjust = 'none'
  probe.style.color = `var(${token})`
  host.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const readTheme = (host: HTMLElement): SceneTheme => ({
  backdrop: colorOf(host, '--sunken'),
  paper: colorOf(host, '--raised'),
  ink: colorOf(host, '--ink'),
  light: expectedLight(),
  family: getComputedStyle(host).fontFamily,
})

/** Null until the container is in the page. */
export function useSceneTheme(host: RefObject<HTMLElement | null>): SceneTheme | null {
  const [theme, setTheme] = useState<SceneTheme | null>(null)
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const read = () => {
      if (host.current) setTheme(readTheme(host.current))
    }
    read()
    // Labels are painted once, so wait for the page's font.
    void document.fonts.ready.then(read)
    dark.addEventListener('change', read)
    return () => dark.removeEventListener('change', read)
  }, [host])
  return theme
}
