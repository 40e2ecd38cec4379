import { pattern } from '../../../lib/patterns.ts'
import type { Free, Place } from './annotate.ts'
import { isKindAt } from './little-kinds.ts'
import { withoutKindsAndVerbs } from './kinds-and-verbs.ts'
import { isTotalOfOthers } from './total-of-others.ts'
import { isBeingSomewhere } from './place-inside.ts'
import { GRADED_WORDS } from '../language/gradables.ts'
import { AGGREGATES, FILLERS, GROUPERS, LITTLE_NOUNS, NEGATIONS, STATES_TOO } from '../language/lexicon.ts'
import { isBareParticiple, isParticiple } from '../language/verb-forms.ts'
import { initialsOf } from '../dictionary/add-initials.ts'
import type { Dictionary, EntityMention, FieldMention, ScopeMention } from '../dictionary/dictionary.ts'
import type { Token } from '../requests/read-message.ts'
import { isOtherNoun, withoutVerbs } from '../language/same-stem.ts'
import { isShortCountry } from '../language/places.ts'
import { LONGEST, longestStretches, wordsIn } from '../language/stretches.ts'
import type { ValueMatch, Vocabulary } from '../vocabulary/vocabulary.ts'
import { fold, isPlural, singular, stem, wordsOf } from '../language/words.ts'
import {
  areThingsTakenFor,
  GUESSED,
  isModifierOf,
  isPersonTakenFor,
  looselyNamed,
  valuesFor,
} from './values-of-words.ts'

/** What mentions are looked for in, and where they are put. */
interface Places {
  dictionary: Dictionary
  vocabularies: Vocabulary[]
  place: Place
  free: Free
}

type CertainToken = Token & { certainty: number }

/** Some tokens of a message, one behind the other. */
interface Stretch {
  message: string
  tokens: readonly CertainToken[]
  from: number
  to: number
  /** Its own tokens, their stems and their words. */
  part: readonly CertainToken[]
  stems: string
  words: string
  isSingle: boolean
  /** A code or a letter that stands for something: "TX", "B". */
  isUpper: boolean
}

/**
 * Places kinds of record, fields, scopes, values of parameters and of the data. Longest first: a longer stretch that means
 * something beats the shorter ones inside it. `shortest` is the least number of tokens; a fraction of words may have two.
 */
export function placeMentions(message: string, tokens: CertainToken[], places: Places, shortest: number): void {
  const { dictionary, vocabularies, place, free } = places
  const longest = longestStretches(tokens, dictionary, vocabularies)
  const words = tokens.map(wordsIn)
  for (let length = Math.min(LONGEST, tokens.length); length >= Math.min(shortest, 2); length--)
    for (let from = 0; from + length <= tokens.length; from++) {
      if (length > longest(from) || !free(from, from + length)) continue
      const stretch = stretchOf(message, tokens, words, from, from + length, dictionary)
      if (length < shortest && !/\w/.test(stretch.stems)) continue
      if (saysName(stretch) && (!stretch.isSingle || isBeforeName(stretch))) continue
      // The figure behind "total" is looked for by itself.
      if (isTotalOfOthers(stretch, dictionary)) {
        place(from, from + 1, { kind: 'operator', operator: { type: 'aggregate', fn: 'sum' } })
        continue
      }
      const mention = mentionIn(stretch, places)
      if (mention) place(from, stretch.to, mention)
    }
}

/** "a deal named X": the participle says what it is called, and is no part of a field for its name. */
const saysName = ({ part }: Stretch): boolean => /^(?:named|called|titled|labell?ed)$/i.test(part.at(-1)!.text)

/** "a deal named Acme": behind it stands a name in capitals. */
const isBeforeName = ({ tokens, to }: Stretch): boolean => /^\p{Lu}/u.test(tokens[to]?.text ?? '')

function stretchOf(
  message: string,
  tokens: readonly CertainToken[],
  words: readonly string[][],
  from: number,
  to: number,
  dictionary: Dictionary,
): Stretch {
  const part = tokens.slice(from, to)
  const isSingle = part.length === 1
  return {
    message,
    tokens,
    from,
    to,
    part,
    stems: part.map(token => token.stem).join(' '),
    words: words.slice(from, to).flat().join(' '),
    isSingle,
    // A letter by itself may be a class; "I" and "A" are words.
    isUpper:
      isSingle &&
      (/^(?:[A-Z]{2,3}s?|[B-HJ-Z])$/.test(part[0]!.text) ||
        isBareCode(tokens, from) ||
        isLetterA(tokens, from, dictionary)),
  }
}

