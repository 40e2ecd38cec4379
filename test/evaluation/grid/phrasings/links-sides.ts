import * as gold from '../../gold.ts'
import * as pick from '../../pick.ts'
import type { Row } from '../../services/records.ts'
import type { Back, BackChoice, BackDay, BackFigure, Far, Over } from './links-slots.ts'
import { onlyOf } from './links-words.ts'
import { wordings } from './spread.ts'

/** Those of what belongs to a record with a figure above a bound. */
export const ABOVE = wordings((b: BackFigure) => (b.isPlural ? undefined : gold.set(b.above)), {
  'cut-above': b => `${b.many} of ${b.r} with ${b.f} above ${b.n}`,
  'cut-over-s': b => `Which of ${b.rs} ${b.many} have a ${b.f} over ${b.n}?`,
  'cut-more-than': b => `Show ${b.rs} ${b.many} whose ${b.f} is more than ${b.n}`,
})
export const COUNT_ABOVE = wordings((b: BackFigure) => (b.isPlural ? undefined : gold.count(b.above.length)), {
  'cut-count-above': b => `How many of ${b.rs} ${b.many} have a ${b.f} of more than ${b.n}?`,
})
export const TOP = wordings(
  (b: BackFigure) => (b.numbers.length > 3 ? gold.ordered(b.numbers, b.key, { count: 3 }) : undefined),
  {
    'cut-top-3': b => `${b.rs} top 3 ${b.many} by ${b.f}`,
    'cut-three-highest': b => `the three ${b.many} of ${b.r} with the highest ${b.f}`,
  },
)
export const HIGHEST = wordings((b: BackFigure) => (b.isPlural ? undefined : onlyOf(b.numbers, b.key)), {
  'cut-highest': b => `Which ${b.one} of ${b.r} has the highest ${b.f}?`,
  'cut-biggest-of': b => `Of ${b.rs} ${b.many}, which one has the biggest ${b.f}?`,
})
export const TOTAL = wordings((b: BackFigure) => (isSum(b.f) ? gold.plain(pick.sum(b.numbers, b.key)) : undefined), {
  'cut-total': b => `What do ${b.rs} ${b.many} add up to in ${b.f}?`,
  'cut-sum-of': b => `Sum of ${b.f} over all ${b.many} of ${b.r}`,
  'cut-altogether': b => (b.isPlural ? undefined : `What's the ${b.f} of all ${b.rs} ${b.many} put together?`),
})
const isSum = (f: string) => !/\b(?:rating|score|rate|percent|average|temperature|age|moisture|share|margin|availability|warranty|power|height|length|floor)\b/.test(f) // oxfmt-ignore
export const MEAN = wordings((b: BackFigure) => gold.plain(pick.mean(b.numbers, b.key)), {
  'cut-on-average': b => (b.isPlural ? undefined : `What is the ${b.f} of ${b.rs} ${b.many} on average?`),
  'cut-mean-for': b => `average ${b.f} across ${b.rs} ${b.many}`,
})

/** Those with a value. */
export const VALUE = wordings((b: BackChoice) => gold.set(b.ofV), {
  'cut-value-are': b => (b.isState ? `Which of ${b.rs} ${b.many} are ${b.v}?` : undefined),
  'cut-value-state-of': b => (b.isState ? `${b.v} ${b.many} of ${b.r}` : undefined),
  'cut-value-s-state': b => (b.isState ? `show ${b.rs} ${b.v} ${b.many}` : undefined),
  'cut-value-with': b => `${b.rs} ${b.many} with ${b.c} ${b.v}`,
  'cut-value-where': b => `Which ${b.many} does ${b.r} have where the ${b.c} is ${b.v}?`,
})
export const VALUE_COUNT = wordings((b: BackChoice) => gold.count(b.ofV.length), {
  'cut-value-count': b => (b.isState ? `How many ${b.v} ${b.many} does ${b.r} have?` : undefined),
  'cut-value-count-of': b => `How many of ${b.rs} ${b.many} have ${b.v} as ${b.c}?`,
})
export const VALUE_ANY = wordings(() => gold.yes(true), {
  'cut-value-any': (b: BackChoice) => (b.isState ? `Does ${b.r} have any ${b.v} ${b.many}?` : undefined),
})
export const VALUE_BY = wordings((b: BackChoice) => gold.map(b.sizes), {
  'cut-by': b => `Break ${b.rs} ${b.many} down by ${b.c}`,
  'cut-per': b => `How many ${b.many} per ${b.c} does ${b.r} have?`,
})

