import * as gold from '../../gold.ts'
import * as pick from '../../pick.ts'
import type { Row } from '../../services/records.ts'
import type { BackChoice, BackFigure } from '../phrasings/links-slots.ts'
import { onlyOf } from '../phrasings/links-words.ts'
import { talks, type KindChoice, type KindFigure, type KindYear } from '../phrasings/talk-slots.ts'
import type { BackAbsent, BackCut, KindOwners, KindPlaces, KindRates } from './talk-slots.ts'

const count = (rows: readonly Row[]) => gold.count(rows.length)
const own = (b: BackChoice | BackFigure) => gold.set(b.own)
const rest = (b: BackChoice): gold.Gold => {
  const others = b.own.filter(row => !b.is(row))
  return gold.either(gold.set(others), gold.set(others.filter(row => row[b.field.name])))
}
const restCount = (b: BackChoice): gold.Gold => {
  const others = b.own.filter(row => !b.is(row))
  return gold.either(count(others), count(others.filter(row => row[b.field.name])))
}

/** Narrowed to a value of a choice, to the others, and back to all. */
export const CHOICES = talks<BackChoice>({
  'only-those-that-are': b => b.isState && [[`Show me the ${b.many} of ${b.r}`, own(b)], [`only those that are ${b.v}`, gold.set(b.ofV)]], // oxfmt-ignore
  'show-only': b => [[`What are ${b.rs} ${b.many}?`, own(b)], [`Please show only those whose ${b.c} is ${b.v}`, gold.set(b.ofV)]], // oxfmt-ignore
  'limit-to': b => [[`${b.many} of ${b.r}`, own(b)], [`limit that to ${b.c} ${b.v}`, gold.set(b.ofV)]], // oxfmt-ignore
  'with-the-value': b => [[`Which ${b.many} does ${b.r} have?`, own(b)], [`How many have the ${b.c} ${b.v}?`, count(b.ofV)], [`And ${b.w}?`, count(b.ofW)]], // oxfmt-ignore
  'the-others': b => [[`Which of ${b.rs} ${b.many} have the ${b.c} ${b.v}?`, gold.set(b.ofV)], ['And all of them?', own(b)]], // oxfmt-ignore
  'first-list-again': b => [[`${b.rs} ${b.many}`, own(b)], [`only those with ${b.c} ${b.v}`, gold.set(b.ofV)], ['How many is that?', count(b.ofV)], ['the first list again', own(b)]], // oxfmt-ignore
  'first-list-but': b => [[`Show me the ${b.many} of ${b.r}`, own(b)], [`How many have the ${b.c} ${b.v}?`, count(b.ofV)], [`the first list again, but only with ${b.c} ${b.w}`, gold.set(b.ofW)]], // oxfmt-ignore
  'back-to-all': b => [[`Show ${b.rs} ${b.many}`, own(b)], [`just those with ${b.c} ${b.v}`, gold.set(b.ofV)], ['Back to all of them', own(b)]], // oxfmt-ignore
  'forget-the-filter': b => [[`List the ${b.many} for ${b.r}`, own(b)], [`only ${b.c} ${b.v}`, gold.set(b.ofV)], [`forget the ${b.c}, show me all again`, own(b)]], // oxfmt-ignore
  'which-are-not': b => b.isState && [[`Show me ${b.rs} ${b.many}`, own(b)], [`Which of them are not ${b.v}?`, rest(b)]], // oxfmt-ignore
  'all-but-the': b => [[`${b.rs} ${b.many}`, own(b)], [`all but those with ${b.c} ${b.v}`, rest(b)]], // oxfmt-ignore
  'except': b => [[`Show me all ${b.many} of ${b.r}`, own(b)], [`except the ones with the ${b.c} ${b.v}`, rest(b)]], // oxfmt-ignore
  'how-many-not': b => [[`How many ${b.many} does ${b.r} have?`, count(b.own)], [`How many of them don't have the ${b.c} ${b.v}?`, restCount(b)]], // oxfmt-ignore
  'value-then-not': b => [[`How many ${b.many} of ${b.r} have the ${b.c} ${b.v}?`, count(b.ofV)], ['And how many do not?', restCount(b)]], // oxfmt-ignore
  'meant-value': b => [[`Show ${b.rs} ${b.many} with ${b.c} ${b.v}`, gold.set(b.ofV)], [`no, I meant ${b.w}`, gold.set(b.ofW)]], // oxfmt-ignore
  'actually-value': b => [[`How many of ${b.rs} ${b.many} have the ${b.c} ${b.v}?`, count(b.ofV)], [`Actually, make that ${b.w}`, count(b.ofW)]], // oxfmt-ignore
  'value-thanks-value': b => [[`${b.rs} ${b.many} with the ${b.c} ${b.v}`, gold.set(b.ofV)], ['thank you', gold.smalltalk()], [`and those with ${b.w}?`, gold.set(b.ofW)]], // oxfmt-ignore
  'value-both': b => [[`How many ${b.v} ${b.many} does ${b.r} have?`, b.isState && count(b.ofV)], [`And ${b.w} ones?`, count(b.ofW)], ['And both together?', count([...b.ofV, ...b.ofW])]], // oxfmt-ignore
  'which-value-most': b => b.sizes.length > 1 && b.sizes[0]![1] > b.sizes[1]![1] && [[`Show me ${b.rs} ${b.many}`, own(b)], [`Which ${b.c} is the most common among them?`, gold.text(b.sizes[0]![0])]], // oxfmt-ignore
  'group-them': b => [[`Show me the ${b.many} of ${b.r}`, own(b)], [`Group them by ${b.c}`, gold.map(b.sizes)]], // oxfmt-ignore
  'how-many-of-each': b => [[`What ${b.many} does ${b.r} have?`, own(b)], [`How many are there of each ${b.c}?`, gold.map(b.sizes)]], // oxfmt-ignore
  'narrow-other-record': b => {
    const others = b.other.own.filter(b.is)
    return others.length > 0 && [[`${b.many} of ${b.r}`, own(b)], [`only those with ${b.c} ${b.v}`, gold.set(b.ofV)], [`Same for ${b.other.r}`, gold.set(others)]] // oxfmt-ignore
  },
  'share-of-them': b => [[`Show me ${b.rs} ${b.many}`, own(b)], [`What percentage of them has the ${b.c} ${b.v}?`, gold.percent((100 * b.ofV.length) / b.own.length)]], // oxfmt-ignore
  'is-any': b => b.isState && [[`How many ${b.many} does ${b.r} have?`, count(b.own)], [`Is any of them ${b.v}?`, gold.either(gold.yes(true), gold.set(b.ofV))], ['Which?', gold.set(b.ofV)]], // oxfmt-ignore
})

