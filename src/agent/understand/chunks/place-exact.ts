import type { Free, Place } from './annotate.ts'
import { isLittleValue, NUMBER_PAIR } from '../language/code-words.ts'
import { FILLERS, LITTLE_NOUNS, ORDINALS } from '../language/lexicon.ts'
import type { Dictionary, FieldMention } from '../dictionary/dictionary.ts'
import type { Message, Token } from '../requests/read-message.ts'
import { SEASON } from '../dates/seasons.ts'
import type { ValueMatch, Vocabulary } from '../vocabulary/vocabulary.ts'
import { fold, isPlural, singular, wordsOf } from '../language/words.ts'
import { saidKinds } from './said-kinds.ts'
import { placeSaidBefore, placeSaidOtherwise } from './place-beside-field.ts'
import { placeCapitals, placeLittleRuns } from './place-capitals.ts'

/** Values of the data that are taken as written before numbers, dates and little words are read as such. */
export function placeExactValues(
  message: Message,
  tokens: Token[],
  dictionary: Dictionary,
  vocabularies: Vocabulary[],
  place: Place,
  free: Free,
): void {
  placeSigned(message, vocabularies, place, free)
  placePairs(message, vocabularies, place, free)
  placeSlashed(message, vocabularies, place, free)
  placeRuns(message, vocabularies, place, free)
  placeNumbered(message, tokens, vocabularies, place, free)
  placeDated(message, vocabularies, place, free)
  placeSeasons(message, vocabularies, place, free)
  placeFieldValues(tokens, dictionary, vocabularies, place, free)
  placeOrdinalValues(tokens, dictionary, vocabularies, place, free)
  placeNamesOfKinds(tokens, dictionary, vocabularies, place, free)
  placeListedCodes(message, vocabularies, place, free)
  placeLittleRuns(message, vocabularies, place, free)
  placeCapitals(message, vocabularies, place, free)
}

/** "blood type O-", "C# developers": values whose signs belong to them. */
function placeSigned({ text, tokens }: Message, vocabularies: Vocabulary[], place: Place, free: Free): void {
  const lower = text.toLowerCase()
  for (const vocabulary of vocabularies)
    for (const [value, values] of vocabulary.signed)
      for (let at = lower.indexOf(value); at >= 0; at = lower.indexOf(value, at + 1)) {
        const end = at + value.length
        // A single letter needs its capital.
        if (
          /[\p{L}\p{N}]/u.test(lower[at - 1] ?? '') ||
          /[\p{L}\p{N}+#*]/u.test(lower[end] ?? '') ||
          (/^\p{L}\P{L}/u.test(value) && text[at] === lower[at])
        )
          continue
        const from = tokens.findIndex(t => t.end > at)
        const to = tokens.findIndex(t => t.start >= end)
        const until = to < 0 ? tokens.length : to
        if (from >= 0 && until > from && free(from, until)) place(from, until, { values })
      }
}

/** "invoice 2284-5718": what looks like a range is a value where some text of the data is written so. */
function placePairs({ text, tokens }: Message, vocabularies: Vocabulary[], place: Place, free: Free): void {
  for (const pair of text.matchAll(NUMBER_PAIR)) {
    const from = tokens.findIndex(t => t.start >= pair.index)
    const values = lookUp(vocabularies, wordsOf(pair[0])).filter(v => v.field.type === 'string')
    if (values.length && from >= 0 && free(from, from + 2)) place(from, from + 2, { values })
  }
}

/** Two numbers with a slash between them and no space. */
const SLASHED = /(?<![\w.,$€£¥/-])\d{1,6}\/\d{1,6}(?![\w/]|[.,]\d)/g

/** "callout 2025/14": no date and no two figures where a name or number of the data is written just so. */
function placeSlashed({ text, tokens }: Message, vocabularies: Vocabulary[], place: Place, free: Free): void {
  for (const { 0: said, index } of text.matchAll(SLASHED)) {
    const from = tokens.findIndex(t => t.start >= index)
    const isWritten = ({ field, values }: ValueMatch) => field.type === 'string' && values.includes(said)
    const values = lookUp(vocabularies, wordsOf(said)).filter(isWritten)
    if (values.length && from >= 0 && free(from, from + 2)) place(from, from + 2, { values })
  }
}

/** Letters and digits without anything between them. */
const RUN = /(?<![\p{L}\p{N}_@.-])(?=[\p{L}\p{N}]*\p{L})(?=\p{L}*\p{N})[\p{L}\p{N}]{2,}(?![\p{L}\p{N}_@])/gu
const BOUND = /(?:than|over|above|under|below|least|most|about|between|and|to|by|for|exceeding|worth)\s+$/i

/**
 * "8C" of a class, "7b": a figure and letters without a space are one word where the data have a name or kind that is written so, before
 * the figure is read as a number with a unit or a scale. In lower case behind a bound ("over 7b") the figure is meant.
 */
function placeRuns({ text, tokens }: Message, vocabularies: Vocabulary[], place: Place, free: Free): void {
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (run === run.toLowerCase() && BOUND.test(text.slice(0, index))) continue
    const from = tokens.findIndex(t => t.start === index)
    // "8C's room": the genitive is no part of the name.
    const end = index + run.length
    const last = tokens.findIndex(t => t.end === end || (t.isOwner && t.end === end + 2 && t.start < end))
    if (from < 0 || last < from || !free(from, last + 1)) continue
    const isWritten = (v: ValueMatch) => NAMING.has(v.field.role) && v.values.some(value => fold(value) === fold(run))
    const values = vocabularies.flatMap(v => v.exact.get(fold(run)) ?? []).filter(isWritten)
    if (values.length) place(from, last + 1, { values })
  }
}

