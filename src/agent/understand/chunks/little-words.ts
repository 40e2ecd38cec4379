import { pattern } from '../../../lib/patterns.ts'
import { PHRASAL_STATES } from '../../../lib/names-of-values.ts'
import { synonymsOfState } from '../../../lib/names-of-values.ts'
import { isKindAt } from './little-kinds.ts'
import { GRADED_WORDS } from '../language/gradables.ts'
import {
  AGGREGATES,
  FILLERS,
  GROUPERS,
  LINKING_WORDS,
  LITTLE_NOUNS,
  NEGATIONS,
  STATES_TOO,
} from '../language/lexicon.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Token } from '../requests/read-message.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { isPlural, singular } from '../language/words.ts'
import type { Places, Stretch } from './stretch.ts'
import { isPredicative } from './predicatives.ts'
import { isParticle } from '../language/particles.ts'
import { isBareParticiple, isParticiple } from '../language/verb-forms.ts'

/** A little word that may be a noun, where none stands. */
export const isLittleNoun = ({ tokens, from, part: [first], isSingle }: Stretch, dictionary: Dictionary): boolean =>
  isSingle &&
  FILLERS.has(first!.norm) &&
  LITTLE_NOUNS.has(singular(first!.norm)) &&
  !isNounAt(tokens, from) &&
  !isKindAt(tokens, from, dictionary)

/** Nothing but little words of English, which no service calls anything by here. */
export function isFillerThere(stretch: Stretch, { dictionary, vocabularies }: Places): boolean {
  const { tokens, from, to, part, stems, words, isSingle, isUpper } = stretch
  if (!part.every(token => FILLERS.has(token.norm)) || (isSingle && isKindAt(tokens, from, dictionary))) return false
  if (isSingle && isSubjectNoun(tokens, from)) return false
  // "work items": what is exactly a kind of record, though each of its words says nothing by itself.
  const isNoun = !isSingle && dictionary.entities.get(stems)?.some(e => e.quality >= (e.noun ? 0.8 : 0.9))
  if (isNoun && isPlural(part.at(-1)!.norm)) return false
  if (isOfState(tokens, to - 1)) return false
  // "check in the diary", "please check in …": an order, no verb of the records.
  if (!isSingle && /^(?:please|you|to|i)$/.test(tokens[from - 1]?.norm ?? 'please')) return true
  const isKind =
    isState(words, vocabularies) ||
    isKindBeside(words, namesBeside(tokens, from, to), dictionary, vocabularies) ||
    (isSingle &&
      (isAttributive(tokens, from, dictionary) || isPredicate(tokens, from) || isOneOfSort(tokens, from)) &&
      isValue(words, vocabularies))
  return !isUpper && !isKind && !isNoun && !dictionary.fields.has(stems)
}

/** "clients with a fall": behind the indefinite article a verb that only links is the noun of something that is such. */
const isOneOfSort = (tokens: readonly Token[], at: number): boolean =>
  /^(?:an?|another)$/.test(tokens[at - 1]?.norm ?? '') &&
  LINKING_WORDS.has(tokens[at]!.norm) &&
  tokens[at + 1]?.norm !== 'of'

/** "how many holds were placed", "all views in May": where nothing is called so, what things are said of is unknown, and never passed over. */
export const isSubjectNoun = (tokens: readonly Token[], at: number): boolean => {
  const [before, after] = [tokens[at - 1]?.norm, tokens[at + 1]?.norm ?? '']
  const isSubject = /^(?:is|are|was|were|have|has|had)$/.test(after) || isParticiple(after)
  return (
    DOINGS.test(tokens[at]!.norm) &&
    isSubject &&
    (before === undefined || /^(?:many|all|the|our|which|what)$/.test(before))
  )
}
/** Plurals of what is done, which are verbs as well. */
const DOINGS = /^(?:holds|covers|views|runs|checks|uses)$/

/** "are on hold": a state in two little words is never passed over, whether or not anything is in it. */
export const isOfState = (tokens: readonly Token[], at: number): boolean => {
  const [be, preposition] = [tokens[at - 2]?.norm ?? '', tokens[at - 1]?.norm ?? '']
  const isBehindBe = /^(?:is|are|was|were|be|been|not|still|currently|now)$/.test(be)
  return (
    isBehindBe && /^(?:on|in|under)$/.test(preposition) && PHRASAL_STATES.includes(`${preposition} ${tokens[at]!.norm}`)
  )
}

export const isOperatorWord = (word: string): boolean =>
  word in AGGREGATES || GRADED_WORDS.has(word) || GROUPERS.has(word) || NEGATIONS.has(word)

/** Words behind which a noun stands. */
const BEFORE_NOUN = pattern()`
  ^(
    the|its|their|his|her|our|each|every|per|by|and|or|of|with|in|which|what|different|distinct|many|same|most
    |least|fewest|other
  )$
`

