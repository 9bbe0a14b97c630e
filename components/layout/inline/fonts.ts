// The site's fonts and the web manifest, which follow the first paint of a visit (app/fonts.css).

/** The link element that scripts/finish-export makes, by its id. */
declare const manifest: HTMLLinkElement

export const page = document
export const { dataset } = page.documentElement

export const showFonts = () => {
  dataset.fonts = ''
  manifest.rel = 'manifest'
}
