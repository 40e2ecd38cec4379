import * as gold from '../../gold.ts'
import * as pick from '../../pick.ts'
import type { BackChoice, BackDay, BackFigure } from './links-slots.ts'
import { onlyOf } from './links-words.ts'
import { talks, type KindChoice, type KindYear } from './talk-slots.ts'

const own = (b: BackChoice | BackFigure | BackDay) => gold.set(b.own)
const ofV = (b: BackChoice) => gold.set(b.ofV)
const ofW = (b: BackChoice) => gold.set(b.ofW)
const rest = (b: BackChoice): gold.Gold => {
  const others = b.own.filter(row => !b.is(row))
  const told = others.filter(row => row[b.field.name])
  return gold.either(gold.set(others), gold.set(told))
}
/** Of what belongs to a record to those with a value. */
export const VALUES = talks<BackChoice>({
  'talk-only-the': b =>
    b.isState && [
      [`Show me the ${b.many} of ${b.r}`, own(b)],
      [`only the ${b.v} ones`, ofV(b)],
    ],
  'talk-just-those-with': b => [
    [`List ${b.rs} ${b.many}`, own(b)],
    [`Just those with ${b.c} ${b.v}`, ofV(b)],
  ],
  'talk-how-many-of-those': b => b.isState && [[`What ${b.many} does ${b.r} have?`, own(b)], [`How many of those are ${b.v}?`, gold.count(b.ofV.length)]], // oxfmt-ignore
  'talk-which-of-them': b => b.isState && [[`How many ${b.many} does ${b.r} have?`, gold.count(b.own.length)], [`Which of them are ${b.v}?`, ofV(b)]], // oxfmt-ignore
  'talk-and-value': b => b.isState && [[`How many ${b.v} ${b.many} does ${b.r} have?`, gold.count(b.ofV.length)], [`And ${b.w} ones?`, gold.count(b.ofW.length)]], // oxfmt-ignore
  'talk-value-instead': b => [
    [`${b.rs} ${b.many} with ${b.c} ${b.v}`, ofV(b)],
    [`the ${b.w} ones instead`, ofW(b)],
  ],
  'talk-not-value': b => [
    [`Which ${b.many} of ${b.r} have the ${b.c} ${b.v}?`, ofV(b)],
    [`not ${b.v}, ${b.w}`, ofW(b)],
  ],
  'talk-narrow-count': b => [[`${b.many} of ${b.r}`, own(b)], [`only those with ${b.c} ${b.v}`, ofV(b)], ['How many is that?', gold.count(b.ofV.length)]], // oxfmt-ignore
  'talk-narrow-and-back': b => [[`show ${b.rs} ${b.many}`, own(b)], [`only with ${b.c} ${b.v}`, ofV(b)], [`Okay, and now all of ${b.rs} ${b.many} again`, own(b)]], // oxfmt-ignore
  'talk-without-the': b => [
    [`Give me the ${b.many} for ${b.r}`, own(b)],
    [`without those with ${b.c} ${b.v}`, rest(b)],
  ],
  'talk-by-then-ones': b => [
    [`${b.rs} ${b.many} by ${b.c}`, gold.map(b.sizes)],
    [`Show me the ones for ${b.v}`, ofV(b)],
  ],
  'talk-by-then-count': b => [[`How many ${b.many} does ${b.r} have?`, gold.count(b.own.length)], [`And by ${b.c}?`, gold.map(b.sizes)]], // oxfmt-ignore
  'talk-broken-down': b => [[`All ${b.many} of ${b.r}, please`, own(b)], [`Can you break that down by ${b.c}?`, gold.map(b.sizes)]], // oxfmt-ignore
  'talk-any-of-them': b => b.isState && [[`Show ${b.rs} ${b.many}`, own(b)], [`Are any of them ${b.v}?`, gold.either(gold.yes(true), ofV(b))]], // oxfmt-ignore
  'talk-value-of-other': b => {
    const others = b.other.own.filter(b.is)
    return others.length > 0 && [[`Which of ${b.rs} ${b.many} have the ${b.c} ${b.v}?`, ofV(b)], [`And of ${b.other.r}?`, gold.set(others)]] // oxfmt-ignore
  },
})
/** And those of a figure, or in its order. */
const numbers = (b: BackFigure) => b.numbers.length === b.own.length
const either = (b: BackFigure) => gold.either(gold.ordered(b.own, b.key), gold.ordered(b.own, b.key, { up: true }))
export const FIGURES = talks<BackFigure>({
  'talk-those-over': b => !b.isPlural && [[`Show me the ${b.many} of ${b.r}`, own(b)], [`and of those with a ${b.f} over ${b.n}?`, gold.set(b.above)]], // oxfmt-ignore
  'talk-only-above': b => [
    [`${b.rs} ${b.many}`, own(b)],
    [`only those with ${b.f} above ${b.n}`, gold.set(b.above)],
  ],
  'talk-count-above': b => !b.isPlural && [[`Which ${b.many} does ${b.r} have?`, own(b)], [`How many of them have a ${b.f} of more than ${b.n}?`, gold.count(b.above.length)]], // oxfmt-ignore
  'talk-sort-them': b =>
    numbers(b) && [
      [`List the ${b.many} of ${b.r}`, own(b)],
      [`sort them by ${b.f}`, either(b)],
    ],
  'talk-sort-highest': b => numbers(b) && [[`What ${b.many} belong to ${b.r}?`, own(b)], [`Sort them by ${b.f}, highest first`, gold.ordered(b.own, b.key)]], // oxfmt-ignore
  'talk-highest-of-them': b => !b.isPlural && [[`show me all ${b.many} for ${b.r}`, own(b)], [`Which one has the highest ${b.f}?`, onlyOf(b.numbers, b.key)]], // oxfmt-ignore
  'talk-highest-then-lowest': b => !b.isPlural && [
      [`Which of ${b.rs} ${b.many} has the highest ${b.f}?`, onlyOf(b.numbers, b.key)],
      ['And the lowest?', onlyOf(b.numbers, b.key, true)],
    ], // oxfmt-ignore
  'talk-average-of-them': b => [[`Give me ${b.rs} ${b.many}`, own(b)], [`What's their average ${b.f}?`, gold.plain(pick.mean(b.numbers, b.key))]], // oxfmt-ignore
  'talk-average-of-other': b => {
    const others = b.other.own.filter(row => typeof row[b.field.name] === 'number')
    return others.length > 1 && [
        [`What's the average ${b.f} of ${b.rs} ${b.many}?`, gold.plain(pick.mean(b.numbers, b.key))],
        [`And for ${b.other.r}?`, gold.plain(pick.mean(others, b.key))],
      ] // oxfmt-ignore
  },
  'talk-top-make-it-five': b => b.numbers.length > 5 && [
      [`${b.rs} top 3 ${b.many} by ${b.f}`, gold.ordered(b.numbers, b.key, { count: 3 })],
      ['Make it five', gold.ordered(b.numbers, b.key, { count: 5 })],
    ], // oxfmt-ignore
})
/** And those of a time. */
export const DAYS = talks<BackDay>({
  'talk-just-the-year': b => b.isOnly && b.inYear.length < b.own.length && [[`Show me ${b.rs} ${b.many}`, own(b)], [`Just the ones from ${b.year}`, gold.set(b.inYear)]], // oxfmt-ignore
  'talk-only-done-in': b => b.done !== undefined && b.inYear.length < b.own.length && [[`${b.many} of ${b.r}`, own(b)], [`only those ${b.done} in ${b.year}`, gold.set(b.inYear)]], // oxfmt-ignore
  'talk-done-first': b => {
    const dated = b.own.filter(row => b.day(row))
    const key = (row: (typeof dated)[number]) => row[b.field.name]
    return b.done !== undefined && [[`Which of ${b.rs} ${b.many} was ${b.done} last?`, onlyOf(dated, key)], ['And which one first?', onlyOf(dated, key, true)]] // oxfmt-ignore
  },
  'talk-newest-of-them': b => b.isOnly && [[`What ${b.many} has ${b.r} got?`, own(b)], ['Which is the newest?', onlyOf(b.own.filter(row => b.day(row)), row => row[b.field.name])]], // oxfmt-ignore
})

