import type { Free, Place } from './annotate.ts'
import { FILLERS } from '../language/lexicon.ts'
import { arePeople } from '../entity-model/people.ts'
import { INSIDE } from './place-inside.ts'
import type { Message } from '../requests/read-message.ts'
import type { ValueMatch, Vocabulary } from '../vocabulary/vocabulary.ts'
import { fold } from '../language/words.ts'

const NAMING = new Set(['name', 'category'])

/**
 * "who knows Go", "is Will on call?": a little word that a capital marks as a name inside a sentence (Quirk et al., 1985, 5.60), where a
 * name or kind of the data is written just so ("customers on Plus": a code of an enumeration in whatever letters). In a title every word has one,
 * so that it marks nothing.
 */
export function placeCapitals({ text, tokens }: Message, vocabularies: Vocabulary[], place: Place, free: Free): void {
  tokens.forEach((token, at) => {
    const before = tokens[at - 1]
    if (!before || !/^\p{Lu}\p{Ll}+$/u.test(token.text) || !FILLERS.has(token.norm) || !free(at, at + 1)) return
    const isInside = /^\p{Ll}/u.test(before.text) && /^\s+$/.test(text.slice(before.end, token.start))
    const behind = tokens[at + 1]
    const isInTitle = behind !== undefined && /^\p{Lu}/u.test(behind.text) && FILLERS.has(behind.norm)
    // "The Old Barn": an article is never somebody's first name, and the whole name is looked for with it.
    if (!isInside || isInTitle || ARTICLE.test(token.norm)) return
    const isSame = (value: string, isCode: boolean) => value === token.text || (isCode && fold(value) === token.norm)
    const isWritten = ({ field, values }: ValueMatch) =>
      NAMING.has(field.role) && values.some(value => isSame(value, field.choices.length > 0))
    const values = vocabularies.flatMap(v => v.exact.get(token.norm) ?? []).filter(isWritten)
    if (values.length) return void place(at, at + 1, { values })
    const called = vocabularies.flatMap(vocabulary => calledFirst(token.text, vocabulary))
    if (called.length) place(at, at + 1, { values: called, certainty: INSIDE, weak: 'inside' })
  })
}

const ARTICLE = /^(?:the|an?|our|my|this|that)$/

/** Words that say that a state comes behind them. */
const IN_STATE = /^(?:in|as|at|under|status|state|stage|column)$/
const MOST_WORDS = 4

/**
 * "issues in To Do", "set to Not Now": little words side by side that are a kind or name of the data as it is written there, or behind a
 * preposition of states in whatever letters.
 */
export function placeLittleRuns({ text, tokens }: Message, vocabularies: Vocabulary[], place: Place, free: Free): void {
  for (let length = MOST_WORDS; length > 1; length--)
    for (let from = 1; from + length <= tokens.length; from++) {
      const run = tokens.slice(from, from + length)
      if (!run.every(({ norm }) => FILLERS.has(norm)) || !free(from, from + length)) continue
      const written = text.slice(run[0]!.start, run.at(-1)!.end)
      const isState = IN_STATE.test(tokens[from - 1]!.norm)
      const isSame = (value: string) => value === written || (isState && fold(value) === fold(written))
      const isWritten = ({ field, values }: ValueMatch) => NAMING.has(field.role) && values.some(isSame)
      const values = vocabularies.flatMap(v => v.exact.get(run.map(t => t.norm).join(' ')) ?? []).filter(isWritten)
      if (values.length) place(from, from + length, { values })
    }
}

/** "for Will": people by the name that they are called by. */
function calledFirst(name: string, { entity, names }: Vocabulary): ValueMatch[] {
  if (!arePeople(entity)) return []
  const found = names.flatMap(({ match }) => (match.values.length === 1 && String(match.values[0]).startsWith(`${name} `) ? [match] : [])) // oxfmt-ignore
  const [first] = found
  return first ? [{ ...first, values: [...new Set(found.flatMap(({ values }) => values))], quality: 0.6 }] : []
}
