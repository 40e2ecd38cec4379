import * as gold from '../../gold.ts'
import * as pick from '../../pick.ts'
import { READABLE, type Choice, type Flag, type TwoChoices } from './records-slots.ts'
import { wordings } from './spread.ts'

/** Two conditions at once. */
export const BOTH = wordings((t: TwoChoices) => (t.both.length > READABLE ? undefined : gold.set(t.both)), {
  'both-with-and-with': ({ c, e }) => `Which ${c.many} have the ${c.f} ${c.v} and the ${e.f} ${e.v}?`,
  'both-at-the-same-time': ({ c, e }) => `${c.many} whose ${c.f} is ${c.v} and at the same time whose ${e.f} is ${e.v}`,
  'both-those-only-with': ({ c, e }) => `Of the ${c.those(c.v)}, show me only those with ${e.f} ${e.v}.`,
  'both-commas': ({ c, e }) => `${c.many}, ${c.f} ${c.v}, ${e.f} ${e.v}`,
  'both-state-with': ({ c, e }) => (c.isState ? `Show ${c.v} ${c.many} with ${e.f} ${e.v}` : undefined),
  'both-state-place': ({ c, e }) => (c.isState && e.isPlace ? `${c.v} ${c.many} in ${e.v}` : undefined),
  'both-place-whose': ({ c, e }) => (c.isPlace ? `Which ${c.many} in ${c.v} have ${e.v} as their ${e.f}?` : undefined),
})
export const BOTH_COUNT = wordings((t: TwoChoices) => gold.count(t.both.length), {
  'count-both': ({ c, e }) => `How many ${c.those(c.v)} have the ${e.f} ${e.v}?`,
  'count-of-those': ({ c, e }) => `How many of the ${c.those(c.v)} are there where the ${e.f} is ${e.v}?`,
  'count-both-also': ({ c, e }) => `How many ${c.many} have ${c.f} ${c.v} and also ${e.f} ${e.v}?`,
})
const butNot = ({ c, e }: TwoChoices) => c.ofV.filter(row => !e.ofV.includes(row))
const butOther = (t: TwoChoices) => butNot(t).filter(row => row[t.e.field.name])
export const BUT_NOT = wordings(
  (t: TwoChoices) => (butNot(t).length > READABLE || butOther(t).length === 0 ? undefined : gold.either(...pick.distinct([butNot(t).length, butOther(t).length]).map((_, at) => gold.set(at === 0 ? butNot(t) : butOther(t))))), // oxfmt-ignore
  {
    'both-but-not': ({ c, e }) => `Which ${c.those(c.v)} do not have the ${e.f} ${e.v}?`,
    'both-with-but-without': ({ c, e }) => `${c.many} with ${c.f} ${c.v} but not ${e.f} ${e.v}`,
    'both-except-for': ({ c, e }) => `Show me the ${c.those(c.v)}, except for those with ${e.f} ${e.v}.`,
  },
)
export const BUT_NOT_COUNT = wordings(
  (t: TwoChoices) => (butOther(t).length === 0 ? undefined : gold.either(...pick.distinct([butNot(t).length, butOther(t).length]).map(size => gold.count(size)))), // oxfmt-ignore
  { 'count-but-not': ({ c, e }) => `How many ${c.those(c.v)} have a ${e.f} that is not ${e.v}?` },
)
export const SHARE_OF_THOSE = wordings((t: TwoChoices) => gold.percent((100 * t.both.length) / t.c.ofV.length), {
  'share-of-those': ({ c, e }) => `What percentage of the ${c.those(c.v)} have the ${e.f} ${e.v}?`,
  'share-of-those-are': ({ c, e }) => `Out of the ${c.those(c.v)}, what share has ${e.v} as ${e.f}?`,
})

/** Whether there are any. */
export const EXISTS = wordings((t: TwoChoices) => gold.yes(t.both.length > 0), {
  'exists-are-there-any': ({ c, e }) =>
    `Are there any ${c.those(c.v)} ${c.isState || c.isPlace ? 'with' : 'and'} ${e.f} ${e.v}?`,
  'exists-do-we-have': ({ c, e }) => `Do we have any ${c.many} with the ${c.f} ${c.v} and the ${e.f} ${e.v}?`,
  'exists-is-there-a': ({ c, e }) => `Is there a ${c.one} whose ${c.f} is ${c.v} and whose ${e.f} is ${e.v}?`,
})
export const EXISTS_NOT = wordings((t: TwoChoices) => (t.both.length === 0 ? gold.yes(false) : undefined), {
  'exists-not-any': ({ c, e }) => `Have we got any ${c.those(c.v)} where the ${e.f} is ${e.v}?`,
  'exists-not-a-single': ({ c, e }) => `Is there even a single ${c.thatOne(c.v)} that has ${e.v} as ${e.f}?`,
})
export const ALL_ARE = wordings((c: Choice) => gold.yes(c.rest.length === 0), {
  'exists-do-all': c => `Do all ${c.many} have the ${c.f} ${c.v}?`,
  'exists-does-every': c => `Does every ${c.one} have ${c.v} as its ${c.f}?`.replace('its', c.who === 'who' ? 'their' : 'its'), // oxfmt-ignore
})

/** Yes and no. */
export const SO = wordings((f: Flag) => (f.so.length > READABLE ? undefined : gold.set(f.so)), {
  'flag-list-are': f => (f.isHad ? undefined : `Show me all ${f.many} that are ${f.is}`),
  'flag-list-bare': f => (f.isHad || f.is.includes(' ') ? undefined : `${f.is} ${f.many}`),
  'flag-list-with': f => (f.isHad ? `Which ${f.many} come with ${f.is}?` : undefined),
  'flag-list-only': f => (f.isHad ? undefined : `Only the ${f.many} ${f.who} are ${f.is}, please.`),
})
export const NOT_SO = wordings((f: Flag) => (f.notSo.length > READABLE ? undefined : gold.set(f.notSo)), {
  'flag-list-arent': f => (f.isHad ? undefined : `which ${f.many} aren't ${f.is}`),
  'flag-list-lack': f => (f.isHad ? `Which ${f.many} don't have ${f.is}?` : undefined),
  'flag-list-without': f => (f.isHad ? `Show ${f.many} without ${f.is}` : undefined),
})
export const SO_COUNT = wordings((f: Flag) => gold.count(f.so.length), {
  'flag-count-number': f => (f.isHad ? `Number of ${f.many} with ${f.is}?` : `Number of ${f.many} that are ${f.is}?`),
  'flag-count-of-our': f => (f.isHad ? undefined : `How many of our ${f.many} are ${f.is}?`),
})
export const NOT_SO_COUNT = wordings((f: Flag) => gold.count(f.notSo.length), {
  'flag-count-not': f => (f.isHad ? `How many ${f.many} have no ${f.bare}?` : `How many ${f.many} aren't ${f.is}?`),
})
export const SO_SHARE = wordings((f: Flag) => gold.percent((100 * f.so.length) / f.rows.length), {
  'flag-share': f =>
    f.isHad ? `What percentage of ${f.many} have ${f.is}?` : `What percentage of ${f.many} are ${f.is}?`,
})
export const SO_BOTH = wordings((f: Flag) => gold.figures(gold.count(f.so.length), gold.count(f.notSo.length)), {
  'flag-and-not': f => (f.isHad ? `How many ${f.many} have ${f.is} and how many don't?` : `How many ${f.many} are ${f.is}, and how many are not?`), // oxfmt-ignore
})