/** Whether a word stands where a noun does: behind an article, a preposition or a question word, and not before an object. */
function isNounAt(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1]?.norm, tokens[at + 1]?.norm]
  if (/^(the|a|an|me|us|it|them|to|that|this|my|your)$/.test(after ?? '')) return false
  // "Ann's kind", "the mill's type".
  if (tokens[at - 1]?.isOwner) return true
  // "…: make and year?": what is set off by a sign starts anew.
  const isSetOff = at > 0 && tokens[at]!.start - tokens[at - 1]!.end > 1
  return before === undefined || isSetOff ? /^(and|of)$/.test(after ?? '') : BEFORE_NOUN.test(before)
}

/** "on hold", "available": little words that are a kind of the data. */
const isState = (words: string, vocabularies: Vocabulary[]) =>
  (words.includes(' ') || STATES_TOO.has(words)) &&
  [words, ...(isParticle(words.split(' ')[0]) ? synonymsOfState(words) : [])].some(state =>
    vocabularies.some(v => v.exact.get(state)?.some(m => m.quality === 1 && m.field.role === 'category')),
  )

/** What an adjective stands behind, and no verb (closed class). */
const BEFORE_ADJECTIVE = pattern()`
  ^(?:
    the|an?|any|all|our|my|your|their|these|those|many|some|no|only|other|more|most|fewer|for|from|with|on|about|of|in|at|between|which|what
    |me|us|there
  )$
`
/** A participle or adjective among the words that mostly link, which begins no order: "live placements", "working pumps". */
const OF_STATE = /^(?:live|working|[a-z]+ed)$/
/** Verbs of asking, behind which what is asked for begins. */
const ASKING = /^(?:show|list|find|get|see|have|has|got|need|want|display)$/

/**
 * "only the print ones", "how many print subscriptions", "charged for full tunings": a word that asks elsewhere says of what kind, between a
 * determiner or a preposition and a noun.
 */
const isAttributive = (tokens: readonly Token[], at: number, { entities }: Dictionary): boolean => {
  const next = tokens[at + 1]
  const isNoun =
    /^ones?$/.test(next?.text.toLowerCase() ?? '') || entities.get(next?.stem ?? '')?.some(e => e.quality >= 0.8)
  const before = tokens[at - 1]?.text.toLowerCase()
  const mayBegin = LINKING_WORDS.has(tokens[at]!.norm) && OF_STATE.test(tokens[at]!.norm)
  const isBegun = before === undefined || ASKING.test(before)
  return Boolean(isNoun) && (BEFORE_ADJECTIVE.test(before ?? '') || (mayBegin && isBegun))
}

const isValue = (word: string, vocabularies: Vocabulary[]) =>
  word.length > 2 &&
  vocabularies.some(v => v.exact.get(word)?.some(m => m.quality === 1 && m.field.role === 'category'))

/** "with type print", "whose type is print". */
const fieldBefore = (tokens: readonly Token[], at: number): Token | undefined =>
  /^(?:is|are|of|as|=|:)$/.test(tokens[at - 1]?.norm ?? '') ? tokens[at - 2] : tokens[at - 1]

/** So many words the name of a field may have. */
const LONGEST = 3

/** What may name a field right behind a word, or before it: each run of words there. */
function namesBeside(tokens: readonly Token[], from: number, to: number): string[] {
  const before = fieldBefore(tokens, from)
  const end = before ? tokens.indexOf(before) + 1 : 0
  const lengths = Array.from({ length: LONGEST }, (_, index) => index + 1)
  const runs = lengths.flatMap(count => [
    tokens.slice(to, to + count),
    end >= count ? tokens.slice(end - count, end) : [],
  ])
  return [...new Set(runs.filter(run => run.length > 0).map(run => run.map(({ stem }) => stem).join(' ')))]
}

/** "the data team", "items section", "a Plus care plan": a little word is a kind right beside the name of the field that has it. */
function isKindBeside(words: string, names: string[], dictionary: Dictionary, vocabularies: Vocabulary[]): boolean {
  const kinds = vocabularies.flatMap(({ exact }) => exact.get(words)?.filter(m => m.quality === 1) ?? [])
  return (
    kinds.length > 0 &&
    names.some(name => dictionary.fields.get(name)?.some(f => f.quality >= 0.8 && kinds.some(m => m.field === f.field)))
  )
}

/** "which plots are let", "the talks that we have given": a participle behind a form of "be" or "have", with no object of its own. */
const isPredicate = (tokens: readonly Token[], at: number): boolean =>
  (isParticiple(tokens[at]!.norm) ||
    isBareParticiple(tokens[at]!.norm) ||
    isPredicative(tokens, at) ||
    tokens[at]!.norm === 'live' ||
    (tokens[at]!.norm === 'working' && at === tokens.length - 1)) &&
  (/^(?:is|are|was|were|been|being|not|still|already|currently|now)$/.test(tokens[at - 1]?.norm ?? '') ||
    // "how many seats do we have left": what remains.
    (/^(?:have|has|had)$/.test(tokens[at - 1]?.norm ?? '') && !/^(?:left|remaining)$/.test(tokens[at]!.norm))) &&
  !/^(?:the|an?|me|us|it|them|this|that|these|those|my|your)$/.test(tokens[at + 1]?.norm ?? '')
