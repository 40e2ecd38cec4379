/**
 * Texts and patterns are compared in few symbols: letters of English in lower case, `_`, `0` for digits and a space for all else.
 * Several digits or spaces in a row are one. What a pattern matches reads so as a part of the text that reads so, in upper and
 * lower case.
 */
export const SYMBOLS = ' abcdefghijklmnopqrstuvwxyz0_\x02\x03'

/** Before the first and behind the last symbol of every text. */
export const START = '\x02'
export const END = '\x03'

/** Letters beyond ASCII that a pattern without regard to case takes for `s` and `k`. */
export const STRANGE = /[\u017f\u212a]/

/** The number in {@link SYMBOLS} of each character of ASCII. */
export const NUMBERS: Uint8Array = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code).toLowerCase()
  return /[a-z_]/.test(character) ? SYMBOLS.indexOf(character) : /\d/.test(character) ? SYMBOLS.indexOf('0') : 0
})

/** The symbol of a character; undefined where it might be taken for another one. */
export const symbolOf = (character: string): string | undefined =>
  STRANGE.test(character) ? undefined : SYMBOLS[NUMBERS[character.charCodeAt(0)] ?? 0]

/** The symbols of a text of letters, digits, spaces and `_` within ASCII. */
export const symbolsOf = (text: string): string => text.toLowerCase().replace(/\d+/g, '0').replace(/ +/g, ' ')

/** The symbols of a range of characters within ASCII; undefined for any other. */
export function symbolsBetween(low: string, high: string): string[] | undefined {
  if (low.length !== 1 || high.length !== 1 || high > '\x7f' || low > high) return undefined
  const found = new Set<string>()
  for (let code = low.charCodeAt(0); code <= high.charCodeAt(0); code++) found.add(SYMBOLS[NUMBERS[code]!]!)
  return [...found]
}

/** Two texts in symbols as one: several spaces, or digits, in a row are one. */
export const joinTexts = (left: string, right: string): string =>
  (right[0] === ' ' || right[0] === '0') && left.endsWith(right[0]) ? left + right.slice(1) : left + right
