import type { Free, Place } from './annotate.ts'
import type { Chunk } from './chunk.ts'
import { FILLERS, LIGHT_VERBS, NEGATIONS } from '../language/lexicon.ts'
import type { Dictionary, FieldMention } from '../dictionary/dictionary.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { rememberByObject } from '../../../lib/remember-by-object.ts'
import { synonymsOfState } from '../../../lib/names-of-values.ts'
import { withoutKindsAndVerbs } from './kinds-and-verbs.ts'
import type { Token } from '../requests/read-message.ts'
import type { ValueMatch, Vocabulary } from '../vocabulary/vocabulary.ts'
import { isIrregular, isParticiple, rootOf } from '../language/verb-forms.ts'
import { unpaidStates } from '../entity-model/unpaid-states.ts'
import { isDerived, isPlural, stem } from '../language/words.ts'

export type Read = Token & { certainty: number }

/** "inside" is no contrary of a side. */
const ADVERB_OF_PLACE = /^(?:in|out)(?:side|doors?|land|wards?)$/
/** The prefix of a word that says the contrary of what is behind it. */
export const NEGATIVE = /^(?:un|in|im|ir|il|non|dis)(?=\p{L}{4})/u
/** Pairs of opposites that yes/no fields are named after; of each the catalogue uses one. */
const OPPOSITES: [string, string][] = [
  ['enabled', 'disabled'],
  ['public', 'private'],
  ['open', 'closed'],
  ['visible', 'hidden'],
  ['online', 'offline'],
  ['internal', 'external'],
  ['permanent', 'temporary'],
  ['taken', 'free'],
  ['present', 'absent'],
  ['on time', 'late'],
  ['on time', 'delayed'],
  ['passed', 'failed'],
  ['successful', 'failed'],
  ['succeeded', 'failed'],
  ['occupied', 'vacant'],
  ['occupied', 'free'],
]
/** The words that say the contrary of a word. */
const opposites = Map.groupBy(
  OPPOSITES.flatMap(([a, b]) => [{ said: a, means: b }, { said: b, means: a }]), // oxfmt-ignore
  ({ said }) => said,
)

/** "closed" for open, of the words that yes/no fields are called by. */
export const contrariesOf = (word: string): string[] => (opposites.get(word) ?? []).map(({ means }) => means)

/** "out of stock" of a yes/no field called "in stock", "off duty" of one called "on duty". */
export function placeOutOf(
  tokens: Read[],
  chunks: (Chunk | undefined)[],
  dictionary: Dictionary,
  vocabularies: readonly Vocabulary[],
  place: Place,
): void {
  for (let at = 0; at + 1 < tokens.length; at++) {
    if (tokens[at]!.norm === 'off') placeOff(tokens, at, vocabularies, place)
    const what = tokens[at + 2] ?? tokens[at + 1]!
    const isOff = tokens[at]!.norm === 'off'
    const off = isOff
      ? (dictionary.fields.get(`on ${tokens[at + 1]!.stem}`) ?? []).filter(m => m.field.role === 'boolean')
      : []
    if (off.length) place(at, at + 2, { fields: off, negated: true })
    const isSold = tokens[at]!.norm === 'sold' && tokens[at + 1]!.norm === 'out'
    if (!isSold && (tokens[at]!.norm !== 'out' || tokens[at + 1]!.norm !== 'of')) continue
    const flags = (dictionary.fields.get(`in ${isSold ? 'stock' : what.stem}`) ?? []).filter(
      m => m.field.role === 'boolean',
    )
    if (flags.length && !chunks.slice(at, at + 2).some(c => c?.kind === 'literal'))
      place(at, at + (isSold ? 2 : 3), { fields: flags, negated: true })
  }
}

/** "off the road", "off site" of a state `on_road`, `on_site`: its contrary, where no state is called so. */
function placeOff(tokens: Read[], at: number, vocabularies: readonly Vocabulary[], place: Place): void {
  const noun = /^(?:the|a)$/.test(tokens[at + 1]!.norm) ? at + 2 : at + 1
  if (vocabularies.some(({ exact }) => exact.has(`off ${tokens[noun]?.norm}`))) return
  const values = vocabularies
    .flatMap(({ exact }) => exact.get(`on ${tokens[noun]?.norm}`) ?? [])
    .filter(({ field, quality }) => field.role === 'category' && quality >= 0.9)
  if (values.length) place(at, noun + 1, { values, negated: true })
}

