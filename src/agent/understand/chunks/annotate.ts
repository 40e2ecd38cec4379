import { addSingulars } from './add-singulars.ts'
import { placeLastVerb } from './place-last-verb.ts'
import { placeStates } from './place-states.ts'
import { runAtOnce } from '../../../lib/in-slices.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import type { Chunk } from './chunk.ts'
import {
  AGGREGATES,
  FILLERS,
  GROUPERS,
  LIGHT_VERBS,
  LINKING_WORDS,
  NEGATIONS,
  ORDINALS,
  PRONOUNS,
} from '../language/lexicon.ts'
import { isGradable } from '../language/gradables.ts'
import { initialsOf } from '../dictionary/add-initials.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import { placeLittleWords } from './place-little.ts'
import { isCode, isInOperator, isOperatorWord, placeOperators } from '../language/operators.ts'
import { placeCountedStates, placeEmptyStates, placeExactValues, placeWrittenApart } from './place-exact.ts'
import { placeNearNames, placeNumberWords, placePartialNames } from './place-names.ts'
import {
  placeAbsent,
  dropAskedParts,
  placeBesideWhole,
  placeInside,
  placeKindNouns,
  placeOwnWords,
  placeSynonyms,
  placeTitles,
} from './place-inside.ts'
import { dropLanguages } from './drop-languages.ts'
import { placeAgents } from './place-agents.ts'
import { placeDeeds } from './place-deeds.ts'
import { placeDenied } from './place-denied.ts'
import { placeLocatedStates } from './place-located.ts'
import { placeDateVerbs } from './place-date-verbs.ts'
import { placePhases } from './place-phases.ts'
import type { Places } from './stretch.ts'
import { addStates, placeNegatedWords, placeOutOf, placeReordered, placeScattered } from './place-words.ts'
import { choosePartsOf, placeApp } from './place-apps.ts'
import { placeDescribed, placeDescribedNames, placeLackingWords, placePartlyNamed } from './place-partly.ts'
import { placeLabels } from './place-labels.ts'
import { placeBeginnings } from './place-beginnings.ts'
import { placeBeforeFields } from './place-before-field.ts'
import { placeEndings } from './place-endings.ts'
import { placeEverydayNouns, placePointedNoun, SURE_NOUN } from './place-everyday.ts'
import { placeMentions, placeSingleMentions } from './place-mentions.ts'
import { placeNounsOfGoods } from './place-nouns-of-goods.ts'
import { placeNounsOfValues } from './place-nouns-of-values.ts'
import { placeOtherNames } from './place-other-names.ts'
import { placeNumberedKeys } from './place-numbered-keys.ts'
import { placeRemaining } from './place-remaining.ts'
import { placeUndone } from './place-undone.ts'
import { placeUnits } from './place-units.ts'
import { isOfState, isSubjectNoun } from './little-words.ts'
import { isPredicative } from './predicatives.ts'
import type { Literal, Message, Token } from '../requests/read-message.ts'
import { correctSpelling, fullForm } from '../language/spelling.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { editDistance } from '../../../lib/edit-distance.ts'
import { basesOf, isPhrasal } from '../reading/verb-fields.ts'
import { otherSpellings } from '../language/spelling-variants.ts'
import { singular, stem, wordsOf } from '../language/words.ts'

interface Annotated {
  dictionary: Dictionary
  vocabularies: Vocabulary[]
  chunks: Chunk[]
}

/** What messages were read as already: several rules read the same one, a change in many ways. */
const annotated = new WeakMap<Message, Annotated[]>()

/** Reads a message against one application: what each of its words may mean there. The chunks are the caller's own. */
export const annotate = (message: Message, dictionary: Dictionary, vocabularies: Vocabulary[]): Chunk[] =>
  runAtOnce(annotateSteps(message, dictionary, vocabularies))

