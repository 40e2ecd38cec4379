import { fold } from '../language/words.ts'
import { FILLERS, LITTLE_NOUNS } from '../language/lexicon.ts'
import type { Token } from '../requests/read-message.ts'
import type { ValueMatch, Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Free, Place } from './annotate.ts'

/** What may stand before a noun and its preposition that leaves it one of several: no value is "a kind of work". */
const OF_KIND = /^(?:kinds?|types?|sorts?|lists?|piece|amount)$/
/** What may stand behind a noun that ends its phrase. */
export const BEHIND_PHRASE =
  /^(?:and|or|but|in|on|at|by|from|since|for|of|during|before|after|this|last|that|which|who|per|with|is|are|was|were|do|does|did|has|have|had|there)$/

/** "because of work", "absences for work": a noun alone behind its preposition, at the end of its phrase, which could be a verb elsewhere. */
function isNounBehind(tokens: Token[], at: number): boolean {
  const [before, noun, behind] = [tokens[at - 1]?.norm ?? '', tokens[at + 1], tokens[at + 2]]
  const isPreposition = tokens[at]!.norm === 'to' ? /^(?:due|owing)$/.test(before) : /^(?:of|for|by)$/.test(tokens[at]!.norm) // oxfmt-ignore
  if (!noun || !isPreposition || !LITTLE_NOUNS.has(noun.norm) || OF_KIND.test(before)) return false
  return !behind || behind.start - noun.end > 1 || BEHIND_PHRASE.test(behind.norm)
}

/** "on hold", "in use": a state that a preposition stands before, though its word by itself says little (`hold`, `use`). */
export function placeStates(tokens: Token[], vocabularies: Vocabulary[], place: Place, free: Free): void {
  tokens.forEach(({ norm }, at) => {
    placeRelated(tokens, at, vocabularies, place, free)
    const state = tokens[at + 1]?.norm ?? ''
    const isState = /^(?:on|in|under)$/.test(norm) || isNounBehind(tokens, at)
    if (!isState || !FILLERS.has(state) || state.length < 3 || !free(at, at + 2)) return
    const isWritten = (v: ValueMatch) =>
      v.quality === 1 && v.field.choices.length > 0 && v.values.some(value => fold(value) === state)
    const values = vocabularies.flatMap(v => v.exact.get(state) ?? []).filter(isWritten)
    // "in use" of a code that stands for it, "on hold" of a stage that is called so.
    const isCalled = (v: ValueMatch) => v.quality === 1 && v.values.every(value => fold(value) === `${norm} ${state}`)
    const isMeant = (v: ValueMatch) => (v.quality > 0.9 && v.field.choices.length > 0) || isCalled(v)
    const meant = values.length ? [] : vocabularies.flatMap(v => v.exact.get(`${norm} ${state}`) ?? []).filter(isMeant)
    if (values.length || meant.length) place(at, at + 2, { values: [...values, ...meant] })
  })
}

/** "absences that are work related", "work-related ones": of that value, though its word says little by itself. */
function placeRelated(tokens: Token[], at: number, vocabularies: Vocabulary[], place: Place, free: Free): void {
  const joined = /^(\p{L}{3,})-related$/u.exec(tokens[at]!.norm)?.[1]
  const word = joined ?? tokens[at]!.norm
  const to = joined === undefined ? at + 2 : at + 1
  if (joined === undefined && (!FILLERS.has(word) || tokens[at + 1]?.norm !== 'related')) return
  const values = vocabularies.flatMap(v => v.exact.get(word) ?? []).filter(v => v.quality === 1 && v.field.role === 'category') // oxfmt-ignore
  if (values.length && free(at, to)) place(at, to, { values })
}
