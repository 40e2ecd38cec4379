import { isObject } from '../../../lib/json.ts'

/** What people do not see: controls, direction marks, zero-width signs, tags (Unicode, Cc, Cf and tag characters). */
const HIDDEN = /[\p{Cc}\p{Cf}\u{E0000}-\u{E0FFF}]/gu
/** Visible all the same: tabs and line breaks, and what joins letters and emoji. */
const KEPT = /[\t\n\u200C\u200D]/
// Every part has a longest length and one way to be read: a text that is full of beginnings takes no longer than another.
const WORDS = String.raw`\[([^\]\[]{0,300})\]`
const TARGET = String.raw`\(\s{0,9}<?([^)(\s<>]{1,2000})[^)(]{0,300}\)`
const IMAGE = new RegExp(`!${WORDS}${TARGET}|!${WORDS}\\[[^\\]\\[]{0,300}\\]`, 'g')
const LINK = new RegExp(WORDS + TARGET, 'g')
const DEFINITION = /^[ \t]{0,9}\[[^\]\n]{1,300}\]:[ \t]{0,9}\S.*$/gm
/** The beginning of what a link leads to: of links that are written in a way that is not read here. */
const LEFT_OVER = /\]\(\s*<?[^)\s]*/g
const TAG =
  /<\/?(?:img|iframe|script|style|link|object|embed|video|audio|source|svg|form|input|base|meta|a|picture|track)\b[^>]*>?/gi
const ADDRESS = /(?:[a-z][a-z0-9+.-]{0,30}:\/\/|\b(?:www\.|data:|javascript:|mailto:))[^\s)>\]"'”]+/gi

/**
 * Takes out of a model's text what makes a program that shows it load or open something: images and markup become words, and
 * an address stays only where a result or the question has it as it stands. Signs that nobody sees go too.
 */
export function removeLures(text: string, known: readonly unknown[]): string {
  const visible = text.replace(HIDDEN, sign => (KEPT.test(sign) ? sign : ''))
  if (!/[<[:.]/.test(visible)) return visible
  const isKnown = (address: string) => known.some(value => hasText(value, address.replace(/[.,;:!?]+$/, '')))
  const plain = visible
    .replace(DEFINITION, '')
    .replace(IMAGE, (_, alt: string | undefined, address: string | undefined, other: string | undefined) =>
      [alt ?? other, address && isKnown(address) ? `(${address})` : '(image left out)'].filter(Boolean).join(' '),
    )
    .replace(LINK, (_, words: string, address: string) =>
      isKnown(address) ? `${words} (${address})` : `${words} (link left out)`,
    )
    .replace(LEFT_OVER, part => (isKnown(part.replace(/^\]\(\s*<?/, '')) ? part : '] (link left out'))
    .replace(TAG, '')
  return plain.replace(ADDRESS, address => (isKnown(address) ? address : '(link left out)'))
}

/**
 * The text by which a call is asked for, with signs that nobody sees written out: what is approved is what is sent. Images
 * and markup in its arguments are shown as words.
 */
export const showPlainly = (text: string, args: unknown): string =>
  removeLures(
    text.replace(HIDDEN, sign => (KEPT.test(sign) ? sign : `\\u{${sign.codePointAt(0)!.toString(16)}}`)),
    [args],
  )

function hasText(value: unknown, wanted: string): boolean {
  if (typeof value === 'string') return value.includes(wanted)
  if (Array.isArray(value)) return value.some(item => hasText(item, wanted))
  return isObject(value) && Object.values(value).some(item => hasText(item, wanted))
}