/** The same, with a pause after each way to place words that takes long. */
export function* annotateSteps(
  message: Message,
  dictionary: Dictionary,
  vocabularies: Vocabulary[],
): Generator<void, Chunk[]> {
  const isSame = (one: Annotated) =>
    one.dictionary === dictionary &&
    one.vocabularies.length === vocabularies.length &&
    one.vocabularies.every((vocabulary, at) => vocabulary === vocabularies[at])
  const same = annotated.get(message)?.find(isSame)
  const chunks = same?.chunks ?? (yield* readWords(message, dictionary, vocabularies))
  if (!same) annotated.set(message, [...(annotated.get(message) ?? []), { dictionary, vocabularies, chunks }])
  return chunks.map(chunk => ({ ...chunk, ...(chunk.literal && { literal: { ...chunk.literal } }) }))
}

function* readWords(message: Message, dictionary: Dictionary, vocabularies: Vocabulary[]): Generator<void, Chunk[]> {
  const known = (token: Token) =>
    isKnown(token, dictionary, vocabularies) || initialsOf(token, undefined, message.text, dictionary) !== undefined
  const norms = message.tokens.map(token => token.norm)
  const spelt = (token: Token, at: number) =>
    asCountry(message.tokens, at) ??
    asSpeltHere(token, dictionary, vocabularies) ??
    asDepartment(message.tokens, at, dictionary, vocabularies) ??
    misspeltNoun(message.tokens, at, dictionary) ??
    (inLiteral(message, token) ? undefined : fullForm(token, dictionary, vocabularies)) ??
    (known(token) || inLiteral(message, token) || isInOperator(norms, at)
      ? { ...token, certainty: 1 }
      : correctSpelling(token, dictionary, vocabularies))
  const tokens: ReturnType<typeof spelt>[] = []
  for (const [at, token] of message.tokens.entries()) yield void tokens.push(spelt(token, at))
  const chunks: (Chunk | undefined)[] = new Array(tokens.length).fill(undefined)
  const place = (from: number, to: number, part: Partial<Chunk>) => {
    const chunk: Chunk = {
      from,
      to,
      text: part.values?.length
        ? message.text.slice(tokens[from]!.start, tokens[to - 1]!.end)
        : speltOut(message.text, tokens.slice(from, to)),
      kind: 'mention',
      entities: [],
      fields: [],
      values: [],
      scopes: [],
      arguments: [],
      certainty: Math.min(...tokens.slice(from, to).map(t => t.certainty)),
      ...part,
    }
    for (let at = from; at < to; at++) chunks[at] = chunk
    return chunk
  }
  const free = (from: number, to: number) => chunks.slice(from, to).every(chunk => chunk === undefined)
  const entities = vocabularies.map(({ entity }) => entity)
  const places = { dictionary, vocabularies, place, free }
  placeEach(message, tokens, places)
  placeLabels(tokens, places)
  placeRemaining(tokens, entities, places)
  yield placeExactValues(message, tokens, dictionary, vocabularies, place, free)
  placeBeginnings(tokens, dictionary, vocabularies, place, free)
  placeNumberedKeys(tokens, dictionary, vocabularies, place, free)
  placeOtherNames(tokens, places)
  yield placeLiterals(message, place, free, vocabularies)
  yield placeApp(tokens, dictionary, vocabularies, place, free)
  yield placeMentions(message.text, tokens, places)
  placeWrittenApart(tokens, vocabularies, place, free)
  placeStates(tokens, vocabularies, place, free)
  placeEmptyStates(tokens, dictionary, vocabularies, place, free)
  placeLocatedStates(tokens, dictionary, vocabularies, place, free)
  yield placeCountedStates(tokens, dictionary, vocabularies, place, free)
  yield placeOperators(
    message,
    tokens,
    place,
    free,
    word => isNounOf(dictionary, word),
    word => isFigureOf(dictionary, word),
  )
  yield placeSingleMentions(message.text, tokens, places)
  placeNumberWords(message, tokens, place, free)
  placeEndings(tokens, chunks, vocabularies, place)
  placeDescribedNames(tokens, chunks, place)
  yield placeOutOf(tokens, chunks, dictionary, vocabularies, place)
  placeUndone(tokens, vocabularies, place)
  yield placeScattered(tokens, chunks, dictionary, place)
  placeDenied(tokens, chunks, dictionary, place)
  placeAgents(tokens, chunks, dictionary, place)
  yield placeReordered(tokens, chunks, dictionary, place)
  placePhases(tokens, chunks, dictionary, place)
  placeOwnWords(tokens, chunks, place)
  yield placeUnits(tokens, chunks, entities, place)
  yield placePartlyNamed(tokens, chunks, entities, place)
  placeLackingWords(tokens, chunks, dictionary, place)
  placeNegatedWords(tokens, dictionary, vocabularies, place, free)
  // "rooms" of galleries, though a title has the word; what is only guessed comes last.
  yield placeEverydayNouns(tokens, chunks, entities, place, SURE_NOUN)
  placeLastVerb(message.tokens, chunks, place, free)
  placeNearNames(tokens, chunks, vocabularies, place)
  yield placePartialNames(tokens, chunks, vocabularies, place)
  placeKindNouns(tokens, chunks, place)
  yield placeAbsent(tokens, chunks, vocabularies, place)
  yield placeInside(tokens, chunks, vocabularies, place)
  placeBesideWhole(chunks, place)
  dropAskedParts(tokens, chunks)
  yield placeSynonyms(tokens, chunks, dictionary, vocabularies, place)
  placeBeforeFields(tokens, chunks, vocabularies, place)
  placeNounsOfValues(tokens, chunks, place)
  yield placeEverydayNouns(tokens, chunks, entities, place)
  placeNounsOfGoods(tokens, chunks, vocabularies, place)
  yield placeDescribed(tokens, chunks, entities, place)
  placeTitles(tokens, chunks, place)
  yield placeLittleWords(tokens, chunks, place)
  addStates(tokens, chunks, vocabularies)
  addSingulars(chunks, vocabularies)
  choosePartsOf(tokens, chunks, entities)
  dropLanguages(tokens, chunks)
  placeDateVerbs(message, tokens, chunks, entities, isLittle, place)
  placeDeeds(tokens, chunks, vocabularies, place)
  const saysNothing = (at: number): boolean =>
    !isCountry(tokens[at]!, message.text) &&
    !isCode(tokens[at]!, message.text) &&
    isLittle(tokens[at]!) &&
    !isDoneByName(tokens[at]!) &&
    !isLeaving(message, at) &&
    !isOnHold(message.tokens, at) &&
    !isOwned(message, at) &&
    !isPredicative(message.tokens, at) &&
    !isOfState(message.tokens, at) &&
    !isSubjectNoun(message.tokens, at) &&
    (isDate(chunks[at - 1]) || !saysMore(tokens, at, dictionary))
  placePointedNoun(tokens, chunks, entities, place, saysNothing)
  for (let at = 0; at < tokens.length; at++) {
    if (chunks[at]) continue
    place(at, at + 1, { kind: saysNothing(at) ? 'filler' : 'unknown' })
  }
  return [...new Set(chunks)] as Chunk[]
}