/** After nothing was found. */
export const ABSENTS = talks<BackAbsent>({
  'empty-and-value': b => [[`Which of ${b.rs} ${b.many} have the ${b.c} ${b.x}?`, gold.empty()], [`And ${b.v}?`, gold.set(b.ofV)]], // oxfmt-ignore
  'empty-then-all': b => [[`Show me ${b.rs} ${b.many} with ${b.c} ${b.x}`, gold.empty()], ['Ok, then all of them', own(b)]], // oxfmt-ignore
  'zero-and-value': b => [[`How many ${b.many} of ${b.r} have the ${b.c} ${b.x}?`, gold.count(0)], [`And how many have ${b.v}?`, count(b.ofV)]], // oxfmt-ignore
  'narrow-to-none': b => [[`${b.many} of ${b.r}`, own(b)], [`only those with ${b.c} ${b.x}`, gold.empty()], [`and with ${b.c} ${b.v}?`, gold.set(b.ofV)]], // oxfmt-ignore
  'empty-meant': b => [[`${b.rs} ${b.many} with the ${b.c} ${b.x}`, gold.empty()], [`Hm, I meant ${b.v}`, gold.set(b.ofV)]], // oxfmt-ignore
  'empty-other-record': b => b.theirsX.length > 0 && [[`Which ${b.many} of ${b.r} have the ${b.c} ${b.x}?`, gold.empty()], [`And of ${b.other.r}?`, gold.set(b.theirsX)]], // oxfmt-ignore
  'empty-how-many-all': b => [[`Does ${b.r} have ${b.many} with ${b.c} ${b.x}?`, gold.either(gold.yes(false), gold.empty())], [`How many ${b.many} ${b.isWho ? 'do they' : 'does it'} have at all?`, count(b.own)]], // oxfmt-ignore
})