/** "accounts in tx": two letters in haste that are no word, no title and no unit of English. */
function isBareCode(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!
  if (!/^\p{Ll}{2}$/u.test(text) || ABBREVIATIONS.has(text) || FILLERS.has(text)) return false
  const [before, other] = [tokens[at - 1]?.norm ?? '', tokens[at - 2]?.text ?? '']
  // "in ca", "in ca or il": what stands where a place does.
  const isPlace =
    /^(?:in|from|outside|within)$/.test(before) || (/^(?:or|and)$/.test(before) && /^\p{Ll}{2}$/u.test(other))
  return (
    /^[b-df-hj-np-tv-z]{2}$/.test(text) || (isPlace && !/^(?:us|it|hi|oh|ok|id|ad|ex|pa|ma|no|go|up|ai|vr)$/.test(text))
  )
}
const ABBREVIATIONS = new Set(
  'mr ms md dr st mt jr sr vs hr hq tv pc cv pr ph pt pp ps pm nd rd th kg km cm mm ml mg lb ft hz gb mb kb kw nr qt wk yr bc dj gp'.split(
    ' ',
  ),
)

/** What a stretch means; undefined where it means nothing, or where something else explains it. */
function mentionIn(stretch: Stretch, places: Places): Parameters<Place>[2] | undefined {
  const { dictionary } = places
  const { tokens, from, to, part, stems, words, isSingle } = stretch
  const [first] = part as [CertainToken]
  if (isLittleNoun(stretch, dictionary) || endsInAverage(stretch) || endsInOnes(stretch)) return undefined
  const scopes = scopesFor(dictionary, tokens, from, to, stems)
  if (isFillerThere(stretch, places) && !scopes.length) return undefined
  const entities = entitiesIn(stretch, places)
  const fields = isSingle
    ? fieldsIn(stretch, dictionary)
    : withoutKindsAndVerbs(first, fieldsIn(stretch, dictionary), dictionary)
  const args = dictionary.arguments.get(words) ?? []
  if (!isSingle && !entities.length && endsInNoun(dictionary, part, fields)) return undefined
  const written = valuesIn(stretch, places)
  const isMeant = entities.length + fields.length + scopes.length + args.length + written.length > 0
  const found = isMeant || isClosed(stretch, places) ? written : looselyNamed(places.vocabularies, words.split(' '))
  // "apartments" that are the units themselves are no part of the value "apartment block" of buildings.
  const values = entities.some(e => e.isEveryday) ? found.filter(value => value.quality >= 0.9) : found
  if (!isMeant && !values.length) return undefined
  // Single operator words stay operators unless they are a whole value of the data.
  if (isSingle && isOperatorWord(first.norm) && !values.some(value => value.quality === 1)) return undefined
  const isModifier =
    isSingle && !entities.length && !fields.length && values.every(value => isModifierOf(first.norm, value))
  // "doctors" may be no doctorate: a noun for people is taken for a kind of another stem's form as a guess only.
  const isGuess =
    isSingle && !isMeant && (isPersonTakenFor(first.norm, values) || areThingsTakenFor(first.norm, values))
  return {
    ...((isGuess || (isModifier && values.length > 0)) && { certainty: Math.min(first.certainty, GUESSED) }),
    entities,
    fields: [...fields, ...figureBehind(dictionary, fields, part)],
    scopes,
    arguments: args,
    values,
  }
}

/** "how long do they take to close on average": the preposition belongs to what is behind it. */
const endsInAverage = ({ tokens, to, part, isSingle }: Stretch): boolean =>
  !isSingle && part.at(-1)!.norm === 'on' && tokens[to]?.norm === 'average'

/** "the returned ones": the pronoun is no part of a name. */
const endsInOnes = ({ part, isSingle }: Stretch): boolean => !isSingle && part.at(-1)!.text === 'ones'

