import type { Chunk } from './chunk.ts'
import {
  AGGREGATES,
  FILLERS,
  GROUPERS,
  LIGHT_VERBS,
  LITTLE_NOUNS,
  NEGATIONS,
  ORDINALS,
  PRONOUNS,
  STATES_TOO,
} from './lexicon.ts'
import { GRADED_WORDS, isGradable } from './gradables.ts'
import type { Dictionary, FieldMention, ScopeMention } from './mentions.ts'
import { placeLittleWords } from './place-little.ts'
import { isOperatorWord, placeOperators } from './operators.ts'
import { placeExactValues } from './place-exact.ts'
import { placeNearNames, placeNumberWords, placePartialNames } from './place-names.ts'
import { placeAbsent, placeInside, placeKindNouns, placeOwnWords, placeSynonyms, placeTitles } from './place-inside.ts'
import { addStates, placeNegatedWords, placeOutOf, placeReordered, placeScattered } from './place-words.ts'
import { choosePartsOf, placeApp } from './place-apps.ts'
import { placeDescribed, placeLackingWords, placePartlyNamed } from './place-partly.ts'
import { placeEverydayNouns } from './place-everyday.ts'
import { placeUnits } from './place-units.ts'
import type { Literal, Message, Token } from './read-message.ts'
import { isNounOfDone, isOtherNoun, withoutVerbs } from './same-stem.ts'
import { correctSpelling } from './spelling.ts'
import { looseKey, looseName, type ValueMatch, type Vocabulary } from './vocabulary.ts'
import { editDistance } from '../../lib/words.ts'
import { fold, singular, stem, wordsOf } from './words.ts'

const LONGEST = 8

interface Annotated {
  dictionary: Dictionary
  vocabularies: Vocabulary[]
  chunks: Chunk[]
}

/** What messages were read as already: several rules read the same one, a change in many ways. */
const annotated = new WeakMap<Message, Annotated[]>()

/** Reads a message against one application: what each of its words may mean there. The chunks are the caller's own. */
export function annotate(message: Message, dictionary: Dictionary, vocabularies: Vocabulary[]): Chunk[] {
  const before = annotated.get(message) ?? []
  let same = before.find(
    one =>
      one.dictionary === dictionary &&
      one.vocabularies.length === vocabularies.length &&
      one.vocabularies.every((vocabulary, at) => vocabulary === vocabularies[at]),
  )
  if (!same) {
    same = { dictionary, vocabularies, chunks: readWords(message, dictionary, vocabularies) }
    annotated.set(message, [...before, same])
  }
  return same.chunks.map(chunk => ({ ...chunk, ...(chunk.literal && { literal: { ...chunk.literal } }) }))
}

function readWords(message: Message, dictionary: Dictionary, vocabularies: Vocabulary[]): Chunk[] {
  const known = (token: Token) => isKnown(token, dictionary, vocabularies)
  const tokens = message.tokens.map(
    (token, at) =>
      misspeltNoun(message.tokens, at, dictionary) ??
      (known(token) || inLiteral(message, token)
        ? { ...token, certainty: 1 }
        : correctSpelling(token, dictionary, vocabularies)),
  )
  const chunks: (Chunk | undefined)[] = new Array(tokens.length).fill(undefined)
  const place = (from: number, to: number, part: Partial<Chunk>) => {
    const chunk: Chunk = {
      from, to, text: message.text.slice(tokens[from]!.start, tokens[to - 1]!.end), kind: 'mention', entities: [], fields: [], values: [], scopes: [], arguments: [],
      certainty: Math.min(...tokens.slice(from, to).map(t => t.certainty)), ...part,
    } // prettier-ignore
    for (let at = from; at < to; at++) chunks[at] = chunk
    return chunk
  }
  const free = (from: number, to: number) => chunks.slice(from, to).every(chunk => chunk === undefined)
  const entities = vocabularies.map(({ entity }) => entity)
  placeExactValues(message, tokens, dictionary, vocabularies, place, free)
  placeLiterals(message, place, free, vocabularies)
  placeApp(tokens, dictionary, place, free)
  placeMentions(message.text, tokens, dictionary, vocabularies, place, free, 3)
  placeOperators(message, tokens, place, free, word => dictionary.fields.has(stem(word)))
  placeMentions(message.text, tokens, dictionary, vocabularies, place, free, 1)
  placeNumberWords(message, tokens, place, free)
  placeOutOf(tokens, chunks, dictionary, place)
  placeScattered(tokens, chunks, dictionary, place)
  placeReordered(tokens, chunks, dictionary, place)
  placeOwnWords(tokens, chunks, place)
  placeUnits(tokens, chunks, entities, place)
  placePartlyNamed(tokens, chunks, entities, place)
  placeLackingWords(tokens, chunks, dictionary, place)
  placeNegatedWords(tokens, dictionary, vocabularies, place, free)
  placeNearNames(tokens, chunks, vocabularies, place)
  placePartialNames(tokens, chunks, vocabularies, place)
  placeKindNouns(tokens, chunks, place)
  placeAbsent(tokens, chunks, vocabularies, place)
  placeInside(tokens, chunks, vocabularies, place)
  placeSynonyms(tokens, chunks, dictionary, vocabularies, place)
  placeEverydayNouns(tokens, chunks, entities, place)
  placeDescribed(tokens, chunks, entities, place)
  placeTitles(tokens, chunks, place)
  placeLittleWords(tokens, chunks, place)
  addStates(tokens, chunks, vocabularies)
  choosePartsOf(tokens, chunks, entities)
  for (let at = 0; at < tokens.length; at++)
    if (!chunks[at])
      place(at, at + 1, {
        kind: !isCountry(tokens[at]!, message.text) && isLittle(tokens[at]!) ? 'filler' : 'unknown',
      })
  return [...new Set(chunks)] as Chunk[]
}