/** "still to do" of a status `TODO`, "part time" of `PARTTIME`: a kind that the data write as one word. */
export function placeWrittenApart(tokens: Token[], vocabularies: Vocabulary[], place: Place, free: Free): void {
  for (let at = 0; at + 2 <= tokens.length; at++) {
    const pair = tokens.slice(at, at + 2)
    if (!free(at, at + 2) || !pair.every(t => /^\p{L}+$/u.test(t.norm))) continue
    const joined = pair.map(t => t.norm).join('')
    // Initials are other words for a value ("MEA"), which "me a" does not write; "call-outs" are of a sort `callout`.
    const writtenAs = (word: string) =>
      vocabularies
        .flatMap(v => v.exact.get(word) ?? [])
        .filter(v => v.field.role === 'category' && v.values.some(value => fold(value) === word))
    const own = writtenAs(joined)
    const values = own.length || !isPlural(pair[1]!.norm) ? own : writtenAs(singular(joined))
    if (values.length) place(at, at + 2, { values })
  }
}

/** "which house has the most urgent jobs": how many of a state somebody has, where the state is one of those of the records behind it. */
export function placeCountedStates(
  tokens: Token[],
  dictionary: Dictionary,
  vocabularies: Vocabulary[],
  place: Place,
  free: Free,
): void {
  tokens.forEach(({ norm }, at) => {
    const [verb, link] = [tokens[at - 2]?.norm ?? '', tokens[at - 1]?.norm ?? '']
    const isOwned =
      /^(?:most|fewest|least)$/.test(norm) && link === 'the' && /^(?:has|have|had|having|with|got)$/.test(verb)
    const [state, noun] = [tokens[at + 1], tokens[at + 2]]
    if (!isOwned || !state || !noun || !isPlural(noun.norm) || !free(at, at + 2)) return
    const kinds = (dictionary.entities.get(noun.stem) ?? []).filter(e => e.quality >= 0.9).map(e => e.entity)
    const values = vocabularies
      .flatMap(v => v.exact.get(state.norm) ?? [])
      .filter(v => v.quality === 1 && v.field.role === 'category' && kinds.includes(v.entity))
    if (values.length) place(at + 1, at + 2, { values })
  })
}

/** Words that say of a field that nothing stands in it. */
const OF_NOTHING = /^(?:empty|blank|unknown|unspecified|unset|unfilled|missing|lacking)$/
const BEING = /^(?:is|are|was|were|be|been|currently|now|still|and|or|not|all|how|many)$/

