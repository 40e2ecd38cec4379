import type { Entity, Field } from './catalogue-model.ts'
import { TERMINAL_STATES } from './lexicon.ts'
import { isCountryName, isPlaceField, isWorldField, worldAliases } from './places.ts'
import { runInSlices } from '../../lib/in-slices.ts'
import { synonymsOfState } from '../../lib/synonyms.ts'
import { isWord } from './code-meanings.ts'
import { singular, splitIdentifier, stem, wordsOf } from './words.ts'

/** A value of the data (or of a schema's list) that words of a message name. */
export interface ValueMatch {
  entity: Entity
  columns: string[]
  field: Field
  values: string[]
  /** 1 for the whole value, less for a part or an alias. */
  quality: number
  /** The values are those that are meant not to be. */
  negated?: boolean
}

/** The distinct texts of one entity's fields, by the words that name them. */
export interface Vocabulary {
  entity: Entity
  exact: Map<string, ValueMatch[]>
  /** Full names, for misspelt and partial ones. */
  names: { key: string; match: ValueMatch }[]
  firstWords: Map<string, ValueMatch[]>
  /** Names and kinds by looser keys (see `looseKey`), for what is not written exactly so. */
  loose: Map<string, ValueMatch[]>
  /** Names and kinds by the words inside them, in the singular. */
  inside: Map<string, ValueMatch[]>
  /** Values with signs that words do not keep ("A+", "C#"), in lower case. */
  signed: Map<string, ValueMatch[]>
  /** Words of the kinds that a field of few values has, for spelling and derivation. */
  kinds: Set<string>
  /** Fields of places with their values. */
  places: { field: Field; values: string[] }[]
  /** The parts of names that come in several columns, by column and words. */
  parts: Map<string, Map<string, string[]>>
  words: Set<string>
  loadedAt: number
  rows: number
}

const SMALL = 40
/** Initials stand for the values of a list of kinds (titles, stages), not for one of thousands of names. */
const MANY = 200
const ROLES = new Set(['name', 'category', 'email', 'phone', 'url', 'id'])
const LONGEST = 80

/** A value joined from several columns (first and last name). */
const joined = (row: Record<string, unknown>, columns: string[]) =>
  columns
    .map(column => row[column])
    .filter(v => v !== null && v !== undefined && v !== '')
    .join(' ')

type Rows = readonly Record<string, unknown>[]

const emptyVocabulary = (entity: Entity, rows: number, now: number): Vocabulary => ({
  entity,
  exact: new Map(),
  names: [],
  firstWords: new Map(),
  loose: new Map(),
  inside: new Map(),
  signed: new Map(),
  parts: new Map(),
  places: [],
  kinds: new Set(),
  words: new Set(),
  loadedAt: now,
  rows,
})

/** Builds the vocabulary of an entity from its flattened rows and the values that its schema lists. */
export function buildVocabulary(entity: Entity, rows: Rows, now: number): Vocabulary {
  const vocabulary = emptyVocabulary(entity, rows.length, now)
  for (const _ of fill(vocabulary, entity, rows));
  return vocabulary
}

/** The same in slices, for many rows: others get their turn in between. */
export async function buildVocabularyInSlices(entity: Entity, rows: Rows, now: number): Promise<Vocabulary> {
  const vocabulary = emptyVocabulary(entity, rows.length, now)
  await runInSlices(fill(vocabulary, entity, rows))
  return vocabulary
}

/** Puts the words of all values in, and yields after every few of them. */
function* fill(vocabulary: Vocabulary, entity: Entity, rows: Rows): Generator<void> {
  for (const field of entity.fields) {
    if (!ROLES.has(field.role)) {
      for (const code of Object.keys(field.meanings ?? {}))
        addMeaning(vocabulary, field, code, quality => ({
          entity,
          field,
          columns: [field.column],
          values: [code],
          quality,
        }))
      continue
    }
    if (entity.nameFields.length > 1 && entity.nameFields.includes(field)) {
      vocabulary.parts.set(field.column, partsOf(rows, field.column))
      continue
    }
    const values = new Set<string>(field.choices)
    for (const row of rows) {
      const value = row[field.column]
      if (typeof value === 'string' && value.length <= LONGEST) values.add(value)
      else if (field.role === 'id' && typeof value === 'number') values.add(String(value))
    }
    yield
    yield* addValues(vocabulary, entity, field, [field.column], [...values])
    if (isPlaceField(field.words) && values.size) vocabulary.places.push({ field, values: [...values] })
  }
  if (entity.nameFields.length > 1) {
    const columns = entity.nameFields.map(f => f.column)
    yield* addValues(
      vocabulary,
      entity,
      entity.nameFields[0]!,
      columns,
      [...new Set(rows.map(row => joined(row, columns)))].filter(Boolean),
    )
  }
}

/** Words of a value; one that is written as an identifier ("inTransit", "GiftCard") consists of several. */
const valueWords = (value: string): string[] =>
  /^\p{L}?\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u.test(value) ? splitIdentifier(value) : wordsOf(value)

