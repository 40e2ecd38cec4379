import { isPlain } from '../../lib/words.ts'

/** Letters that Unicode takes for letters of their own, by what people type who do not have them. */
const TYPED: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ς: 'σ',
}
const LETTERS = new RegExp(`[${Object.keys(TYPED).join('')}]`, 'g')

/** A text as it is searched: without case, accents, invisible characters and differences of width. */
export function toSearchText(text: string): string {
  if (isPlain(text)) return text.toLowerCase()
  const folded = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    // Upper case first: ß is SS, and the letters that have one upper case are one.
    .toUpperCase()
    .toLowerCase()
  return folded.replace(LETTERS, letter => TYPED[letter]!).normalize('NFC')
}

/** Words that are looked for at most. */
const MOST_WORDS = 16

/** The words of a search; each has to be somewhere, as a part of a word too. */
export const toSearchWords = (query: string): string[] =>
  [...new Set(toSearchText(query).split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS)