/** By their figures. */
const isSum = (f: string) => !/\b(?:rating|score|rate|percent|discount|average|temperature|age|moisture|share|margin|availability|warranty|power|height|length|floor|gravity|abv|alcohol|capacity|strength)\b/.test(f) // oxfmt-ignore
const isPrice = (f: string) => /\b(?:price|cost|costs|fee|amount|total)$/.test(f)
const isNumbered = (b: BackFigure) => b.numbers.length === b.own.length
const places = (b: BackFigure) => b.own.toSorted((one, other) => b.key(other) - b.key(one))
const areApart = (b: BackFigure) => isNumbered(b) && new Set(b.own.map(b.key)).size === b.own.length
const sum = (b: BackFigure) => isSum(b.f) && gold.plain(pick.sum(b.numbers, b.key), { field: b.field.name })
export const FIGURES = talks<BackFigure>({
  'cost-together': b => isPrice(b.f) && [[`Show me the ${b.many} of ${b.r}`, own(b)], [b.f === 'price' ? 'What do they cost together?' : `What is their ${b.f} all together?`, sum(b)]], // oxfmt-ignore
  'total-of-them': b => [[`List ${b.rs} ${b.many}`, own(b)], [`What's the total ${b.f} of those?`, sum(b)]], // oxfmt-ignore
  'add-up': b => [[`${b.many} of ${b.r}`, own(b)], [`add up the ${b.f}`, sum(b)]], // oxfmt-ignore
  'altogether': b => !b.isPlural && [[`Which ${b.many} does ${b.r} have?`, own(b)], [`What ${b.f} is that altogether?`, sum(b)]], // oxfmt-ignore
  'sum-and-other': b => isSum(b.f) && b.other.own.every(row => typeof row[b.field.name] === 'number') && [[`What's the total ${b.f} of ${b.rs} ${b.many}?`, sum(b)], [`And of ${b.other.r}?`, gold.plain(pick.sum(b.other.own, b.key))]], // oxfmt-ignore
  'average-then-highest': b => !b.isPlural && [[`What is the average ${b.f} of ${b.rs} ${b.many}?`, gold.plain(pick.mean(b.numbers, b.key))], ['And the highest?', gold.either(gold.plain(pick.most(b.numbers, b.key)), gold.largest(b.numbers, b.key))]], // oxfmt-ignore
  'top-of-them': b => !b.isPlural && [[`What ${b.many} has ${b.r} got?`, own(b)], [`the one with the highest ${b.f}?`, onlyOf(b.numbers, b.key)]], // oxfmt-ignore
  'lowest-of-them': b => !b.isPlural && [[`How many ${b.many} does ${b.r} have?`, count(b.own)], [`Which has the lowest ${b.f}?`, onlyOf(b.numbers, b.key, true)]], // oxfmt-ignore
  'top-two-of-them': b => areApart(b) && b.own.length > 3 && [[`Show me ${b.rs} ${b.many}`, own(b)], [`The two with the highest ${b.f}?`, gold.ordered(b.own, b.key, { count: 2 })]], // oxfmt-ignore
  'sorted-second': b => areApart(b) && b.own.length > 2 && [[`${b.rs} ${b.many} by ${b.f}, highest first`, gold.ordered(b.own, b.key)], ['Tell me more about the second one', gold.record(places(b)[1]!)]], // oxfmt-ignore
  'sorted-first-field': b => areApart(b) && [[`Show ${b.rs} ${b.many} sorted by ${b.f}, lowest first`, gold.ordered(b.own, b.key, { up: true })], ['Show me the last one', gold.record(places(b)[0]!)]], // oxfmt-ignore
  'highest-its-figure': b => !b.isPlural && [[`Which of ${b.rs} ${b.many} has the highest ${b.f}?`, onlyOf(b.numbers, b.key)], ['How much is it?', gold.plain(pick.most(b.numbers, b.key), { field: b.field.name })]], // oxfmt-ignore
  'under-of-them': b => [[`${b.many} of ${b.r}`, own(b)], [`which of those have a ${b.f} of ${b.n} or less?`, !b.isPlural && gold.set(b.numbers.filter(row => b.key(row) <= b.n))]], // oxfmt-ignore
  'over-how-many-then': b => !b.isPlural && [[`How many ${b.many} does ${b.r} have?`, count(b.own)], [`And with a ${b.f} over ${b.n}?`, count(b.above)], ['Show me those', gold.set(b.above)]], // oxfmt-ignore
  'with-their-figure': b => isNumbered(b) && [[`List the ${b.many} of ${b.r}`, own(b)], [`with their ${b.f}, please`, gold.set(b.own, { shows: row => [row[b.field.name]] })]], // oxfmt-ignore
})