/** Words without content of their own; pronouns with a verb drawn together ("I'd", "there's") too. */
const isLittle = ({ text, norm, stem }: Token) =>
  (FILLERS.has(norm) && !/^[B-HJ-Z]$/.test(text)) ||
  LIGHT_VERBS.has(stem) ||
  /^(i|we|you|they|he|she|it|who|what|that|there|where|how|let)'(d|ve|re|ll|m|s)$/.test(norm)

/** "how many leeds": in the place of a noun one letter away from one is the noun, though a value of the data be spelt so. */
function misspeltNoun(
  tokens: Token[],
  at: number,
  dictionary: Dictionary,
): (Token & { certainty: number }) | undefined {
  const { norm, text, stem: own } = tokens[at]!
  const isPlace =
    /^(many|which|all)$/.test(tokens[at - 1]?.norm ?? '') && /^\p{Ll}{5,}$/u.test(text) && norm.endsWith('s')
  if (
    !isPlace ||
    dictionary.entities.has(own) ||
    dictionary.fields.has(own) ||
    dictionary.entities.has(tokens[at + 1]?.stem ?? '')
  )
    return undefined
  const noun = [...dictionary.words].find(
    word =>
      dictionary.entities.get(stem(word))?.some(e => e.quality === 1) &&
      word[0] === norm[0] &&
      editDistance(`${singular(word)}s`, norm) === 1,
  )
  return noun === undefined ? undefined : { ...tokens[at]!, norm: noun, stem: stem(noun), certainty: 0.85 }
}

/** "us" is a pronoun, "US" is not. */
const isCountry = (token: Token, text: string) => token.text === 'US' && /\p{Ll}/u.test(text)

const inLiteral = (message: Message, token: Token) =>
  message.literals.some(
    l => l.kind !== 'number' && message.tokens.indexOf(token) >= l.from && message.tokens.indexOf(token) < l.to,
  )

function isKnown(token: Token, dictionary: Dictionary, vocabularies: Vocabulary[]): boolean {
  const { norm, stem } = token
  if (
    norm.length < 3 ||
    /\d/.test(norm) ||
    FILLERS.has(norm) ||
    norm in AGGREGATES ||
    isGradable(norm) ||
    isOperatorWord(norm) ||
    norm in ORDINALS ||
    PRONOUNS.has(norm) ||
    GROUPERS.has(norm) ||
    NEGATIONS.has(norm)
  )
    return true
  if (
    dictionary.words.has(norm) ||
    dictionary.entities.has(stem) ||
    dictionary.fields.has(stem) ||
    dictionary.scopes.has(stem) ||
    dictionary.app.has(stem)
  )
    return true
  return vocabularies.some(v => v.words.has(norm) || v.exact.has(norm))
}

export type Place = (from: number, to: number, part: Partial<Chunk>) => Chunk

export type Free = (from: number, to: number) => boolean

function placeLiterals(message: Message, place: Place, free: Free, vocabularies: Vocabulary[]): void {
  for (const literal of message.literals) {
    if (!free(literal.from, literal.to)) continue
    if (literal.kind === 'number' && literal.word) continue
    const texts = 'value' in literal && typeof literal.value === 'string' ? [wordsOf(literal.value).join(' ')] : []
    const values =
      literal.kind === 'number' || literal.kind === 'date'
        ? []
        : texts.flatMap(key => vocabularies.flatMap(v => v.exact.get(key) ?? []))
    // A code such as "closed-won" or "third-party" that has no digits is a word to look up, not a literal.
    if (literal.kind === 'code' && !values.length && !/\d/.test(literal.value)) continue
    const code = asCode(literal, vocabularies)
    place(literal.from, literal.to, code ?? { kind: 'literal', literal, values })
  }
}

