// The site's fonts at addresses that do not change, for the pages that the Worker writes. The build
// copies them from app/fonts.

export const fontNames = ['display', 'text', 'text-others'] as const
type FontName = (typeof fontNames)[number]

export const fontPath = (name: FontName): string => `/fonts/${name}.woff2`

const weights: Readonly<Record<FontName, string>> = { display: '700', text: '400 700', 'text-others': '400 700' }

/**
 * CSS for the families 'display', 'text' and 'text-others'. A browser fetches the last one only for
 * the characters that the others lack.
 */
export const fontFaceRules = fontNames
  .map(
    name =>
      `@font-face{font-family:${name};src:url(${fontPath(name)}) format("woff2");font-weight:${weights[name]};font-display:swap}`,
  )
  .join('\n')