/** A value, then by a figure of those. */
export const CUTS = talks<BackCut>({
  'narrow-then-top': b => !b.isPlural && [[`Show me the ${b.many} of ${b.r}`, own(b)], [`only those with ${b.c} ${b.v}`, gold.set(b.ofV)], [`Which has the highest ${b.f}?`, onlyOf(b.ofV, b.key)]], // oxfmt-ignore
  'narrow-then-sum': b => isSum(b.f) && [[`${b.rs} ${b.many}`, own(b)], [`just the ones with ${b.c} ${b.v}`, gold.set(b.ofV)], [`What is their total ${b.f}?`, gold.plain(pick.sum(b.ofV, b.key))]], // oxfmt-ignore
  'value-average': b => !b.isPlural && [[`How many of ${b.rs} ${b.many} have the ${b.c} ${b.v}?`, count(b.ofV)], [`What's their average ${b.f}?`, gold.plain(pick.mean(b.ofV, b.key))]], // oxfmt-ignore
  'narrow-then-sort': b => [[`Which ${b.many} does ${b.r} have?`, own(b)], [`Those with the ${b.c} ${b.v}`, gold.set(b.ofV)], [`sorted by ${b.f}, lowest first`, gold.ordered(b.ofV, b.key, { up: true })]], // oxfmt-ignore
})

/** Another place. */
export const PLACES = talks<KindPlaces>({
  'in-and-in': k => [[`Which ${k.many} are in ${k.x}?`, gold.set(k.inX)], [`And in ${k.y}?`, gold.set(k.inY)]], // oxfmt-ignore
  'how-many-in': k => [[`How many ${k.many} are there in ${k.x}?`, count(k.inX)], [`what about ${k.y}?`, count(k.inY)]], // oxfmt-ignore
  'in-both': k => [[`How many ${k.many} are in ${k.x}?`, count(k.inX)], [`And in ${k.y}?`, count(k.inY)], ['How many is that together?', count([...k.inX, ...k.inY])]], // oxfmt-ignore
  'in-not-there': k => [[`${k.many} in ${k.x}`, gold.set(k.inX)], [`not ${k.x}, ${k.y}`, gold.set(k.inY)]], // oxfmt-ignore
  'in-none': k => [[`Show me the ${k.many} in Ulaanbaatar`, gold.either(gold.empty(), gold.unknown())], [`ok, and in ${k.y}?`, gold.set(k.inY)]], // oxfmt-ignore
  'in-list': k => [[`How many ${k.many} do we have?`, count(k.rows)], [`and in ${k.x}?`, count(k.inX)], ['Which are they?', gold.set(k.inX)]], // oxfmt-ignore
})

