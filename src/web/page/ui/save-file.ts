/** A name that every file system takes. */
const toFileName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}\p{M}._ ()-]+/gu, ' ')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, 80) || 'file'

/** Lets the reader save something that is in memory. */
export function saveFile(name: string, blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = toFileName(name)
  document.body.append(link)
  link.click()
  link.remove()
  // Not at once: the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
