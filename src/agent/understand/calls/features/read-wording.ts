import COLOURS from 'color-name'
import { wordKnowledge } from '../../../../lib/word-knowledge/word-knowledge.ts'
import type { Candidate } from '../candidate.ts'
import type { Slot } from '../describe-slots.ts'
import type { ReadText } from '../read-text.ts'
import { wordsIn } from '../tag-words.ts'
import { findUnit } from '../units.ts'
import { type Add, isLabel, isSpoken, type Scene } from './scene.ts'

/** What a name or noun phrase is made of: parts of speech at its ends, a unit, a word that only opens the sentence. */
export function readWording(slot: Slot, { start, end, kind }: Candidate, { read }: Scene, add: Add): void {
  const words = wordsIn(read.words, start, end)
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return
  add(`${kind}:head:${last.pos}`)
  if (words.length > 1) add(`${kind}:first:${first.pos}`)
  else if (/^\p{Ll}+est$/u.test(first.norm)) add('superlative')
  if (!slot.roles.has('unit') && last.norm.length > 2 && findUnit(last.norm))
    add(`isUnit:${words.length > 1 ? 'behind' : kind}`)
  if (Object.hasOwn(COLOURS, last.norm)) add(`isColour:${slot.roles.has('colour') ? 'asked' : 'unasked'}`)
  const before = read.words[read.words.indexOf(first) - 1]
  if (kind === 'name' && words.length === 1 && (!before || /^[.?!]$/.test(before.text)))
    add(wordKnowledge().find(first.stem) === undefined ? 'opens:odd' : 'opens:known')
}

export const isWithinQuote = ({ start, end }: Candidate, { values }: ReadText): boolean =>
  values.some(v => v.kind === 'quoted' && v.start <= start && v.end >= end)

/** The words next to a part of a name or of a noun phrase, within it: "district" of "Soho district". */
export function cutOff({ start, end }: Candidate, { words, values }: ReadText): { front?: string; back?: string } {
  const around = values.filter(v => (v.kind === 'phrase' || v.kind === 'name') && v.start <= start && v.end >= end)
  const from = Math.min(start, ...around.map(v => v.start))
  const to = Math.max(end, ...around.map(v => v.end))
  const within = (a: number, b: number) =>
    wordsIn(words, a, b)
      .filter(isSpoken)
      .map(w => w.stem)
  const [front, back] = [within(from, start).at(-1), within(end, to)[0]]
  return { ...(front !== undefined && { front }), ...(back !== undefined && { back }) }
}

/** Whether English does not know a word: the other half of a name. */
export const isOdd = (word: string): boolean => wordKnowledge().find(word) === undefined && /^\p{L}+$/u.test(word)

/** Whether a word is the slot's own, one of its description, of the tool, or another. */
export function relate(slot: Slot, word: string, { toolWords }: Scene): string {
  if (slot.named.has(word) || isLabel(slot, word)) return 'own'
  if (slot.described.has(word)) return 'described'
  return toolWords.has(word) ? 'tool' : 'other'
}

/** Whether a word is the name of another slot that is yes or no, or one of the values that another slot allows. */
export const isOfOther = (slot: Slot, word: string, { rank }: Scene): boolean =>
  [...rank.keys()].some(
    other =>
      other !== slot &&
      (other.kind === 'boolean'
        ? other.named.has(word)
        : !other.open && other.choices.length > 0 && other.samples.has(word)),
  )
