import * as gold from '../../gold.ts'
import * as pick from '../../pick.ts'
import { READABLE, type Choice } from './records-slots.ts'
import { wordings } from './spread.ts'

const readable = (rows: readonly object[]) => (rows.length > 0 && rows.length <= READABLE ? gold.set(rows) : undefined)
/** Counts that leave out those without a value, or do not. */
const eitherCount = (...rows: readonly object[][]) =>
  gold.either(...pick.distinct(rows.map(({ length }) => length)).map(size => gold.count(size)))
const eitherSet = (one: readonly object[], other: readonly object[]) =>
  one.length > READABLE ? undefined : one.length === other.length ? gold.set(one) : gold.either(gold.set(one), gold.set(other)) // oxfmt-ignore

/** Those of a value. */
export const OF_VALUE = wordings((c: Choice) => readable(c.ofV), {
  'list-show-all-with': c => `Show me all ${c.many} with the ${c.f} ${c.v}.`,
  'list-where-is': c => `List ${c.many} where the ${c.f} is ${c.v}`,
  'list-give-me-every': c => `Give me every ${c.one} with a ${c.f} of ${c.v}.`,
  'list-which-are-the': c => `Which are the ${c.many} that have ${c.v} as ${c.f}?`,
  'list-only-see': c => `I only want to see ${c.those(c.v)}.`,
  'list-just-those': c => `${c.many} please, but just the ones whose ${c.f} is ${c.v}`,
  'list-sloppy': c => `show ${c.one} with ${c.f} ${c.v} pls`,
  'list-colon': c => `${c.many}, ${c.f}: ${c.v}`,
  'list-can-you-pull-up': c => `Can you pull up the ${c.many} whose ${c.f} is ${c.v}?`,
  'list-need-asap': c => `need list of ${c.those(c.v)} asap`,
  'list-filter-by': c => `Filter the ${c.many} by ${c.f} ${c.v}`,
  'list-colleague': c => `A colleague asked me about the ${c.those(c.v)}. Could you list them for me?`,
  'list-hope-youre-well': c => `Hi there, hope you're having a good day! I'm preparing the weekly round-up and would need the ${c.those(c.v)}.`, // oxfmt-ignore
  'list-forgot': c => `I forgot which ${c.many} have ${c.f} ${c.v}, remind me?`,
  'list-id-like-to-see': c => `I'd like to see which ${c.many} have the ${c.f} set to ${c.v}.`,
  'list-state-what': c => (c.isState ? `what ${c.many} are ${c.v} at the moment?` : undefined),
  'list-state-the-ones': c => (c.isState ? `Show me the ${c.v} ones among the ${c.many}.` : undefined),
  'list-state-bare': c => (c.isState ? `${c.v} ${c.many}` : undefined),
  'list-state-got-any': c => (c.isState ? `Which of our ${c.many} are ${c.v}? I need the full list.` : undefined),
  'list-place-from': c => (c.isPlace ? `Which ${c.many} are in ${c.v}?` : undefined),
  'list-place-bare': c => (c.isPlace ? `all ${c.many} in ${c.v}` : undefined),
  'list-field-value-kind': c => (/priority|severity|urgency/.test(c.f) ? `${c.v} ${c.f} ${c.many}` : undefined),
  'list-kind-of-type': c => (/type|kind|category|genre/.test(c.f) ? `Show ${c.many} of ${c.f} ${c.v}` : undefined),
})

