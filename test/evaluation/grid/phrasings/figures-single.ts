import * as gold from '../../gold.ts'
import * as pick from '../../pick.ts'
import type { Figure, TwoFigures } from './figures-slots.ts'
import { capital } from './records-slots.ts'
import { wordings } from './spread.ts'

/** One number over all records. */
export const MEAN = wordings((n: Figure) => (/average/.test(n.f) ? undefined : gold.plain(pick.mean(n.own, n.key))), {
  'mean-on-average': n => `On average, what is the ${n.q} of the ${n.many}?`,
  'mean-mean': n => `mean ${n.q} of ${n.many}`,
  'mean-per-record': n => `What's the average ${n.q} per ${n.one}?`,
  'mean-across-all': n => `Work out the average ${n.q} across all ${n.many}.`,
  'mean-avg': n => `avg ${n.f} ${n.many}`,
  'mean-typical-report': n => `For my report I need the mean ${n.q} over all our ${n.many}, can you get me that?`,
  'mean-does-have': n => `What ${n.q} does ${n.one.replace(/^/, 'a ')} have on average?`,
  'mean-over-every': n => `Taking every ${n.one} together, what is the average ${n.q}?`,
})
export const MEDIAN = wordings((n: Figure) => gold.plain(pick.median(n.own, n.key)), {
  'median-whats-the': n => `What's the median ${n.q} across the ${n.many}?`,
  'median-of-all': n => `Give me the median of the ${n.f} for all ${n.many}`,
  'median-bare': n => `${n.many}, median ${n.f}`,
})
export const SUM = wordings((n: Figure) => (n.isAdded ? gold.plain(pick.sum(n.own, n.key)) : undefined), {
  'sum-all-together': n => `What is the ${n.q} of all ${n.many} put together?`,
  'sum-add-up': n => `Add up the ${n.f} of all the ${n.many}.`,
  'sum-come-to': n => `What ${n.q} do the ${n.many} come to altogether?`,
  'sum-sum-of': n => `sum of ${n.f} over ${n.many}`,
  'sum-overall': n => (/total/.test(n.f) ? undefined : `What's the overall ${n.q} for the ${n.many}?`),
  'sum-combined': n => (/total/.test(n.f) ? undefined : `combined ${n.f} of all our ${n.many}?`),
  'sum-auditor': n =>
    `The auditor is on the phone and wants the ${n.q} of all our ${n.many} added together. What do I tell her?`,
  'sum-in-total': n => (n.isPlural ? `How many ${n.f} do all the ${n.many} have in total?` : undefined),
  'sum-summed': n => `${capital(n.f)} of the ${n.many}, summed up please`,
})
export const MAX = wordings((n: Figure) => gold.plain(n.top, { field: n.field.name }), {
  'max-what-is-largest': n => `What is the largest ${n.q} that any ${n.one} has?`,
  'max-maximum': n => `maximum ${n.f} among ${n.many}`,
  'max-how-high-goes': n => `How high does the ${n.q} of our ${n.many} go?`,
  'max-biggest-ever': n => `What's the biggest ${n.q} we have for a ${n.one}?`,
})
export const MIN = wordings(
  (n: Figure) => (n.bottom === 0 ? undefined : gold.plain(n.bottom, { field: n.field.name })),
  {
    'min-what-is-smallest': n => `What is the smallest ${n.q} of any ${n.one}?`,
    'min-minimum': n => `minimum ${n.f}, all ${n.many}`,
    'min-how-low': n => `How low does the ${n.q} of the ${n.many} get?`,
  },
)

