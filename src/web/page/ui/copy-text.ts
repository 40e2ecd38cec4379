/** Copies a text; pages that are served without TLS have no other way than the old one. False when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!isSecureContext) return copyOld(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyOld(text)
  }
}

function copyOld(text: string): boolean {
  const before = document.activeElement as HTMLElement | null
  const box = document.createElement('textarea')
  box.value = text
  box.style.position = 'fixed'
  // A modal dialog takes every focus to itself.
  const home = document.querySelector('dialog[open]') ?? document.body
  home.append(box)
  box.select()
  const isCopied = document.execCommand('copy')
  box.remove()
  before?.focus()
  return isCopied
}
