import * as gold from '../../gold.ts'
import * as pick from '../../pick.ts'
import type { Row } from '../../services/records.ts'
import type { FigureOf } from './figures-slots.ts'
import { capital, spellValue } from './records-slots.ts'
import { wordings } from './spread.ts'

/** A figure of each group, of those that have rows with it. */
const groups = ({ c, n }: FigureOf, measure: (rows: Row[]) => number) =>
  c.sizes
    .map(({ value, rows }) => ({ value, rows: rows.filter(row => n.own.includes(row)) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ value, rows }): [gold.Spelled, number] => [spellValue(c, value), measure(rows)])
const meanOf =
  ({ n }: FigureOf) =>
  (rows: Row[]) =>
    pick.mean(rows, n.key)
const sumOf =
  ({ n }: FigureOf) =>
  (rows: Row[]) =>
    pick.sum(rows, n.key)
const first = (entries: [gold.Spelled, number][], up = false) => {
  const [one, next] = entries.toSorted((a, b) => (up ? a[1] - b[1] : b[1] - a[1]))
  return one && next && one[1] !== next[1] ? gold.text(one[0]) : undefined
}
const isMeant = ({ n }: FigureOf) => !/average/.test(n.f)

export const MEAN_BY = wordings((s: FigureOf) => (isMeant(s) ? gold.map(groups(s, meanOf(s)), 'plain') : undefined), {
  'group-mean-for-each': ({ c, n }) => `What is the average ${n.q} of ${n.many} for each ${c.f}?`,
  'group-mean-per': ({ c, n }) => `average ${n.f} per ${c.f} for the ${n.many}`,
  'group-mean-broken-down': ({ c, n }) => `Mean ${n.q} of the ${n.many}, broken down by ${c.f}`,
  'group-mean-does-differ': ({ c, n }) => `How does the average ${n.q} of the ${n.many} differ by ${c.f}?`,
  'group-mean-avg-by': ({ c, n }) => `${n.many}: avg ${n.f} by ${c.f}`,
  'group-mean-table': ({ c, n }) => `Could you put together a table of the average ${n.q} by ${c.f} for all ${n.many}?`,
})
export const SUM_BY = wordings(
  (s: FigureOf) => (s.n.isAdded && !/total/.test(s.n.f) ? gold.map(groups(s, sumOf(s)), 'plain') : undefined),
  {
    // oxfmt-ignore
    'group-sum-per': ({ c, n }) => `Total ${n.q} of ${n.many} per ${c.f}`,
    'group-sum-each': ({ c, n }) => `What's the total ${n.q} of the ${n.many} in each ${c.f}?`,
    'group-sum-split': ({ c, n }) => `Split the total ${n.q} of all ${n.many} by ${c.f}.`,
    'group-sum-summed-by': ({ c, n }) => `${n.f} of ${n.many} summed by ${c.f}`,
    'group-sum-add-up': ({ c, n }) => `For every ${c.f}, add up the ${n.f} of its ${n.many}.`,
  },
)
export const MAX_BY = wordings(
  (s: FigureOf) =>
    gold.map(
      groups(s, rows => pick.most(rows, s.n.key)),
      'plain',
    ),
  {
    'group-max-each': ({ c, n }) => `What is the highest ${n.q} of the ${n.many} for each ${c.f}?`,
    'group-max-by': ({ c, n }) => `max ${n.f} by ${c.f}, ${n.many}`,
  },
)
export const MIN_BY = wordings(
  (s: FigureOf) =>
    gold.map(
      groups(s, rows => pick.least(rows, s.n.key)),
      'plain',
    ),
  {
    'group-min-each': ({ c, n }) => `Lowest ${n.q} of ${n.many} per ${c.f}?`,
  },
)
export const COUNT_AND_MEAN_BY = wordings(
  (s: FigureOf) => (isMeant(s) && s.n.missing.length === 0 ? gold.all(gold.map(groups(s, rows => rows.length)), gold.map(groups(s, meanOf(s)), 'plain')) : undefined), // oxfmt-ignore
  {
    'group-count-and-mean': ({ c, n }) =>
      `For each ${c.f}, how many ${n.many} are there and what is their average ${n.q}?`,
  },
)

/** The group at an end. */
export const TOP_GROUP = wordings((s: FigureOf) => (isMeant(s) ? first(groups(s, meanOf(s))) : undefined), {
  'group-highest-mean': ({ c, n }) => `Which ${c.f} has the highest average ${n.q} of ${n.many}?`,
  'group-best-mean': ({ c, n }) => `On average, ${n.many} of which ${c.f} have the highest ${n.q}?`,
})
export const LAST_GROUP = wordings((s: FigureOf) => (isMeant(s) ? first(groups(s, meanOf(s)), true) : undefined), {
  'group-lowest-mean': ({ c, n }) => `Which ${c.f} has the lowest average ${n.q} among ${n.many}?`,
})
export const TOP_SUM = wordings(
  (s: FigureOf) => (s.n.isAdded && !/total/.test(s.n.f) ? first(groups(s, sumOf(s))) : undefined),
  {
    // oxfmt-ignore
    'group-highest-sum': ({ c, n }) => `Which ${c.f} accounts for the largest total ${n.q} of ${n.many}?`,
    'group-most-sum': ({ c, n }) => `By total ${n.q}, which ${c.f} of ${n.many} comes first?`,
  },
)