/** Digits that some text of the data consists of are a code (ISBN, postcode), no quantity. */
function asCode(literal: Literal, vocabularies: Vocabulary[]): Partial<Chunk> | undefined {
  if (literal.kind !== 'number' || literal.unit !== 'plain' || !/^(\d{5,}|0\d+|\d+\.\d+)$/.test(literal.text))
    return undefined
  const found = vocabularies.flatMap(v => v.exact.get(wordsOf(literal.text).join(' ')) ?? [])
  const values = found.filter(match => match.field.type === 'string')
  const { from, to, text } = literal
  return values.length ? { kind: 'literal', literal: { from, to, text, kind: 'code', value: text }, values } : undefined
}

/** Longest first: a longer stretch that means something beats the shorter ones inside it. */
function placeMentions(
  text: string,
  tokens: (Token & { certainty: number })[],
  dictionary: Dictionary,
  vocabularies: Vocabulary[],
  place: Place,
  free: Free,
  shortest: number,
): void {
  for (let length = LONGEST; length >= 1; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const to = from + length
      if (!free(from, to)) continue
      const part = tokens.slice(from, to)
      const stems = part.map(t => t.stem).join(' ')
      const words = part
        .flatMap(t => (/^[A-Z]{2,5}s$/.test(t.text) ? [t.norm.slice(0, -1)] : wordsOf(t.norm)))
        .join(' ')
      if (length < shortest && !(length === 2 && /\w/.test(stems))) continue
      const scopes = scopesFor(dictionary, tokens, from, to, stems)
      // A letter by itself may be a class; "I" and "A" are words.
      const isUpper = length === 1 && /^(?:[A-Z]{2,3}|[B-HJ-Z])$/.test(part[0]!.text)
      const isFiller = part.every(t => FILLERS.has(t.norm))
      if (isFiller && length === 1 && LITTLE_NOUNS.has(singular(part[0]!.norm)) && !isNounAt(tokens, from)) continue
      const isKind =
        isFiller && (isState(words, vocabularies) || isKindBeside(words, tokens[to], dictionary, vocabularies))
      if (isFiller && !isUpper && !dictionary.fields.has(stems) && !scopes.length && !isKind) continue
      // A name may hold a comma; a noun and its field do not.
      const broken = part.some((t, i) => i > 0 && /[,:;.!?()]/.test(text.slice(part[i - 1]!.end, t.start)))
      const entities = ((!broken && dictionary.entities.get(stems)) || [])
        .filter(m => length > 1 || !isOtherNoun(part[0]!, m))
        .filter(
          // A synonym's other forms are other words ("accountant" is no account).
          m =>
            (m.quality >= 0.8 && !(length === 1 && isOtherForm(part[0]!, dictionary, vocabularies))) ||
            length > 1 ||
            dictionary.words.has(singular(part[0]!.norm)) ||
            dictionary.words.has(part[0]!.norm),
        )
      // "time zone" of a `timezone`: two words that are written as one.
      const together = length === 2 ? dictionary.fields.get(stem(fold(part.map(t => t.text).join('')))) : undefined
      const called = (!broken && (dictionary.fields.get(stems) ?? together)) || []
      const fields = (length === 1 ? withoutVerbs(called, tokens, from, dictionary) : called).filter(
        m => length > 1 || m.field.role !== 'boolean' || isFormOf(part[0]!.norm, m.field),
      )
      const args = dictionary.arguments.get(words) ?? []
      if (length > 1 && !entities.length && endsInNoun(dictionary, part, fields)) continue
      const isShortWord = length === 1 && words.length <= 2 && !isUpper
      // A message in capitals throughout says nothing with them.
      const code = isUpper && words.length === 2 && /\p{Ll}/u.test(text) ? part[0]!.text : undefined
      const named = isShortWord ? [] : valuesFor(vocabularies, words)
      const written = named.length || !code ? named : valuesFor(vocabularies, code)
      const isMeant = entities.length + fields.length + scopes.length + args.length + written.length > 0 || isShortWord
      const isOpen = FILLERS.has(part[0]!.norm) || FILLERS.has(part.at(-1)!.norm)
      const values =
        isMeant || isOpen || endsInName(tokens, from, to, dictionary, vocabularies)
          ? written
          : looselyNamed(vocabularies, words.split(' '))
      if (entities.length + fields.length + scopes.length + args.length + values.length === 0) continue
      // Single operator words stay operators unless they are a whole value of the data.
      const single =
        length === 1 &&
        (part[0]!.norm in AGGREGATES ||
          GRADED_WORDS.has(part[0]!.norm) ||
          GROUPERS.has(part[0]!.norm) ||
          NEGATIONS.has(part[0]!.norm))
      if (single && !values.some(v => v.quality === 1)) continue
      place(from, to, {
        entities,
        fields: [...fields, ...figureBehind(dictionary, fields, part)],
        scopes,
        arguments: args,
        values,
      })
    }
  }
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