/** The record at an end. */
export const LARGEST = wordings((n: Figure) => gold.largest(n.own, n.key), {
  'largest-which-has': n => `Which ${n.one} has the largest ${n.q}?`,
  'largest-with-the': n => `Show me the ${n.one} with the highest ${n.q}.`,
  'largest-tops': n => `Which ${n.one} tops the list by ${n.f}?`,
  'largest-number-one': n => `number one ${n.one} by ${n.f}`,
  'largest-find': n => `Find the ${n.one} whose ${n.q} is the highest.`,
  'largest-ahead': n => `Ranked by ${n.f}, which ${n.one} comes first?`,
  'largest-most': n => (n.isPlural ? `Which ${n.one} has the most ${n.f}?` : undefined),
  'largest-max': n => `${n.one} w/ max ${n.f}?`,
  'largest-wondering': n => `I was just wondering, which of our ${n.many} has got the biggest ${n.q}?`,
  'largest-thanks': n => `Sorry to bother you again, one last thing: which ${n.one} has the greatest ${n.q}? Thanks!`,
  'largest-most-expensive': n => (/^(?:price|fee|daily rate|bottle price|sales price)$/.test(n.f) ? `What's our most expensive ${n.one}?` : undefined), // oxfmt-ignore
  'largest-heaviest': n => (/^(?:gross )?weight$/.test(n.f) ? `Which is the heaviest ${n.one}?` : undefined),
  'largest-longest': n => (/^(?:duration|length|runtime|distance)$/.test(n.f) ? `Which ${n.one} is the longest?` : undefined), // oxfmt-ignore
})
export const SMALLEST = wordings((n: Figure) => gold.smallest(n.own, n.key), {
  'smallest-which-has': n => `Which ${n.one} has the smallest ${n.q}?`,
  'smallest-at-the-bottom': n => `Which ${n.one} is at the bottom of the list by ${n.f}?`,
  'smallest-show-the': n => `Show the ${n.one} with the lowest ${n.q}, please`,
  'smallest-fewest': n => (n.isPlural ? `Which ${n.one} has the fewest ${n.f}?` : undefined),
  'smallest-least': n => `${n.one} with the least ${n.f}?`,
  'smallest-cheapest': n => (/^(?:price|fee|daily rate|bottle price|sales price)$/.test(n.f) ? `What is the cheapest ${n.one} we have?` : undefined), // oxfmt-ignore
  'smallest-shortest': n => (/^(?:duration|length|runtime|distance)$/.test(n.f) ? `Which is the shortest ${n.one}?` : undefined), // oxfmt-ignore
  'smallest-lightest': n => (/^(?:gross )?weight$/.test(n.f) ? `Which ${n.one} is the lightest?` : undefined),
})

/** Several figures of one field, in one breath. */
const ends = (n: Figure) => [gold.plain(n.top), gold.plain(n.bottom)]
export const ENDS = wordings((n: Figure) => gold.figures(...ends(n)), {
  'two-highest-and-lowest': n => `What are the highest and the lowest ${n.q} of the ${n.many}?`,
  'two-min-and-max': n => `min and max ${n.f} of ${n.many}`,
  'two-range': n => `From what to what does the ${n.q} of the ${n.many} range?`,
})
export const TOP_AND_MEAN = wordings(
  (n: Figure) => gold.figures(gold.plain(n.top), gold.plain(pick.mean(n.own, n.key))),
  {
    // oxfmt-ignore
    'two-largest-and-average': n => `Give me the largest and the average ${n.q} of the ${n.many}.`,
    'two-average-and-largest': n => `average ${n.f} of ${n.many}, and the largest?`,
  },
)
export const COUNT_AND_SUM = wordings(
  (n: Figure) =>
    n.isAdded && !/total/.test(n.f)
      ? gold.figures(gold.count(n.rows.length), gold.plain(pick.sum(n.own, n.key)))
      : undefined,
  {
    // oxfmt-ignore
    'two-how-many-and-total': n => `How many ${n.many} are there, and what is their total ${n.q}?`,
    'two-number-and-sum': n => `number of ${n.many} and sum of their ${n.f}`,
  },
)
export const MEAN_AND_MEDIAN = wordings(
  (n: Figure) => gold.figures(gold.plain(pick.mean(n.own, n.key)), gold.plain(pick.median(n.own, n.key))),
  {
    // oxfmt-ignore
    'two-mean-and-median': n => `What are the mean and the median ${n.q} of our ${n.many}?`,
  },
)
export const TWO_MEANS = wordings(
  ({ n, m }: TwoFigures) => gold.figures(gold.plain(pick.mean(n.own, n.key)), gold.plain(pick.mean(m.own, m.key))),
  {
    // oxfmt-ignore
    'two-average-of-both': ({ n, m }) => `What are the average ${n.q} and the average ${m.q} of the ${n.many}?`,
    'two-mean-this-and-that': ({ n, m }) => `avg ${n.f} and ${m.f} for ${n.many}`,
  },
)
export const TWO_SUMS = wordings(
  ({ n, m }: TwoFigures) =>
    n.isAdded && m.isAdded
      ? gold.figures(gold.plain(pick.sum(n.own, n.key)), gold.plain(pick.sum(m.own, m.key)))
      : undefined,
  {
    // oxfmt-ignore
    'two-total-of-both': ({ n, m }) => `Sum up both the ${n.f} and the ${m.f} of all ${n.many}.`,
  },
)