/** "in each city" of goods sold by the piece ("Each"): a determiner before a noun that is known is none of their units. */
function placeEach({ text }: Message, tokens: SpeltToken[], { dictionary, place }: Places): void {
  for (const [at, { norm, start, end }] of tokens.entries())
    if (
      /^(?:each|every)$/.test(norm) &&
      text.slice(start, end) === norm &&
      isNounOf(dictionary, tokens[at + 1]?.norm ?? '')
    )
      place(at, at + 1, { kind: 'operator', operator: { type: 'group', word: norm } })
}

type SpeltToken = ReturnType<typeof correctSpelling>

/** Words as they are written, but for letters that are wrong in them: "assinged to" is told by its verb. */
const speltOut = (text: string, tokens: readonly SpeltToken[]): string =>
  tokens.some(token => token.isSlip)
    ? tokens.map(token => (token.isSlip ? token.norm : token.text)).join(' ')
    : text.slice(tokens[0]!.start, tokens.at(-1)!.end)

/** "quantity of hammers ordered" of a `qty_ordered`: a figure, and not how many records there are. */
const hasQuantity = (fields: Dictionary['fields']): boolean =>
  [...fields.values()].some(list => list.some(({ field }) => isFigure(field) && field.words.includes('quantity')))

/** Records or fields are called so. */
const isNounOf = ({ entities, fields }: Dictionary, word: string): boolean =>
  fields.has(stem(word)) ||
  (word === 'quantity' && hasQuantity(fields)) ||
  entities.get(stem(word))?.some(({ quality }) => quality >= 0.8) === true

