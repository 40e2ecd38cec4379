import { pattern } from '../../../lib/patterns.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { addCondition, type Draft } from '../reading/draft.ts'
import type { Comparison } from '../language/lexicon.ts'
import type { Measured } from '../requests/read-message.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { stem } from '../language/words.ts'

/** Verbs that dates of a beginning and of an end are called after: `opened_on` and `closed_on`, `starts_at` and `ends_at`. */
const BEGINS = pattern()`
  ^(?:
    start|begin|began|begun|open|depart|borrow|loaned|rented|lent|lend|from|arriv|admit|admission|check(?:ed)? ?in|pick|order|report|creat
    |rais|log(?:ged)?\b|filed?\b|submit|request|receiv|placed?\b|moved? in
  )
`
const ENDS = pattern()`
  ^(?:
    end|finish|clos|complet|return|until|till|resolv|deliver|discharg|check(?:ed)? ?out|solv|settl|done|fix|repair|mend|clear
    |moved? out
  )
`

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

/** The dates between which a record lasted, where there is one of each kind. */
export function spanOf({ fields }: Entity): [Field, Field] | undefined {
  const pair = spanIn(fields.filter(field => field.role === 'date'))
  return pair ?? spanIn(fields.filter(field => field.isTimeOfDay))
}

function spanIn(dates: readonly Field[]): [Field, Field] | undefined {
  const called = (verbs: RegExp) => dates.filter(({ words }) => verbs.test(words.join(' ')))
  const [begins, ends] = [called(BEGINS), called(ENDS)]
  const pairs = begins.flatMap(from => ends.filter(to => to !== from).map((to): [Field, Field] => [from, to]))
  const alike = pairs.filter(([from, to]) => isAlike(from, to))
  const [[pair], others] = alike.length ? [alike, alike.slice(1)] : [pairs, pairs.slice(1)]
  return others.length ? undefined : (pair ?? doneAndDone(dates))
}

/** `brewed_on` and a `packaged_on` that some have not yet: of two days of what was done the one that all have is the first. */
function doneAndDone(dates: readonly Field[]): [Field, Field] | undefined {
  const done = dates.filter(({ words, nested }) => !nested && isParticiple(words[0]!) && !KEPT.test(words[0]!))
  const isOpen = ({ nullable, hasGaps }: Field) => nullable === true || hasGaps === true
  const [from, to] = [done.filter(field => !isOpen(field)), done.filter(isOpen)]
  return done.length === 2 && dates.length === 2 && from[0] && to[0] ? [from[0], to[0]] : undefined
}

/** When the record itself was made or looked after. */
const KEPT = /^(?:created|updated|modified|synced|changed|added|hired|joined|born)$/

/** `check_in_date` and `check_out_date`: of several the two that are called the same but for one word. */
const isAlike = (from: Field, to: Field): boolean =>
  from.words.length > 1 &&
  from.words.length === to.words.length &&
  from.words.filter((word, at) => word !== to.words[at]).length === 1
