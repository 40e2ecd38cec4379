import * as pick from '../../pick.ts'
import type { Row } from '../../services/records.ts'
import type { GridField, GridKind } from '../schema.ts'
import { isAskable, isPlain, toKind, type Kind } from './records-slots.ts'

/** A day of a kind. */
export interface Day extends Kind {
  field: GridField
  /** "due date", or what happened: "hired". */
  noun: string | undefined
  own: Row[]
  missing: Row[]
  key: (row: Row) => string
  today: string
  /** "orders placed in May", "members who joined in May", "tasks with a due date in May"; what lies behind the day has started. */
  those: (when: string, day?: string) => string
  /** "were placed in May", "joined in May", "have a due date in May". */
  clause: (when: string, day?: string) => string
  /** "was placed", "joined": of one of them. */
  wasOne: string | undefined
  /** A day that a few are after, one that a few are before, and a month and a year of some. */
  late: string
  early: string
  month: string
  year: string
  fewYears: string[]
  within: (from: string, to: string) => Row[]
}

/** What records do by themselves. */
const OWN_DOING = /^(?:joined|started|ended|arrived|opened|closed|enrolled|registered|expired|left|finished)$/
/** What is at its end, and says nothing of when. */
const BEGINS: Record<string, [now: string, then: string]> = {
  starts: ['start', 'started'],
  ends: ['end', 'ended'],
  opens: ['open', 'opened'],
  closes: ['close', 'closed'],
  expires: ['expire', 'expired'],
}

export const daysOf = (kind: GridKind, today: string): Day[] =>
  !isAskable(kind) || kind.rows.length < 8
    ? []
    : kind.fields
        .filter(({ type, said }) => type === 'day' && isPlain(said))
        .flatMap(field => toDay(kind, field, today) ?? [])

function toDay(kind: GridKind, field: GridField, today: string): Day | undefined {
  const key = (row: Row) => (row[field.name] as string).slice(0, 10)
  const own = kind.rows.filter(row => row[field.name])
  if (own.length < 8 || own.some(row => /[+-]\d\d:\d\d$/.test(String(row[field.name])))) return undefined
  const said = toSaid(field.said)
  if (!said) return undefined
  const sorted = own.map(key).sort()
  const few = Math.min(0.2 * sorted.length, 20)
  const late = sorted[Math.floor(sorted.length - 1 - few)]!
  const years = pick.rank(own, row => key(row).slice(0, 4))
  const { verb, noun } = said
  if (typeof verb === 'string' && (late > today || kind.one.split(' ').at(-1)!.startsWith(verb.slice(0, 5))))
    return undefined
  const a = noun && (/^(?:last|next) /.test(noun) ? 'their' : 'a')
  const does = (day: string) => (day <= today ? verb![1] : verb![0])
  const past = typeof verb === 'string' ? (OWN_DOING.test(verb) ? verb : `were ${verb}`) : undefined
  const base = toKind(kind)
  return {
    ...base,
    field,
    noun,
    own,
    missing: kind.rows.filter(row => !row[field.name]),
    key,
    today,
    those: (when, day = late) => {
      if (noun) return `${kind.many} with ${a} ${noun} ${when}`
      if (typeof verb === 'string') return OWN_DOING.test(verb) ? `${kind.many} ${base.who} ${verb} ${when}` : `${kind.many} ${verb} ${when}` // oxfmt-ignore
      return `${kind.many} that ${does(day)} ${when}`
    },
    clause: (when, day = late) => (noun ? `have ${a} ${noun} ${when}` : `${past ?? does(day)} ${when}`),
    wasOne: typeof verb === 'string' ? (OWN_DOING.test(verb) ? verb : `was ${verb}`) : undefined,
    late,
    early: sorted[Math.floor(few)]!,
    month: late.slice(0, 7),
    year: (years.find(({ rows }) => rows.length <= 60) ?? years[0]!).key,
    fewYears: years.map(({ key: year }) => year),
    within: (from, to) => own.filter(row => key(row) >= from && key(row) <= to),
  }
}

/** The field as a noun or a verb: "due date", "placed" of `placedAt`, "start" of `startsAt`. */
function toSaid(said: string): { noun?: string; verb?: string | [string, string] } | undefined {
  const [, verb] = /^(\w+ed|sent|given|paid|left)(?: (?:at|on))?$/.exec(said) ?? []
  if (verb) return { verb }
  const [, present] = /^(starts|ends|opens|closes|expires)(?: (?:at|on))?$/.exec(said) ?? []
  if (present) return { verb: BEGINS[present]! }
  if (/^due(?: (?:at|on))?$/.test(said)) return { noun: 'due date' }
  if (/date$|^deadline$/.test(said)) return { noun: said }
  if (said === 'next due' || said === 'next due on') return { noun: 'next due date' }
  if (/^(?:last|next) (?!\w+ed\b)[a-z]+(?: (?:at|on|due))?$/.test(said))
    return { noun: said.replace(/ (?:at|on|due)$/, '') }
  return undefined
}
