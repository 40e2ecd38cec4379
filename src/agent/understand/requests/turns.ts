import { fragment } from '../../../lib/patterns.ts'
import { type Replacement, replaceEachIn } from '../../../lib/prefilter/may-match.ts'

/** A turn of speech, and the plain words that stand for it. */
export type Turn = readonly [turn: RegExp, plain: Replacement]

/** A message in plain words: each of the turns in it is replaced, one after the other. What cannot be in it is not looked for. */
export const sayPlainly = (message: string, turns: readonly Turn[]): string => replaceEachIn(message, turns)

/** One to three words that name a kind of record or a field. */
export const NAME = fragment`\p{L}+(?:[ -]\p{L}+){0,2}`
/** A superlative by its form; what only looks like one is looked up. */
export const SUPERLATIVE = fragment`(?:(?:most|least)\ \p{L}{4,}|\p{L}{3,}est)`
export const SO_MANY = fragment`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)`

/** What is somebody's, by the pronoun for them. */
export const THEIR: Readonly<Record<string, string>> = {
  he: 'his',
  him: 'his',
  she: 'her',
  her: 'her',
  they: 'their',
  it: 'its',
}

/** What may stand before a question and says nothing of it. */
export const LEAD = fragment`\W*(?:(?:and|so|but|ok|okay|now|please|lastly|finally|also)\W+)*`
/** The same in short: one word that goes on from what was said before, or none. */
export const AND_SO = fragment`\W*(?:(?:and|so|then|now)\ )?`
/** Thanks at the end of a request. */
export const PLEASE = fragment`(?:,?\ (?:please|pls|thanks))?`
/** One that is named: by capitals, in quotes or by its number. */
export const NAMED = fragment`
  (?=[^,;:?!]*(?:(?-i:\p{Lu})|\d))
  (?!(?:which|what|who|whom|whose|where|when|why|how|is|are|was|were|do|does|did|has|have|had|can|could|will|would|i|we|you|if|on|in|at|by|for|of|from
    |since|until|list|show|give|tell|find|count|name|set|add|change|make|put|there|any|some)\b)
  (?:["“][^"“”]{2,60}["”]|[\p{L}\d][^,;:?!"“”]{0,70}?)
`
/** The named groups of a match, which stand last. */
export const groupsOf = (args: readonly unknown[]): Partial<Record<string, string>> =>
  args.at(-1) as Partial<Record<string, string>>

/** Whether a text in quotes has begun in it and goes on behind it: what stands there is part of a name. */
export const endsInQuotes = (text: string): boolean => (text.match(/["“”]/g) ?? []).length % 2 === 1
