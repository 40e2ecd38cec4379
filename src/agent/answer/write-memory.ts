import type { Entity } from '../understand/entity-model/catalogue-model.ts'
import type { Query } from '../understand/reading/query.ts'

/** The look-up of one record by its key, which a change of its name does not outdate. */
export const queryById = (entity: Entity, id: string | number): Query => ({
  kind: 'query',
  app: entity.app,
  ask: 'list',
  measures: [],
  project: [],
  lookup: true,
  root: {
    entity: entity.key,
    sources: [],
    args: {},
    where: [
      {
        columns: [entity.idField!.column],
        op: '=',
        values: [id],
        label: `id ${id}`,
        ...(typeof id === 'string' && { text: true }),
      },
    ],
    related: [],
  },
})
