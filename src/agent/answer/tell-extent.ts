import type { JsonObject } from '../../lib/json.ts'
import { compileMeaning } from '../plan/compile.ts'
import { measureName } from '../plan/measure-sql.ts'
import type { Run } from '../run/create-run.ts'
import type { CatalogueModel, Entity } from '../understand/entity-model/catalogue-model.ts'
import { isPlaceField } from '../understand/language/places.ts'
import { isAllOf } from '../understand/reading/still-one.ts'
import { countOf, plural, withArticle } from '../understand/language/words.ts'
import type { Condition, Meaning, Measure, Query, Selection } from '../understand/reading/query.ts'
import { isDone } from './describe-condition.ts'
import { fieldOf, wordsFor } from './describe-selection.ts'
import { formatDate, formatValue } from './format.ts'

type Bound = string | number

/**
 * Why nothing was found, where one condition alone tells it: "no accounts created in 2026" of accounts of which the latest is from
 * 2025, "without an e-mail" where every record has one. The records are looked at without that condition. That there is none is then a
 * fact of the data and no sign of a misreading. The sentence that says so; undefined where no condition tells it by itself.
 */
export async function tellExtent(meaning: Meaning, run: Run, model: CatalogueModel): Promise<string | undefined> {
  if (meaning.kind !== 'query' || !isOfRecords(meaning)) return undefined
  const { root } = meaning
  const lacking = root.where.filter(({ op, columns }) => op === 'empty' && columns.length === 1)
  const childless = root.related.filter(({ exists, count }) => !exists && !count)
  const ordered = root.where.filter(isOrdered).toSorted((a, b) => Number(Boolean(b.asDay)) - Number(Boolean(a.asDay)))
  const elsewhere = root.where.filter(condition => isPlace(condition, model.entities.get(root.entity)!))
  for (const without of [...lacking, ...childless, ...ordered, ...elsewhere].slice(0, MOST_LOOKS)) {
    const found = await readWithout(without, meaning, run, model)
    const told = found?.count ? describeFound(without, found, model, model.entities.get(root.entity)!) : undefined
    if (told) return told
  }
  return undefined
}

/** So many conditions are left out, one at a time, to see whether one of them is the reason. */
const MOST_LOOKS = 2

type Related = Selection['related'][number]

/** What there is without a condition: how many records, and between which values of its column they lie. */
interface Found {
  count: number
  low?: Bound
  high?: Bound
  /** How many different values they have. */
  values?: number
}

function describeFound(
  without: Condition | Related,
  { count, low, high, values }: Found,
  model: CatalogueModel,
  entity: Entity,
): string | undefined {
  const each = count === 1 ? `The one ${entity.noun}` : `Each of the ${countOf(count, plural(entity.noun))}`
  if (!('op' in without)) {
    const { selection } = without
    return `${each} has at least one ${isAllOf(selection) ? '' : 'such '}${model.entities.get(selection.entity)!.noun}.`
  }
  const column = without.columns[0]!
  if (without.op === 'empty') return `${each} has ${withArticle(wordsFor(entity, column))}.`
  if (without.op === '=') {
    const those = count === 1 ? `The one ${entity.noun} is` : `The ${countOf(count, plural(entity.noun))} are`
    return values ? `${those} in ${countOf(values, `other ${wordsFor(entity, column)}`)}.` : undefined
  }
  const end = endBefore(without, low, high)
  return end && describeEnd(end, column, end === 'highest' ? high! : low!, entity)
}

/** Records or their number are asked for, of all that there are. */
const isOfRecords = ({ ask, root, measures }: Query): boolean =>
  ['list', 'measure', 'exists'].includes(ask) &&
  measures.every(({ fn }) => fn === 'count') &&
  !root.anyOf?.length &&
  !root.within

const isOrdered = ({ op, columns, than, against, as, scale }: Condition): boolean =>
  ['>', '>=', '<', '<=', 'between'].includes(op) &&
  columns.length === 1 &&
  than === undefined &&
  !against &&
  !as &&
  scale === undefined

/** "my accounts in Alaska": a place that has its one name, which other records would have. */
const isPlace = ({ op, columns, values, text }: Condition, entity: Entity): boolean =>
  op === '=' &&
  text === true &&
  values.length === 1 &&
  columns.length === 1 &&
  isPlaceField(fieldOf(entity, columns[0]!)?.words ?? [])

async function readWithout(
  without: Condition | Related,
  { app, root }: Query,
  run: Run,
  model: CatalogueModel,
): Promise<Found | undefined> {
  const column = 'op' in without && without.op !== 'empty' ? without.columns[0] : undefined
  const isOfValues = 'op' in without && without.op === '='
  const wanted = isOfValues ? (['distinct'] as const) : (['min', 'max'] as const)
  const ends = column === undefined ? [] : wanted.map((fn): Measure => ({ fn, column }))
  const measures: Measure[] = [{ fn: 'count' }, ...ends]
  const where = root.where.filter(other => other !== without)
  const related = root.related.filter(other => other !== without)
  const selection = { ...root, where, related }
  const asked: Query = { kind: 'query', app, root: selection, ask: 'measure', measures, project: [] }
  const { plan, parts } = compileMeaning(asked, model, 1)
  const ran = await run.execute(plan)
  const [row] = ran.results.get(parts[0]!.step)?.rows ?? []
  if (ran.failure || !ran.complete || !row) return undefined
  if (isOfValues) return { count: Number(row['count']), values: Number(row[measureName(ends[0]!)]) }
  const [low, high] = ends.map(end => ('op' in without ? boundOf(row, end, without) : undefined))
  return { count: Number(row['count']), ...(low !== undefined && { low }), ...(high !== undefined && { high }) }
}

/** A number, or a day; nothing else is compared here. */
function boundOf(row: JsonObject, measure: Measure, { asDay }: Condition): Bound | undefined {
  const value = row[measureName(measure)]
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return undefined
  return asDay ? value.slice(0, 10) : value
}

/** The end of the values before which the condition's own stretch lies: all records are below it, or all above it. */
function endBefore({ op, values }: Condition, low?: Bound, high?: Bound): 'lowest' | 'highest' | undefined {
  const [first, last = first] = values as Bound[]
  if (low === undefined || high === undefined || typeof first !== typeof high) return undefined
  if (op === '>' ? high <= first! : (op === '>=' || op === 'between') && high < first!) return 'highest'
  if (op === '<' ? low >= first! : (op === '<=' || op === 'between') && low > last!) return 'lowest'
  return undefined
}

function describeEnd(end: 'lowest' | 'highest', column: string, value: Bound, entity: Entity): string {
  const words = wordsFor(entity, column)
  if (typeof value === 'number') return `The ${end} ${words} is ${formatValue(value, fieldOf(entity, column))}.`
  const place = end === 'highest' ? 'latest' : 'earliest'
  const [, done] = /^(\w+) (?:at|on)$/.exec(words) ?? []
  const day = formatDate(value.slice(0, 10))
  if (done && isDone(done)) return `The ${place} was ${done} on ${day}.`
  // "starts on": the name of the field is a verb.
  return done?.endsWith('s') ? `The ${place} ${words} ${day}.` : `The ${place} ${words} is ${day}.`
}