/** Over a whole kind. */
const restOf = (k: KindChoice) => gold.count(k.rows.length - k.ofV.length)
export const KINDS = talks<KindChoice>({
  'kind-not-them': k => [[`How many ${k.many} have the ${k.c} ${k.v}?`, count(k.ofV)], ['And how many do not?', restOf(k)]], // oxfmt-ignore
  'kind-list-value': k => [[`Which ${k.many} have the ${k.c} ${k.v}?`, gold.set(k.ofV)], [`And which ${k.w}?`, gold.set(k.ofW)], ['How many are those?', count(k.ofW)]], // oxfmt-ignore
  'kind-value-more': k => [[`How many ${k.many} have ${k.c} ${k.v}?`, count(k.ofV)], [`And ${k.w}?`, count(k.ofW)], ['Which of the two is more?', gold.text(k.ofV.length > k.ofW.length ? k.v : k.w)]], // oxfmt-ignore
  'kind-after-hi': k => [['Good morning', gold.smalltalk()], [`How many ${k.many} have the ${k.c} ${k.w}?`, count(k.ofW)], ['show me them', gold.set(k.ofW)]], // oxfmt-ignore
  'kind-after-joke': k => [[`${k.many} with ${k.c} ${k.v}`, gold.set(k.ofV)], ['Can you book me a flight to Rome?', gold.unknown()], ['How many were those?', count(k.ofV)]], // oxfmt-ignore
  'kind-all-back': k => [[`How many ${k.many} have the ${k.c} ${k.v}?`, count(k.ofV)], ['And in total?', gold.count(k.rows.length)]], // oxfmt-ignore
})
export const KIND_YEARS = talks<KindYear>({
  'year-year-list': k => k.inBefore.length < 60 && [[`How many ${k.many} were ${k.done} in ${k.year}?`, count(k.inYear)], [`And the year before?`, count(k.inBefore)], ['Show me those', gold.set(k.inBefore)]], // oxfmt-ignore
  'year-more': k => k.inYear.length !== k.inBefore.length && [[`How many ${k.many} were ${k.done} in ${k.year}?`, count(k.inYear)], [`And in ${k.before}?`, count(k.inBefore)], ['In which of the two were there more?', gold.text(k.inYear.length > k.inBefore.length ? k.year : k.before)]], // oxfmt-ignore
})
const mean = (k: KindFigure) => !k.isPlural && gold.plain(pick.mean(k.rows, k.key))
export const KIND_FIGURES = talks<KindFigure>({
  'figure-how-many-above': k => [[`What is the average ${k.f} of all ${k.many}?`, mean(k)], ['How many are above that?', count(k.rows.filter(row => k.key(row) > pick.mean(k.rows, k.key)))]], // oxfmt-ignore
  'figure-which-is-it': k => [[`What is the highest ${k.f} of all ${k.many}?`, !k.isPlural && gold.either(gold.plain(pick.most(k.rows, k.key)), gold.largest(k.rows, k.key))], [`Which ${k.one} is that?`, onlyOf(k.rows, k.key)]], // oxfmt-ignore
  'figure-bound-more': k => [[`How many ${k.many} have a ${k.f} over ${k.m}?`, !k.isPlural && count(k.rows.filter(row => k.key(row) > k.m))], [`And over ${k.n}?`, count(k.rows.filter(row => k.key(row) > k.n))], ['List those', gold.set(k.rows.filter(row => k.key(row) > k.n))]], // oxfmt-ignore
})

const share = (k: KindChoice) => gold.percent((100 * k.ofV.length) / k.rows.length)
/** What share is such, and of each group; a figure of those in groups. */
export const KIND_RATES = talks<KindRates>({
  'share-then-each': k => [[`What share of the ${k.many} has the ${k.c} ${k.v}?`, share(k)], [`per ${k.d}?`, gold.map(k.rates, 'percent')]], // oxfmt-ignore
  'share-each-and': k => [[`What percentage of the ${k.many} has the ${k.c} ${k.v}?`, share(k)], [`by ${k.d}`, gold.map(k.rates, 'percent')], [`and ${k.w}?`, gold.map(k.ratesW, 'percent')]], // oxfmt-ignore
  'count-in-percent': k => [[`How many ${k.many} have the ${k.c} ${k.v}?`, count(k.ofV)], ['in percent', share(k)]], // oxfmt-ignore
  'count-percent-each': k => [[`How many ${k.many} have the ${k.c} ${k.v}?`, count(k.ofV)], ['as a percentage', share(k)], [`for each ${k.d}`, gold.map(k.rates, 'percent')]], // oxfmt-ignore
  'list-average-each': k => k.figure && [[`${k.many} with ${k.c} ${k.v}`, gold.set(k.ofV)], [`the average ${k.figure.f} for each ${k.d}`, gold.map(k.means, 'plain')]], // oxfmt-ignore
})

/** Cut short to the kind. */
export const KIND_OWNERS = talks<KindOwners>({
  'value-which-owners': k => [[`Which ${k.many} have the ${k.c} ${k.v}?`, gold.set(k.ofV)], [`Which ${k.us}?`, gold.set(k.owners)]], // oxfmt-ignore
  'value-how-many-owners': k => [[`How many ${k.many} have the ${k.c} ${k.v}?`, count(k.ofV)], [`And how many ${k.us}?`, count(k.owners)]], // oxfmt-ignore
})
