import type { Entity, Operation } from '../catalogue-model.ts'
import type { Query } from '../query.ts'

export type WriteAction = 'create' | 'update' | 'delete'

/** A change that a message asks for, before the records it names are looked up. */
export interface WriteRequest {
  action: WriteAction
  app: string
  entity: Entity
  /** Undefined when the application offers no such operation on these records. */
  operation?: Operation
  /** Values for the operation's parameters, by name. */
  values: Record<string, unknown>
  /** References that the message gives by name, to be looked up: parameter, entity and the name. */
  references: { parameter: string; query: Query; label: string }[]
  /** The records that are changed or deleted. */
  target?: Query
  /** Parts of the message that could not be placed. */
  unknown: string[]
  score: number
}

export type Base = Omit<WriteRequest, 'score'>

/** Verbs that ask for a change, by what they ask for. */
export const VERBS: Record<string, WriteAction> = {
  create: 'create',
  add: 'create',
  insert: 'create',
  register: 'create',
  enter: 'create',
  make: 'create',
  record: 'create',
  save: 'create',
  submit: 'create',
  new: 'create',
  post: 'create',
  update: 'update',
  set: 'update',
  change: 'update',
  modify: 'update',
  edit: 'update',
  move: 'update',
  mark: 'update',
  rename: 'update',
  switch: 'update',
  raise: 'update',
  increase: 'update',
  lower: 'update',
  reduce: 'update',
  correct: 'update',
  replace: 'update',
  assign: 'update',
  put: 'update',
  adjust: 'update',
  log: 'create',
  delete: 'delete',
  remove: 'delete',
  erase: 'delete',
  drop: 'delete',
  discard: 'delete',
  purge: 'delete',
}
