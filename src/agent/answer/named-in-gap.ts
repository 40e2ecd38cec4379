import { isKeyed } from '../understand/assemble/is-keyed.ts'
import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import type { Query, Selection } from '../understand/reading/query.ts'
import type { Memory } from './outcome.ts'

const within = (selection: Selection): Selection[] => [
  selection,
  ...selection.related.filter(({ exists, count }) => exists && !count).flatMap(one => within(one.selection)),
]

/**
 * "what is Ann's favourite colour?", which had no answer – "and her orders?": the one record that the question was about, by its name, is
 * what a pronoun behind it stands for. Undefined where it names none, or several.
 */
export function namedInGap(
  read: Query | undefined,
  unknown: readonly string[],
  model: CatalogueModel,
): Query | undefined {
  if (!read || unknown.some(word => /^\p{Lu}/u.test(word))) return undefined
  const named = within(read.root).filter(selection => {
    const entity = model.entities.get(selection.entity)
    const [condition, ...others] = selection.where
    return entity && condition && !others.length && isKeyed({ entity, selection })
  })
  const [one, ...others] = named
  if (!one || others.length) return undefined
  const root = { ...structuredClone(one), related: [], order: undefined, limit: undefined }
  return { kind: 'query', app: read.app, root, ask: 'list', measures: [], project: [], lookup: true, single: true }
}

/** What is remembered after a question that had no answer about one record. */
export const afterGapOf = ({ query, history = [], ...memory }: Memory, record: Query): Memory => ({
  ...memory,
  query: record,
  history: [...history, ...(query ? [query] : [])],
  failed: 'named',
})
