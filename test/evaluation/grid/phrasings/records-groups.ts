import * as gold from '../../gold.ts'
import { moreOf } from '../ask-choices.ts'
import { capital, spellValue, type Choice, type TwoChoices } from './records-slots.ts'
import { wordings } from './spread.ts'

const sizes = (c: Choice) => c.sizes.map(({ value, rows }) => [spellValue(c, value), rows.length] as [gold.Spelled, number]) // oxfmt-ignore
const toldSet = (c: Choice) => gold.set(c.sizes.map(({ value }) => spellValue(c, value)))

/** How many of each value. */
export const BY = wordings((c: Choice) => gold.map(sizes(c)), {
  'group-for-each': c => `For each ${c.f}, how many ${c.many} are there?`,
  'group-broken-down': c => `Number of ${c.many} broken down by ${c.f}`,
  'group-split': c => `split the ${c.many} by ${c.f} and count them`,
  'group-per': c => `${c.many} per ${c.f}`,
  'group-how-distributed': c => `How are the ${c.many} distributed over the different ${c.f} values?`,
  'group-just-numbers': c => `${c.f} of our ${c.many}, just the numbers for each`,
  'group-breakdown-want': c => `I'd like a breakdown of ${c.many} by ${c.f}.`,
  'group-count-grouped': c => `Count ${c.many} grouped by ${c.f}.`,
  'group-overview': c => `Quick overview for my slides: how many ${c.many} of every ${c.f} do we have?`,
  'group-tally': c => `tally of ${c.many} by ${c.f} please`,
  'group-in-each': c => `How many ${c.many} fall under each ${c.f}?`,
  'group-what-split': c => `What's the split of ${c.many} by ${c.f}?`,
})
/** So many groups a sentence tells; of more the rows do. */
const MOST_TOLD = 10
/** By two fields, as pairs: a table that rows of either order may give. */
const pairs = ({ c, e }: TwoChoices) =>
  c.sizes.flatMap(one => e.sizes.map(other => one.rows.filter(row => other.rows.includes(row)).length))
export const BY_BOTH = wordings(
  (t: TwoChoices) =>
    pairs(t).filter(Boolean).length > MOST_TOLD
      ? undefined
      : gold.figures(
          ...pairs(t)
            .filter(Boolean)
            .map(n => gold.count(n)),
        ),
  {
    // oxfmt-ignore
    'group-by-and-by': t => `How many ${t.many} are there by ${t.c.f} and by ${t.e.f}?`,
    'group-each-combination': t => `Count the ${t.many} for each combination of ${t.c.f} and ${t.e.f}.`,
  },
)
/** Values of those of another value. */
export const BY_OF_VALUE = wordings(
  ({ c, e }: TwoChoices) =>
    gold.map(
      e.sizes
        .map(({ value, rows }): [gold.Spelled, number] => [
          spellValue(e, value),
          rows.filter(row => c.ofV.includes(row)).length,
        ]) // oxfmt-ignore
        .filter(([, size]) => size > 0),
    ),
  {
    'group-those-by': ({ c, e }) => `${capital(c.those(c.v))} by ${e.f}`,
    'group-among': ({ c, e }) => `Among the ${c.those(c.v)}, how many are there for each ${e.f}?`,
    'group-per-those': ({ c, e }) => `number of ${c.those(c.v)} per ${e.f}`,
  },
)

/** The value of most records, and of fewest. */
const extreme = (c: Choice, at: 0 | -1) => {
  const [own, next] = at === 0 ? [c.sizes[0]!, c.sizes[1]!] : [c.sizes.at(-1)!, c.sizes.at(-2)!]
  return own.rows.length === next.rows.length ? undefined : gold.text(spellValue(c, own.value))
}
export const MOST = wordings((c: Choice) => extreme(c, 0), {
  'group-most-common': c => `What's the most common ${c.f} among the ${c.many}?`,
  'group-do-most': c => `Which ${c.f} do most ${c.many} have?`,
  'group-most-often': c => `Which ${c.f} comes up most often for ${c.many}?`,
  'group-largest-number': c => `Which ${c.f} has the largest number of ${c.many}?`,
})
export const FEWEST = wordings((c: Choice) => extreme(c, -1), {
  'group-fewest': c => `Which ${c.f} has the fewest ${c.many}?`,
  'group-rarest': c => `What is the rarest ${c.f} of our ${c.many}?`,
  'group-least-common': c => `least common ${c.f} among ${c.many}?`,
})