/** "unpaid", "inactive", "uninsured", "private" of `is_public`: the opposite of a word that means something here. */
export function placeNegatedWords(
  tokens: Read[],
  dictionary: Dictionary,
  vocabularies: Vocabulary[],
  place: Place,
  free: Free,
): void {
  tokens.forEach((token, at) => {
    if (!free(at, at + 1) || FILLERS.has(token.norm)) return
    const prefix = ADVERB_OF_PLACE.test(token.norm) ? null : NEGATIVE.exec(token.norm)
    const base = prefix ? token.norm.slice(prefix[0].length) : undefined
    // "inpatients" are no contrary of patients: records have none.
    if (base && isPlural(base) && dictionary.entities.has(stem(base))) return
    for (const word of base ? [token.norm, base] : [token.norm]) {
      const fields = deniedFlags(word, dictionary)
      const negated = word === token.norm && { negated: true as const }
      if (fields.length) return place(at, at + 1, { fields, ...negated, certainty: token.certainty })
    }
    const contraries = base ? [] : contrariesOf(token.norm)
    const undone = base || contraries.length ? [] : deniedStates(tokens, at, vocabularies)
    if (undone.length) return place(at, at + 1, { values: undone, negated: true, certainty: token.certainty })
    if (!base && !contraries.length) return
    const open = base ? openStates(base, vocabularies) : []
    if (open.length) return place(at, at + 1, { values: open, certainty: token.certainty })
    const keyed = (word: string) => dictionary.fields.get(word.split(' ').map(stem).join(' '))
    const word = base ?? contraries.find(one => keyed(one)) ?? contraries[0]!
    const derived = base
      ? [...dictionary.words].find(w => isDerived(base, w) && dictionary.fields.has(stem(w)))
      : undefined
    // "unpaid" of a `settled`: another word for the state.
    const alike = () => synonymsOfState(word).flatMap(one => keyed(one) ?? [])
    const mentions = keyed(word) ?? dictionary.fields.get(stem(derived ?? word)) ?? alike()
    // "undelivered" has no day of delivery; a "discount" is no contrary of being counted.
    const isUndone = base !== undefined && isParticiple(base)
    const isLacked = ({ role }: Field) => isUndone && /^(?:date|reference)$/.test(role)
    const flags = mentions.filter(({ field }) => field.role === 'boolean' || isLacked(field))
    const values = base
      ? vocabularies
          .flatMap(v => v.exact.get(base) ?? v.loose.get(stem(base)) ?? [])
          .filter(v => v.field.role === 'category')
      : []
    // The date or flag of that very name says it better than a kind that means the same.
    if (flags.length && values.every(v => v.quality < 0.9)) values.splice(0)
    if (flags.length || values.length)
      place(at, at + 1, { fields: flags, values, negated: true, certainty: token.certainty })
  })
}

