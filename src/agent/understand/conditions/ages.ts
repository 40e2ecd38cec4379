import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isoDay } from '../dates/date-span.ts'
import type { Condition } from '../reading/query.ts'
import type { Comparison } from '../language/lexicon.ts'
import type { Measured } from '../requests/read-message.ts'
import { BIRTH } from '../entity-model/relations.ts'

/** When a record came to be, as against when something else happened to it. */
const BEGUN =
  /^(creat|open|start|publish|found|regist|sign|join|hire|order|issu|plac|submit|built|made|manufact|report)/

/** The date whose distance from today is a record's age: a birth date, else when it came to be, for ages with a unit. */
export function ageField(entity: Entity, measure: Measured | undefined): Field | undefined {
  const dates = entity.fields.filter(f => f.role === 'date')
  const birth = dates.find(f => f.words.some(w => BIRTH.test(w)))
  if (birth || !measure) return birth
  const begun = dates.filter(f => f.words.some(w => BEGUN.test(w)))
  return begun[0] ?? (dates.length === 1 ? dates[0] : undefined)
}

/** When somebody or something came where they are. */
const COME = /^(?:intake|arriv|admi|enter|entr|join|hire|regist|receiv|mov|check)/

/** The one date since which something has been where it is ("has been here for six months"): no birth is meant. */
export function stayField({ fields }: Entity): Field | undefined {
  const come = fields.filter(
    f => f.role === 'date' && f.words.some(word => COME.test(word)) && !/\bout$/.test(f.words.join(' ')),
  )
  return come.length === 1 ? come[0] : undefined
}

/** "older than 60": born before that day; an age of at most 30 lasts until the day before the 31st birthday. */
export function ageCondition(
  field: Field,
  op: Comparison,
  values: number[],
  measure: Measured | undefined,
  today: string,
): Condition | undefined {
  const unit = measure?.name ?? 'year'
  const before = (count: number) => daysBefore(today, count, unit)
  if (values.some(value => before(value) === undefined)) return undefined
  const [first, last] = values as [number, number | undefined]
  const days: Partial<Record<Comparison, [Condition['op'], (string | undefined)[]]>> = {
    '>': ['<', [before(first)]],
    '>=': ['<=', [before(first)]],
    '<': ['>', [before(first)]],
    '<=': ['>', [before(first + 1)]],
    '=': ['between', [nextDay(before(first + 1)!), before(first)]],
    between: ['between', [nextDay(before((last ?? first) + 1)!), before(first)]],
  }
  const found = days[op]
  if (!found) return undefined
  return {
    columns: [field.column],
    op: found[0],
    values: found[1] as string[],
    asDay: true,
    label: field.words.join(' '),
  }
}

function daysBefore(today: string, count: number, unit: string): string | undefined {
  const date = new Date(`${today}T12:00`)
  if (unit === 'year') date.setFullYear(date.getFullYear() - count)
  else if (unit === 'month') date.setMonth(date.getMonth() - count)
  else if (unit === 'week' || unit === 'day') date.setDate(date.getDate() - count * (unit === 'week' ? 7 : 1))
  else return undefined
  return isoDay(date)
}

const nextDay = (day: string) => {
  const date = new Date(`${day}T12:00`)
  date.setDate(date.getDate() + 1)
  return isoDay(date)
}
