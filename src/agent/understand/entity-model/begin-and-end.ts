import { pattern } from '../../../lib/patterns.ts'
import type { Entity, Field } from './catalogue-model.ts'
import { isParticiple } from '../language/verb-forms.ts'

/** Words of the dates on which something begins and ends; what is planned for a day begins then. */
const BEGINS = pattern()`
  \b(?:
    start\w*|begin\w*|begun|opens?|opening|opened|from|kickoff|depart\w*|commence\w*|launch\w*|arriv\w*|et[ad]
    |scheduled|planned|held|takes|check ?in|pick ?up|first (?:day|night)|(?:reserved|booked|arranged) for
  )\b
`

const ENDS =
  /\b(?:end|ends|ended|ending|closes?|closing|closed|until|to|till|finish\w*|conclu\w*|expir\w*|thru|check ?out|drop ?off|last (?:day|night))\b/

/** What actually happened is over: of a planned and an actual date the planned one tells what is to come. */
const ACTUAL = /\b(?:at[ad]|actual\w*)\b/

/** Whether the records have one date on which they begin and another one on which they end. */
export const lasts = (entity: Entity): boolean => {
  const [start, end] = [startsOn(entity), endsOn(entity)]
  return start !== undefined && end !== undefined && start !== end
}

/** The one date on which the records of a kind begin, or take place. */
export const beginOf = (entity: Entity): Field | undefined => startsOn(entity) ?? ownDate(entity) ?? onlyDate(entity)

/** `shoot_date` of shoots: the day that is called after the records themselves. */
const ownDate = ({ fields, words: noun }: Entity): Field | undefined =>
  fields.find(
    ({ role, nested, words }) =>
      role === 'date' &&
      !nested &&
      words.length === 2 &&
      words[0] === noun.at(-1) &&
      /^(?:date|day|time)$/.test(words[1]!),
  )

/** The one date on which they start, by its name; guests arrive before they depart, and ships depart before they arrive. */
export const startsOn = (entity: Entity): Field | undefined => dateOf(entity, BEGINS) ?? stayOf(entity)?.from

/** The one date since which something has been so, or on which it starts. */
export const beginsOn = (entity: Entity): Field | undefined => dateOf(entity, SINCE) ?? startsOn(entity)

/** The one date until which something is so, by its name. */
export const endsOn = (entity: Entity): Field | undefined => dateOf(entity, ENDS) ?? stayOf(entity)?.until

/** The days of arrival and departure of those who stay: with what tells nights, adults or guests, and in this order. */
function stayOf({ fields }: Entity): { from: Field; until: Field } | undefined {
  const called = (word: RegExp) =>
    fields.filter(f => f.role === 'date' && !f.nested && f.words.some(one => word.test(one)))
  const [[from, ...moreFrom], [until, ...moreUntil]] = [called(/^arriv/), called(/^depart/)]
  const isStay = fields.some(f =>
    f.words.some(word => /^(?:nights?|adults?|guests?|children|rooms?|pitch|cabin|beds?)$/.test(word)),
  )
  if (!from || !until || moreFrom.length || moreUntil.length || !isStay) return undefined
  return fields.indexOf(from) < fields.indexOf(until) ? { from, until } : undefined
}

const SINCE = /\b(?:since|valid from|joined|hired|enrolled|appointed)\b/

/** The only date of the records that does not tell what was done with them (`created_at`). */
export function onlyDate({ fields }: Entity): Field | undefined {
  const [date, ...others] = fields.filter(f => f.role === 'date' && !f.nested && !f.words.some(isParticiple))
  return others.length ? undefined : date
}

/** The one date of the records themselves that is called so, without what has happened already. */
export function dateOf({ fields }: Entity, called: RegExp): Field | undefined {
  // `closed_from`, `open_to`: the preposition tells, whatever the verb.
  const other = called === ENDS ? /^(?:from|since)$/ : /^(?:to|until|till|thru)$/
  const isCalled = ({ words }: Field) => called.test(words.join(' ')) && !other.test(words.at(-1)!)
  const dates = fields.filter(f => f.role === 'date' && !f.nested && isCalled(f))
  const [date, ...others] = dates.filter(f => !ACTUAL.test(f.words.join(' ')) && !(called === ENDS && isOfTrial(f)))
  return others.length ? plannedOf([date!, ...others]) : date
}

/**
 * A visit with a `scheduled_date` and an `arrived_at`: when it takes place is told by the day that it was planned for, which all of them have; only
 * some have come to the other.
 */
function plannedOf(dates: readonly Field[]): Field | undefined {
  const [planned, ...more] = dates.filter(({ words }) => words.some(word => PLANNED.test(word)))
  const isDone = (field: Field) => field === planned || (field.nullable === true && field.words.some(isParticiple))
  return planned && !more.length && dates.every(isDone) ? planned : undefined
}
const PLANNED = /^(?:scheduled|planned)$/

/** A trial ends long before what is tried does. */
const isOfTrial = ({ words }: Field): boolean => /^(?:probation|probationary|trial|notice|cooling)$/.test(words[0]!)

const LAST_DAY = /^(?:until|till|expires|expiry|expiration)$/

/** A date until which something is so, called after what it is then: `warranty_until`, `valid_to`. */
export const lastsUntil = ({ role, words }: Field): boolean =>
  role === 'date' &&
  words.length === 2 &&
  (LAST_DAY.test(words[1]!) || /^valid (?:to|thru|through)$/.test(words.join(' ')))

const LAST_DAY_OF =
  /^(\p{L}{4,})(?: (?:period|phase|time))? (?:ends?|ending|until|till|expires|expiry|expiration|over)(?: (?:on|at|date))?$/u

/** What somebody or something is in until a day: "probation" of a `probation_ends_on`, "trial" of a `trial_period_end_date`. */
export const lastsInUntil = ({ role, words }: Field): string | undefined =>
  role === 'date' ? LAST_DAY_OF.exec(words.join(' '))?.[1] : undefined

/** A field with a time in it. Schemas do not always say whether a date has one: its name tells. */
export const hasTime = (field: Field): boolean =>
  field.isTimeOfDay === true ||
  (field.role === 'date' && /^(?:at|time|timestamp|datetime|from|eta|etd|ata|atd)$/.test(field.words.at(-1)!))