/** "not paid" of a state `unpaid`, or of one that means the same: the participle behind a negation is its contrary. */
function deniedStates(tokens: Read[], at: number, vocabularies: readonly Vocabulary[]): ValueMatch[] {
  const { norm } = tokens[at]!
  const isDenied = tokens.slice(Math.max(0, at - 3), at).some(one => /^(?:not|never)$|n['’]?t$/.test(one.norm))
  if (!isDenied || !isParticiple(norm)) return []
  const values = vocabularies.flatMap(v => v.exact.get(`un${norm}`) ?? v.loose.get(stem(`un${norm}`)) ?? [])
  return values.filter(v => v.field.role === 'category')
}

/** "unpaid" of what is `Paid`, `Waived` or `Outstanding`: the state that says so, and not all that are not paid. */
const openStates = (participle: string, vocabularies: readonly Vocabulary[]): ValueMatch[] =>
  /^(?:paid|settled)$/.test(participle)
    ? vocabularies
        .flatMap(v => v.exact.get('outstanding') ?? [])
        .filter(({ field }) => field.role === 'category' && unpaidStates(field).length > 0)
    : []

/** `is_not_refundable` for "refundable", where no field is called that: the yes/no field that denies it. */
function deniedFlags(word: string, { fields }: Dictionary): FieldMention[] {
  if (fields.has(stem(word))) return []
  const denied = ['not', 'non', 'no'].flatMap(no => fields.get(`${no} ${stem(word)}`) ?? [])
  return denied.filter(({ field }) => field.role === 'boolean' && stem(field.words.at(-1)!) === stem(word))
}

/**
 * "require a follow-up", "renew automatically", "opted in to marketing": the words of a yes/no field in any order and
 * form, with little words between. What the same words mean one by one gives way.
 */
export function placeScattered(
  tokens: Read[],
  chunks: (Chunk | undefined)[],
  dictionary: Dictionary,
  place: Place,
): void {
  for (const { words, mentions } of dictionary.flags) {
    const longest = words.length + 3
    for (let from = 0; from < tokens.length; from++) {
      const found = words.map(word => {
        const at = tokens.slice(from, from + longest).findIndex(t => isForm(t.norm, word) || isContrary(t.norm, word))
        return at < 0 ? -1 : from + at
      })
      if (found.includes(-1) || !found.includes(from) || new Set(found).size < words.length) continue
      let to = Math.max(...found) + 1
      while (to < tokens.length && chunks[to] && chunks[to] === chunks[to - 1] && FILLERS.has(tokens[to]!.norm)) to++
      const between = tokens.slice(from, to).filter((_, i) => !found.includes(from + i))
      // "the lid was not closed" of `lid_closed`: it is denied.
      const isDenied = between.filter(t => NEGATIONS.has(t.norm)).length === 1 && between.some(t => t.norm === 'not')
      const isLoose = between.every(
        t =>
          (NEGATIONS.has(t.norm) ? isDenied : FILLERS.has(t.norm)) ||
          LIGHT_VERBS.has(t.stem) ||
          /^(that|which)$/.test(t.norm),
      )
      const inside = lieWithin(chunks, from, to, c => !c.scopes.length)
      const isOpposite = (said: string, word: string) => said === `un${word}` || isContrary(said, word)
      const isNegated = found.some((place, i) => isOpposite(tokens[place]!.norm, words[i]!)) !== isDenied
      if (isLoose && inside) place(from, to, { fields: mentions, ...(isNegated && { negated: true as const }) })
    }
  }
}

/** What was placed on these words is wholly among them, neither a literal nor a noun by its own name, and passes the test. */
export const lieWithin = (
  chunks: readonly (Chunk | undefined)[],
  from: number,
  to: number,
  passes: (chunk: Chunk) => boolean,
): boolean =>
  chunks
    .slice(from, to)
    .every(
      c =>
        !c ||
        (c.from >= from && c.to <= to && c.kind !== 'literal' && !c.entities.some(e => e.quality === 1) && passes(c)),
    )

/** What may stand between the words of a field that stand in another order: prepositions, auxiliaries and their subjects. */
const BETWEEN = /^(?:in|of|the|per|is|are|was|were|have|has|had|been|being|be|do|does|did|we|they|you|i|he|she|it)$/

/** A word of a field, by its stem or, of an irregular verb, by its root: "spend" of hours that were spent. */
interface Wanted {
  root?: string
  stem?: string
}

/** The words of each field that is called by several. */
const wantedOf = rememberByObject(({ phrases }: Dictionary) =>
  phrases.map(({ words, mentions }) => ({
    wanted: words.map((word): Wanted => (isIrregular(word) ? { root: rootOf(word) } : { stem: stem(word) })),
    mentions,
  })),
)

/**
 * "budget in hours", "hour budget" of `budget_hours`, "hours have been spent" of `spent_hours`: all the words of a field side
 * by side, in another order.
 */
export function placeReordered(
  tokens: Read[],
  chunks: (Chunk | undefined)[],
  dictionary: Dictionary,
  place: Place,
): void {
  const stems = tokens.map(t => t.stem)
  const roots = tokens.map(t => rootOf(t.norm))
  const isAt = (word: Wanted, at: number) =>
    word.root === undefined ? word.stem === stems[at] : word.root === roots[at]
  for (const { wanted, mentions } of wantedOf(dictionary)) {
    if (!wanted.every(word => tokens.some((_, at) => isAt(word, at)))) continue
    for (let from = 0; from < tokens.length; from++) {
      let to = from
      const missing = [...wanted]
      while (to < tokens.length && missing.length) {
        const at = missing.findIndex(word => isAt(word, to))
        if (at >= 0) missing.splice(at, 1)
        else if (to === from || !BETWEEN.test(tokens[to]!.norm)) break
        to++
      }
      // "months of warranty" of `warranty_months`: together they are the figure, whatever one of them is elsewhere.
      const isOf = wanted.length === 2 && to - from === 3 && tokens[from + 1]!.norm === 'of'
      const isPlain = lieWithin(chunks, from, to, c => !c.operator && (isOf || !c.values.length))
      const fields = withoutKindsAndVerbs(tokens[from]!, mentions, dictionary)
      if (missing.length || !isPlain || chunks[from]?.to === to || !fields.length) continue
      place(from, to, { fields })
      from = to
    }
  }
}

/** "are active" of a yes/no field `isActive`: the word behind the verb may be a state of other records as well. */
export function addStates(tokens: Read[], chunks: (Chunk | undefined)[], vocabularies: Vocabulary[]): void {
  for (const chunk of new Set(chunks)) {
    if (!chunk || chunk.to - chunk.from < 2 || chunk.values.length || !chunk.fields.length) continue
    if (!/^(?:is|are|was|were|be)$/.test(tokens[chunk.from]!.norm)) continue
    if (!chunk.fields.every(f => f.field.role === 'boolean')) continue
    const state = tokens
      .slice(chunk.from + 1, chunk.to)
      .map(t => t.norm)
      .join(' ')
    chunk.values = vocabularies.flatMap(v => v.exact.get(state) ?? []).filter(v => v.field.role === 'category')
  }
}

/** "closed on Sundays" of `open_on_sundays`. */
const isContrary = (said: string, word: string): boolean => contrariesOf(word).includes(said)

/** A form of the word, or what is made of it. */
export const isForm = (text: string, word: string): boolean =>
  text === `un${word}` ||
  stem(text) === stem(word) ||
  isDerived(text, word) ||
  (word.length >= 4 && text.startsWith(word)) ||
  (text.length >= 4 && word.startsWith(text))

/** Fields of two words or more, for `placeScattered`. */
export interface ScatteredFlag {
  words: string[]
  mentions: FieldMention[]
}
