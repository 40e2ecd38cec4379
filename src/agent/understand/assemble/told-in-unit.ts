import { findUnit } from '../calls/units.ts'
import { isOnClock, unitOf } from '../conditions/field-units.ts'
import type { Draft } from '../reading/draft.ts'
import type { Query } from '../reading/query.ts'
import { plural } from '../language/words.ts'

/**
 * "how many hours did Ann track", "the average duration in minutes" of a `duration` in seconds: a figure of many records is told in the
 * unit of time that the message asks for.
 */
export function tellInUnit({ chunks, app }: Draft, query: Query): Query {
  const [measure, ...others] = query.measures
  if (!measure?.column || others.length || query.having || /^(?:count|distinct|share)$/.test(measure.fn)) return query
  const field = app.entities.find(e => e.key === query.root.entity)?.fields.find(f => f.column === measure.column)
  const own = field && unitOf(field)
  if (!own || !isOnClock(own)) return query
  const said = chunks.flatMap(chunk => {
    const isMeant = chunk.used && chunk.used !== 'passed' && (chunk.isToldUnit || (chunk.unit && chunk.fields.some(f => f.field === field))) // oxfmt-ignore
    return (isMeant && findUnit(chunk.text.toLowerCase().split(' ')[0]!)) || []
  })
  const [unit] = said
  if (!unit || !isOnClock(unit) || unit.size === own.size) return query
  return { ...query, measures: [{ ...measure, unit: { name: plural(unit.name), size: unit.size / own.size } }] }
}
