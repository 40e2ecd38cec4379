import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import type { OtherNames } from './other-names.ts'

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

/** Whether a value says which record is meant: a name, or the id. */
export const namesRecord = ({ entity, field }: Pick<ValueMatch, 'entity' | 'field'>): boolean =>
  entity.nameFields.includes(field) || field === entity.idField

/** Whether a value is what a record is called, said as well as in full. */
export const isFullName = ({ entity, field, quality }: ValueMatch): boolean =>
  quality >= 0.9 && entity.nameFields.includes(field)

/** Whether a value is what a record is called, or nearly so. */
export const isNearName = ({ entity, field, quality }: ValueMatch): boolean =>
  quality >= 0.8 && entity.nameFields.includes(field)

/** Values that say which record is meant: what it is called in full, or a code of its own ("PC-1136") whatever field holds that. */
export const namingValues = ({ text, values }: { text: string; values: readonly ValueMatch[] }): ValueMatch[] => {
  const isCode = /\p{L}.*\d{2}/u.test(text)
  return values.filter(v => v.quality >= 0.9 && (namesRecord(v) || (isCode && !v.field.choices.length)))
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
  /** Texts that nothing is known by but what stands right before them says so ("the note ran late"), by column and words. */
  texts: Map<string, Map<string, string[]>>
  /** What records are numbered by beside their ids (the number of an invoice), by its digits. */
  numbers: Map<string, ValueMatch[]>
  /** What others call the values of states and kinds. */
  otherNames: OtherNames[]
  words: Set<string>
  loadedAt: number
  rows: number
}

/** Lists of more values under one key are not searched for one that is there already. */
const LONG = 40

const isSame = (a: ValueMatch, b: ValueMatch) =>
  a.columns[0] === b.columns[0] &&
  a.values.length === b.values.length &&
  a.values.every((value, at) => value === b.values[at])

/** Adds what words name, once. */
export function put(map: Map<string, ValueMatch[]>, key: string, match: ValueMatch): void {
  const list = map.get(key)
  if (!list) map.set(key, [match])
  else if (list.length > LONG || !list.some(m => isSame(m, match))) list.push(match)
}