/** Whether a word stands where a noun does: behind an article, a preposition or a question word, and not before an object. */
function isNounAt(tokens: Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1]?.norm, tokens[at + 1]?.norm]
  if (/^(the|a|an|me|us|it|them|to|that|this|my|your)$/.test(after ?? '')) return false
  // "…: make and year?": what is set off by a sign starts anew.
  const isSetOff = at > 0 && tokens[at]!.start - tokens[at - 1]!.end > 1
  return before === undefined || isSetOff
    ? /^(and|of)$/.test(after ?? '')
    : /^(the|its|their|his|her|our|each|every|per|by|and|or|of|with|in|which|what|different|distinct|many|same|most|least|fewest|other)$/.test(
        before,
      )
}

/** "head of the Legal department": the name of a record before its own noun is that, and no end of a looser name. */
function endsInName(
  tokens: Token[],
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

/** "the data team", "items section": a little word is a kind right before the noun of the field that has it. */
const isKindBeside = (words: string, next: Token | undefined, dictionary: Dictionary, vocabularies: Vocabulary[]) => {
  const fields = (next && dictionary.fields.get(next.stem)) ?? []
  return vocabularies.some(v =>
    v.exact.get(words)?.some(m => m.quality === 1 && fields.some(f => f.field === m.field && f.quality >= 0.8)),
  )
}

/** "open tickets" is no field of `max_open_tickets` where tickets are records themselves. */
const endsInNoun = (dictionary: Dictionary, part: Token[], fields: FieldMention[]): boolean =>
  fields.length > 0 &&
  fields.every(m => m.quality < 0.9) &&
  Boolean(
    dictionary.entities.get(part.at(-1)!.stem)?.some(e => e.quality === 1 && fields.every(m => m.entity !== e.entity)),
  )

/** The figure that the last word of a yes/no field names too: "less than 10 in stock" of a stock quantity. */
function figureBehind(dictionary: Dictionary, fields: FieldMention[], part: Token[]): FieldMention[] {
  if (part.length < 2 || !fields.length || fields.some(m => m.field.role !== 'boolean')) return []
  const last = dictionary.fields.get(part.at(-1)!.stem) ?? []
  return last.filter(m => m.field.role === 'number').map(m => ({ ...m, quality: 0.5 }))
}

/**
 * Kinds by the stems of their words, names by the words themselves, without what says little. What was done is no kind of
 * person: "recruited" is no Recruiter.
 */
const looselyNamed = (vocabularies: Vocabulary[], words: string[]): ValueMatch[] => {
  const [kinds, names] = [looseKey(words), looseName(words)]
  const isDone = words.length === 1 && /(?:ed|ing)$/.test(words[0]!)
  const isDoer = (match: ValueMatch) => match.values.every(value => /(?:er|or|ist|ant)$/i.test(value))
  return vocabularies
    .flatMap(v => v.loose.get(kinds) ?? v.loose.get(names) ?? [])
    .filter(match => (!isDone || !isDoer(match)) && !(words.length === 1 && isNounOfDone(words[0]!, match.values)))
}

/** Values by their words; a plural stands for its singular ("referrals"). */
function valuesFor(vocabularies: Vocabulary[], words: string): ValueMatch[] {
  const found = vocabularies.flatMap(v => v.exact.get(words) ?? [])
  if (found.length || !/[a-z]{2}s$/.test(words)) return found
  const one = singular(words)
  return one === words
    ? []
    : vocabularies.flatMap(v => v.exact.get(one) ?? []).map(v => ({ ...v, quality: v.quality * 0.9 }))
}

const OWNING = /^(have|own|cover|manage|handle|got|serve|hold)$/

/** Qualifiers of collections; "mine" and "the accounts I have" say the same as "my accounts". */
function scopesFor(dictionary: Dictionary, tokens: Token[], from: number, to: number, stems: string): ScopeMention[] {
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
