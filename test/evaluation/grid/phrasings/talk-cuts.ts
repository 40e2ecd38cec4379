import * as gold from '../../gold.ts'
import * as pick from '../../pick.ts'
import { onlyOf } from './links-words.ts'
import { talks, type KindFigure } from './talk-slots.ts'

/** So many of the first: nothing where two of them have the same figure. */
function top(k: KindFigure, count: number, up = false, key = k.key): gold.Gold | undefined {
  const keys = k.rows
    .map(key)
    .sort((a, b) => (up ? a - b : b - a))
    .slice(0, count + 1)
  return new Set(keys).size === keys.length ? gold.ordered(k.rows, key, { count, up }) : undefined
}
const mean = (k: KindFigure) => gold.plain(pick.mean(k.rows, k.key))
const isSum = ({ f }: KindFigure) => !/\b(?:rating|score|rate|percent|discount|average|temperature|age|moisture|share|margin|availability|warranty|power|height|length|floor|gravity|abv|alcohol)\b/.test(f) // oxfmt-ignore
const total = (k: KindFigure) => isSum(k) && gold.plain(pick.sum(k.rows, k.key))
const most = (k: KindFigure) => gold.plain(pick.most(k.rows, k.key))
const second = (k: KindFigure): gold.Gold | undefined => {
  const found = gold.largest(k.rows, k.key, { place: 2 })
  return found.items.length === 1 ? found : undefined
}
const over = (k: KindFigure, bound: number) => k.rows.filter(row => k.key(row) > bound)
/** The three first, then another cut. */
const backwards = (k: KindFigure): gold.Gold | undefined => {
  const three = [...k.rows].sort((a, b) => k.key(b) - k.key(a)).slice(0, 3)
  const bottom = top(k, 3, true)
  return bottom && gold.either(bottom, gold.ordered(three, k.key, { up: true }))
}
export const CUTS = talks<KindFigure>({
  'talk-make-it-five': k => [
    [`Top 3 ${k.many} by ${k.f}`, top(k, 3)],
    ['make it five', top(k, 5)],
  ],
  'talk-top-10-instead': k => [[`Show me the 5 ${k.many} with the highest ${k.f}`, !k.isPlural && top(k, 5)], ['The top 10 instead', top(k, 10)]], // oxfmt-ignore
  'talk-only-first-two': k => [[`the five ${k.many} with the highest ${k.f}`, top(k, 5)], ['Only the first two', top(k, 2)]], // oxfmt-ignore
  'talk-other-way-round': k => [
    [`top three ${k.many} by ${k.f}`, top(k, 3)],
    ['the other way round', backwards(k)],
  ],
  'talk-and-bottom': k => [[`Which 3 ${k.many} have the highest ${k.f}?`, top(k, 3)], ['And the bottom 3?', top(k, 3, true)]], // oxfmt-ignore
  'talk-by-other-figure': k => k.g && [[`the top 5 ${k.many} by ${k.f}`, top(k, 5)], [`and by ${k.g.f}?`, top(k, 5, false, k.g.key)]], // oxfmt-ignore
  'talk-second-highest': k => !k.isPlural && [[`Which ${k.one} has the highest ${k.f}?`, onlyOf(k.rows, k.key)], ['And the second highest?', second(k)]], // oxfmt-ignore
  'talk-and-the-lowest': k => !k.isPlural && [[`What ${k.one} has the highest ${k.f}?`, onlyOf(k.rows, k.key)], ['and the lowest?', onlyOf(k.rows, k.key, true)]], // oxfmt-ignore
  'talk-how-much-is-it': k => !k.isPlural && [[`${k.one} with the highest ${k.f}`, onlyOf(k.rows, k.key)], [`What ${k.f} does it have?`, most(k)]], // oxfmt-ignore
  'talk-total-then': k => [
    [`What's the average ${k.f} of our ${k.many}?`, !k.isPlural && mean(k)],
    ['The total then?', total(k)],
  ],
  'talk-and-the-average': k => [
    [`Total ${k.f} of all ${k.many}?`, total(k)],
    ['and the average?', mean(k)],
  ],
  'talk-and-the-median': k => [[`average ${k.f} of the ${k.many}`, mean(k)], ['And the median?', gold.plain(pick.median(k.rows, k.key))]], // oxfmt-ignore
  'talk-and-the-highest': k => [
      [`What is the average ${k.f} of ${k.many}?`, !k.isPlural && mean(k)],
      ['And the highest?', gold.either(most(k), gold.largest(k.rows, k.key))],
    ], // oxfmt-ignore
  'talk-average-of-other-figure': k => k.g && [[`What is the mean ${k.f} over all ${k.many}?`, !k.isPlural && mean(k)], [`And the ${k.g.f}?`, gold.plain(pick.mean(k.rows, k.g.key))]], // oxfmt-ignore
  'talk-bound-and-other': k => k.n > k.m && over(k, k.n).length > 0 && !k.isPlural && [
      [`How many ${k.many} have a ${k.f} over ${k.n}?`, gold.count(over(k, k.n).length)],
      [`And over ${k.m}?`, gold.count(over(k, k.m).length)],
    ], // oxfmt-ignore
  'talk-bound-sorry': k => k.n > k.m && over(k, k.n).length > 0 && [
      [`number of ${k.many} with ${k.f} above ${k.m}`, gold.count(over(k, k.m).length)],
      [`sorry, I meant above ${k.n}`, gold.count(over(k, k.n).length)],
    ], // oxfmt-ignore
})
