import type { AppModel, Entity, Field, Source, ToolParameter } from './catalogue-model.ts'
import { findUnit } from './calls/units.ts'
import { BUSINESS_NOUNS } from '../../lib/synonyms.ts'
import { AGGREGATES, FILLERS, LITTLE_NOUNS, STATES_TOO } from './lexicon.ts'
import { GRADED_WORDS } from './gradables.ts'
import { isListControl } from './paging.ts'
import type { Scalar } from './query.ts'
import type { ScatteredFlag } from './place-words.ts'
import { splitIdentifier, stem, wordsOf } from './words.ts'

/** Roles above another of the same kind. */
export const SUPERIOR = /^(manager|supervisor|boss|lead|leader|head)$/

export interface EntityMention {
  entity: Entity
  quality: number
  /** Not the catalogue's word for it: the answer says how it was taken. */
  isEveryday?: true
}
export interface FieldMention {
  entity: Entity
  field: Field
  columns: string[]
  quality: number
}
export interface ScopeMention {
  source: Source
  quality: number
}
export interface ArgumentMention {
  source: Source
  parameter: ToolParameter
  value: Scalar
  quality: number
}

/** What the words of an application's catalogue mean, by their stems joined with spaces. Built once per catalogue. */
export interface Dictionary {
  entities: Map<string, EntityMention[]>
  fields: Map<string, FieldMention[]>
  scopes: Map<string, ScopeMention[]>
  arguments: Map<string, ArgumentMention[]>
  app: Set<string>
  /** Yes/no fields and dates of two words or more, by the words that tell. */
  flags: ScatteredFlag[]
  /** Other fields of two words or more: their words may come in another order. */
  phrases: ScatteredFlag[]
  /** Every word that occurs in it, as written, for spelling. */
  words: Set<string>
}

const synonymsOf = new Map<string, string[]>()
for (const row of BUSINESS_NOUNS)
  for (const word of row)
    synonymsOf.set(stem(word), [...(synonymsOf.get(stem(word)) ?? []), ...row.filter(w => w !== word)])

const keyOf = (words: string[]) => words.map(stem).join(' ')

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  if (!key) return
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** Builds the dictionary of an application. */
export function buildDictionary(app: AppModel): Dictionary {
  const dictionary: Dictionary = {
    entities: new Map(),
    fields: new Map(),
    scopes: new Map(),
    arguments: new Map(),
    flags: [],
    phrases: [],
    app: new Set(app.words.map(stem)),
    words: new Set(app.words),
  }
  for (const entity of app.entities) {
    if (entity.hidden) {
      addLinked(dictionary, entity, app)
      continue
    }
    addEntity(dictionary, entity)
    for (const field of entity.fields) if (!hasItems(entity, field, app)) addField(dictionary, entity, field)
    addComposedName(dictionary, entity)
    if (!entity.inside) for (const source of entity.sources) addSource(dictionary, source, entity)
  }
  addModifiers(dictionary, app.entities)
  addSynonyms(dictionary)
  return dictionary
}

/** A list inside records is read through its items. */
const hasItems = (entity: Entity, field: Field, app: AppModel): boolean =>
  field.items !== undefined &&
  app.entities.some(e => e.inside?.entity === entity.key && e.inside.column === field.column)

/** Ids in a list stand for the records that they name: the members of a team are employees. */
function addLinked(dictionary: Dictionary, link: Entity, app: AppModel): void {
  const target = link.fields.find(f => f.column === link.inside?.value)?.target
  const entity = app.entities.find(e => e.key === target)
  const noun = keyOf(link.words.slice(-1))
  if (entity && !app.entities.some(e => e !== link && keyOf(e.words.slice(-1)) === noun))
    put(dictionary.entities, noun, { entity, quality: 0.85 })
}

function addEntity(dictionary: Dictionary, entity: Entity): void {
  put(dictionary.entities, keyOf(entity.words), { entity, quality: 1 })
  if (entity.words.length > 1) put(dictionary.entities, stem(entity.words.at(-1)!), { entity, quality: 0.8 })
  for (const word of entity.words) dictionary.words.add(word)
  if (entity.fields.some(f => f.target === entity.key && f.words.some(word => SUPERIOR.test(word))))
    for (const words of [['direct', 'report'], ['subordinate']])
      put(dictionary.entities, keyOf(words), { entity, quality: 0.8 })
}