/** A little word that may be a noun, where none stands. */
const isLittleNoun = ({ tokens, from, part: [first], isSingle }: Stretch, dictionary: Dictionary): boolean =>
  isSingle &&
  FILLERS.has(first!.norm) &&
  LITTLE_NOUNS.has(singular(first!.norm)) &&
  !isNounAt(tokens, from) &&
  !isKindAt(tokens, from, dictionary)

/** Nothing but little words of English, which no service calls anything by here. */
function isFillerThere(stretch: Stretch, { dictionary, vocabularies }: Places): boolean {
  const { tokens, from, to, part, stems, words, isSingle, isUpper } = stretch
  if (!part.every(token => FILLERS.has(token.norm)) || (isSingle && isKindAt(tokens, from, dictionary))) return false
  // "work items": what is exactly a kind of record, though each of its words says nothing by itself.
  const isNoun = !isSingle && dictionary.entities.get(stems)?.some(e => e.quality >= 0.9)
  if (isNoun && isPlural(part.at(-1)!.norm)) return false
  // "check in the diary", "please check in …": an order, no verb of the records.
  if (!isSingle && /^(?:please|you|to|i)$/.test(tokens[from - 1]?.norm ?? 'please')) return true
  const isKind =
    isState(words, vocabularies) ||
    isKindBeside(words, tokens[to], dictionary, vocabularies) ||
    (isSingle && (isAttributive(tokens, from, dictionary) || isPredicate(tokens, from)) && isValue(words, vocabularies))
  return !isUpper && !isKind && !isNoun && !dictionary.fields.has(stems)
}

/** A name may hold a comma; a noun and its field do not. */
const isBroken = ({ message, part }: Stretch): boolean =>
  part.some((token, at) => at > 0 && /[,:;.!?()]/.test(message.slice(part[at - 1]!.end, token.start)))

/** "game masters" of `gamemasters`: the key of two words that a service writes as one. */
const writtenAsOne = (part: readonly Token[]): string =>
  part.length === 2 && part.every(token => token.text.length > 1)
    ? stem(fold(part.map(token => token.text).join('')))
    : ''

function entitiesIn(stretch: Stretch, { dictionary, vocabularies }: Places): EntityMention[] {
  const { message, tokens, to, part, stems, isSingle } = stretch
  const named = isBroken(stretch)
    ? []
    : (dictionary.entities.get(stems) ?? dictionary.entities.get(writtenAsOne(part)) ?? [])
  if (!isSingle) return named.filter(({ entity }) => !isNounAndVerb(part, entity))
  const [token] = part as [CertainToken]
  const initials = initialsOf(token, tokens[to], message, dictionary)
  const isKnown =
    (dictionary.words.has(singular(token.norm)) || dictionary.words.has(token.norm)) &&
    !isFlag(token.norm, stems, dictionary)
  const kinds = [...named, ...(initials ? [{ entity: initials, quality: 0.9 }] : [])]
  return (
    kinds
      .filter(mention => !isOfOtherWord(mention, kinds, token))
      .filter(mention => !isOtherNoun(token, mention))
      // A synonym's other forms are other words ("accountant" is no account).
      .filter(({ quality }) => isKnown || (quality >= 0.8 && !isOtherForm(token, dictionary, vocabularies)))
  )
}

/** "which lines stop here" of line stops: only the last word of a compound is in the plural (Quirk et al., 1985, I.57), so this is a verb. */
const isNounAndVerb = (part: readonly Token[], { words }: EntityMention['entity']): boolean =>
  part.length === words.length &&
  !isPlural(part.at(-1)!.norm) &&
  part.slice(0, -1).some(({ norm }, at) => isPlural(norm) && !isPlural(words[at]!))

/** "ad" read as "advertisement" is no advertiser where both are kinds of record, though they have one stem. */
function isOfOtherWord({ entity }: EntityMention, kinds: readonly EntityMention[], { norm }: CertainToken): boolean {
  const isOf = (one: EntityMention['entity']) => singular(one.words.at(-1)!) === singular(norm)
  return !isOf(entity) && stem(entity.words.at(-1)!) === stem(norm) && kinds.some(other => isOf(other.entity))
}

/** A yes/no field is called so: "organic" is no organization, though both have one stem. */
const isFlag = (word: string, stems: string, { fields }: Dictionary): boolean =>
  (fields.get(stems) ?? []).some(
    ({ field, quality }) => field.role === 'boolean' && quality === 1 && field.words.includes(word),
  )

