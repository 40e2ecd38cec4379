import { pattern } from '../../../lib/patterns.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { type Draft, addCondition } from '../reading/draft.ts'
import type { Comparison } from '../language/lexicon.ts'
import type { Measured } from '../requests/read-message.ts'
import { stem } from '../language/words.ts'
import { spanOf } from '../entity-model/span.ts'

/** Days in one of a unit. */
const DAYS: Record<string, number> = { minute: 1 / 1440, hour: 1 / 24, day: 1, week: 7 }

/** Whether a bound is of how long something lasts, not of how long ago it was. */
export const isOfDuration = (told: readonly { measured: Set<string> }[]): boolean =>
  told.some(({ measured }) => measured.has(stem('duration')))

/** What is left of a reading's sureness where the only figure in such a unit speaks of another time: "vacation days left". */
export const OTHER_TIME = 0.5

/** Fields for how long something lasts. */
const LASTS = pattern()`
  ^(?:
    seconds?|minutes?|min|hours?|days?|nights?|weeks?|months?|duration|length|runtime|time|total|spent|actual
    |elapsed|taken|in|of|h|s|d
  )$
`

/** Whether a figure says how long the record itself lasted: its unit, or a word for that; "estimated hours" are others. */
export const tellsDuration = ({ words }: Field): boolean => words.every(word => LASTS.test(word))

/**
 * "repairs that took longer than 20 days": where no figure says how long something lasted, the time between the one date of its
 * beginning and the one of its end. False where the records have no such pair.
 */
export function readLasting(
  draft: Draft,
  at: number,
  op: Comparison,
  values: readonly number[],
  measure: Measured | undefined,
): boolean {
  const days = measure && DAYS[measure.name]
  if (days === undefined) return false
  for (const node of draft.nodes) {
    const pair = spanOf(node.entity)
    if (!pair) continue
    const [from, to] = pair
    const operator = from.isTimeOfDay ? ('minutes' as const) : ('days' as const)
    const column = `${operator} between ${from.words.join(' ')} and ${to.words.join(' ')}`
    const derived = { column, operator, left: from.column, right: to.column }
    draft.derived.push({ entity: node.entity, derived })
    const scale = from.isTimeOfDay ? days * 1440 : days
    addCondition(node, { columns: [column], op, values: values.map(value => value * scale), label: column, at })
    return true
  }
  return false
}
