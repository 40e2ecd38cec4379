import type { CatalogueModel, Entity } from '../understand/entity-model/catalogue-model.ts'
import type { Condition, Query } from '../understand/reading/query.ts'
import type { Understanding } from '../understand/understanding.ts'
import type { ValueMatch } from '../understand/vocabulary/vocabulary.ts'
import { joinList } from './describe-selection.ts'

/** How well a name and a field have to fit records of another kind. */
const WHOLE = 0.95
const OWN_FIELD = 0.8

/** Kinds of which one record each may be meant, with what is asked of it. */
export interface Namesakes {
  question: string
  options: { labels: string[]; meanings: Query[] }
}

/**
 * "what is Ann Lee's phone number" where a lead and a contact are called so and no noun says which: both have what is asked, so neither
 * is taken without asking. So it is with "who is Ann Lee".
 */
export function findNamesakes({ meaning, best }: Understanding, model: CatalogueModel): Namesakes | undefined {
  if (!best || meaning?.kind !== 'query' || meaning.ask !== 'list') return undefined
  if (best.chunks.some(({ used }) => used === 'entity')) return undefined
  const own = model.entities.get(meaning.root.entity)!
  const [named, ...more] = meaning.root.where
  const chunk = named?.at === undefined ? undefined : best.chunks[named.at]
  if (!named || more.length || meaning.root.related.length || !chunk || !isNameOf(own, named.columns)) return undefined
  const others = chunk.values.filter(
    // The line of an order that is called like the product is no other thing.
    v => v.entity !== own && !v.entity.inside && v.entity.app === own.app && v.quality >= WHOLE && isNameOf(v.entity, v.columns), // oxfmt-ignore
  )
  const kinds = [...new Set(others.map(v => v.entity))].flatMap(entity => {
    const project = columnsOf(meaning, best, entity)
    return project ? [{ match: others.find(v => v.entity === entity)!, project }] : []
  })
  if (!kinds.length) return undefined
  const labels = [own, ...kinds.map(({ match }) => match.entity)].map(({ noun }) => `the ${noun} ${chunk.text}`)
  return {
    question: `Which do you mean: ${joinList(labels, 'or')}?`,
    options: { labels, meanings: [meaning, ...kinds.map(kind => askOf(meaning, named, kind))] },
  }
}

const isNameOf = ({ nameFields }: Entity, columns: readonly string[]): boolean =>
  nameFields.length > 0 && nameFields.map(f => f.column).join() === columns.join()

/** The columns of another kind that the words for what is wanted name as well. */
function columnsOf(
  { project }: Query,
  { chunks }: NonNullable<Understanding['best']>,
  entity: Entity,
): string[][] | undefined {
  const asked = chunks.filter(({ used }) => used === 'project')
  const columns = asked.map(
    ({ fields }) => fields.filter(f => f.entity === entity && f.quality >= OWN_FIELD).sort((a, b) => b.quality - a.quality)[0]?.columns, // oxfmt-ignore
  )
  return asked.length === project.length && columns.every(c => c !== undefined) ? columns : undefined
}

const askOf = (
  { app, lookup, single }: Query,
  { at, op, label, text }: Condition,
  { match, project }: { match: ValueMatch; project: string[][] },
): Query => ({
  kind: 'query',
  app,
  ask: 'list',
  measures: [],
  project,
  ...(lookup && { lookup }),
  ...(single && { single }),
  root: {
    entity: match.entity.key,
    sources: [],
    args: {},
    where: [
      {
        columns: match.columns,
        op,
        values: match.values,
        label,
        ...(text && { text }),
        ...(at !== undefined && { at }),
      },
    ],
    related: [],
  },
})