const AUXILIARY = /^(?:is|was|has|have|does)$/

function fieldsIn(stretch: Stretch, dictionary: Dictionary): FieldMention[] {
  const { tokens, from, part, stems, isSingle } = stretch
  // "time zone" of a `timezone`: two words that are written as one.
  const together = dictionary.fields.get(writtenAsOne(part))
  const called = (!isBroken(stretch) && (dictionary.fields.get(stems) ?? together)) || []
  if (!isSingle) return called
  // "has" and "is" have the stems of units: `area_ha` is not what they say.
  if (AUXILIARY.test(part[0]!.norm)) return called.filter(({ field }) => field.words.includes(part[0]!.norm))
  return withoutVerbs(called, tokens, from, dictionary).filter(
    ({ field }) => field.role !== 'boolean' || isFormOf(part[0]!.norm, field),
  )
}

/** Values as they are written; a code in capitals, too, unless the whole message has them. */
function valuesIn(stretch: Stretch, { vocabularies }: Places): ValueMatch[] {
  const { message, part, words, isUpper } = stretch
  const named = isShort(stretch) ? [] : valuesFor(vocabularies, words)
  const isCode = isUpper && words.length === 2 && /\p{Ll}/u.test(message)
  return named.length || !isCode ? named : valuesFor(vocabularies, part[0]!.text.toUpperCase())
}

const isShort = ({ isSingle, isUpper, words }: Stretch): boolean =>
  isSingle && words.length <= 2 && !isUpper && !LETTER_AND_DIGIT.test(words) && !isShortCountry(words)
/** "D3" of a kennel, a room or a seat: no little word. */
const LETTER_AND_DIGIT = /^(?:\p{L}\d|\d\p{L})$/u

/** No loose writing of a value is looked for: the stretch is too short, it only leads to something, or is a part of a name. */
function isClosed(stretch: Stretch, { dictionary, vocabularies }: Places): boolean {
  const { tokens, from, to, part, isSingle } = stretch
  return (
    isShort(stretch) ||
    FILLERS.has(part[0]!.norm) ||
    FILLERS.has(part.at(-1)!.norm) ||
    (isSingle && isBeingSomewhere(tokens, from)) ||
    endsInName(tokens, from, to, dictionary, vocabularies)
  )
}

const isOperatorWord = (word: string): boolean =>
  word in AGGREGATES || GRADED_WORDS.has(word) || GROUPERS.has(word) || NEGATIONS.has(word)

/** "our A customers", "A customers": behind a determiner or before a plural the letter is no article. */
function isLetterA(tokens: readonly Token[], at: number, dictionary: Dictionary): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  return (
    tokens[at]!.text === 'A' &&
    (/^(?:the|our|my|your|their|its|all|class|grade|type|group)$/.test(before?.norm ?? '') ||
      (after !== undefined && isPlural(after.norm) && dictionary.entities.has(after.stem)))
  )
}

/** "open" is the state of an opening, though both have one stem. */
const isOtherForm = ({ norm }: Token, dictionary: Dictionary, vocabularies: Vocabulary[]) =>
  !dictionary.words.has(norm) &&
  !dictionary.words.has(singular(norm)) &&
  vocabularies.some(v => v.exact.get(norm)?.some(m => m.quality === 1 && m.field.role === 'category'))

/** "interns" are nothing internal, though both have one stem: a plural names no yes/no field that has no such noun. */
const isFormOf = (norm: string, field: FieldMention['field']): boolean => {
  const one = singular(norm)
  return (
    !(norm.endsWith('s') && one !== norm) || field.words.some(word => singular(word) === one || one.startsWith(word))
  )
}

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

/** "head of the Legal department": the name of a record before its own noun is that, and no end of a looser name. */
function endsInName(
  tokens: readonly Token[],
  from: number,
  to: number,
  dictionary: Dictionary,
  vocabularies: Vocabulary[],
): boolean {
  const noun = tokens[to] && (dictionary.entities.get(tokens[to].stem) ?? []).filter(m => m.quality >= 0.9)
  if (!noun?.length) return false
  for (let at = from + 1; at < to; at++) {
    const name = tokens
      .slice(at, to)
      .flatMap(t => wordsOf(t.norm))
      .join(' ')
    if (
      vocabularies.some(
        v =>
          noun.some(m => m.entity === v.entity) && v.exact.get(name)?.some(m => v.entity.nameFields.includes(m.field)),
      )
    )
      return true
  }
  return false
}

