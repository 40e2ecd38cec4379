import { testIn } from '../../../lib/prefilter/may-match.ts'
import { withoutCodes } from '../language/operators.ts'
import { isOfRecord } from '../asks/when-of-record.ts'
import type { CatalogueModel, Entity } from '../entity-model/catalogue-model.ts'
import { isOneRecord, type Meaning, type Query, type Selection } from '../reading/query.ts'
import { ofWinner } from '../reading/of-winner.ts'
import { onesToldBy } from './one-told-by.ts'

/** A pronoun of one thing or of those who are one party: it has an antecedent that the message does not name. */
const POINTS_BACK = /\b(?:it|its|they|them|their|theirs|that one|this one|there|when (?:was|is|did) (?:that|this))\b/i
/** "when was that?": what has come about, and hardly that somebody was entered. */
const WHEN_THAT = /^\W*(?:(?:and|so|but|ok|okay)\W+)*when (?:was|is|did) (?:that|this)\b/i

/** Whether what was found is only when a record was entered, where something spoken of before may have a day of its own. */
export const tellsEntry = (message: string, meaning: Meaning | undefined, model: CatalogueModel): boolean =>
  testIn(message, WHEN_THAT) &&
  meaning?.kind === 'query' &&
  meaning.project.flat().every(column => isStamp(column, model.entities.get(meaning.root.entity)))

const isStamp = (column: string, entity: Entity | undefined): boolean =>
  entity?.fields.some(field => field.column === column && isOfRecord(field)) ?? false

/** So many things that were spoken of are looked back at. */
const MOST_TOPICS = 3

/**
 * What else a pronoun may stand for than the records of the last answer, the nearest first: the one whose group came first ("who owes the
 * most?" – "what is their number?"), the one thing by which those were told ("where is the cheapest car?" – "what's its mileage?"), then
 * what was asked about before. The focus of a conversation goes back to what is still open when that which was spoken of last does not fit
 * (Grosz and Sidner, 1986, "Attention, intentions, and the structure of discourse").
 */
export function earlierTopics(message: string, before: readonly Query[], model: CatalogueModel): Query[] {
  const last = before.at(-1)
  if (!last || !testIn(withoutCodes(message), POINTS_BACK)) return []
  const told = [...firstOf(last, model), ...onesToldBy(last.root)].map(root => aboutOne(last, root))
  const seen = new Set([last.root.entity, ...told.map(({ root }) => root.entity)])
  const earlier: Query[] = []
  for (const query of before.slice(0, -1).toReversed()) {
    if (seen.has(query.root.entity) || query.ask !== 'list' || query.several || !isOneRecord(query)) continue
    seen.add(query.root.entity)
    earlier.push(query)
  }
  return [...told, ...earlier].slice(0, MOST_TOPICS)
}

/** The record of another kind whose group came first. */
function firstOf(query: Query, model: CatalogueModel): Selection[] {
  const { winner, root } = query
  const entity = winner && winner.entity !== root.entity ? model.entities.get(winner.entity) : undefined
  const telling = [entity?.idField, ...(entity?.nameFields ?? [])].map(field => field?.column)
  return winner && entity && winner.condition.columns.every(column => telling.includes(column)) ? [ofWinner(query)] : []
}

const aboutOne = ({ app }: Query, root: Selection): Query => ({
  kind: 'query',
  app,
  root: structuredClone(root),
  ask: 'list',
  measures: [],
  project: [],
  single: true,
})

/** Whether a reading tells something that the topic has itself, over no other records: a field of that one record, or whether it is such. */
export function isToldOf(meaning: Meaning | undefined, topic: Query): meaning is Query {
  if (meaning?.kind !== 'query' || meaning.root.entity !== topic.root.entity || meaning.group) return false
  const { ask, root, project, measures, existence } = meaning
  if (root.related.length > topic.root.related.length) return false
  if (ask === 'exists' || existence) return root.where.length > (root.within ? 0 : topic.root.where.length)
  if (ask === 'measure') return measures.some(({ column }) => column !== undefined)
  return (ask === 'list' || ask === 'values') && project.length > 0
}