/** Those of every other value. */
export const NOT_VALUE = wordings((c: Choice) => eitherSet(c.rest, c.others), {
  'list-other-than': c => `Which ${c.many} have a ${c.f} other than ${c.v}?`,
  'list-except': c => `All ${c.many} except those with ${c.f} ${c.v}`,
  'list-is-not': c => `Show me the ${c.many} whose ${c.f} is not ${c.v}.`,
  'list-isnt': c => `${c.many} where ${c.f} isn't ${c.v}`,
  'list-anything-but': c => `List the ${c.many} with any ${c.f} but ${c.v}.`,
  'list-leave-out': c => `Show the ${c.many}, but leave out the ones with the ${c.f} ${c.v}.`,
  'list-excluding': c => `${c.many} excluding ${c.f} ${c.v}`,
  'list-apart-from': c => `apart from the ${c.those(c.v)}, which ${c.many} are there?`,
  'list-state-not-yet': c => (c.isState ? `Which ${c.many} aren't ${c.v}?` : undefined),
  'list-place-outside': c => (c.isPlace ? `Which ${c.many} are not in ${c.v}?` : undefined),
})
export const NOT_VALUE_COUNT = wordings((c: Choice) => eitherCount(c.rest, c.others), {
  'count-other-than': c => `How many ${c.many} have a ${c.f} other than ${c.v}?`,
  'count-not-counting': c => `Not counting the ${c.those(c.v)}, how many ${c.many} are there?`,
  'count-left-over': c => `If you take away the ${c.many} with ${c.f} ${c.v}, how many are left over?`,
  'count-arent': c => `How many of the ${c.many} don't have ${c.v} as ${c.f}?`,
  'count-without-value': c => `number of ${c.many} without ${c.f} ${c.v}`,
  'count-state-not': c => (c.isState ? `How many ${c.many} are not ${c.v}?` : undefined),
  'count-different': c => `How many ${c.many} have a ${c.f} different from ${c.v}?`,
})

/** Those of one of two values. */
export const EITHER = wordings((c: Choice) => readable([...c.ofV, ...c.ofW]), {
  'list-either-or': c => `Which ${c.many} have either ${c.v} or ${c.w} as their ${c.f}?`,
  'list-v-and-w': c => `Show me the ${c.many} with ${c.f} ${c.v} and those with ${c.f} ${c.w}.`,
  'list-v-or-w': c => `${c.many} with ${c.f} ${c.v} or ${c.w}`,
  'list-one-of': c => `List the ${c.many} whose ${c.f} is one of ${c.v}, ${c.w}.`,
  'list-as-well-as': c => `I want the ${c.those(c.v)} as well as the ${c.those(c.w)}.`,
  'list-state-both': c => (c.isState ? `show both ${c.v} and ${c.w} ${c.many}` : undefined),
  'list-state-or': c => (c.isState ? `Which ${c.many} are ${c.v} or ${c.w}?` : undefined),
  'list-place-both': c => (c.isPlace ? `Everything in ${c.v} and ${c.w}: which ${c.many} are there?` : undefined),
})
export const EITHER_COUNT = wordings((c: Choice) => gold.count(c.ofV.length + c.ofW.length), {
  'count-either-or': c => `How many ${c.many} are there whose ${c.f} is either ${c.v} or ${c.w}?`,
  'count-together': c => `How many ${c.those(c.v)} and ${c.those(c.w)} are there together?`,
  'count-combined': c => `Combined number of ${c.many} with ${c.f} ${c.v} or ${c.w}?`,
  'count-state-or': c => (c.isState ? `how many ${c.many} are ${c.v} or ${c.w}` : undefined),
})

/** Those of neither. */
const neither = (c: Choice) => [c.rest.filter(row => !c.ofW.includes(row)), c.others.filter(row => !c.ofW.includes(row))] // oxfmt-ignore
export const NEITHER = wordings((c: Choice) => eitherSet(neither(c)[0]!, neither(c)[1]!), {
  'list-neither-nor': c => `Which ${c.many} have neither ${c.v} nor ${c.w} as ${c.f}?`,
  'list-not-or': c => `${c.many} whose ${c.f} is not ${c.v} or ${c.w}`,
  'list-except-both': c => `Every ${c.one} except the ones with ${c.f} ${c.v} or ${c.w}, please.`,
  'list-state-neither': c => (c.isState ? `Which ${c.many} are neither ${c.v} nor ${c.w}?` : undefined),
})
export const NEITHER_COUNT = wordings((c: Choice) => eitherCount(...neither(c)), {
  'count-neither-nor': c => `How many ${c.many} have a ${c.f} that is neither ${c.v} nor ${c.w}?`,
  'count-besides': c => `Besides ${c.v} and ${c.w}, how many ${c.many} are there with another ${c.f}?`,
})
