import { runInSlices } from '../../../lib/in-slices.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isNumbering } from '../entity-model/numbering.ts'
import { isPlaceField } from '../language/places.ts'
import { wordsOf } from '../language/words.ts'
import { addMeaning } from './add-meanings.ts'
import { addValues } from './add-values.ts'
import { put, type Vocabulary } from './vocabulary.ts'

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
  texts: new Map(),
  numbers: new Map(),
  places: [],
  kinds: new Set(),
  otherNames: [],
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
    if (isNumbering(field)) addNumbers(vocabulary, field, rows)
    if (field.role === 'text' && field.type === 'string') {
      yield
      vocabulary.texts.set(field.column, partsOf(rows, field.column))
    }
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

/** Numbers that no two records share, in digits alone. */
function addNumbers({ numbers, entity }: Vocabulary, field: Field, rows: Rows): void {
  const values = rows.flatMap(row => row[field.column] ?? []).map(String)
  if (new Set(values).size < values.length) return
  for (const value of values)
    if (/^\d{1,12}$/.test(value))
      put(numbers, value, { entity, field, columns: [field.column], values: [value], quality: 1 })
}

/** The texts of a column by their words. */
function partsOf(rows: Rows, column: string): Map<string, string[]> {
  const out = new Map<string, string[]>()
  for (const value of new Set(rows.map(row => row[column])))
    if (typeof value === 'string' && value && value.length <= LONGEST) {
      const key = wordsOf(value).join(' ')
      out.set(key, [...(out.get(key) ?? []), value])
    }
  return out
}
