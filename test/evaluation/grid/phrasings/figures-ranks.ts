import * as gold from '../../gold.ts'
import type { Figure, FigureOf } from './figures-slots.ts'
import { capital } from './records-slots.ts'
import { wordings } from './spread.ts'

/** The first few, and the last. */
const top = (count: number) => (n: Figure) => gold.ordered(n.own, n.key, { count })
const bottom = (count: number) => (n: Figure) => gold.ordered(n.own, n.key, { count, up: true })
export const TOP = [
  ...wordings(top(5), {
    'top-five-by': n => `top five ${n.many} by ${n.f}`,
    'top-5-highest': n => `Which 5 ${n.many} have the highest ${n.q}?`,
    'top-5-biggest': n => `Show me the five ${n.many} with the biggest ${n.q}`,
    'top-5-in-terms-of': n => `In terms of ${n.f}, what are our top 5 ${n.many}?`,
  }),
  ...wordings(top(3), {
    'top-three-leading': n => `Name the three leading ${n.many} when it comes to ${n.f}.`,
    'top-three-most': n => (n.isPlural ? `Which three ${n.many} have the most ${n.f}?` : undefined),
    'top-three-ranked': n => `${capital(n.many)} ranked by ${n.f}, first three only`,
    'top-three-podium': n => `I need the podium: the three ${n.many} with the largest ${n.q}.`,
  }),
  ...wordings(top(10), {
    'top-ten-list': n =>
      n.own.length > 20 ? `List the ten ${n.many} with the highest ${n.q}, highest first.` : undefined,
    'top-10-bare': n => (n.own.length > 20 ? `top 10 ${n.many} ${n.f}` : undefined),
  }),
  ...wordings(top(2), { 'top-two': n => `What are the two ${n.many} with the highest ${n.q}?` }),
]
export const BOTTOM = [
  ...wordings(bottom(3), {
    'bottom-three-lowest': n => `Which three ${n.many} have the lowest ${n.q}?`,
    'bottom-three-bare': n => `bottom 3 ${n.many} by ${n.f}`,
    'bottom-three-fewest': n => (n.isPlural ? `the 3 ${n.many} with the fewest ${n.f}` : undefined),
  }),
  ...wordings(bottom(5), {
    'bottom-five-smallest': n => `Give me the five ${n.many} with the smallest ${n.q}.`,
    'bottom-five-from-below': n => `${n.many} with the lowest ${n.f}, just five of them, lowest first`,
  }),
]

/** The one at a place. */
const nth =
  (place: number, up = false) =>
  (n: Figure) =>
    gold.largest(n.own, n.key, { place, up })
export const NTH = [
  ...wordings(nth(2), {
    'nth-second-highest': n => `Which ${n.one} has the second highest ${n.q}?`,
    'nth-second-largest': n => `What's the ${n.one} with the second-largest ${n.q}?`,
    'nth-number-two': n => `Which ${n.one} is number two by ${n.f}?`,
    'nth-runner-up': n => `By ${n.f}, which ${n.one} is the runner-up?`,
  }),
  ...wordings(nth(3), {
    'nth-third-place': n => `Which ${n.one} comes third when ranked by ${n.f}?`,
    'nth-3rd': n => `3rd highest ${n.f} of ${n.many}: which ${n.one}?`,
  }),
  ...wordings(nth(2, true), { 'nth-second-lowest': n => `Which ${n.one} has the second lowest ${n.q}?` }),
]

/** All in an order. */
const sorted = (up: boolean) => (n: Figure) => (n.own.length === n.rows.length && n.rows.length <= 60 ? gold.ordered(n.own, n.key, { up }) : undefined) // oxfmt-ignore
export const SORTED = [
  ...wordings(sorted(false), {
    'sort-highest-first': n => `All ${n.many} sorted by ${n.f}, highest first`,
    'sort-descending': n => `list ${n.many} by ${n.f} descending`,
    'sort-from-largest': n => `Put the ${n.many} in order of ${n.f}, from largest to smallest.`,
  }),
  ...wordings(sorted(true), {
    'sort-ascending': n => `Sort the ${n.many} by ${n.f} in ascending order`,
    'sort-lowest-first': n => `Show every ${n.one}, lowest ${n.f} first.`,
  }),
]

/** The first among those of a value. */
export const TOP_OF = [
  ...wordings(({ n, ofV }: FigureOf) => gold.ordered(ofV, n.key, { count: 3 }), {
    'top-three-of-those': ({ c, n }) => `The three ${c.those(c.v)} that have the highest ${n.q}`,
    'top-three-among': ({ c, n }) => `Among the ${c.those(c.v)}, which three have the largest ${n.q}?`,
  }),
  ...wordings(({ n, ofV }: FigureOf) => gold.largest(ofV, n.key), {
    'largest-of-those': ({ c, n }) => `Of the ${c.those(c.v)}, which has the highest ${n.q}?`,
    'largest-among-single': ({ c, n }) => `Which ${c.thatOne(c.v)} has the largest ${n.q}?`,
    'largest-value-then-field': ({ c, n }) => `highest ${n.f} among ${c.those(c.v)}: which ${n.one} is it?`,
  }),
  ...wordings(({ n, ofV }: FigureOf) => gold.smallest(ofV, n.key), {
    'smallest-of-those': ({ c, n }) => `Which of the ${c.those(c.v)} has the lowest ${n.q}?`,
  }),
  ...wordings(({ n, ofV }: FigureOf) => (ofV.length > 40 ? undefined : gold.ordered(ofV, n.key)), {
    'sort-of-those': ({ c, n }) => (n.own.length === n.rows.length ? `${c.those(c.v)} sorted by ${n.f}, largest first` : undefined), // oxfmt-ignore
  }),
]