/** "on hold", "available": little words that are a kind of the data. */
const isState = (words: string, vocabularies: Vocabulary[]) =>
  (words.includes(' ') || STATES_TOO.has(words)) &&
  vocabularies.some(v => v.exact.get(words)?.some(m => m.quality === 1 && m.field.role === 'category'))

/** What an adjective stands behind, and no verb (closed class). */
const BEFORE_ADJECTIVE = /^(?:the|an?|any|all|our|my|your|their|these|those|many|some|no|only|other|more|most|fewer)$/

/** "only the print ones", "how many print subscriptions": a word that asks elsewhere says of what kind, between a determiner and a noun. */
const isAttributive = (tokens: readonly Token[], at: number, { entities }: Dictionary): boolean => {
  const next = tokens[at + 1]
  const isNoun =
    /^ones?$/.test(next?.text.toLowerCase() ?? '') || entities.get(next?.stem ?? '')?.some(e => e.quality >= 0.8)
  return Boolean(isNoun) && BEFORE_ADJECTIVE.test(tokens[at - 1]?.text.toLowerCase() ?? '')
}

/** "which plots are let", "none of them is used": a participle behind a form of "be", with no object of its own. */
const isPredicate = (tokens: readonly Token[], at: number): boolean =>
  (isParticiple(tokens[at]!.norm) || isBareParticiple(tokens[at]!.norm)) &&
  /^(?:is|are|was|were|been|being|not|still|already|currently|now)$/.test(tokens[at - 1]?.norm ?? '') &&
  !/^(?:the|an?|me|us|it|them|this|that|these|those|my|your)$/.test(tokens[at + 1]?.norm ?? '')

const isValue = (word: string, vocabularies: Vocabulary[]) =>
  word.length > 2 &&
  vocabularies.some(v => v.exact.get(word)?.some(m => m.quality === 1 && m.field.role === 'category'))

/** "the data team", "items section": a little word is a kind right before the noun of the field that has it. */
const isKindBeside = (words: string, next: Token | undefined, dictionary: Dictionary, vocabularies: Vocabulary[]) => {
  const fields = (next && dictionary.fields.get(next.stem)) ?? []
  return vocabularies.some(v =>
    v.exact.get(words)?.some(m => m.quality === 1 && fields.some(f => f.field === m.field && f.quality >= 0.8)),
  )
}

/** "open tickets" is no field of `max_open_tickets` where tickets are records themselves. */
const endsInNoun = (dictionary: Dictionary, part: readonly Token[], fields: FieldMention[]): boolean =>
  fields.length > 0 &&
  fields.every(m => m.quality < 0.9) &&
  Boolean(
    dictionary.entities.get(part.at(-1)!.stem)?.some(e => e.quality === 1 && fields.every(m => m.entity !== e.entity)),
  )

/** The figure that the last word of a yes/no field names too: "less than 10 in stock" of a stock quantity. */
function figureBehind(dictionary: Dictionary, fields: FieldMention[], part: readonly Token[]): FieldMention[] {
  if (part.length < 2 || !fields.length || fields.some(m => m.field.role !== 'boolean')) return []
  const last = dictionary.fields.get(part.at(-1)!.stem) ?? []
  return last.filter(m => m.field.role === 'number').map(m => ({ ...m, quality: 0.5 }))
}

const OWNING = /^(have|own|cover|manage|handle|got|serve|hold)$/

/** Qualifiers of collections; "mine" and "the accounts I have" say the same as "my accounts". */
function scopesFor(
  dictionary: Dictionary,
  tokens: readonly Token[],
  from: number,
  to: number,
  stems: string,
): ScopeMention[] {
  const own = dictionary.scopes.get('my') ?? []
  if (to - from === 1 && own.length) {
    const around = [tokens[from + 1], tokens[from - 1]].map(t => t?.norm ?? '')
    if (
      stems === 'mine' ||
      (stems === 'i' && (OWNING.test(around[0]!) || (around[1] === 'do' && OWNING.test(around[0]!))))
    )
      return own
  }
  return dictionary.scopes.get(stems) ?? []
}
