'use client'
// The page's colours for the scene, read from its tokens, and again when the colour scheme changes.
import { useEffect, useState, type RefObject } from 'react'
import type { SceneTheme } from './paints'

/** Tokens may be functions; the browser says what colour comes out of them. */
function colorOf(host: HTMLElement, token: string): string {
  const probe = document.createElement('span')
  // Else forced colours would give every token the same one.
  probe.style.forcedColorAdjust = 'none'
  probe.style.color = `var(${token})`
  host.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const readTheme = (host: HTMLElement): SceneTheme => ({
  backdrop: colorOf(host, '--sunken'),
  ground: colorOf(host, '--line'),
  line: colorOf(host, '--edge'),
  paper: colorOf(host, '--raised'),
  ink: colorOf(host, '--ink'),
  family: getComputedStyle(host).fontFamily,
})

/** Null until the host is in the page. */
export function useTheme(host: RefObject<HTMLElement | null>): SceneTheme | null {
  const [theme, setTheme] = useState<SceneTheme | null>(null)
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const read = () => {
      if (host.current) setTheme(readTheme(host.current))
    }
    read()
    // Lettering is painted once: with the page's face, when it is here.
    void document.fonts.ready.then(read)
    dark.addEventListener('change', read)
    return () => dark.removeEventListener('change', read)
  }, [host])
  return theme
}
