import type { JsonObject } from '../../lib/json.ts'
import type { Profile } from '../understand/entity-model/profile.ts'
import type { CatalogueModel, Entity } from '../understand/entity-model/catalogue-model.ts'
import type { Query } from '../understand/reading/query.ts'
import { holdingRows } from './holding-rows.ts'

/** How an answer about records came about: the query that was run, its rows, and the records that it was worked out from. */
export interface Answered {
  query: Query
  rows: readonly JsonObject[]
  /** Records of each kind as they were read, before any SQL. */
  read: ReadonlyMap<string, readonly JsonObject[]>
}

/** What follow-ups are made from. */
export interface Basis extends Answered {
  entity: Entity
  model: CatalogueModel
  /** What the data of a kind of record is like, where it was read for this or an earlier message. */
  profileOf: (entity: Entity) => Profile | undefined
}

/** A question that may come next. */
export interface Idea {
  /** Of several of one kind the first that holds is offered. */
  kind: string
  /** Ways to say it, the most natural first. */
  wordings: string[]
  /** Whether what the engine makes of the words is what is meant. */
  isMeant: (query: Query) => boolean
}

/**
 * The records that an answer is about, where they are at hand: the rows of a list of whole records, else those of the kind that
 * were read and fit. Undefined where only the query itself could tell which those are.
 */
export function recordsOf({ query, rows, read, entity }: Basis): readonly JsonObject[] | undefined {
  const { root, ask, project } = query
  if (ask === 'list' && !project.length && !query.compares) return rows
  const all = read.get(entity.key)
  return all && holdingRows(all, root)
}
