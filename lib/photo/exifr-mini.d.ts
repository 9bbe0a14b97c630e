// The package has types for its full build only.
declare module 'exifr/dist/mini.esm.mjs' {
  export { parse } from 'exifr'
}
