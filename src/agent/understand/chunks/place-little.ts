import type { Place } from './annotate.ts'
import type { Chunk } from './chunk.ts'
import type { Token } from '../requests/read-message.ts'

/** Adverbial phrases that say nothing of records (a closed class). */
const PHRASES = [
  'on file', 'on record', 'on the books', 'at the moment', 'right now', 'at present', 'at this point', 'so far', 'to date',
  'for now', 'part of', 'a single', 'as of now', 'as of today', 'at all', 'by the way', 'of course', 'if possible', 'as well', 'for me',
].map(phrase => phrase.split(' ')) // oxfmt-ignore
/** The same by their first words. */
const BY_FIRST = Map.groupBy(PHRASES, ([first]) => first!)

/** Where all records are kept, whatever it is called: "in the catalogue", "in our inventory" of what else would be. */
const COLLECTION = /^(?:catalog(?:ue)?|inventory|collection|directory|register|registry|listings?|archives?|books)$/

/** "in the catalogue", where nothing is called so and nothing more is said of it. */
const isWhereKept = (tokens: readonly Token[], at: number): boolean =>
  /^(?:in|from|on)$/.test(tokens[at]!.norm) &&
  /^(?:the|our|your|this)$/.test(tokens[at + 1]?.norm ?? '') &&
  COLLECTION.test(tokens[at + 2]?.norm ?? '') &&
  !/^(?:of|for|called|named)$/.test(tokens[at + 3]?.norm ?? '')

const PERIOD = /^(year|annum|quarter|month|week|day|hour)$/

/** Words that belong together and say nothing more: adverbial phrases, and what an amount of money is per ("$90,000 a year"). */
export function placeLittleWords(tokens: Token[], chunks: (Chunk | undefined)[], place: Place): void {
  for (let at = 0; at < tokens.length; at++) {
    const phrases = BY_FIRST.get(tokens[at]!.norm)
    const phrase = phrases?.find(words => words.every((word, i) => tokens[at + i]?.norm === word))
    if (phrase && chunks.slice(at, at + phrase.length).every(isLoose))
      for (let i = at; i < at + phrase.length; i++) place(i, i + 1, { kind: 'filler' })
    if (isWhereKept(tokens, at) && chunks.slice(at, at + 3).every(isLoose))
      for (let i = at; i < at + 3; i++) place(i, i + 1, { kind: 'filler' })
    const { literal } = chunks[at - 1] ?? {}
    const isRate =
      literal?.kind === 'number' && literal.unit === 'money' && /^(an?|per|each|every)$/.test(tokens[at]!.norm)
    if (
      isRate &&
      PERIOD.test(tokens[at + 1]?.norm ?? '') &&
      chunks.slice(at, at + 2).every(c => isLoose(c) || c?.operator?.type === 'group')
    )
      for (const i of [at, at + 1]) place(i, i + 1, { kind: 'filler' })
  }
}

/** Nothing is called so, or hardly. */
const isLoose = (chunk: Chunk | undefined) =>
  !chunk ||
  chunk.kind === 'filler' ||
  (!chunk.literal &&
    !chunk.operator &&
    [...chunk.entities, ...chunk.fields, ...chunk.values].every(m => m.quality < 0.8))