/** Which values there are. */
export const DISTINCT = wordings(toldSet, {
  'distinct-what-different': c => `What different ${c.f} values do we have for ${c.many}?`,
  'distinct-which-exist': c => `Which values of ${c.f} exist among the ${c.many}?`,
  'distinct-list-of-all': c => `List all distinct ${c.f} values of the ${c.many}.`,
  'distinct-can-have': c => `What ${c.f} can ${c.many} have?`,
  'distinct-unique': c => `unique ${c.f} values, ${c.many}`,
  'distinct-without-repeats': c => `Show me every ${c.f} that occurs in the ${c.many}, without repeats.`,
})
export const DISTINCT_COUNT = wordings((c: Choice) => gold.count(c.sizes.length), {
  'distinct-how-many': c => `How many different ${c.f} values are there among the ${c.many}?`,
  'distinct-count-unique': c => `Count the unique values of ${c.f} in ${c.many}.`,
})

/** Their share of all. */
export const SHARE = wordings((c: Choice) => gold.percent((100 * c.ofV.length) / c.rows.length), {
  'share-what-share': c => `What share of ${c.many} have ${c.v} as their ${c.f}?`,
  'share-percent-of-all': c => `What percent of all ${c.many} have ${c.f} ${c.v}?`,
  'share-proportion': c => `What proportion of the ${c.many} has the ${c.f} ${c.v}?`,
  'share-in-percent': c => `How many ${c.many} have the ${c.f} ${c.v}, in percent?`,
  'share-how-big': c => `How big is the share of ${c.those(c.v)} among all ${c.many}?`,
  'share-out-of-all': c => `out of all our ${c.many}, what percentage have ${c.f} ${c.v}?`,
  'share-percent-sign': c => `% of ${c.many} with ${c.f} ${c.v}`,
  'share-state': c => (c.isState ? `What percentage of our ${c.many} are ${c.v}?` : undefined),
  'share-place': c => (c.isPlace ? `What fraction of the ${c.many}, as a percentage, is in ${c.v}?` : undefined),
})
export const SHARE_NOT = wordings(
  (c: Choice) => gold.either(gold.percent((100 * c.rest.length) / c.rows.length), gold.percent((100 * c.others.length) / c.rows.length)), // oxfmt-ignore
  { 'share-not': c => `What percentage of ${c.many} do not have the ${c.f} ${c.v}?` },
)
export const SHARES = wordings(
  (c: Choice) => c.rows.length === c.sizes.flatMap(({ rows }) => rows).length ? gold.map(sizes(c).map(([key, size]) => [key, (100 * size) / c.rows.length]), 'percent') : undefined, // oxfmt-ignore
  {
    'share-of-each': c => `What percentage of the ${c.many} does each ${c.f} make up?`,
    'share-by-in-percent': c => `${capital(c.many)} by ${c.f} in percent`,
    'share-breakdown': c => `Give me the percentage breakdown of ${c.many} by ${c.f}.`,
  },
)

/** One value against the other. */
const differs = (c: Choice) => c.ofV.length !== c.ofW.length
const spellings = (c: Choice, said: string) =>
  spellValue(c, c.sizes.find(one => one.said === said)?.value ?? said).alternatives
const more = (c: Choice) =>
  differs(c) ? moreOf(spellings(c, c.v), c.ofV.length, spellings(c, c.w), c.ofW.length) : undefined
export const MORE = wordings(more, {
  'compare-which-are-more': c => `Which do we have more of: ${c.those(c.v)} or ${c.those(c.w)}?`,
  'compare-what-more-common': c => `What's more common as the ${c.f} of ${c.many}, ${c.v} or ${c.w}?`,
  'compare-versus': c => `${c.many}: ${c.f} ${c.v} vs ${c.w}, which has more?`,
})
export const MORE_THAN = wordings((c: Choice) => gold.yes(c.ofV.length > c.ofW.length), {
  'compare-are-there-more': c => `Are there more ${c.those(c.v)} than ${c.those(c.w)}?`,
  'compare-do-outnumber': c => `Do the ${c.those(c.v)} outnumber the ${c.those(c.w)}?`,
})
export const DIFFERENCE = wordings(
  (c: Choice) => gold.count(Math.abs(c.ofV.length - c.ofW.length), { unsigned: true }),
  {
    'compare-how-many-more': c =>
      c.ofV.length > c.ofW.length ? `How many more ${c.those(c.v)} than ${c.those(c.w)} are there?` : undefined,
    'compare-difference-between': c =>
      `What's the difference between the number of ${c.those(c.v)} and ${c.those(c.w)}?`,
    'compare-fewer': c =>
      c.ofV.length < c.ofW.length ? `How many fewer ${c.those(c.v)} are there than ${c.those(c.w)}?` : undefined,
  },
)
export const TWO_COUNTS = wordings((c: Choice) => gold.figures(gold.count(c.ofV.length), gold.count(c.ofW.length)), {
  'several-counts': c => `How many ${c.those(c.v)} are there, and how many ${c.those(c.w)}?`,
  'several-counts-compare': c => `Compare the number of ${c.those(c.v)} with the number of ${c.those(c.w)}.`,
  'several-counts-two-questions': c => `How many ${c.many} have the ${c.f} ${c.v}? And how many have ${c.w}?`,
})
