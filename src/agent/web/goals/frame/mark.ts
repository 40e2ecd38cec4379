import { shareAsVerb } from '../../../../lib/word-knowledge/verbs.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { isSpoken } from '../mentions/words.ts'
import { SAME, type Assignment } from './assignment.ts'
import { ownWords, type Slot } from './slots.ts'
import type { Told, Value } from './told.ts'

/** A mark is spoken of by the words that only it is called by, and by its part of the page where others are called alike. */
export function mark(slot: Slot, slots: readonly Slot[], told: Told): Assignment[] {
  if (SAME_AS.test(slot.name)) return []
  const marks = slots.filter(({ kind }) => kind === 'mark')
  const own = ownWords(slot.name, [...new Set(marks.map(({ name }) => name))]).filter(word => isNoun(word))
  const alike = marks.filter(other => other !== slot && other.name === slot.name)
  const about = told.words.filter(word => own.some(one => matchWord(word.text, one) >= SAME))
  const clauses = [...new Set(about.map(({ clause }) => clause))].filter(clause => {
    if (alike.length === 0) return true
    const words = told.words.filter(word => word.clause === clause)
    const says = (part: string) =>
      wordsIn(part).length > 0 && wordsIn(part).every(one => words.some(word => matchWord(word.text, one) >= SAME))
    return says(slot.part)
  })
  const words = about.filter(({ clause }) => clauses.includes(clause))
  // What is said both so and not so is not understood.
  if (words.length === 0 || new Set(words.map(({ isDenied }) => isDenied)).size > 1) return []
  return [{ slot, kind: 'mark', on: !words[0]!.isDenied, words }]
}

/** "Same as delivery address": a mark that stands for fields which it hides. */
const SAME_AS = /^\W*(?:(?:is |the )?same as|use (?:the |my )?(?:same|delivery|shipping|billing|home))\b/i

/** What is told of a place of its own is not the same; what is told to be the same is. */
export function sameAs(slots: readonly Slot[], told: Told, left: readonly Value[]): Assignment[] {
  const [slot, ...others] = slots.filter(({ kind, name }) => kind === 'mark' && SAME_AS.test(name))
  if (!slot || others.length > 0) return []
  const words = told.words.filter(({ text }) => text === 'same')
  if (words.length > 0) return [{ slot, kind: 'mark', on: !words[0]!.isDenied, words }]
  return left.some(({ kind }) => kind === 'street') ? [{ slot, kind: 'mark', on: false, words: [] }] : []
}

const isNoun = (word: string): boolean =>
  word.length > 2 &&
  !/^\d+$/.test(word) &&
  (!isSpoken(word) || shareAsVerb(word) < 0.5) &&
  !/^(?:the|and|for|with|your|from)$/.test(word)