/** Over a whole kind. */
const count = (rows: readonly object[]) => gold.count(rows.length)
export const KIND_VALUES = talks<KindChoice>({
  'talk-kind-and-value': k => k.isState && [[`How many ${k.v} ${k.many} are there?`, count(k.ofV)], [`And ${k.w}?`, count(k.ofW)]], // oxfmt-ignore
  'talk-kind-meant-value': k => [[`How many ${k.many} have the ${k.c} ${k.v}?`, count(k.ofV)], [`No, I meant ${k.w}`, count(k.ofW)]], // oxfmt-ignore
  'talk-kind-not-value': k => [[`Count the ${k.many} with ${k.c} ${k.v}`, count(k.ofV)], [`not ${k.v}, ${k.w}`, count(k.ofW)]], // oxfmt-ignore
  'talk-kind-what-about': k => [[`${k.many} with ${k.c} ${k.v}`, gold.set(k.ofV)], [`what about ${k.w}?`, gold.set(k.ofW)]], // oxfmt-ignore
  'talk-kind-list-them': k => [[`how many ${k.many} have ${k.v} as ${k.c}?`, count(k.ofV)], ['list them please', gold.set(k.ofV)]], // oxfmt-ignore
  'talk-kind-percent': k => [[`How many of the ${k.many} have the ${k.c} ${k.v}?`, count(k.ofV)], [`What percentage of all ${k.many} is that?`, gold.percent((100 * k.ofV.length) / k.rows.length)]], // oxfmt-ignore
  'talk-kind-drill-down': k => [[`${k.many} by ${k.c}`, gold.map(k.sizes)], [`show me the ones for ${k.w}`, gold.set(k.ofW)]], // oxfmt-ignore
  'talk-kind-drill-which': k => [[`How many ${k.many} are there per ${k.c}?`, gold.map(k.sizes)], [`And which are the ${k.v} ones?`, gold.set(k.ofV)]], // oxfmt-ignore
  'talk-kind-biggest-group': k => k.sizes[0]![1] > k.sizes[1]![1] && [[`Group the ${k.many} by ${k.c}`, gold.map(k.sizes)], ['Which group is the biggest?', gold.text(k.sizes[0]![0])]], // oxfmt-ignore
  'talk-kind-all-by': k => [[`How many ${k.many} do we have?`, count(k.rows)], [`Split that by ${k.c}`, gold.map(k.sizes)]], // oxfmt-ignore
})
export const KIND_YEARS = talks<KindYear>({
  'talk-kind-and-year': k => [[`How many ${k.many} were ${k.done} in ${k.year}?`, count(k.inYear)], [`And in ${k.before}?`, count(k.inBefore)]], // oxfmt-ignore
  'talk-kind-year-sorry': k => [[`number of ${k.many} ${k.done} in ${k.before}`, count(k.inBefore)], [`sorry, ${k.year}`, count(k.inYear)]], // oxfmt-ignore
})
