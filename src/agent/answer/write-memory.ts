import type { Entity } from '../understand/entity-model/catalogue-model.ts'
import type { Query } from '../understand/reading/query.ts'

/** The look-up of one record by its key, which a change of its name does not outdate. */
export const queryById = (entity: Entity, id: string | number): Query =>
  queryByColumn(entity, entity.idField!.column, id, 'id')

/** The look-up of the record that has a value in a column. */
export const queryByColumn = (entity: Entity, column: string, value: string | number, label = column): Query => ({
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
        columns: [column],
        op: '=',
        values: [value],
        label: `${label} ${value}`,
        ...(typeof value === 'string' && { text: true }),
      },
    ],
    related: [],
  },
})
