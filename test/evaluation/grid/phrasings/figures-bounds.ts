import * as gold from '../../gold.ts'
import * as pick from '../../pick.ts'
import type { Figure, FigureOf } from './figures-slots.ts'
import { READABLE } from './records-slots.ts'
import { wordings } from './spread.ts'

const readable = (rows: readonly object[]) => (rows.length <= READABLE ? gold.set(rows) : undefined)
const atLeast = (n: Figure, bound = n.high) => n.own.filter(row => n.key(row) >= bound)
const thousands = (bound: number) => (bound >= 1000 ? bound.toLocaleString('en') : undefined)
const short = (bound: number) => (bound >= 1000 && bound % 100 === 0 ? `${bound / 1000}k` : undefined)
const counts = (readings: readonly object[][]) => gold.either(...pick.distinct(readings.map(({ length }) => length)).map(one => gold.count(one))) // oxfmt-ignore

/** From a bound on. */
export const AT_LEAST = wordings((n: Figure) => readable(atLeast(n)), {
  'bound-or-more': n => `${n.many} with ${n.having(`${n.high} or more`)}`,
  'bound-at-least': n => `Which ${n.many} have ${n.having(`at least ${n.high}`)}?`,
  'bound-no-less-than': n => `Show ${n.many} with ${n.having(`no less than ${n.high}`)}.`,
  'bound-and-up': n => `${n.many}, ${n.f} ${n.high} and up`,
  'bound-minimum-of': n => (n.isPlural ? `Find ${n.many} with a minimum of ${n.high} ${n.f}.` : `Find ${n.many} with a minimum ${n.f} of ${n.high}.`), // oxfmt-ignore
  'bound-or-higher': n => (n.isPlural ? undefined : `List all ${n.many} whose ${n.f} is ${n.high} or higher`),
  'bound-symbol-gte': n => `${n.many} ${n.f} >= ${n.high}`,
  'bound-from-upwards': n => `Which ${n.many} have ${n.having(`${n.high} upwards`)}? I need them for a slide.`,
})
/** Above. */
export const ABOVE = wordings((n: Figure) => readable(n.over(n.high)), {
  'bound-more-than': n => `Show me the ${n.many} with ${n.having(`more than ${n.high}`)}.`,
  'bound-over': n => `${n.many} with ${n.isPlural ? `over ${n.high} ${n.f}` : `a ${n.f} over ${n.high}`}`,
  'bound-exceeds': n => `Which ${n.many} have a ${n.q} that exceeds ${n.high}?`,
  'bound-greater-than': n => `List ${n.many} where the ${n.q} is greater than ${n.high}`,
  'bound-north-of': n =>
    `Which ${n.many} have ${n.isPlural ? `north of ${n.high} ${n.f}` : `a ${n.f} north of ${n.high}`}?`,
  'bound-higher-than': n => `any ${n.many} with a ${n.q} higher than ${n.high}? show me`,
  'bound-symbol-gt': n => `${n.f} > ${n.high}, ${n.many}`,
  'bound-thousands': n => thousands(n.high) && `Which ${n.many} have a ${n.q} above ${thousands(n.high)}?`,
  'bound-thousands-k': n => short(n.high) && `${n.many} with ${n.isPlural ? `more than ${short(n.high)} ${n.f}` : `a ${n.f} over ${short(n.high)}`}`, // oxfmt-ignore
})
/** Up to a bound. */
export const AT_MOST = wordings((n: Figure) => readable(n.upTo(n.low)), {
  'bound-at-most': n => `Which ${n.many} have ${n.having(`at most ${n.low}`)}?`,
  'bound-or-less': n => `${n.many} with ${n.having(`${n.low} or ${n.isPlural ? 'fewer' : 'less'}`)}`,
  'bound-up-to': n => `Show ${n.many} with ${n.having(`up to ${n.low}`)}`,
  'bound-no-more-than': n => `List the ${n.many} with ${n.having(`no more than ${n.low}`)}.`,
  'bound-tops': n =>
    `I'm looking for ${n.many} with ${n.isPlural ? `${n.low} ${n.f} tops` : `a ${n.f} of ${n.low} tops`}.`,
  'bound-max': n => `${n.many}, ${n.f} ${n.low} max`,
  'bound-not-over': n => `Which ${n.many} have a ${n.q} not exceeding ${n.low}?`,
})
/** Below. */
export const BELOW = wordings((n: Figure) => readable(n.own.filter(row => n.key(row) < n.low)), {
  'bound-under': n => `${n.many} with ${n.isPlural ? `under ${n.low} ${n.f}` : `a ${n.f} under ${n.low}`}`,
  'bound-less-than': n => `Which ${n.many} have ${n.having(`${n.isPlural ? 'fewer' : 'less'} than ${n.low}`)}?`,
  'bound-below': n => `Which of the ${n.many} are below ${n.low} in ${n.f}?`,
  'bound-smaller-than': n => `Get me ${n.many} whose ${n.q} is smaller than ${n.low}`,
})
/** How many. */
export const COUNT_AT_LEAST = wordings((n: Figure) => gold.count(atLeast(n).length), {
  'count-at-least': n => `How many ${n.many} have ${n.having(`${n.high} or more`)}?`,
  'count-no-fewer-than': n => (n.isPlural ? `How many ${n.many} have no fewer than ${n.high} ${n.f}?` : `How many ${n.many} have a ${n.f} no lower than ${n.high}?`), // oxfmt-ignore
})
export const COUNT_ABOVE = wordings((n: Figure) => gold.count(n.over(n.high).length), {
  'count-above': n => `In how many ${n.many} is the ${n.q} above ${n.high}?`,
  'count-more-than': n => `number of ${n.many} with ${n.having(`more than ${n.high}`)}`,
})
export const COUNT_BELOW = wordings((n: Figure) => gold.count(n.own.filter(row => n.key(row) < n.low).length), {
  'count-under': n => `How many ${n.many} stay under ${n.low} in ${n.f}?`,
  'count-less-than': n => `count ${n.many} with ${n.having(`${n.isPlural ? 'fewer' : 'less'} than ${n.low}`)}`,
})
export const COUNT_AT_MOST = wordings((n: Figure) => gold.count(n.upTo(n.low).length), {
  'count-at-most': n =>
    `How many ${n.many} have ${n.isPlural ? `${n.low} ${n.f} at most` : `a ${n.f} of ${n.low} at most`}?`,
})
/** Between two. */
const within = (n: Figure) => pick.within(n.own, n.key, n.from, n.to)
export const BETWEEN = wordings(
  (n: Figure) =>
    n.from === n.to || within(n)[0]!.length > READABLE || within(n).some(one => one.length === 0)
      ? undefined
      : gold.either(...within(n).map(one => gold.set(one))),
  {
    // oxfmt-ignore
    'range-between': n => `Which ${n.many} have ${n.having(`between ${n.from} and ${n.to}`)}?`,
    'range-from-to': n =>
      `${n.many} with ${n.isPlural ? `from ${n.from} to ${n.to} ${n.f}` : `a ${n.f} from ${n.from} to ${n.to}`}`,
    'range-dash': n => `${n.many}, ${n.f} ${n.from}-${n.to}`,
    'range-in-the-range': n => `Show me ${n.many} whose ${n.q} is in the range of ${n.from} to ${n.to}.`,
    'range-somewhere': n => `I'm after ${n.many} with a ${n.q} somewhere between ${n.from} and ${n.to}.`,
  },
)
export const COUNT_BETWEEN = wordings(
  (n: Figure) => (n.from === n.to || within(n).some(one => one.length === 0) ? undefined : counts(within(n))),
  {
    // oxfmt-ignore
    'count-between': n => `How many ${n.many} have ${n.having(`between ${n.from} and ${n.to}`)}?`,
    'count-lies-between': n => `For how many ${n.many} does the ${n.q} lie between ${n.from} and ${n.to}?`,
  },
)
/** Whether there are any, and whether all are. */
export const ANY = wordings((n: Figure) => gold.yes(n.over(n.high).length > 0), {
  'exists-is-there': n => `Is there a ${n.one} with ${n.having(`more than ${n.high}`)}?`,
  'exists-do-any': n => `Do any ${n.many} have a ${n.q} above ${n.high}?`,
  'exists-does-any-one': n => `Does any ${n.one} go over ${n.high} in ${n.f}?`,
})
export const NONE = wordings((n: Figure) => gold.yes(n.over(n.top).length > 0), {
  'exists-beyond-top': n => `Have any ${n.many} got ${n.having(`more than ${n.top}`)}?`,
})
export const EVERY = wordings((n: Figure) => gold.yes(n.own.every(row => n.key(row) > n.low)), {
  'exists-do-all-exceed': n => `Do all ${n.many} have ${n.having(`more than ${n.low}`)}?`,
})
/** Not there. */
export const MISSING = wordings((n: Figure) => (n.missing.length > 0 ? readable(n.missing) : undefined), {
  'missing-no-value': n => `Which ${n.many} have no ${n.f}?`,
  'missing-on-file': n => `List the ${n.many} with no ${n.f} on file.`,
  'missing-nothing-in': n => `Which ${n.many} have nothing in ${n.f}?`,
  'missing-is-empty': n => `${n.many} where ${n.f} is empty`,
})
export const MISSING_COUNT = wordings((n: Figure) => gold.count(n.missing.length), {
  'count-missing': n => `How many ${n.many} are missing ${n.isPlural ? `their ${n.f}` : `a ${n.f}`}?`,
  'count-not-filled-in': n => `For how many ${n.many} is the ${n.q} not filled in?`,
})
export const PRESENT_COUNT = wordings((n: Figure) => (n.missing.length > 0 ? gold.count(n.own.length) : undefined), {
  'count-do-have': n => `How many ${n.many} do have ${n.isPlural ? n.f : `a ${n.f}`}?`,
})
/** Against the average. */
const mean = (n: Figure) => pick.mean(n.own, n.key)
export const ABOVE_MEAN = wordings((n: Figure) => readable(n.over(mean(n))), {
  'bound-above-average': n => `Which ${n.many} have an above-average ${n.q}?`,
  'bound-above-the-average': n => `${n.many} with a ${n.q} above the average`,
})
export const ABOVE_MEAN_COUNT = wordings((n: Figure) => gold.count(n.over(mean(n)).length), {
  'count-above-average': n => `How many ${n.many} have a ${n.q} higher than the average?`,
})
export const SHARE_ABOVE = wordings(
  (n: Figure) => (n.missing.length > 0 ? undefined : gold.percent((100 * n.over(n.high).length) / n.rows.length)),
  {
    // oxfmt-ignore
    'share-above': n => `What percentage of the ${n.many} have ${n.having(`more than ${n.high}`)}?`,
  },
)
/** A bound among those of a value. */
const among = ({ n, ofV }: FigureOf) => ofV.filter(row => n.key(row) > n.from)
export const ABOVE_OF = [
  ...wordings((slot: FigureOf) => readable(among(slot)), {
    'both-value-and-above': ({ c, n }) => `Which ${c.those(c.v)} have ${n.having(`more than ${n.from}`)}?`,
    'both-above-and-value': ({ c, n }) => `${n.many} with ${n.having(`more than ${n.from}`)} and ${c.f} ${c.v}`,
    'both-only-above': ({ c, n }) => `${c.those(c.v)}, but only if the ${n.q} is over ${n.from}`,
  }),
  ...wordings((slot: FigureOf) => gold.count(among(slot).length), {
    'count-value-and-above': ({ c, n }) => `How many ${c.those(c.v)} have ${n.having(`more than ${n.from}`)}?`,
    'count-of-those-above': ({ c, n }) => `Of the ${c.those(c.v)}, how many exceed ${n.from} in ${n.f}?`,
  }),
]
