const LONGEST_NAME = 80

/** A name that every file system takes; a long one keeps its ending. */
function toFileName(name: string): string {
  const plain = name
    .replace(/[^\p{L}\p{N}\p{M}._ ()-]+/gu, ' ')
    .trim()
    .replace(/^\.+/, '')
  const [ending = ''] = /\.\w{1,5}$/.exec(plain) ?? []
  return (
    plain
      .slice(0, plain.length - ending.length)
      .slice(0, LONGEST_NAME - ending.length)
      .trimEnd() + ending || 'file'
  )
}

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