/** The texts of a column by their words. */
function partsOf(rows: Rows, column: string): Map<string, string[]> {
  const out = new Map<string, string[]>()
  for (const value of new Set(rows.map(row => row[column])))
    if (typeof value === 'string' && value) {
      const key = wordsOf(value).join(' ')
      out.set(key, [...(out.get(key) ?? []), value])
    }
  return out
}

const EMPTY_WORDS = /^(?:and|the|of|a|an|inc|ltd|llc|corp|co|gmbh|plc|ag|sa|limited|incorporated)$/

/** The stems of words that tell: "smith & sons ltd" and "Smith and Son" meet under it. */
export const looseKey = (words: string[]): string => {
  const telling = words.filter(word => !EMPTY_WORDS.test(word))
  return (telling.length ? telling : words).map(stem).join(' ')
}

/** As `looseKey` for names, whose words keep their forms ("Engineering" is no engineer). */
export const looseName = (words: string[]): string => {
  const telling = words.filter(word => !EMPTY_WORDS.test(word))
  return (telling.length ? telling : words).map(singular).join(' ')
}

/** Lists of more values under one key are not searched for one that is there already. */
const LONG = 40

const isSame = (a: ValueMatch, b: ValueMatch) =>
  a.columns[0] === b.columns[0] &&
  a.values.length === b.values.length &&
  a.values.every((value, at) => value === b.values[at])

function put(map: Map<string, ValueMatch[]>, key: string, match: ValueMatch): void {
  const list = map.get(key)
  if (!list) map.set(key, [match])
  else if (list.length > LONG || !list.some(m => isSame(m, match))) list.push(match)
}

/** So many values are put in at once. */
const AT_ONCE = 40

