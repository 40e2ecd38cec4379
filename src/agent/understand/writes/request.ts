import type { Entity } from '../entity-model/catalogue-model.ts'
import type { AppKnowledge } from '../reading/interpretation.ts'
import type { Query } from '../reading/query.ts'
import type { WriteOperation } from './operations.ts'
import type { WriteAction } from './verbs.ts'

/** A reference that the message gives by name: the record is looked up, and its key becomes the slot's value. */
export interface Reference {
  /** Name of the slot; for a place inside a list, that of the list with the index and the place: `items.0.productId`. */
  parameter: string
  query: Query
  label: string
  /** The column of the record whose value is taken, where that is not its key. */
  column?: string
}

/** What a message says of one record. */
export interface RecordValues {
  /** By slot name. */
  values: Record<string, unknown>
  references: Reference[]
}

export type UnitOfTime = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/** A change that depends on the value before: "by 10 %", a note added to the notes. */
export type Relative = { by: number; percent?: boolean; unit?: UnitOfTime } | { append: string } | { remove: string }

/** A change that a message asks for, before the records it names are looked up. */
export interface WriteRequest extends RecordValues {
  action: WriteAction | 'action'
  app: string
  entity: Entity
  /** Undefined when the application offers no such operation on these records. */
  operation?: WriteOperation
  relative: Record<string, Relative>
  /** Further new records, beside the first. */
  further: RecordValues[]
  /** The records that are changed or deleted. */
  target?: Query
  /** The message means all that fit, not the one. */
  isBulk: boolean
  /** It empties a field and goes on with other changes of the same record. */
  isJoined?: true
  /** The message names every field that it gives a value for. */
  isNamed?: boolean
  /** Parts of the message that could not be placed. */
  unknown: string[]
  /** What is wrong with a value, as sentences without their full stop. */
  problems: string[]
  score: number
}

/** Whether a request says all that is needed to look the records up, and nothing that was not understood. */
export const isClean = (request: WriteRequest): boolean => !request.unknown.length && !request.problems.length

/** What a change is read with. */
export interface ChangeContext {
  app: AppKnowledge
  entity: Entity
  operation: WriteOperation | undefined
  now: Date
  previous?: Query
  /** What an earlier part of the message is about: "We won the deal Apollo - mark it …". */
  subject?: Query
  /** The verb of the command. */
  verb?: string
  /** It is one clause of several that are told in one breath. */
  isOneOfSeveral?: true
}

export type Base = Omit<WriteRequest, 'score'>

/** Nothing is unexplained, and there is something to do. */
export const isReady = (request: WriteRequest): boolean =>
  isClean(request) &&
  request.operation !== undefined &&
  (request.action === 'create' || request.target !== undefined) &&
  (request.action !== 'update' || hasValues(request))

/** What it sets only empties fields. */
export const isEmptying = ({ values, references }: WriteRequest): boolean =>
  !references.length &&
  Object.values(values).every(value => value === null || value === false || (Array.isArray(value) && !value.length))

export const hasValues = ({ values, references, relative }: WriteRequest): boolean =>
  Object.keys(values).length + references.length + Object.keys(relative).length > 0
