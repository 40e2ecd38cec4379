import type { Field } from '../entity-model/catalogue-model.ts'
import type { Selection } from './query.ts'

/** The records that a key of others names: whom the `manager_id` of Ann leads to. */
export const namedBy = (selection: Selection, { column, target }: Pick<Field, 'column' | 'target'>): Selection => ({
  entity: target!,
  sources: [],
  args: {},
  where: [],
  related: [{ selection, exists: true, via: column, direction: 'down' }],
})
