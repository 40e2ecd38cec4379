import { pattern } from '../../lib/patterns.ts'
import type { TurnOutcome } from '../turn.ts'
import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import type { Condition, Query, Selection } from '../understand/reading/query.ts'
import type { Understanding } from '../understand/understanding.ts'
import { isPlural, plural } from '../understand/language/words.ts'
import { findNamesakes } from './ask-namesake.ts'
import { joinList } from './describe-selection.ts'
import { declined, type Memory } from './outcome.ts'
import type { OrderAsked } from './settled.ts'

/** So many choices are named; of more only how many they are. */
const MOST_NAMED = 8

/**
 * Asks which one is meant where the message leaves it open: a part of a name that several records have, of which one thing is
 * asked ("what is Ann's salary"), or no noun at all where several kinds of record would do ("how many are cancelled").
 * Undefined where one answer serves.
 */
export function askWhich(
  understanding: Understanding,
  model: CatalogueModel,
  memory: Memory,
  toolsUsed: string[],
): TurnOutcome | undefined {
  const choice =
    whichKind(understanding, model, memory) ??
    whichRecord(understanding, model) ??
    (memory.query ? undefined : findNamesakes(understanding, model))
  if (!choice) return undefined
  return declined('AMBIGUOUS', choice.question, { ...memory, choice: choice.options }, { confidence: 0.3, toolsUsed })
}

/** What the question left open, for the reply: each option with what to answer when it is taken. */
export interface Options {
  labels: string[]
  meanings: Query[]
  /** All of them together. */
  all?: Query
  /** The records that the labels name, for a reply that describes one of them. */
  among?: Query
  /** The order that goes on with what is taken; without it the meanings are answers. */
  order?: OrderAsked
}

/** What is asked of a record, where "who is" and "show" ask for the record. */
const ASKS_OF_ONE = /^\W*(?:what|how|when|where)/i

const QUESTION = pattern('i')`
  ^\W*(?:(?:and|so|hey|hi|please|ok|okay)\W+)*
  (?:what|how|when|where|who|whose|which|is|are|was|were|can|could|does|do|did|has|have|tell|will|would|i)\b
`

interface Choice {
  question: string
  options: Options
}

/** No noun, and several kinds of record have what the message says of them. */
function whichKind(
  { meaning, best, others }: Understanding,
  model: CatalogueModel,
  memory: Memory,
): Choice | undefined {
  if (!best || !others?.length || meaning?.kind !== 'query' || memory.query) return undefined
  // A word that was passed over may be the noun.
  const saysNoun = best.chunks.some(c => c.kind === 'app' || c.used === 'entity' || c.used === 'passed')
  const named = (query: Query) =>
    query.root.where.some(c => isName(c, query.root.entity, model) && best.chunks[c.at ?? -1]?.weak !== 'part')
  const seen = new Set<string>()
  const meanings = [meaning, ...others].filter(m => !seen.has(m.root.entity) && seen.add(m.root.entity))
  if (saysNoun || meanings.length < 2 || meanings.some(named) || meanings.some(m => m.root.related.length > 0))
    return undefined
  const labels = meanings.map(m => {
    const entity = model.entities.get(m.root.entity)!
    return `${plural(entity.noun)} of ${entity.app}`
  })
  return {
    question: `Which do you mean: ${joinList(labels, 'or')}?`,
    options: { labels, meanings },
  }
}

/** A part of a name that several records have, where something is asked of one. */
function whichRecord({ meaning, best }: Understanding, model: CatalogueModel): Choice | undefined {
  if (!best || meaning?.kind !== 'query') return undefined
  const found = findNamed(meaning.root, model)
  if (!found) return undefined
  const { selection, condition } = found
  const chunk = condition.at === undefined ? undefined : best.chunks[condition.at]
  const entity = model.entities.get(selection.entity)!
  // The list of those who are called so is an answer of its own; so is what is asked of several.
  const isOwn = selection === meaning.root
  const isOwnList = isOwn && meaning.ask === 'list' && !meaning.project.length && !ASKS_OF_ONE.test(best.text)
  // "revenue of Zephyr": a heading, which several records may stand under.
  const isHeading = isOwn && meaning.ask === 'list' && !QUESTION.test(best.text) && !/['’]s\b/.test(best.text)
  const isOfOne = meaning.ask === 'measure' && (!isOwn || meaning.measures.every(m => m.fn !== 'count'))
  const isPlain = ['list', 'values'].includes(meaning.ask) || isOfOne
  const saysMany = best.chunks.some(
    c => c.entities.some(e => e.entity === entity && e.quality >= 0.75) && c.used === 'entity' && isPlural(c.text),
  )
  const isPart =
    chunk?.weak === 'part' || (chunk?.weak === 'inside' && /^the$/i.test(best.chunks[condition.at! - 1]?.text ?? ''))
  if (!chunk || !isPart || isOwnList || isHeading || !isPlain || saysMany) return undefined
  const labels = condition.values.map(String)
  const named =
    labels.length > MOST_NAMED ? [...labels.slice(0, MOST_NAMED), `${labels.length - MOST_NAMED} others`] : labels
  const among: Query = {
    kind: 'query',
    app: meaning.app,
    root: { entity: entity.key, sources: [], args: {}, where: [structuredClone(condition)], related: [] },
    ask: 'list',
    measures: [],
    project: [],
  }
  return {
    question:
      `There are ${labels.length} ${plural(entity.noun)} called “${chunk.text.replace(/['’]s$/, '')}”. ` +
      `Which one do you mean: ${joinList(named, 'or')}?`,
    options: {
      labels,
      meanings: labels.map(label =>
        replaceCondition(meaning, condition, [{ ...condition, op: '=', values: [label], label: `name ${label}` }]),
      ),
      all: meaning,
      among,
    },
  }
}

const isName = (condition: Condition, key: string, model: CatalogueModel): boolean => {
  const names = model.entities.get(key)!.nameFields.map(f => f.column)
  return names.length > 0 && condition.columns.join() === names.join()
}

/** The selection that several names stand for, in the tree of a query. */
function findNamed(
  selection: Selection,
  model: CatalogueModel,
): { selection: Selection; condition: Condition } | undefined {
  const condition = selection.where.find(
    c => c.op === 'in' && c.values.length > 1 && c.at !== undefined && isName(c, selection.entity, model),
  )
  if (condition) return { selection, condition }
  for (const related of selection.related) {
    const found = findNamed(related.selection, model)
    if (found) return found
  }
  return undefined
}

/** The query with other conditions in the place of one. */
export function replaceCondition(
  query: Query,
  condition: Condition,
  others: Condition[],
  related: Selection['related'] = [],
): Query {
  const key = JSON.stringify(condition)
  const visit = (selection: Selection): Selection => {
    const isHere = selection.where.some(c => JSON.stringify(c) === key)
    return {
      ...selection,
      where: selection.where.flatMap(c => (JSON.stringify(c) === key ? others : [c])),
      related: [
        ...selection.related.map(r => ({ ...r, selection: visit(r.selection) })),
        ...(isHere ? structuredClone(related) : []),
      ],
    }
  }
  return { ...query, root: visit(query.root) }
}
