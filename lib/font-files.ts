// The site's own font files and the @font-face rules of their families: in the style sheet of the
// pages (app/font-faces.css, written by scripts/fonts.ts), and in the pages that the Worker writes,
// for which the build copies the files from app/fonts to addresses that do not change.

const faces = {
  display: { weight: '700' },
  text: { weight: '400 700' },
  /** Browsers fetch it only for these characters. */
  'text-others': {
    weight: '400 700',
    range: 'U+A1-A8, U+AA-AD, U+AF, U+B1-B6, U+B8-BC, U+BE-D6, U+D8-FF, U+20AC, U+2264-2265',
  },
} as const satisfies Readonly<Record<string, { readonly weight: string; readonly range?: string }>>
export type FontName = keyof typeof faces

export const fontNames = Object.keys(faces) as readonly FontName[]

export const fontPath = (name: FontName): string => `/fonts/${name}.woff2`

/** CSS; `urlOf` is where a font's file is. */
export const fontFaceRules = (urlOf: (name: FontName) => string): string =>
  Object.entries<{ readonly weight: string; readonly range?: string }>(faces)
    .map(
      ([name, { weight, range }]) => `@font-face {
  font-family: ${name};
  src: url('${urlOf(name as FontName)}') format('woff2');
  font-weight: ${weight};
  font-display: optional;${range === undefined ? '' : `\n  unicode-range: ${range};`}
}`,
    )
    .join('\n')
