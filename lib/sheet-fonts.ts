// The site's fonts for the lead sheet, which the Worker writes: the build copies them from app/fonts to these addresses.

export const sheetFonts = ['display', 'text', 'text-others'] as const

export const sheetFontPath = (name: (typeof sheetFonts)[number]): string => `/fonts/${name}.woff2`