/** A figure is called so, alone or with other words. */
const isFigureOf = ({ words, fields }: Dictionary, noun: string): boolean =>
  words.has(noun) &&
  [...fields.values()].some(list => list.some(({ field }) => isFigure(field) && field.words.includes(noun)))

/** A verb that says more with its particle ("came in last week"); one that a field is called after says it by itself ("checking in"). */
const saysMore = (tokens: Token[], at: number, { words: known }: Dictionary): boolean =>
  !isByWay(tokens, at) &&
  isPhrasal(tokens[at]!.norm, tokens[at + 1]?.norm, timeBehind(tokens, at + 2)) &&
  !basesOf(tokens[at]!.norm).some(base => known.has(base))

/** "tickets that came in by chat", "arrived via the website": what the way says of them is all that is said; "by Friday" is a time. */
const isByWay = (tokens: Token[], at: number): boolean =>
  /^(?:c[ao]me|coming|comes)$/.test(tokens[at]!.norm) &&
  tokens[at + 1]?.norm === 'in' &&
  /^(?:by|via|through)$/.test(tokens[at + 2]?.norm ?? '') &&
  /^\p{L}/u.test(tokens[at + 3]?.norm ?? '')

/** "an inspection coming up within a month": the date itself is told, and the verb behind it says nothing more. */
const isDate = (chunk: Chunk | undefined): boolean => chunk?.fields.some(({ field }) => field.role === 'date') === true

/** The word behind a particle; "the last week" is as good as "last week". */
const timeBehind = (tokens: Token[], at: number): string | undefined =>
  tokens[at]?.norm === 'the' && /^(?:last|past|previous)$/.test(tokens[at + 1]?.norm ?? '') ? 'last' : tokens[at]?.norm

/** "who left last month", "left in May": a verb before a date; "the tasks left" are those that remain. */
const isLeaving = ({ tokens, literals }: Message, at: number): boolean =>
  tokens[at]!.norm === 'left' &&
  !/^(?:is|are|was|were|be|have|has|much|time)$/.test(tokens[at - 1]?.norm ?? '') &&
  literals.some(
    l => l.kind === 'date' && l.from > at && l.from <= at + 6 && !/^(?:until|till)$/.test(tokens[l.from - 1]!.norm),
  )

/** "put on hold": a noun, and no verb that links. */
const isOnHold = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.norm === 'hold' && tokens[at - 1]?.norm === 'on'

/** What does it, or the doing of it, is no form of the verb: "containers", "locations". */
const NOUN_OF_VERB = /(?:(?:er|or|ee|ion|ment|ance|ence)s?|[aeiouy][a-z]*ings)$/

/** Words without content of their own; pronouns with a verb drawn together ("I'd", "there's") too. */
const isLittle = ({ text, norm, stem }: Token) =>
  (FILLERS.has(norm) && !/^[B-HJ-Z]$/.test(text)) ||
  (LIGHT_VERBS.has(stem) && !NOUN_OF_VERB.test(norm)) ||
  /^(i|we|you|they|he|she|it|who|what|that|there|where|how|let)'(d|ve|re|ll|m|s)$/.test(norm)

/** "returned", read as a `return` that a field is called after, is no verb that asks ("return all of them"). */
const isDoneByName = ({ text, norm }: Token) =>
  /(?:ed|en)$/.test(text) && !/(?:ed|en)$/.test(norm) && !LIGHT_VERBS.has(stem(norm))

