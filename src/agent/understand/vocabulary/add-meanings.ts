import { synonymsOfState } from '../../../lib/names-of-values.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isCode } from '../entity-model/code-meanings.ts'
import { TERMINAL_STATES } from '../language/lexicon.ts'
import { singular, wordsOf } from '../language/words.ts'
import { doneStates, endStates, hasStates, isOnlyState, type NamedValue, tellsState } from './end-states.ts'
import { EMPTY_WORDS, looseKey } from './loose-keys.ts'
import { put, type ValueMatch, type Vocabulary } from './vocabulary.ts'

/** A code goes by what it stands for as by itself: "tankers" of `TNK`. */
export function addMeaning(
  vocabulary: Vocabulary,
  { meanings }: Field,
  value: string,
  match: (quality: number) => ValueMatch,
): void {
  const words = wordsOf(meanings?.[value] ?? '')
  if (!words.length) return
  // What a code that is a word itself stands for explains it; it is no name of it.
  const isShort = isCode(value, meanings![value]!)
  put(vocabulary.exact, words.join(' '), match(isShort ? 0.98 : 0.7))
  put(vocabulary.loose, looseKey(words), match(isShort ? 0.9 : 0.65))
  // "bulk" for a bulk carrier; its last word says what all of them are.
  if (words.length > 1)
    for (const word of new Set(words.slice(0, -1).map(singular))) {
      const list = vocabulary.inside.get(word) ?? []
      const same = list.find(m => m.columns[0] === match(0).columns[0])
      if (same) same.values = [...new Set([...same.values, value])]
      else if (word.length > 2 && !EMPTY_WORDS.test(word)) vocabulary.inside.set(word, [...list, match(0.55)])
    }
  for (const word of words) {
    vocabulary.words.add(word)
    if (/^\p{L}{4,}$/u.test(word)) vocabulary.kinds.add(word)
  }
}

/** "annual" for yearly, where no value of the field is called so. */
export function addSynonyms(vocabulary: Vocabulary, named: NamedValue[], match: (value: string) => ValueMatch): void {
  const own = new Set(named.map(([, words]) => looseKey(words)))
  for (const [value, words] of named)
    for (const synonym of synonymsOfState(words.join(' '))) {
      const key = looseKey(wordsOf(synonym))
      if (!own.has(key)) put(vocabulary.loose, key, match(value))
    }
}

/** `sold_out`, `called_off`: with its particle a verb says something else than alone ("tickets sold"). */
export const isPhrasal = (words: string[], verb: string): boolean =>
  words.length === 2 && words[0] === verb && /^(?:out|off|in|up|down|on|over|away|back|through)$/.test(words[1]!)

/** What came of something, counted: "wins" are those that were won. */
const OUTCOMES = new Map([
  ['won', 'wins'],
  ['lost', 'losses'],
])

export const isOutcome = (word: string): boolean => [...OUTCOMES.values()].includes(word.toLowerCase())

/** What is not there yet, as states say it. */
const LACKING =
  /^(?:requires?|requiring|needs?|needing|awaits?|awaiting|pending|waiting|missing|lacks?|lacking|without|no)$/

/** `cancelled_by_citizen` without whom it was done by: "citizens" are people, and nothing that was cancelled. */
export const withoutAgent = (words: readonly string[]): readonly string[] => {
  const by = words.indexOf('by')
  return by > 0 ? words.slice(0, by) : words
}

/** The words by which a state goes alone: what is lacked in it says nothing of it ("payment" of `requires_payment_method`). */
const ownWords = (all: readonly string[]): readonly string[] => {
  const words = withoutAgent(all)
  const lacking = words.findIndex(word => LACKING.test(word))
  return lacking < 0 ? words : words.slice(0, lacking + 1)
}

/** "won" for closed-won, "closed" for both closed ones, "open" for all that are not at an end. */
export function addParts(
  vocabulary: Vocabulary,
  field: Field,
  named: NamedValue[],
  match: (list: string[], quality: number, negated?: boolean) => ValueMatch,
): void {
  const byWord = new Map<string, string[]>()
  const wordsOfValue = new Map(named)
  for (const [value, words] of named)
    for (const word of new Set(ownWords(words))) byWord.set(word, [...(byWord.get(word) ?? []), value])
  for (const [word, list] of byWord) {
    const outcomes = hasStates(field) ? OUTCOMES.get(word) : undefined
    if (outcomes) put(vocabulary.exact, outcomes, match(list, 0.8))
    if (word.length < 3 || /^\d/.test(word) || vocabulary.exact.get(word)?.some(m => m.field === field)) continue
    if (list.every(value => isPhrasal(wordsOfValue.get(value)!, word))) continue
    const isState =
      TERMINAL_STATES.includes(word) && (hasStates(field) || list.some(value => isOnlyState(wordsOfValue.get(value)!)))
    // A word of a free text ("Manager" of many titles) may mean something else; one of a stated list does not.
    if ((list.length === 1 && field.choices.length > 0 && hasStates(field)) || isState)
      put(vocabulary.exact, word, match(list, isState ? 0.9 : field.choices.length ? 0.8 : 0.55))
  }
  const ended = endStates(vocabulary.entity, field, named)
  const isLifeCycle = ended.length > 0 && ended.length < named.length
  const quality = field.words.some(w => /stage|status|state|phase/.test(w)) ? 0.9 : 0.6
  // `opened` beside `closed` and `merged` is open.
  const opened = byWord.get('opened')
  if (isLifeCycle && tellsState(field)) addCompleted(vocabulary, byWord, doneStates(ended, named), match)
  if (isLifeCycle && !byWord.has('open'))
    put(vocabulary.exact, 'open', opened ? match(opened, quality) : match(ended, quality, true))
}

/** What says that something was done, whatever its state is called. */
const COMPLETED = ['completed', 'finished']

/** "completed stays" of a state `CheckedOut`: the one end in which something was done, where none is called so itself. */
function addCompleted(
  vocabulary: Vocabulary,
  byWord: ReadonlyMap<string, string[]>,
  done: string[],
  match: (list: string[], quality: number) => ValueMatch,
): void {
  const isCalled = /^(?:complete|completed|done|finished|ended|closed)$/
  if (done.length !== 1 || [...byWord.keys()].some(word => isCalled.test(word))) return
  if (vocabulary.entity.fields.some(({ words }) => words.some(word => isCalled.test(word)))) return
  for (const word of COMPLETED) if (!vocabulary.exact.has(word)) put(vocabulary.exact, word, match(done, 0.8))
}
