import { mayBeEmpty } from './field-roles.ts'
import { pattern } from '../../../lib/patterns.ts'
import type { Entity, Field } from './catalogue-model.ts'
import { isParticiple } from '../language/verb-forms.ts'

/** Verbs that dates of a beginning and of an end are called after: `opened_on` and `closed_on`, `starts_at` and `ends_at`. */
const BEGINS = pattern()`
  ^(?:
    start|begin|began|begun|open|depart|borrow|loaned|rented|lent|lend|from|arriv|admit|admission|check(?:ed)? ?in|pick|order|report|creat
    |out\b|launch|alarm|rais|log(?:ged)?\b|filed?\b|submit|request|receiv|placed?\b|moved? in
  )
`

const ENDS = pattern()`
  ^(?:
    end|finish|back\b|clos|complet|return|until|till|resolv|deliver|discharg|check(?:ed)? ?out|solv|settl|done|fix|repair|mend|clear
    |moved? out
  )
`

/** The dates between which a record lasted, where there is one of each kind. */
export function spanOf({ fields }: Entity): [Field, Field] | undefined {
  const pair = spanIn(fields.filter(field => field.role === 'date'))
  return pair ?? spanIn(fields.filter(field => field.isTimeOfDay))
}

function spanIn(dates: readonly Field[]): [Field, Field] | undefined {
  const called = (verbs: RegExp) => dates.filter(({ words }) => verbs.test(words.join(' ')))
  const [all, ends] = [called(BEGINS), called(ENDS)]
  // A booking begins when it starts, and not when it was noted (`created_at`).
  const own = all.filter(({ words }) => !KEPT.test(words[0]!))
  const begins = own.length ? own : all
  const pairs = begins.flatMap(from => ends.filter(to => to !== from).map((to): [Field, Field] => [from, to]))
  const alike = pairs.filter(([from, to]) => isAlike(from, to))
  const [[pair], others] = alike.length ? [alike, alike.slice(1)] : [pairs, pairs.slice(1)]
  return others.length ? undefined : (pair ?? doneAndDone(dates))
}

/** `brewed_on` and a `packaged_on` that some have not yet: of two days of what was done the one that all have is the first. */
function doneAndDone(dates: readonly Field[]): [Field, Field] | undefined {
  const done = dates.filter(({ words, nested }) => !nested && isParticiple(words[0]!) && !KEPT.test(words[0]!))
  const [from, to] = [done.filter(field => !mayBeEmpty(field)), done.filter(mayBeEmpty)]
  return done.length === 2 && dates.length === 2 && from[0] && to[0] ? [from[0], to[0]] : undefined
}

/** When the record itself was made or looked after. */
const KEPT = /^(?:created|updated|modified|synced|changed|added|hired|joined|born)$/

/** Whether a day is that on which something began, or on which it was noted down or given to somebody. */
export const begins = ({ words }: Field): boolean =>
  BEGINS.test(words.join(' ')) ||
  KEPT.test(words[0]!) ||
  /^(?:assigned|scheduled|confirmed|approved|seen|sent|issued)$/.test(words[0]!)

/** `check_in_date` and `check_out_date`: of several the two that are called the same but for one word. */
const isAlike = (from: Field, to: Field): boolean =>
  from.words.length > 1 &&
  from.words.length === to.words.length &&
  from.words.filter((word, at) => word !== to.words[at]).length === 1

/** `check_in_date` and `check_out_date`: both ends are set down beforehand. */
export const isStay = (span: readonly [Field, Field] | undefined): boolean => span !== undefined && isAlike(...span)