/** "Ann Lee's works": what stands alone behind a possessive is a noun, though as a verb the word would only link. */
function isOwned({ text, tokens }: Message, at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at]!, tokens[at + 1]]
  if (!before || !LINKING_WORDS.has(token.norm)) return false
  const isPossessive =
    /['’]s$/i.test(before.text) || (/s$/i.test(before.text) && /^['’]\s+$/.test(text.slice(before.end, token.start)))
  return isPossessive && (!after || FILLERS.has(after.norm) || /[.,;:?!]/.test(text.slice(token.end, after.start)))
}

const LISTS = /^(?:list|lst|all|any|some|number|most|show|give|send|tell)$/

/** "how many leeds": in the place of a noun one letter away from one is the noun, though a value of the data be spelt so. */
function misspeltNoun(
  tokens: Token[],
  at: number,
  dictionary: Dictionary,
): (Token & { certainty: number }) | undefined {
  const { norm, text, stem: own } = tokens[at]!
  const [before, other] = [tokens[at - 1]?.norm ?? '', tokens[at - 2]?.norm ?? '']
  const isAsked =
    /^(many|which|all|show|list|my|our|any)$/.test(before) || (/^(of|me)$/.test(before) && LISTS.test(other))
  const isPlace = isAsked && /^\p{Ll}{5,}$/u.test(text) && norm.endsWith('s')
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

/**
 * "licences" of a kind `License`, "color" of a `colour`: two spellings of one word have one stem, but whatever looks for the very noun would not find it,
 * so the word is read as the catalogue spells it, where only the other spelling is a word of it.
 */
function asSpeltHere(
  token: Token,
  { words }: Dictionary,
  vocabularies: readonly Vocabulary[],
): (Token & { certainty: number }) | undefined {
  const { norm, stem: own } = token
  const isHere = (word: string) => words.has(word) || words.has(singular(word))
  if (norm.length < 4 || isHere(norm)) return undefined
  const other = otherSpellings(norm).find(word => stem(word) === own && isHere(word))
  if (other === undefined || vocabularies.some(v => v.words.has(norm) || v.exact.has(norm))) return undefined
  return { ...token, norm: other, certainty: 1 }
}

/** "in the us", "how many us customers": a pronoun has no determiner before it, so the country is meant, whatever its letters. */
const asCountry = (tokens: readonly Token[], at: number): (Token & { certainty: number }) | undefined =>
  tokens[at]!.text === 'us' && /^(?:the|our|your|many|all|other|any)$/.test(tokens[at - 1]?.norm ?? '')
    ? { ...tokens[at]!, text: 'US', certainty: 1 }
    : undefined

/** "no it contact" of a department IT: no pronoun stands right before a noun, so the value is meant, whatever its letters. */
function asDepartment(
  tokens: readonly Token[],
  at: number,
  { entities }: Dictionary,
  vocabularies: readonly Vocabulary[],
): (Token & { certainty: number }) | undefined {
  const isOwner = (entity: Entity) => entities.get(tokens[at + 1]?.stem ?? '')?.some(e => e.entity === entity) === true
  if (tokens[at]!.text !== 'it' || !/^(?:no|an?|any|the|our|all|without|many|with)$/.test(tokens[at - 1]?.norm ?? ''))
    return undefined
  const isValue = vocabularies.some(
    ({ entity, exact }) =>
      isOwner(entity) && exact.get('it')?.some(v => v.quality === 1 && v.field.role === 'category'),
  )
  return isValue ? { ...tokens[at]!, text: 'IT', certainty: 1 } : undefined
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
    NEGATIONS.has(norm) ||
    // A determiner (Quirk et al., 1985, 5.20), and no "sale" with a slip of the pen.
    /^(?:same|such|other|another)$/.test(norm)
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
  return vocabularies.some(v => v.words.has(norm) || v.exact.has(norm) || v.otherNames.some(o => o.names.has(norm)))
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
