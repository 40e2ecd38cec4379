import type { Entity, Field, Source, ToolParameter } from '../entity-model/catalogue-model.ts'
import type { ScatteredFlag } from '../chunks/place-words.ts'
import type { Denied } from './denied-flags.ts'
import { isTerm } from '../asks/additive.ts'
import type { Scalar } from '../reading/query.ts'
import { singular, stem } from '../language/words.ts'

export interface EntityMention {
  entity: Entity
  quality: number
  /** Not the catalogue's word for it: the answer says how it was taken. */
  isEveryday?: true
  /** What a sort of them is called stands for them: which they are its value says. */
  ofSort?: true
  /** The noun means only some of them: it gives way to a value that is called so, "novel" of a genre. */
  yields?: true
  /** Only the plural means them: "jobs" are tasks, and somebody's job is a title. */
  isPlural?: true
  /** The only noun, in the singular, of those with this stem that means it: "book" of titles, and no "booking". */
  noun?: string
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
  /** Other names of fields that only mean them before "of": "the joined on of Ann Lee". */
  labels: Map<string, FieldMention[]>
  scopes: Map<string, ScopeMention[]>
  arguments: Map<string, ArgumentMention[]>
  app: Set<string>
  /** Kinds of record by the first letters of their names: `po` of purchase orders. */
  initials: Map<string, Entity>
  /** Yes/no fields and dates of two words or more, by the words that tell. */
  flags: ScatteredFlag[]
  /** Yes/no fields by what their names deny: `not_on_call` by "on call". */
  denied: (Denied & { mentions: FieldMention[] })[]
  /** Other fields of two words or more: their words may come in another order. */
  phrases: ScatteredFlag[]
  /** Every word that occurs in it, as written, for spelling. */
  words: Set<string>
  /** Those of them that nothing in the catalogue has: known nouns, which no other word is a form or a short form of. */
  otherWords: Set<string>
}

/** The stems of words, under which they are found. */
export const keyOf = (words: string[]) => words.map(stem).join(' ')

/** Whether a noun in the singular means the records, and is not only of one stem with theirs: "books" are no bookings. */
export function isCalledBy(
  { entity, noun: own = singular(entity.words.at(-1)!) }: EntityMention,
  noun: string,
): boolean {
  return own === noun || stem(own) !== stem(noun)
}

/** Whether a noun names the field, and is not only of one stem with a form of a verb (`booked_on`) or what is offered with something. */
export const isNounOf = (field: Field, noun: string): boolean =>
  field.role !== 'date' &&
  !isTerm(field) &&
  noun.split(' ').every(one => field.words.some(word => singular(word) === one))

/** Adds a meaning to a key. */
export function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  if (!key) return
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** Adds one thing that a field may be called, with how surely it means the field. */
export type Add = (words: string[], quality: number) => void