/** "which barrels are empty" of a state `empty`: what the data call so is meant, unless a field beside it has nothing in it. */
export function placeEmptyStates(
  tokens: Token[],
  dictionary: Dictionary,
  vocabularies: Vocabulary[],
  place: Place,
  free: Free,
): void {
  const isField = (token: Token | undefined) =>
    token !== undefined &&
    !dictionary.entities.get(token.stem)?.some(e => e.quality >= 0.8) &&
    dictionary.fields.get(token.stem)?.some(f => f.quality >= 0.8) === true
  tokens.forEach(({ norm }, at) => {
    if (!OF_NOTHING.test(norm) || !free(at, at + 1)) return
    const before = tokens.slice(0, at).findLast(token => !BEING.test(token.norm))
    const behind = tokens.slice(at + 1).find(token => !/^(?:an?|the|any|their|its|his|her|some)$/.test(token.norm))
    // "missing a number", "missing their address": what is missing stands behind it.
    if (isField(before) || isField(behind)) return
    if (/^(?:missing|lacking)$/.test(norm) && behind !== undefined && behind !== tokens[at + 1]) return
    const values = vocabularies
      .flatMap(v => v.exact.get(norm) ?? [])
      .filter(v => v.field.choices.length > 0 && v.values.some(value => fold(value) === norm))
    if (values.length) place(at, at + 1, { values })
  })
}

const MOST_WORDS = 6
const NAMING = new Set(['name', 'category', 'id'])

/** "The River 1", "Studio 54", "B-XK 103": a whole value of which a number is only a part. */
function placeNumbered(message: Message, tokens: Token[], vocabularies: Vocabulary[], place: Place, free: Free): void {
  const hasDigit = tokens.map(t => /\d/.test(t.norm))
  if (!hasDigit.includes(true)) return
  const isName = tokens.map(t => /^\p{L}+$/u.test(t.norm) && !FILLERS.has(t.norm))
  for (let length = Math.min(MOST_WORDS, tokens.length); length >= 2; length--)
    for (let from = 0; from + length <= tokens.length; from++) {
      const to = from + length
      const hasBoth = hasDigit.slice(from, to).includes(true) && isName.slice(from, to).includes(true)
      if (!hasBoth || !free(from, to)) continue
      if (message.literals.some(l => l.from <= from && l.to >= to)) continue
      const words = tokens.slice(from, to).flatMap(t => wordsOf(t.text))
      const values = lookUp(vocabularies, words).filter(v => NAMING.has(v.field.role))
      if (values.length) place(from, to, { values })
    }
}

/** "Songs of Tomorrow", "The Last Friday": a whole name of which a date is only a part. */
function placeDated({ tokens, literals }: Message, vocabularies: Vocabulary[], place: Place, free: Free): void {
  for (const date of literals.filter(({ kind }) => kind === 'date'))
    for (let length = MOST_WORDS; length > date.to - date.from; length--)
      for (let from = Math.max(0, date.to - length); from <= date.from && from + length <= tokens.length; from++) {
        if (!free(from, from + length) || !/^\p{Lu}/u.test(tokens[from]!.text)) continue
        const words = tokens.slice(from, from + length).flatMap(t => wordsOf(t.text))
        const values = lookUp(vocabularies, words).filter(v => v.field.role === 'name')
        if (values.length) place(from, from + length, { values })
      }
}

/** "courses held in summer", "summer only", "spring 2025" of a field with such values: no three months. */
function placeSeasons({ tokens, literals }: Message, vocabularies: Vocabulary[], place: Place, free: Free): void {
  for (const { from, to } of literals.filter(({ kind, from }) => kind === 'date' && SEASON.test(tokens[from]!.norm))) {
    for (const end of [to + 1, to]) {
      const values = end > tokens.length ? [] : lookUp(vocabularies, tokens.slice(from, end).flatMap(t => wordsOf(t.text))) // oxfmt-ignore
      const kinds = values.filter(({ field }) => field.role === 'category')
      if (kinds.length && free(from, end)) place(from, end, { values: kinds })
    }
  }
}

/** As written, else without "the". */
function lookUp(vocabularies: Vocabulary[], words: string[]): ValueMatch[] {
  const said = words.join(' ')
  const whole = `the ${said}`
  return vocabularies.flatMap(({ exact }) => exact.get(said) ?? exact.get(whole) ?? [])
}

const LINKS = /^(is|are|was|of|equals|called|named|like)$/
/** So many words a value behind its field may have. */
const VALUE_WORDS = 12

/** A value of a field behind it, and no little word that goes on: "the rating A" ends there, "the rating a guest gave" does not. */
function isValueText(tokens: readonly Token[], from: number, count: number): boolean {
  const part = tokens.slice(from, from + count)
  if (part.some(t => !FILLERS.has(t.norm) || isLittleValue(t.norm)) || /^\p{Lu}/u.test(part[0]!.text)) return true
  const mayBe = part[0]!.norm === 'a' || (count === 1 && LITTLE_NOUNS.has(part[0]!.norm))
  return mayBe && /^(?:|and|or|nor)$/.test(tokens[from + 1]?.norm ?? '')
}

