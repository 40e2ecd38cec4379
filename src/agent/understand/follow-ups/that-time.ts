import { daysInMonth } from '../../../lib/days-in-month.ts'
import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Query, Selection } from '../reading/query.ts'

/** "that month", "in the same year": a time by its unit that was told before. */
const THAT_TIME = pattern('i')`
  (?:\b(?:in|on|during|within|over|for)\ )?\b(?:that|the\ same)\ (?:very\ |same\ )?(?<unit>day|date|week|month|quarter|year|period|time)
  (?=\W*$|,|\ (?:and|but|or|in|at|by|per|for|from|with|of)\b)
`

/** First and last day, both within. */
type Days = [from: string, to: string]

/**
 * "How many books went out in April, and how many came back that month?": the days of the time that the request before told are written into the
 * message, which may be about another date. A unit that is longer than what was told is the one around it ("that year" after a month).
 */
export function sayThatTime(message: string, previous: Query | undefined): string {
  const said = previous && execIn(message, THAT_TIME)
  const [days, ...others] = said ? new Map(daysOf(previous.root).map(one => [one.join(), one])).values() : []
  const whole = days && !others.length ? around(days, said!.groups!.unit!.toLowerCase()) : undefined
  if (!said || !whole) return message
  const [from, to] = whole
  const time = from === to ? ` on ${from}` : ` from ${from} to ${to}`
  const start = message.slice(0, said.index).trimEnd()
  return `${start}${time}${message.slice(said.index + said[0].length)}`
}

/** The days from and up to which a selection, or what it is related to, is restricted. */
const daysOf = ({ where, related }: Selection): Days[] => [
  ...where.flatMap(({ op, values, asDay, as }): Days[] =>
    asDay && !as && (op === 'between' || op === '=') ? [[String(values[0]), String(values.at(-1))]] : [],
  ),
  ...related.flatMap(({ selection, exists }) => (exists ? daysOf(selection) : [])),
]

/** The unit that holds the days; undefined where they are longer than it. */
function around([from, to]: Days, unit: string): Days | undefined {
  const [year, month] = from.split('-')
  if (unit === 'year') return to.startsWith(year!) ? [`${year}-01-01`, `${year}-12-31`] : undefined
  if (unit === 'month') return to.startsWith(`${year}-${month}`) ? monthOf(Number(year), Number(month)) : undefined
  return /^(?:day|date)$/.test(unit) && from !== to ? undefined : [from, to]
}

const monthOf = (year: number, month: number): Days => {
  const start = `${year}-${String(month).padStart(2, '0')}`
  return [`${start}-01`, `${start}-${daysInMonth(year, month)}`]
}
