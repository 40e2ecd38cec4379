import { shareAsVerb } from '../../../../lib/word-knowledge/verbs.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { isSpoken } from '../mentions/words.ts'
import { measure, readSuperlative } from '../values/measure.ts'
import { SAME, type Assignment } from './assignment.ts'
import { areIntervals, choiceFor } from './intervals.ts'
import { ownWords, type Slot } from './slots.ts'
import type { Told, Word } from './told.ts'

/** The choices of a group that the message names, tells by bounds, by comparing them, or by denying. */
export function choose(slot: Slot, told: Told): Assignment[] {
  const labels = slot.choices.map(({ label }) => label)
  const best = compared(slot, told)
  if (best) return [best]
  if (areIntervals(slot.choices)) {
    const found = told.values.flatMap((by): Assignment[] => {
      const choice = by.kind === 'number' ? choiceFor(slot.choices, by) : undefined
      return choice ? [{ slot, kind: 'choose', choice, by, words: [] }] : []
    })
    return found.length === 1 ? found : []
  }
  const mentions = slot.choices.flatMap(choice => {
    const words = mentionOf(ownWords(choice.label, labels), told.words)
    return words ? [{ choice, words }] : []
  })
  const isWithin = (one: Word[], other: Word[]) =>
    one !== other && one.length < other.length && one.every(word => other.includes(word))
  const whole = mentions.filter(({ words }) => !mentions.some(other => isWithin(words, other.words)))
  const wanted = whole.filter(({ words }) => !words.some(({ isDenied }) => isDenied))
  if (wanted.length === 1 || (slot.isLoose && wanted.length > 1)) {
    const off = slot.isLoose ? whole.filter(one => !wanted.includes(one)) : []
    const made = (one: (typeof whole)[number]): Assignment => ({ slot, kind: 'choose', by: undefined, ...one })
    return [...off.filter(({ choice }) => choice.isOn), ...wanted].map(made)
  }
  return wanted.length > 1 ? [] : none(slot, told)
}

/** Words of a label in a row, in any of their forms. */
function mentionOf(label: readonly string[], words: readonly Word[]): Word[] | undefined {
  const isIt = (word: string, said: Word | undefined) =>
    said !== undefined &&
    (word === said.text ||
      (word.length > 3 && said.text.length > 3 && !/\d/.test(word) && matchWord(said.text, word) >= SAME))
  // A letter or a figure by itself is as likely something else.
  if (label.length === 0 || (label.length === 1 && (label[0]!.length < 2 || /^\d+$/.test(label[0]!)))) return undefined
  const found = words.flatMap((_, at) =>
    label.every((word, nth) => isIt(word, words[at + nth])) ? [words.slice(at, at + label.length)] : [],
  )
  return found.find(stretch => !stretch.some(({ isDenied }) => isDenied)) ?? found[0]
}

const NONE = /^(?:no|none|without|not)\b/i

/** "nothing to drink": the one choice that says no, where what it denies is denied. */
function none(slot: Slot, told: Told): Assignment[] {
  const choices = slot.choices.filter(({ label }) => NONE.test(label))
  const [choice] = choices
  if (!choice || choices.length > 1) return []
  const about = wordsIn(`${choice.label} ${slot.name}`).filter(word => !isSpoken(word) || shareAsVerb(word) > 0)
  const words = told.words.filter(
    word => word.isDenied && about.some(one => matchWord(word.text, one) >= SAME) && !NONE.test(word.text),
  )
  return words.length > 0 ? [{ slot, kind: 'choose', choice, by: undefined, words }] : []
}

/** "with the cheapest saddle": the choice at one end of what is compared, of the group that is called so. */
function compared(slot: Slot, told: Told): Assignment | undefined {
  const { source, words } = told
  const superlative = readSuperlative(source.text)
  const at = words.findIndex(({ text }) => superlative !== undefined && readSuperlative(text) !== undefined)
  const noun = words[at + 1]
  if (!superlative || at === -1 || !noun || !wordsIn(slot.name).some(word => matchWord(noun.text, word) >= SAME))
    return undefined
  const values = slot.choices.map(({ label }) => measure(label, superlative.by))
  if (values.length < 2 || values.includes(undefined)) return undefined
  const best = (superlative.most ? Math.max : Math.min)(...(values as number[]))
  const fitting = slot.choices.filter((_, place) => values[place] === best)
  return fitting.length === 1
    ? { slot, kind: 'choose', choice: fitting[0]!, by: undefined, words: [words[at]!, noun] }
    : undefined
}