/** Nouns that stand last in the name of a kind of record and say only that it is one. */
const RECORD_NOUNS = new Set('request record entry item application form listing posting opening instance'.split(' '))

/** "leave" for leave requests, where nothing else is called so. */
function addModifiers(dictionary: Dictionary, entities: readonly Entity[]): void {
  for (const entity of entities) {
    const [first, ...rest] = entity.words
    const key = first === undefined ? '' : stem(first)
    if (rest.length !== 1 || entity.inside || entity.hidden || !RECORD_NOUNS.has(rest[0]!)) continue
    const isOther = dictionary.fields.get(key)?.some(f => f.entity !== entity || f.quality >= 0.8)
    if (!dictionary.entities.has(key) && !isOther) put(dictionary.entities, key, { entity, quality: 0.75 })
  }
}

const UNITS = new Set([
  'count',
  'number',
  'amount',
  'total',
  'num',
  'no',
  'usd',
  'eur',
  'date',
  'at',
  'on',
  'time',
  'is',
  'has',
  'id',
  'code',
])

/** Nouns that stand last in the name of a field and say only what kind of thing it is. */
const HEADS = new Set([...UNITS, 'name', 'status', 'state', 'type', 'kind', 'level', 'tier', 'rate', 'value', 'category', 'group', 'class', 'stage', 'address', 'km', 'kg', 'percent', 'days', 'hours', 'minutes', 'score', 'title', 'text', 'label', 'plan', 'year', 'quantity', 'qty', 'level']) // prettier-ignore

const isHead = (word: string) =>
  HEADS.has(word) || (word.length >= 2 && !/^(?:in|at|on|no|mi|pa|ha|mo)$/.test(word) && findUnit(word) !== undefined)

/** Auxiliaries that a yes/no field's name starts with. */
const AUXILIARIES = /^(is|has|have|can|was|are|does|should|will|did)$/

/** What has been done, at the end of a name: "deposit" for `deposit_paid`. */
const PARTICIPLES = /(ed|paid|sent|done|given|met|signed)$/

/** A yes/no field by its name without the auxiliary; a participle that ends it stands for it ("verified" for `is_email_verified`). */
function addFlag(words: string[], add: (words: string[], quality: number) => void): void {
  const bare = AUXILIARIES.test(words[0]!) ? words.slice(1) : words
  if (!bare.length) return
  if (bare.length < words.length) add(bare, 0.95)
  const last = bare.at(-1)!
  const says = !words.some(word => /^(not|no|non|never)$/.test(word))
  if (
    bare.length > 1 &&
    says &&
    /[a-z]{3}(ed|able|ible|ive)$/.test(last) &&
    !/^(required|needed|enabled|allowed|included)$/.test(last)
  )
    add([last], 0.7)
  if (bare.length > 2) add(bare.slice(1), 0.7)
  if (bare.length === 2 && says && PARTICIPLES.test(last)) add(bare.slice(0, -1), 0.7)
  if (bare.length > 1 && /^(required|needed|enabled|allowed|included|flag)$/.test(last)) add(bare.slice(0, -1), 0.8)
}

/** Nouns that people add to a field of a kind: "e-mail address", "phone number". */
const NOUNS: Partial<Record<Field['role'], string[]>> = {
  email: ['address'],
  phone: ['number'],
  url: ['address', 'link'],
  date: ['date'],
}

