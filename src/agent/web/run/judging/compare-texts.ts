const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()
export const squeezed = (text: string): string => plain(text).replace(/[’‘]/g, "'").replace(/[“”]/g, '"')

export const isSame = (has: string, wanted: string): boolean =>
  has === wanted ||
  (wanted !== '' &&
    Number(has.replace(/[^\d.-]/g, '')) === Number(wanted.replace(/[^\d.-]/g, '')) &&
    /\d/.test(wanted) &&
    /\d/.test(has) &&
    has.replace(/[\d.,\s]/g, '').length <= 3)

/** "Total: 30" says 30 of the total. */
export const afterLabel = (text: string, label: string): string | undefined =>
  label && text.startsWith(label) ? text.slice(label.length).replace(/^[\s:=–-]+/, '') : undefined
