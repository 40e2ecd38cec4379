import type { Query, Selection } from '../../src/agent/understand/reading/query.ts'

/** All records of a kind, or those that are said more of. */
export const selectionOf = (entity: string, more: Partial<Selection> = {}): Selection => ({
  entity,
  sources: [],
  args: {},
  where: [],
  related: [],
  ...more,
})

/** A question for a list of records, or what is said more of it. */
export const queryOf = (app: string, root: Selection, more: Partial<Query> = {}): Query => ({
  kind: 'query',
  app,
  root,
  ask: 'list',
  measures: [],
  project: [],
  ...more,
})
