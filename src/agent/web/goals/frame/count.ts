import { singular } from '../../../understand/language/words.ts'
import { wordsIn } from '../../ground/match-text.ts'
import type { Assignment } from './assignment.ts'
import type { Slot } from './slots.ts'
import type { Told, Value, Word } from './told.ts'

/** Between a number and what is counted: "6 of the soap", "2 x tape". */
const BETWEEN = /^(?:of|the|x|more|extra)$/

/** "3 dogs", "an adult": how many of what a number between two controls stands for; "not the tea": that it is taken away. */
export function count(slot: Slot, told: Told): Assignment[] {
  const names = wordsIn(slot.name).map(singular)
  for (const [at, word] of told.words.entries()) {
    if (!names.includes(singular(word.text))) continue
    if (word.isDenied) return without(slot, word)
    const from = told.words.slice(0, at).findLastIndex(({ text }) => !BETWEEN.test(text))
    const before = told.words[from]
    const by = told.values.find(
      value => value.kind === 'number' && before !== undefined && value.at <= before.at && before.to <= value.to,
    )
    const text = by?.text ?? (/^(?:an?|one)$/.test(before?.text ?? '') ? '1' : undefined)
    if (text === undefined || !before) continue
    const own: Value = { text, kind: 'number', at: before.at, to: word.to, before: [], behind: [] }
    return [{ slot, kind: 'text', text, by: by ?? own }]
  }
  return []
}

const without = (slot: Slot, word: Word): Assignment[] =>
  slot.remover
    ? [{ slot, kind: 'remove', control: slot.remover, words: [word] }]
    : [{ slot, kind: 'text', text: '0', by: { ...word, kind: 'number', text: '0', before: [], behind: [] } }]
