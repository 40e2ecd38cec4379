import type { Dictionary } from '../dictionary/dictionary.ts'
import { superlativeOf } from '../language/gradables.ts'
import { FILLERS, PRONOUNS } from '../language/lexicon.ts'
import { singular } from '../language/words.ts'
import type { Token } from '../requests/read-message.ts'

/**
 * Little words that are the noun of a kind of record: the holds of a library, the works of an artist, the returns of a shop.
 * They are verbs as well, so where they stand decides (Quirk et al., A comprehensive grammar, 1985, 2.36-2.41: nouns follow
 * determiners and prepositions, verbs follow their subject and stand before their object).
 */
export function isKindAt(tokens: readonly Token[], at: number, dictionary: Dictionary): boolean {
  if (!isNounOfKind(tokens[at]!, dictionary) && !isNounOfItems(tokens, at, dictionary))
    return isOtherNounAt(tokens, at, dictionary)
  if (at > 0 && /^#?\d+$/.test(tokens[at + 1]?.text ?? '')) return isOne(tokens[at]!.norm)
  const [before, after] = [tokens[at - 1], tokens[at + 1]?.norm ?? '']
  // "Ann Lee's run": what is somebody's is a noun.
  if (before?.isOwner) return true
  if (OBJECTS.test(after)) return false
  // "suppliers that have items below …": behind "have" and as what is no verb it is a noun in the plural.
  if (/^(?:items|entries)$/.test(tokens[at]!.norm) && /^(?:have|has|had|are)$/.test(before?.norm ?? '')) return true
  if (isDoneBySomebody(tokens, at)) return true
  if (isOne(tokens[at]!.norm))
    return before !== undefined && (BEFORE_ONE.test(before.norm) || isAdjective(before.norm) || asksWhich(tokens, at))
  return before === undefined || BEFORE_MANY.test(before.norm) || !isSubject(before, dictionary)
}

/** "what did Ann Lee return?": behind its subject, with nothing else to do, it is what such records tell of. */
const isDoneBySomebody = (tokens: readonly Token[], at: number): boolean => {
  const did = tokens.findLastIndex(({ norm }, i) => i < at && norm === 'did')
  const subject = did < 0 ? [] : tokens.slice(did + 1, at)
  const isSomebody =
    subject.length < 4 && subject.every(({ text, norm }) => /^\p{Lu}/u.test(text) || /^(?:he|she|they)$/.test(norm))
  const isLast = tokens
    .slice(at + 1)
    .every(({ norm }) => /^(?:in|on|last|this|since|\d{4}|year|month|week|\p{Lu}?\p{Ll}+)$/u.test(norm))
  return subject.length > 0 && isSomebody && isLast && did > 0
}

/** What begins the object of a verb: "which hall holds the most", "holds 30". */
const OBJECTS = /^(?:the|an?|me|us|it|them|that|this|my|your|up|out|off|\d.*)$/

const DETERMINERS = 'the|an?|this|that|my|your|his|her|its|our|their|each|every|any|no|per|by|of'
const BEFORE_ONE = new RegExp(`^(?:${DETERMINERS})$`)

/** "which show has the most …": a question begins with it, or goes on with it behind a preposition; "the cards that show …" relate. */
const asksWhich = (tokens: readonly Token[], at: number): boolean =>
  /^(?:which|what)$/.test(tokens[at - 1]?.norm ?? '') &&
  (at === 1 || /^(?:and|so|of|in|on|for|from|to|by|with|at)$/.test(tokens[at - 2]!.norm))

const BEFORE_MANY = new RegExp(
  `^(?:${DETERMINERS}|all|many|some|few|fewer|more|most|these|those|which|what|and|or|with|without|list|show|get|find|count)$`,
)

/** "the longest run", "the next return", "the average hold": an adjective stands before a noun. */
const isAdjective = (word: string): boolean =>
  /^(?:first|last|next|average|typical|single)$/.test(word) || superlativeOf(word) !== undefined

const isOne = (word: string): boolean => singular(word) === word

/** Who or what may do something: a pronoun, a kind of record, a name, or another little word. */
const isSubject = ({ norm, text, stem }: Token, { entities }: Dictionary): boolean =>
  PRONOUNS.has(norm) || FILLERS.has(norm) || /^\p{Lu}/u.test(text) || entities.has(stem)

/** "the items of order 7", "entries in the log": what a record that is named beside holds a list of. */
const isNounOfItems = (tokens: readonly Token[], at: number, { entities }: Dictionary): boolean =>
  /^(?:items?|entry|entries)$/.test(tokens[at]!.norm) &&
  (entities.get(tokens[at]!.stem) ?? []).some(
    ({ entity: { inside, words } }) =>
      inside !== undefined &&
      singular(words.at(-1)!) === singular(tokens[at]!.norm) &&
      tokens.some((token, i) => i !== at && entities.get(token.stem)?.some(one => one.entity.key === inside.entity)),
  )

/** "how many holds", "all holds" of reservations: another noun for records of a kind, in the plural behind what stands before nouns alone. */
const isOtherNounAt = (tokens: readonly Token[], at: number, { entities }: Dictionary): boolean => {
  const { norm, stem } = tokens[at]!
  return (
    FILLERS.has(norm) &&
    !isOne(norm) &&
    BEFORE_NOUNS.test(tokens[at - 1]?.norm ?? '') &&
    !OBJECTS.test(tokens[at + 1]?.norm ?? '') &&
    (entities.get(stem) ?? []).some(
      ({ noun, quality }) =>
        quality >= (/^(?:items|entries)$/.test(norm) ? 0.85 : OTHERWISE) && noun === singular(norm),
    )
  )
}
/** So good is another noun for records. */
const OTHERWISE = 0.8
const BEFORE_NOUNS = /^(?:many|all|the|our|my|your|their|any|some|more|fewer|most|these|those|of|no)$/

/** A kind of record is called by the very word. */
const isNounOfKind = ({ norm, stem }: Token, { entities }: Dictionary): boolean =>
  FILLERS.has(norm) &&
  (entities.get(stem) ?? []).some(
    ({ entity, quality }) => quality === 1 && !entity.inside && singular(entity.words.at(-1)!) === singular(norm),
  )