/** Those of a year, and the newest. */
export const IN_YEAR = wordings((b: BackDay) => gold.set(b.inYear), {
  'cut-year-from': b => (b.isOnly ? `${b.rs} ${b.many} from ${b.year}` : undefined),
  'cut-year-done': b => b.done && `Which ${b.many} of ${b.r} were ${b.done} in ${b.year}?`,
  'cut-year-noun': b => b.noun && `${b.rs} ${b.many} with a ${b.noun} in ${b.year}`,
})
export const YEAR_COUNT = wordings((b: BackDay) => gold.count(b.inYear.length), {
  'cut-year-count': b => b.done && `How many of ${b.rs} ${b.many} were ${b.done} in ${b.year}?`,
  'cut-year-count-only': b => (b.isOnly ? `how many ${b.many} were there in ${b.year} for ${b.r}?` : undefined),
})
const dated = (b: BackDay) => b.own.filter(row => b.day(row))
export const NEWEST = wordings((b: BackDay) => onlyOf(dated(b), row => row[b.field.name]), {
  'cut-newest': b => (b.isOnly ? `the newest ${b.one} of ${b.r}` : undefined),
  'cut-latest-s': b => (b.isOnly ? `What is ${b.rs} latest ${b.one}?` : undefined),
  'cut-last-done': b => b.done && `Which ${b.one} of ${b.r} was ${b.done} last?`,
})
export const OLDEST = wordings((b: BackDay) => onlyOf(dated(b), row => row[b.field.name], true), {
  'cut-first-done': b => b.done && `Which of ${b.rs} ${b.many} was ${b.done} first?`,
})

/** Records by how much belongs to them. */
const none = (b: Back) => b.us.filter(row => b.of(row).length === 0)
export const NONE = wordings((b: Back) => gold.set(none(b)), {
  'none-single': b => `${b.uMany} without a single ${b.one}`,
  'none-dont-have': b => `Which ${b.uMany} don't have any ${b.many}?`,
  'none-never': b => `Are there ${b.uMany} that have no ${b.one} at all? Which ones?`,
  'none-zero': b => `${b.uMany} with zero ${b.many}`,
})
export const NONE_COUNT = wordings((b: Back) => gold.count(none(b).length), {
  'none-count': b => `How many ${b.uMany} are without any ${b.many}?`,
})
const some = (b: Back) => b.us.filter(row => b.of(row).length > 0)
export const SOME = wordings((b: Back) => (some(b).length < b.us.length ? gold.set(some(b)) : undefined), {
  'some-at-least-one': b => `Which ${b.uMany} have at least one ${b.one}?`,
})
const third = (b: Back) => b.us.map(row => b.of(row).length).sort((one, other) => other - one)[Math.floor(b.us.length / 3)]! // oxfmt-ignore
const least = (b: Back, n: number) => b.us.filter(row => b.of(row).length >= n)
export const AT_LEAST = wordings((b: Back) => (third(b) > 1 ? gold.set(least(b, third(b))) : undefined), {
  'least-that-have': b => `${b.uMany} that have at least ${third(b)} ${b.many}`,
  'least-or-more': b => `Which ${b.uMany} have ${third(b)} or more ${b.many}?`,
})
export const LEAST_COUNT = wordings((b: Back) => (third(b) > 1 ? gold.count(least(b, third(b)).length) : undefined), {
  'least-count': b => `How many ${b.uMany} have got at least ${third(b)} ${b.many}?`,
})
const exactly = (b: Back) => b.us.filter(row => b.of(row).length === b.own.length)
export const EXACTLY = wordings((b: Back) => gold.set(exactly(b)), {
  'least-exactly': b => `Which ${b.uMany} have exactly ${b.own.length} ${b.many}?`,
})
const several = (b: BackChoice) => b.us.filter(row => b.of(row).filter(b.is).length > 1)
export const SEVERAL = wordings((b: BackChoice) => gold.set(several(b)), {
  'least-more-than-one': b => (b.isState ? `Which ${b.uMany} have more than one ${b.v} ${b.one}?` : undefined),
  'least-two-with': b => `${b.uMany} with at least two ${b.many} whose ${b.c} is ${b.v}`,
})
const holders = (b: BackChoice) => b.us.filter(row => b.of(row).some(b.is))
export const HOLDERS = wordings(
  (b: BackChoice) => (holders(b).length < b.us.length ? gold.set(holders(b)) : undefined),
  {
    'some-with-value': b => (b.isState ? `Which ${b.uMany} have ${b.v} ${b.many}?` : undefined),
  },
)
export const NO_HOLDERS = wordings((b: BackChoice) => gold.set(b.us.filter(row => !holders(b).includes(row))), {
  'none-with-value': b => (b.isState ? `${b.uMany} that have no ${b.v} ${b.many}` : undefined),
})