function addField(dictionary: Dictionary, entity: Entity, field: Field): void {
  // What is in a list of a record is meant after what the record itself has.
  const plain = entity.inside ? 0.9 : 1
  const add = (words: string[], quality: number) => {
    const key = keyOf(words)
    const isEmpty = (word: string) => FILLERS.has(word) || AGGREGATES[word] || GRADED_WORDS.has(word)
    // "in print", "available": little words may be all that a yes/no field is called.
    const isFlag = field.role === 'boolean' && (words.length > 1 || STATES_TOO.has(words[0]!))
    // "by type", "their makes": a noun that is mostly a verb or says little; its place tells which (see `isNounAt`).
    const isNoun = words.length === 1 && LITTLE_NOUNS.has(words[0]!) && field.role !== 'boolean'
    if (!key || (words.every(isEmpty) && !isFlag && !isNoun)) return
    const known = dictionary.fields.get(key)
    if (!known?.some(m => m.field === field))
      put(dictionary.fields, key, { entity, field, columns: [field.column], quality: plain * quality })
    for (const word of words) dictionary.words.add(word)
  }
  const { words } = field
  add(words, 1)
  // As it is written: "built", that its description calls a year.
  add(splitIdentifier(field.column.slice(field.column.lastIndexOf('.') + 1)), field.nested ? 0.8 : 1)
  if (
    words.length > 1 &&
    field.role !== 'boolean' &&
    field.role !== 'reference' &&
    !words.some(word => FILLERS.has(word))
  )
    dictionary.phrases.push({ words, mentions: [{ entity, field, columns: [field.column], quality: plain * 0.9 }] })
  // "account name", "opportunity value": the entity's own noun before the field says nothing more.
  add([...entity.words, ...words], 1)
  const content = words.filter(word => !UNITS.has(word))
  if (content.length && content.length < words.length) add(content, field.role === 'reference' ? 0.5 : 0.85)
  if (field.role === 'boolean') {
    addFlag(words, add)
    const telling = words.filter(word => !AUXILIARIES.test(word) && !FILLERS.has(word))
    const mentions = [{ entity, field, columns: [field.column], quality: 0.9 }]
    // "Dangerous goods" of a flag with a name that nobody says.
    const described = wordsOf(field.description)
    if (described.length > 0 && described.length <= 3 && !described.every(word => FILLERS.has(word)))
      add(described, 0.85)
    if (telling.length > 1 && !words.some(word => /^(not|no|non|never)$/.test(word)))
      dictionary.flags.push({ words: telling, mentions })
    return
  }
  const told = words.filter(word => !UNITS.has(word) && !FILLERS.has(word) && !/^(next|last|first)$/.test(word))
  if (field.role === 'date' && told.length > 1)
    dictionary.flags.push({ words: told, mentions: [{ entity, field, columns: [field.column], quality: 0.9 }] })
  // "vacation days" of `vacation_days_left`.
  if (words.length > 2 && FILLERS.has(words.at(-1)!)) add(words.slice(0, -1), 0.9)
  // "length" of `length_m`, "height" of `dimensions.heightCm`.
  const bare = withoutUnit(field)
  if (bare) add(bare, 0.95)
  if (bare) for (let at = 1; at < bare.length; at++) add(bare.slice(at), 0.8)
  if (words.length > 1) for (let at = 1; at < words.length; at++) add(words.slice(at), 0.8)
  // "loyalty" for a loyalty tier, but not "annual" for an annual revenue: the last word must say little by itself.
  if (words.length > 1 && field.role !== 'reference' && isHead(words.at(-1)!)) add(words.slice(0, -1), 0.6)
  // Parts of an object go by its name too: "address" for `address.city`.
  const object = field.column.split('.').slice(0, -1).at(-1)
  if (object) add(splitIdentifier(object), 0.6)
  else for (const word of words.slice(1, -1)) if (!UNITS.has(word)) add([word], 0.5)
  for (const noun of NOUNS[field.role] ?? []) add([...content, noun], 1)
  // "inspection date" of `next_inspection_on`.
  if (field.role === 'date' && told.length && told.length < content.length) add([...told, 'date'], 0.85)
  // "mobile number" of `mobile_phone`.
  if (field.role === 'phone' && words.length > 1) add([...words.filter(word => word !== 'phone'), 'number'], 0.95)
  if (field.role === 'number' && words.includes('count')) add(['number', 'of', ...content], 0.95)
}

/** The words of a figure whose name ends in the symbol of its unit, without that; undefined for others. */
function withoutUnit({ words, role }: Field): string[] | undefined {
  const last = words.at(-1)!
  const isSymbol = last.length <= 3 && !/^(?:min|day|in)$/.test(last) && findUnit(last) !== undefined
  return isSymbol && words.length > 1 && role === 'number' ? words.slice(0, -1) : undefined
}

/** A name that comes in parts is still "the name". */
function addComposedName(dictionary: Dictionary, entity: Entity): void {
  if (entity.nameFields.length < 2) return
  const mention = { entity, field: entity.nameFields[0]!, columns: entity.nameFields.map(f => f.column), quality: 1 }
  for (const words of [['name'], ['full', 'name']]) put(dictionary.fields, keyOf(words), mention)
  dictionary.words.add('name')
}

