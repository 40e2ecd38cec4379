import type { JsonObject } from '../../lib/json.ts'
import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import type { Query } from '../understand/reading/query.ts'
import { plural } from '../understand/language/words.ts'
import { wordsFor } from './describe-selection.ts'
import { formatDate, formatPeriod } from './format.ts'
import { wordsOfFigure } from './words-of-figure.ts'

/**
 * "how much power will we produce tomorrow?": a figure of days to come, over records of which none lies ahead, is not nothing but
 * unknown. Where other records do lie ahead (bookings, due dates), there being none for those days is an answer.
 */
export function tellAhead(
  { ask, root, measures }: Query,
  row: JsonObject | undefined,
  read: ReadonlyMap<string, JsonObject[]>,
  model: CatalogueModel,
): string | undefined {
  const condition = root.where.find(c => c.ahead !== undefined)
  const isFigure = ask === 'measure' && measures.every(({ fn }) => fn !== 'count' && fn !== 'distinct')
  if (!condition || !isFigure || Object.values(row ?? {}).some(Boolean)) return undefined
  const days = (read.get(root.entity) ?? [])
    .map(record => String(record[condition.columns[0]!] ?? '').slice(0, 10))
    .filter(day => /^\d{4}-/.test(day))
    .sort()
  const latest = days.at(-1)
  // A service that chose by the date itself shows none of the others.
  if (latest === undefined || latest > condition.ahead!) return undefined
  const entity = model.entities.get(root.entity)!
  const [first, last] = condition.values.map(String) as [string, string | undefined]
  const said = last === undefined ? `from ${formatDate(first)}` : formatPeriod(first, last)
  const when = said.replace(/^(?:in|on) /, '').replace(/^from /, 'the time from ')
  const what = measures.map(measure => wordsOfFigure(measure, entity)).join(' and ')
  const dated = wordsFor(entity, condition.columns[0]!).replace(/ (?:at|on)$/, '')
  return `I cannot know that: ${when} lies ahead, and the ${plural(entity.noun)} go up to ${formatDate(latest)} (${dated}), so there is no ${what} yet.`
}