function* addValues(
  vocabulary: Vocabulary,
  entity: Entity,
  field: Field,
  columns: string[],
  values: string[],
): Generator<void> {
  const isName = entity.nameFields.includes(field)
  const isOneByOne = entity.sources.length > 0 && !entity.idField && entity.sources.every(source => source.parent)
  const match = (list: string[], quality: number, negated = false): ValueMatch => ({
    entity,
    columns,
    field,
    values: list,
    // What can only be read record by record of another kind is meant last.
    quality: isOneByOne ? 0.7 * quality : quality,
    ...(negated && { negated }),
  })
  const world = worldWords(field, values)
  for (const [at, value] of values.entries()) {
    if (at % AT_ONCE === 0) yield
    const words = valueWords(value)
    if (!words.length) continue
    const key = words.join(' ')
    put(vocabulary.exact, key, match([value], 1))
    if (words.length > 1 && !/\s/.test(value)) put(vocabulary.exact, wordsOf(value).join(' '), match([value], 1))
    if (field.role !== 'phone' && /\p{L}[+#*]|\p{L}-$/u.test(value) && value.length <= 20)
      put(vocabulary.signed, value.toLowerCase(), match([value], 1))
    if (field.role === 'id' || field.role === 'email' || field.role === 'url') continue
    for (const word of words) vocabulary.words.add(word)
    addMeaning(vocabulary, field, value, quality => match([value], quality))
    const loose = field.role === 'phone' ? key : isName ? looseName(words) : looseKey(words)
    if (loose !== key || !isName) put(vocabulary.loose, loose, match([value], 0.9))
    const short = field.role === 'category' && values.length <= MANY ? initials(words) : []
    const aliases = world ? worldAliases(world, value) : []
    for (const alias of [...short, ...aliases]) put(vocabulary.exact, alias, match([value], 0.95))
    for (const alias of aliases) if (/^\p{Ll}{5,}$/u.test(alias)) vocabulary.kinds.add(alias)
    if (isName) {
      vocabulary.names.push({ key, match: match([value], 0.8) })
      if (words.length > 1)
        for (let n = 1; n < words.length; n++)
          put(vocabulary.firstWords, words.slice(0, n).join(' '), match([value], 0.6))
      if (columns.length > 1) put(vocabulary.firstWords, words.at(-1)!, match([value], 0.5))
    }
  }
  yield
  const isKind = field.role === 'category' && values.length <= MANY
  if (isName || isKind) yield* addInside(vocabulary, values, list => match(list, isName ? 0.5 : 0.55))
  if (isKind)
    for (const value of values)
      for (const word of valueWords(value)) if (/^\p{L}{4,}$/u.test(word)) vocabulary.kinds.add(word)
  if (isKind && values.length <= SMALL) addSynonyms(vocabulary, values, value => match([value], 0.75))
  if (values.length > 1 && values.length <= SMALL && field.role === 'category')
    addParts(vocabulary, field, values, match)
}

/** So few values may be called like countries by chance. */
const FEWEST_COUNTRIES = 4

/** Words of a field whose values have other writings in the world; one that holds countries under another name is one of those. */
function worldWords({ words, role }: Field, values: readonly string[]): string[] | undefined {
  if (isWorldField(words)) return words
  if (role !== 'category' || values.length < FEWEST_COUNTRIES) return undefined
  const countries = values.filter(value => value.length > 3 && isCountryName(value)).length
  return countries >= 0.8 * values.length ? ['country'] : undefined
}

/** A code goes by what it stands for as by itself: "tankers" of `TNK`. */
function addMeaning(
  vocabulary: Vocabulary,
  { meanings }: Field,
  value: string,
  match: (quality: number) => ValueMatch,
): void {
  const words = wordsOf(meanings?.[value] ?? '')
  if (!words.length) return
  // What a code that is a word itself stands for explains it; it is no name of it.
  const isCode = !isWord(value)
  put(vocabulary.exact, words.join(' '), match(isCode ? 0.98 : 0.7))
  put(vocabulary.loose, looseKey(words), match(isCode ? 0.9 : 0.65))
  // "bulk" for a bulk carrier; its last word says what all of them are.
  if (words.length > 1)
    for (const word of new Set(words.slice(0, -1).map(singular))) {
      const list = vocabulary.inside.get(word) ?? []
      const same = list.find(m => m.columns[0] === match(0).columns[0])
      if (same) same.values = [...new Set([...same.values, value])]
      else if (word.length > 2 && !EMPTY_WORDS.test(word)) vocabulary.inside.set(word, [...list, match(0.55)])
    }
  for (const word of words) {
    vocabulary.words.add(word)
    if (/^\p{L}{4,}$/u.test(word)) vocabulary.kinds.add(word)
  }
}

/** Values by the words inside them: "blue" for dark blue, "engineer" for Software Engineer. */
function* addInside(vocabulary: Vocabulary, values: string[], match: (list: string[]) => ValueMatch): Generator<void> {
  const byWord = new Map<string, string[]>()
  for (const [at, value] of values.entries()) {
    if (at % (10 * AT_ONCE) === 0) yield
    const words = valueWords(value)
    if (words.length > 1)
      for (const key of new Set(words.map(singular)))
        if (key.length > 2 && !EMPTY_WORDS.test(key)) {
          const list = byWord.get(key)
          if (list) list.push(value)
          else byWord.set(key, [value])
        }
  }
  for (const [key, list] of byWord) vocabulary.inside.set(key, [...(vocabulary.inside.get(key) ?? []), match(list)])
}

/** "annual" for yearly, where no value of the field is called so. */
function addSynonyms(vocabulary: Vocabulary, values: string[], match: (value: string) => ValueMatch): void {
  const own = new Set(values.map(value => looseKey(valueWords(value))))
  for (const value of values)
    for (const synonym of synonymsOfState(valueWords(value).join(' '))) {
      const key = looseKey(wordsOf(synonym))
      if (!own.has(key)) put(vocabulary.loose, key, match(value))
    }
}

/** "won" for closed-won, "closed" for both closed ones, "open" for all that are not at an end. */
function addParts(
  vocabulary: Vocabulary,
  field: Field,
  values: string[],
  match: (list: string[], quality: number, negated?: boolean) => ValueMatch,
): void {
  const byWord = new Map<string, string[]>()
  for (const value of values)
    for (const word of new Set(valueWords(value))) byWord.set(word, [...(byWord.get(word) ?? []), value])
  const hasStates = field.words.some(word => /^(status|stage|state|phase|type|priority|level|tier|kind)$/.test(word))
  for (const [word, list] of byWord) {
    if (word.length < 3 || /^\d/.test(word) || vocabulary.exact.get(word)?.some(m => m.field === field)) continue
    const isState = TERMINAL_STATES.includes(word)
    // A word of a free text ("Manager" of many titles) may mean something else; one of a stated list does not.
    if ((list.length === 1 && field.choices.length > 0 && hasStates) || isState)
      put(vocabulary.exact, word, match(list, isState ? 0.9 : field.choices.length ? 0.8 : 0.55))
  }
  const ended = values.filter(value => valueWords(value).some(word => TERMINAL_STATES.includes(word)))
  const isLifeCycle = ended.length > 0 && ended.length < values.length
  if (isLifeCycle && !byWord.has('open'))
    put(
      vocabulary.exact,
      'open',
      match(ended, field.words.some(w => /stage|status|state|phase/.test(w)) ? 0.9 : 0.6, true),
    )
}

/** "CEO" for Chief Executive Officer, "VP of Sales" for Vice President of Sales. */
function initials(words: string[]): string[] {
  const strong = words.filter(word => !/^(of|the|and|for|in|&)$/.test(word))
  const out: string[] = []
  if (strong.length >= 3) out.push(strong.map(word => word[0]).join(''))
  if (words.length >= 3 && !/^(of|the|and|for)$/.test(words[1]!)) {
    const short = words[0]![0]! + words[1]![0]!
    out.push([short, ...words.slice(2)].join(' '), [short, ...words.slice(2).filter(w => w !== 'of')].join(' '))
  }
  return out
}