/** A figure of those of one value. */
export const MEAN_OF = wordings(
  (s: FigureOf) => (isMeant(s) && s.ofV.length > 2 ? gold.plain(pick.mean(s.ofV, s.n.key)) : undefined),
  {
    // oxfmt-ignore
    'mean-of-those': ({ c, n }) => `What's the average ${n.q} of ${c.those(c.v)}?`,
    'mean-of-those-only': ({ c, n }) => `Average ${n.q} of the ${n.many}, but only those with ${c.f} ${c.v}`,
    'mean-for-typical': ({ c, n }) => `What ${n.q} do ${c.those(c.v)} have on average?`,
    'mean-if-we-look': ({ c, n }) => `If we only look at the ${c.those(c.v)}, what is their mean ${n.q}?`,
  },
)
export const SUM_OF = wordings(
  (s: FigureOf) =>
    s.n.isAdded && !/total/.test(s.n.f) && s.ofV.length > 2 ? gold.plain(pick.sum(s.ofV, s.n.key)) : undefined,
  {
    // oxfmt-ignore
    'sum-of-those': ({ c, n }) => `What is the total ${n.q} of the ${c.those(c.v)}?`,
    'sum-of-those-add': ({ c, n }) => `Add up the ${n.f} of the ${c.those(c.v)} for me.`,
    'sum-of-those-bare': ({ c, n }) => `total ${n.f}, ${c.those(c.v)}`,
  },
)
export const MEDIAN_OF = wordings(
  (s: FigureOf) => (s.ofV.length > 2 ? gold.plain(pick.median(s.ofV, s.n.key)) : undefined),
  {
    // oxfmt-ignore
    'median-of-those': ({ c, n }) => `median ${n.f} of the ${c.those(c.v)}?`,
  },
)
export const MAX_OF = wordings(
  (s: FigureOf) => (s.ofV.length > 2 ? gold.plain(pick.most(s.ofV, s.n.key), { field: s.n.field.name }) : undefined),
  {
    // oxfmt-ignore
    'max-of-those': ({ c, n }) => `What is the highest ${n.q} among the ${c.those(c.v)}?`,
  },
)
export const COUNT_AND_SUM_OF = wordings(
  (s: FigureOf) => (s.n.isAdded && !/total/.test(s.n.f) && s.ofV.length === s.c.ofV.length ? gold.figures(gold.count(s.ofV.length), gold.plain(pick.sum(s.ofV, s.n.key))) : undefined), // oxfmt-ignore
  {
    'two-count-and-sum-of-those': ({ c, n }) =>
      `How many ${c.those(c.v)} are there and what total ${n.q} do they have?`,
    'two-count-plus-sum': ({ c, n }) => `${capital(c.those(c.v))}: number and total ${n.f}`,
  },
)
export const SHARE_OF_SUM = wordings(
  (s: FigureOf) => (s.n.isAdded && !/total/.test(s.n.f) ? gold.percent((100 * pick.sum(s.ofV, s.n.key)) / pick.sum(s.n.own, s.n.key)) : undefined), // oxfmt-ignore
  { 'share-of-sum': ({ c, n }) => `What percentage of the total ${n.q} of all ${n.many} comes from ${c.those(c.v)}?` },
)

/** Two values by a figure. */
const means = ({ n, ofV, ofW }: FigureOf): [number, number] => [pick.mean(ofV, n.key), pick.mean(ofW, n.key)]
const hasBoth = (s: FigureOf) => isMeant(s) && s.ofV.length > 2 && s.ofW.length > 2 && Math.abs(means(s)[0] - means(s)[1]) > 0.02 // oxfmt-ignore
export const COMPARE_MEANS = wordings(
  (s: FigureOf) => {
    const [v, w] = hasBoth(s) ? means(s) : [0, 0]
    return v === w ? undefined : gold.either(gold.text(v > w ? s.c.v : s.c.w), gold.mentions([v > w ? s.c.v : s.c.w]))
  },
  { 'compare-means-which': ({ c, n }) => `Which have the higher average ${n.q}, ${c.those(c.v)} or ${c.those(c.w)}?` },
)
export const MEANS_HIGHER = wordings((s: FigureOf) => (hasBoth(s) ? gold.yes(means(s)[0] > means(s)[1]) : undefined), {
  'compare-means-is-higher': ({ c, n }) =>
    `Is the average ${n.q} of ${c.those(c.v)} higher than that of ${c.those(c.w)}?`,
})
export const MEANS_DIFFERENCE = wordings(
  (s: FigureOf) => (hasBoth(s) ? gold.plain(Math.abs(means(s)[0] - means(s)[1]), { unsigned: true }) : undefined),
  {
    'compare-means-difference': ({ c, n }) => `What's the difference in average ${n.q} between ${c.those(c.v)} and ${c.those(c.w)}?`, // oxfmt-ignore
    'compare-means-by-how-much': ({ c, n }) => `By how much does the average ${n.q} of ${c.those(c.v)} differ from that of ${c.those(c.w)}?`, // oxfmt-ignore
  },
)
export const BOTH_MEANS = wordings(
  (s: FigureOf) => (hasBoth(s) ? gold.figures(...means(s).map(value => gold.plain(value))) : undefined),
  {
    // oxfmt-ignore
    'several-means': ({ c, n }) => `What is the average ${n.q} of ${c.those(c.v)}, and what is it for ${c.those(c.w)}?`,
  },
)