const size = (b: Back) => (row: Row) => b.of(row).length
export const MOST = wordings((b: Back) => onlyOf(b.us, size(b)), {
  'most-has': b => `${b.isOnlyWho ? 'Who' : `Which ${b.uOne}`} has the largest number of ${b.many}?`,
  'most-with': b => `the ${b.uOne} with the most ${b.many}`,
})
export const FEWEST = wordings((b: Back) => (none(b).length === 0 ? onlyOf(b.us, size(b), true) : undefined), {
  'fewest-has': b => `Which ${b.uOne} has the fewest ${b.many}?`,
  'fewest-smallest': b => `${b.uOne} with the smallest number of ${b.many}`,
})
export const TOP_BY_COUNT = wordings((b: Back) => gold.ordered(b.us, size(b), { count: 3 }), {
  'most-top-3': b => `top 3 ${b.uMany} by number of ${b.many}`,
  'most-three': b => `Which three ${b.uMany} have the most ${b.many}?`,
})
const average = (b: Back): gold.Gold => {
  const linked = b.us.reduce((sum, row) => sum + b.of(row).length, 0)
  return gold.either(...pick.distinct([linked / b.us.length, linked / some(b).length]).map(n => gold.plain(n)))
}
export const AVERAGE = wordings(average, {
  'average-per': b => `average number of ${b.many} per ${b.uOne}`,
  'average-typical': b => `On average, how many ${b.many} are there to a ${b.uOne}?`,
})
const perRecord = (b: Back): gold.Gold | undefined => {
  const named = some(b).map(row => [b.link.to.label(row), b.of(row).length] as const)
  return named.length <= 30 && named.every(([name]) => name !== undefined)
    ? gold.map(named.map(([name, n]) => [name!, n]))
    : undefined
}
export const PER_RECORD = wordings(perRecord, {
  'per-per': b => `${b.many} per ${b.uOne}`,
  'per-each-count': b => `For each ${b.uOne}, how many ${b.many}?`,
  'per-split': b => `How do the ${b.many} split over the ${b.uMany}?`,
})
export const OVER_GROUPS = wordings((o: Over) => gold.map(o.groups), {
  'per-over': o => `How many ${o.many} are there for each ${o.c} of the ${o.role}?`,
  'per-over-by': o => `number of ${o.many} by ${o.role} ${o.c}`,
})
export const OVER_VALUE = wordings((o: Over) => gold.count(o.overV.length), {
  'over-whose': o => `How many ${o.many} are there whose ${o.role} has the ${o.c} ${o.v}?`,
  'over-of-with': o => `Count the ${o.many} of ${o.uMany} with ${o.c} ${o.v}`,
})
export const FAR = wordings((f: Far) => gold.set(f.all), {
  'two-steps-any': f => `Which ${f.many} belong to ${f.uMany} of ${f.far}?`,
  'two-steps-s': f => `${f.many} of ${f.farS} ${f.uMany}`,
})
export const FAR_COUNT = wordings((f: Far) => gold.count(f.all.length), {
  'two-steps-count-for': f => `How many ${f.many} are there for ${f.far}?`,
  'two-steps-count-have': f => `How many ${f.many} do the ${f.uMany} of ${f.far} have altogether?`,
})
