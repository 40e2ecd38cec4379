import type { Free, Place } from './annotate.ts'
import { FILLERS } from '../language/lexicon.ts'
import { arePeople } from '../entity-model/people.ts'
import { INSIDE } from './place-inside.ts'
import type { Message } from '../requests/read-message.ts'
import type { ValueMatch, Vocabulary } from '../vocabulary/vocabulary.ts'

const NAMING = new Set(['name', 'category'])

/**
 * "who knows Go", "is Will on call?": a little word that a capital marks as a name inside a sentence (Quirk et al., 1985, 5.60), where a
 * name or kind of the data is written just so. In a title every word has one, so that it marks nothing.
 */
export function placeCapitals({ text, tokens }: Message, vocabularies: Vocabulary[], place: Place, free: Free): void {
  tokens.forEach((token, at) => {
    const before = tokens[at - 1]
    if (!before || !/^\p{Lu}\p{Ll}+$/u.test(token.text) || !FILLERS.has(token.norm) || !free(at, at + 1)) return
    const isInside = /^\p{Ll}/u.test(before.text) && /^\s+$/.test(text.slice(before.end, token.start))
    const behind = tokens[at + 1]
    const isInTitle = behind !== undefined && /^\p{Lu}/u.test(behind.text) && FILLERS.has(behind.norm)
    if (!isInside || isInTitle) return
    const isWritten = ({ field, values }: ValueMatch) => NAMING.has(field.role) && values.includes(token.text)
    const values = vocabularies.flatMap(v => v.exact.get(token.norm) ?? []).filter(isWritten)
    if (values.length) return void place(at, at + 1, { values })
    const called = vocabularies.flatMap(vocabulary => calledFirst(token.text, vocabulary))
    if (called.length) place(at, at + 1, { values: called, certainty: INSIDE, weak: 'inside' })
  })
}

/** "for Will": people by the name that they are called by. */
function calledFirst(name: string, { entity, names }: Vocabulary): ValueMatch[] {
  if (!arePeople(entity)) return []
  const found = names.flatMap(({ match }) => (match.values.length === 1 && String(match.values[0]).startsWith(`${name} `) ? [match] : [])) // oxfmt-ignore
  const [first] = found
  return first ? [{ ...first, values: [...new Set(found.flatMap(({ values }) => values))], quality: 0.6 }] : []
}
