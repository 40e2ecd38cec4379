/** Bytes of a file's name, ending included; most file systems take 255. */
const LONGEST = 120
/** Names that Windows keeps for devices, whatever their ending. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * A name that a page, server or person gives, as the name of a file: no path, no control or reserved characters, not hidden,
 * not too long; its ending stays. `otherwise` when nothing is left of it.
 */
export function safeName(given: string, otherwise = 'download'): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .normalize('NFC')
    // Control characters, those that turn the direction of text around, and those that Windows does not take.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '')
  const name = DEVICES.test(clean) ? `_${clean}` : clean
  return shorten(name === '' ? otherwise : name)
}

/** `name (2).txt`: the name that is tried next when the one before is taken. */
export function numberedName(name: string, number: number): string {
  if (number < 2) return name
  const { stem, ending } = splitName(name)
  return `${stem} (${number})${ending}`
}

function shorten(name: string): string {
  if (Buffer.byteLength(name) <= LONGEST) return name
  const { stem, ending } = splitName(name)
  const kept = Buffer.byteLength(ending) < LONGEST / 2 ? ending : ''
  let cut = ''
  for (const character of stem) {
    if (Buffer.byteLength(cut + character + kept) > LONGEST) break
    cut += character
  }
  return cut + kept
}

function splitName(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? { stem: name.slice(0, dot), ending: name.slice(dot) } : { stem: name, ending: '' }
}
