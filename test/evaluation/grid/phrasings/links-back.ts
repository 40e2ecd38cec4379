import * as gold from '../../gold.ts'
import { moreOf } from '../ask-choices.ts'
import type { Back } from './links-slots.ts'
import { capital } from './links-words.ts'
import { wordings } from './spread.ts'

/** What belongs to a record. */
export const LISTS = wordings((b: Back) => gold.set(b.own), {
  'back-belong': b => `Which ${b.many} belong to ${b.r}?`,
  'back-under': b => (b.isWho ? undefined : `${b.many} under ${b.r}`),
  'back-has-got': b => `What ${b.many} has ${b.r} got?`,
  'back-possessive': b => `${capital(b.rs)} ${b.many}`,
  'back-all-for': b => `all ${b.many} for ${b.r}`,
  'back-every': b => `Give me every ${b.one} of ${b.r}`,
  'back-list-kind': b => `List the ${b.many} for the ${b.uOne} ${b.r.replace(/^the | \S+$/g, match => (b.r.startsWith('the ') ? '' : match))}.`, // oxfmt-ignore
  'back-linked': b => `Which ${b.many} are linked to ${b.r}?`,
  'back-do-we-have': b => `What ${b.many} do we have for ${b.r}?`,
  'back-at': b => (b.isPlace ? `Which ${b.many} are there at ${b.r}?` : undefined),
  'back-see': b => `let me see ${b.rs} ${b.many}`,
  'back-comma': b => `${b.many}, ${b.r}`,
  'back-find': b => `find the ${b.many} that belong to ${b.r}`,
  'back-which-of': b => `Which of our ${b.many} are ${b.rs}?`,
  'back-pull': b => `Could you pull all the ${b.many} that ${b.r} has?`,
})
/** Whether there is any. */
export const ANY = wordings(() => gold.yes(true), {
  'back-any-for': (b: Back) => `Are there any ${b.many} for ${b.r}?`,
  'back-any-got': (b: Back) => `Has ${b.r} got any ${b.many}?`,
})
/** How many. */
export const COUNTS = wordings((b: Back) => gold.count(b.own.length), {
  'back-count-there-for': b => `How many ${b.many} are there for ${b.r}?`,
  'back-count-got': b => `how many ${b.many} has ${b.r} got`,
  'back-count-number': b => `What is the number of ${b.many} for ${b.r}?`,
  'back-count-of-r': b => `Count ${b.rs} ${b.many}`,
  'back-count-belong': b => `How many ${b.many} belong to ${b.r}?`,
  'back-count-telegraphic': b => `${b.r} - how many ${b.many}?`,
  'back-count-at': b => (b.isPlace ? `How many ${b.many} do we have at ${b.r}?` : undefined),
  'back-count-lower': b => `how many ${b.many} does ${b.r.toLowerCase()} have`,
})

/** Two records beside each other. */
export const MORE = wordings((b: Back) => gold.yes(b.own.length > b.other.own.length), {
  'pair-does-more': b => `Does ${b.r} have more ${b.many} than ${b.other.r}?`,
  'pair-are-there-more': b => `Are there more ${b.many} for ${b.r} than for ${b.other.r}?`,
})
export const FEWER = wordings((b: Back) => gold.yes(b.own.length < b.other.own.length), {
  'pair-does-fewer': b => `Does ${b.r} have fewer ${b.many} than ${b.other.r}?`,
})
export const winner = (b: Back): gold.Gold => {
  const [more] = [b, b.other].sort((one, other) => other.own.length - one.own.length)
  const name = (one: { r: string }) => one.r.replace(/^the /, '').replace(new RegExp(` ${b.uOne}$`), '')
  return gold.either(gold.record(more!.row), moreOf(name(b), b.own.length, name(b.other), b.other.own.length))
}
export const WHO_MORE = wordings(winner, {
  'pair-who-more': b => `${b.isWho ? 'Who' : 'Which'} has more ${b.many}, ${b.r} or ${b.other.r}?`,
  'pair-or-more': b => `${capital(b.r)} or ${b.other.r}, ${b.isWho ? 'who' : 'which one'} has the most ${b.many}?`,
})
export const HOW_MANY_MORE = wordings(
  (b: Back) =>
    b.own.length > b.other.own.length ? gold.count(b.own.length - b.other.own.length, { unsigned: true }) : undefined,
  {
    'pair-how-many-more': b => `How many more ${b.many} does ${b.r} have than ${b.other.r}?`,
    'pair-how-many-more-got': b => `how many more ${b.many} has ${b.r} got than ${b.other.r}`,
    'pair-difference': b => `What's the difference in the number of ${b.many} between ${b.r} and ${b.other.r}?`,
  },
)
export const OF_BOTH = wordings((b: Back) => gold.set([...b.own, ...b.other.own]), {
  'back-of-both': b => `${b.many} of ${b.r} and ${b.other.r}`,
  'back-of-either': b => `Show me the ${b.many} that belong to ${b.r} or to ${b.other.r}`,
})
export const COUNT_BOTH = wordings((b: Back) => gold.count(b.own.length + b.other.own.length), {
  'back-count-together': b => `How many ${b.many} do ${b.r} and ${b.other.r} have together?`,
})
