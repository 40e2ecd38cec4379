import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import type { Chunk } from '../understand/chunks/chunk.ts'
import { LINKING_WORDS } from '../understand/language/lexicon.ts'
import type { Query, Selection } from '../understand/reading/query.ts'
import { isAllOf } from '../understand/reading/still-one.ts'

/**
 * What speaks against a reading though it explains every word: words that were only passed over, mentions by another word than
 * the thing's own, and readings that are odd in themselves. All values lie between 0 and 1.
 */
export function readDoubts(
  queries: readonly Query[],
  chunks: readonly Chunk[],
  model?: CatalogueModel,
  isCompared = false,
): Record<string, number> {
  const isNamed = ({ root }: Query) =>
    chunks.some(chunk => chunk.used === 'entity' && chunk.entities.some(({ entity }) => entity.key === root.entity))
  return {
    // "work", "hold", "cover": taken as mere links.
    links: few(chunks.filter(c => isLeft(c) && LINKING_WORDS.has(c.text.toLowerCase())).length),
    // Verbs and adverbs that the tolerant reading passed over.
    skipped: few(chunks.filter(chunk => chunk.used === 'passed').length),
    far: 1 - Math.min(1, ...chunks.map(qualityOf)),
    unnamedKind: Number(chunks.length > 0 && !queries.some(isNamed)),
    idle: Number(queries.some(query => hasIdle(query.root))),
    mixed: Number(queries.some(query => isMixed(query.root))),
    uneven: Number(isCompared && isUneven(queries)),
    ownName: Number(queries.some(query => ranksOwnNames(query, chunks, model))),
  }
}

/** A few are as bad as many. */
const few = (count: number) => Math.min(2, count) / 2

const isLeft = ({ kind, used }: Chunk) => kind === 'filler' && (used === undefined || used === 'filler')

/** How well a mention fits what it was taken for: below 1 for a synonym, a part of a name, a related word. */
function qualityOf({ used, entities, fields, values }: Chunk): number {
  const mentions = used === 'entity' ? entities : used === 'value' ? values : used === 'filler' ? [] : fields
  return used && mentions.length ? Math.max(...mentions.map(({ quality }) => quality)) : 1
}

/** A kind of record that records point to, without any condition on it: it restricts next to nothing. */
const hasIdle = ({ related }: Selection): boolean =>
  related.some(
    ({ selection, exists, direction, count }) =>
      (exists && direction === 'up' && !count && isAllOf(selection) && !selection.order) || hasIdle(selection),
  )

/** One of several values and something else: which of them the rest goes with is a matter of reading. */
const isMixed = ({ where, related }: Selection): boolean =>
  (where.length > 1 && where.some(({ op, values }) => op === 'in' && values.length < 6)) ||
  related.some(({ selection }) => isMixed(selection))

/** Two that are set against each other differ in one thing: a condition more on one of them was read into its noun. */
function isUneven(queries: readonly Query[]): boolean {
  const [one, other, ...more] = queries.map(({ root }) => new Set(root.where.map(({ columns }) => columns.join())))
  if (!one?.size || !other?.size || more.length || queries[0]!.root.entity !== queries[1]!.root.entity) return false
  const lies = (inner: Set<string>, outer: Set<string>) => [...inner].every(columns => outer.has(columns))
  return lies(one, other) !== lies(other, one)
}

/** Records ranked by how many have their own name: people who are named alike, and hardly ever what is asked for. */
function ranksOwnNames(query: Query, chunks: readonly Chunk[], model?: CatalogueModel): boolean {
  const { root, ask, group, groupOrder, measures } = query
  if (ask !== 'group' || !group || !groupOrder?.limit || group.entity !== root.entity) return false
  const entity = model?.entities.get(group.entity)
  // The items of a list inside records are told by what they are: "the most common allergy".
  if (entity?.inside?.value !== undefined) return false
  const names = entity?.nameFields ?? []
  const isCount = measures.every(({ fn }) => fn === 'count')
  // "the most common subject": what many records are called alike is asked for by its own noun.
  const isSaid = chunks.some(c => c.used === 'group' && c.fields.some(f => f.quality === 1 && names.includes(f.field)))
  return isCount && !isSaid && names.length > 0 && names.every(({ column }) => group.columns.includes(column))
}
