/** Saves a file under a name, as if a link to it had been pressed. */
export function download(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some engines read the URL only after click() returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