/** "with first name Will", "the last name is May", "contacts called April": what follows a text field or "named" is its value. */
function placeFieldValues(
  tokens: Token[],
  dictionary: Dictionary,
  vocabularies: Vocabulary[],
  place: Place,
  free: Free,
): void {
  const kinds = saidKinds(tokens, dictionary, vocabularies)
  tokens.forEach((_, at) => placeSaidBefore(tokens, at, fieldsAt(tokens, at, dictionary), vocabularies, place, free))
  for (let length = 3; length >= 1; length--)
    for (let from = 0; from + length < tokens.length; from++) {
      const key = tokens
        .slice(from, from + length)
        .map(t => t.stem)
        .join(' ')
      const mentions = (dictionary.fields.get(key) ?? []).filter(m => m.quality >= 0.8 && m.field.type === 'string')
      const isNaming = length === 1 && /^(named|called)$/.test(tokens[from]!.norm)
      if (!mentions.length && !isNaming) continue
      let start = from + length
      while (start < tokens.length - 1 && LINKS.test(tokens[start]!.norm)) start++
      // "how many orders have the status received" of orders that are placed, where only returns are received.
      // "the average per type of task": the records by a noun of theirs.
      const isOfKind = tokens[start - 1]?.norm === 'of' && kinds.some(kind => kind.from === start)
      const own = isOfKind ? [] : mentions.filter(m => kinds.some(kind => kind.to <= from && kind.entity === m.entity))
      if (own.length && placeSaidOtherwise(tokens, start, own, vocabularies, place, free)) continue
      for (let count = Math.min(VALUE_WORDS, tokens.length - start); count >= 1; count--) {
        const part = tokens.slice(start, start + count)
        if (!free(start, start + count)) continue
        if (!isValueText(tokens, start, count)) continue
        const words = part.flatMap(t => wordsOf(t.text)).join(' ')
        const values = isNaming ? namedSo(vocabularies, words) : valuesOfAny(vocabularies, mentions, words)
        if (!values.length) continue
        place(start, start + count, { values })
        // "grade A or B".
        const next = start + count
        if (/^(or|and|nor)$/.test(tokens[next]?.norm ?? '') && tokens[next + 1] && !isNaming)
          placeOther(tokens, next + 1, mentions, vocabularies, place, free)
        break
      }
      if (mentions.length && !isOfKind) placeSaidOtherwise(tokens, start, mentions, vocabularies, place, free)
    }
}

/** "grade A or B", "note rang twice or came by": what is joined to a value of a field is one, too. */
function placeOther(
  tokens: Token[],
  from: number,
  mentions: readonly FieldMention[],
  vocabularies: Vocabulary[],
  place: Place,
  free: Free,
): void {
  for (let count = Math.min(VALUE_WORDS, tokens.length - from); count >= 1; count--) {
    if (!free(from, from + count) || !isValueText(tokens, from, count)) continue
    const words = tokens
      .slice(from, from + count)
      .flatMap(t => wordsOf(t.text))
      .join(' ')
    const values = valuesOfAny(vocabularies, mentions, words)
    if (values.length) return void place(from, from + count, { values })
  }
}

/**
 * "first grade", "second or third class": an ordinal right before a field that has a value called so is that value, no place in an
 * order; so is what is joined to it.
 */
function placeOrdinalValues(
  tokens: Token[],
  dictionary: Dictionary,
  vocabularies: Vocabulary[],
  place: Place,
  free: Free,
): void {
  tokens.forEach((_, at) => {
    const mentions = fieldsAt(tokens, at, dictionary)
    const valueAt = (i: number): ValueMatch[] =>
      tokens[i] && free(i, i + 1)
        ? mentions.flatMap(m => valuesOf(vocabularies, m.columns, wordsOf(tokens[i]!.text).join(' ')))
        : []
    const isJoint = (i: number) => /^(?:or|and|nor)$/.test(tokens[i]?.norm ?? '')
    const listed = [at - 1, ...(isJoint(at - 2) ? [at - 3] : []), ...(isJoint(at + 1) ? [at + 2] : [])]
    const isOrdinal = listed.some(i => ORDINALS[tokens[i]?.norm ?? ''] !== undefined && valueAt(i).length > 0)
    if (!isOrdinal || !free(at, at + 1) || !valueAt(at - 1).length) return
    for (const i of listed) {
      const values = valueAt(i)
      if (values.length) place(i, i + 1, { values })
    }
  })
}