function addSource(dictionary: Dictionary, source: Source, entity: Entity): void {
  if (!source.complete) return
  if (source.qualifiers.length) put(dictionary.scopes, keyOf(source.qualifiers), { source, quality: 1 })
  for (const word of source.qualifiers) dictionary.words.add(word)
  for (const parameter of source.parameters) {
    // A filter on a field is read from the field's own values.
    if (
      parameter.place === 'path' ||
      isListControl(parameter.name) ||
      entity.fields.some(f => [f.column, `${f.column}_min`, `${f.column}_max`].includes(parameter.name))
    )
      continue
    for (const { words, value } of statedValues(parameter, entity))
      put(dictionary.arguments, words.join(' '), { source, parameter, value, quality: 0.9 })
    for (const value of parameter.namedValues) {
      const words = wordsOf(value)
      if (words.length > 1 || /^[A-Z]/.test(value))
        put(dictionary.arguments, words.join(' '), { source, parameter, value, quality: 1 })
    }
  }
}

const SHAPING = /sort|order|direction|format|expand|include|embed|field|view|lang|locale|page|limit|count|dry/

/** A yes/no parameter or one of stated values that no field has stands for a condition of its own: "overdue" loans. */
function statedValues(parameter: ToolParameter, entity: Entity): { words: string[]; value: Scalar }[] {
  if (SHAPING.test(parameter.name.toLowerCase()) || parameter.required || entity.inside) return []
  const isKnown = (word: string) =>
    entity.fields.some(f => f.words.some(w => stem(w) === stem(word)) || f.choices.some(c => wordsOf(c).includes(word)))
  if (parameter.type === 'boolean') {
    const words = parameter.words.filter(word => !/^(is|only|has|show|with)$/.test(word))
    return words.length && !words.some(isKnown) && !words.every(word => FILLERS.has(word))
      ? [{ words, value: true }]
      : []
  }
  const isOwn = parameter.choices.some(choice => entity.fields.some(f => f.choices.includes(choice)))
  const choices = isOwn ? [] : parameter.choices.filter(choice => wordsOf(choice).join('').length > 3)
  return choices
    .map(value => ({ words: wordsOf(value), value }))
    .filter(({ words }) => !words.every(w => isKnown(w) || FILLERS.has(w)))
}

const copyOf = <T>(map: Map<string, T[]>): Map<string, T[]> => new Map([...map].map(([key, list]) => [key, [...list]]))

/** Synonyms fill gaps only: a word that the catalogue itself uses keeps the catalogue's meaning. */
function addSynonyms(dictionary: Dictionary): void {
  // Taken before anything is added: a synonym of a synonym is another word.
  const entities = copyOf(dictionary.entities)
  const fields = copyOf(dictionary.fields)
  const own = new Set([...entities.keys(), ...fields.keys()])
  for (const [word, others] of synonymsOf) {
    for (const other of others) {
      for (const mention of entities.get(stem(other)) ?? [])
        if (!own.has(word) || !entities.has(word))
          addOnce(
            dictionary.entities,
            word,
            { ...mention, quality: 0.75 * mention.quality },
            m => m.entity === mention.entity,
          )
      for (const mention of fields.get(stem(other)) ?? []) {
        // "boss" of a manager: a role among records of one kind.
        const isRole = mention.field.role === 'reference' && mention.field.target === mention.entity.key
        if ((mention.quality < 0.8 && !isRole) || ownFieldHas(mention.entity, word)) continue
        addOnce(
          dictionary.fields,
          word,
          { ...mention, quality: (isRole ? 0.9 : 0.6) * mention.quality },
          m => m.field === mention.field,
        )
      }
    }
  }
  for (const row of BUSINESS_NOUNS)
    for (const word of row)
      if (dictionary.entities.has(stem(word)) || dictionary.fields.has(stem(word))) dictionary.words.add(word)
}

const ownFieldHas = (entity: Entity, word: string) =>
  entity.fields.some(field => field.words.some(w => stem(w) === word))

function addOnce<T>(map: Map<string, T[]>, key: string, value: T, same: (other: T) => boolean): void {
  if (!map.get(key)?.some(same)) put(map, key, value)
}