/**
 * "at the offer stage", "in stage Offer": a noun of records that is the whole name of one of the kind it stands beside names that one
 * (close apposition; Quirk et al., 1985, § 17.68).
 */
function placeNamesOfKinds(
  tokens: Token[],
  dictionary: Dictionary,
  vocabularies: Vocabulary[],
  place: Place,
  free: Free,
): void {
  const kindsAt = (at: number) => (dictionary.entities.get(tokens[at]?.stem ?? '') ?? []).filter(e => e.quality === 1)
  tokens.forEach(({ norm, text }, at) => {
    if (!kindsAt(at).length || !free(at, at + 1)) return
    const isCapital = at > 0 && /^\p{Lu}/u.test(text)
    const beside = [...kindsAt(at + 1), ...(isCapital ? kindsAt(at - 1) : [])].map(e => e.entity)
    const isNameOf = (v: ValueMatch) =>
      v.quality === 1 && beside.includes(v.entity) && v.entity.nameFields.includes(v.field)
    const values = vocabularies
      .flatMap(v => v.exact.get(norm) ?? [])
      .filter(v => isNameOf(v) && v.values.some(value => fold(value) === norm))
    if (values.length) place(at, at + 1, { values })
  })
}

const CODE = /^\p{Lu}{2,3}$/u

/**
 * "in CA, OR or WA": a code in capitals that is spelt like a little word is one where another code of the same field stands beside it
 * in a list; "CA OR WA" has no other joint.
 */
function placeListedCodes({ text, tokens }: Message, vocabularies: Vocabulary[], place: Place, free: Free): void {
  const isJoined = (at: number) =>
    [tokens[at - 1], tokens[at + 1]].some(t => /^(?:or|and)$/.test(t?.text ?? '')) ||
    text.slice(tokens[at - 1]?.end ?? 0, tokens[at]!.start).includes(',')
  const valuesAt = (i: number): ValueMatch[] =>
    CODE.test(tokens[i]?.text ?? '') ? vocabularies.flatMap(v => v.exact.get(tokens[i]!.norm) ?? []) : []
  const isLittle = ({ norm }: Token) => FILLERS.has(norm) || /^(?:or|and|in|no|by|is|as|at)$/.test(norm)
  tokens.forEach((token, at) => {
    if (!CODE.test(token.text) || !isLittle(token) || !isJoined(at) || !free(at, at + 1)) return
    const beside = [at - 2, at - 1, at + 1, at + 2].flatMap(valuesAt).map(v => v.columns.join())
    const values = valuesAt(at).filter(v => v.quality >= 0.9 && beside.includes(v.columns.join()))
    if (values.length) place(at, at + 1, { values })
  })
}

/** The fields of texts that a word names. */
const fieldsAt = (tokens: Token[], at: number, dictionary: Dictionary) =>
  (dictionary.fields.get(tokens[at]!.stem) ?? []).filter(m => m.quality >= 0.8 && m.field.type === 'string')

/** Values of the columns of each mention; many kinds of record have columns that are called alike. */
function valuesOfAny(vocabularies: Vocabulary[], mentions: readonly FieldMention[], words: string): ValueMatch[] {
  const found = new Map<string, ValueMatch[]>()
  return mentions.flatMap(({ columns }) => {
    const key = columns.join()
    const values = found.get(key) ?? valuesOf(vocabularies, columns, words)
    found.set(key, values)
    return values
  })
}

/** Values of exactly these columns; a first or last name is the value of a part of the name. */
function valuesOf(vocabularies: Vocabulary[], columns: string[], words: string): ValueMatch[] {
  const key = columns.join()
  return vocabularies.flatMap(v => {
    const part = columns.length === 1 ? (v.parts.get(key) ?? v.texts.get(key))?.get(words) : undefined
    const field = part && v.entity.fields.find(f => f.column === key)
    if (part && field) return [{ entity: v.entity, columns, field, values: part, quality: 1 }]
    return (v.exact.get(words) ?? []).filter(m => m.columns.join() === key && m.quality >= 0.9)
  })
}

/** Names and parts of names. */
const namedSo = (vocabularies: Vocabulary[], words: string): ValueMatch[] =>
  vocabularies.flatMap(v => {
    const whole = (v.exact.get(words) ?? []).filter(m => v.entity.nameFields.includes(m.field))
    return whole.length ? whole : [...v.parts.keys()].flatMap(column => valuesOf([v], [column], words))
  })
