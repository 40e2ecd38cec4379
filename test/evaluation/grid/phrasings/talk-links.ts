import * as gold from '../../gold.ts'
import type { Row } from '../../services/records.ts'
import { winner } from './links-back.ts'
import type { Back } from './links-slots.ts'
import { onlyOf } from './links-words.ts'
import { talks } from './talk-slots.ts'

const n = (b: Back) => gold.count(b.own.length)
const n2 = (b: Back) => gold.count(b.other.own.length)
const own = (b: Back) => gold.set(b.own)
const own2 = (b: Back) => gold.set(b.other.own)
const haveNames = (b: Back) => b.own.every(row => b.kind.label(row) !== undefined)
/** Of what belongs to one record to that of another. */
export const OTHERS = talks<Back>({
  'talk-same-for': b => [
    [`How many ${b.many} does ${b.r} have?`, n(b)],
    [`same for ${b.other.r}`, n2(b)],
  ],
  'talk-what-about': b => [
    [`How many ${b.many} are there for ${b.r}?`, n(b)],
    [`What about ${b.other.r}?`, n2(b)],
  ],
  'talk-and-for': b => [
    [`Show me the ${b.many} of ${b.r}.`, own(b)],
    [`And for ${b.other.r}?`, own2(b)],
  ],
  'talk-how-about': b => [
    [`What ${b.many} does ${b.r} have?`, own(b)],
    [`How about ${b.other.r}?`, own2(b)],
  ],
  'talk-just-name': b => [
    [`${b.rs} ${b.many}`, own(b)],
    [`${b.other.rs}?`, own2(b)],
  ],
  'talk-meant': b => [
    [`list ${b.rs} ${b.many}`, own(b)],
    [`no, I meant those of ${b.other.r}`, own2(b)],
  ],
  'talk-sorry': b => [
    [`how many ${b.many} belong to ${b.r}?`, n(b)],
    [`sorry, ${b.other.r}`, n2(b)],
  ],
  'talk-who-more': b => [[`How many ${b.many} does ${b.r} have?`, n(b)], [`And ${b.other.r}?`, n2(b)], [`So ${b.isWho ? 'who' : 'which one'} has more?`, winner(b)]], // oxfmt-ignore
  'talk-both-together': b => [[`Count the ${b.many} of ${b.r}`, n(b)], [`and of ${b.other.r}`, n2(b)], ['And both together?', gold.count(b.own.length + b.other.own.length)]], // oxfmt-ignore
  'talk-thanks-and-other': b => [[`How many ${b.many} has ${b.r} got?`, n(b)], ['thank you!', gold.smalltalk()], [`And ${b.other.r}?`, n2(b)]], // oxfmt-ignore
})
/** Counts and lists after each other. */
export const LISTS = talks<Back>({
  'talk-which-ones': b => [
    [`How many ${b.many} does ${b.r} have?`, n(b)],
    ['Which ones?', own(b)],
  ],
  'talk-list-them': b => [
    [`How many ${b.many} are there for ${b.r}?`, n(b)],
    ['list them', own(b)],
  ],
  'talk-show-those': b => [
    [`What's the number of ${b.many} of ${b.r}?`, n(b)],
    ['Can you show me those?', own(b)],
  ],
  'talk-their-names': b => haveNames(b) && [[`how many ${b.many} has ${b.r} got?`, n(b)], ['What are their names?', own(b)]], // oxfmt-ignore
  'talk-how-many-is-that': b => [
    [`Show ${b.rs} ${b.many}`, own(b)],
    ['How many is that?', n(b)],
  ],
  'talk-how-many-are-they': b => [
    [`${b.many} of ${b.r}`, own(b)],
    ['how many are they?', n(b)],
  ],
  'talk-in-total': b => [
    [`Which ${b.many} belong to ${b.r}?`, own(b)],
    ["What's that in total, how many?", n(b)],
  ],
  'talk-does-it-have': b => [[`Show me ${b.r}`, gold.record(b.row)], [`How many ${b.many} ${b.it === 'it' ? 'does it' : 'do they'} have?`, n(b)]], // oxfmt-ignore
  'talk-its-many': b => [
    [`Tell me about ${b.r}`, gold.record(b.row)],
    [`show me ${b.its} ${b.many}`, own(b)],
  ],
  'talk-any-then-many': b => [
    [`Does ${b.r} have any ${b.many}?`, gold.yes(true)],
    ['How many?', n(b)],
  ],
  'talk-any-many-show': b => [[`Are there any ${b.many} for ${b.r}?`, gold.yes(true)], ['how many are there?', n(b)], ['show me', own(b)]], // oxfmt-ignore
  'talk-ok-and-list': b => [
    [`number of ${b.many} for ${b.r}`, n(b)],
    ['ok, and which are they?', own(b)],
  ],
})
const none = (b: Back) => b.us.filter(row => b.of(row).length === 0)
const size = (b: Back) => (row: Row) => b.of(row).length
const most = (b: Back) => onlyOf(b.us, size(b))
const mostSize = (b: Back) => gold.count(Math.max(...b.us.map(size(b))))
const perRecord = (b: Back): gold.Gold | undefined => {
  const some = b.us.filter(row => b.of(row).length > 0)
  const named = some.map(row => [b.link.to.label(row), b.of(row).length] as const)
  return some.length > 1 && some.length <= 30 && named.every(([name]) => name !== undefined)
    ? gold.map(named.map(([name, sum]) => [name!, sum]))
    : undefined
}
/** Of records by how much belongs to them. */
export const SIZES = talks<Back>({
  'talk-most-how-many': b => [[`Which ${b.uOne} has the most ${b.many}?`, most(b)], [`How many ${b.isWho ? 'do they' : 'does it'} have?`, mostSize(b)]], // oxfmt-ignore
  'talk-most-and-fewest': b => none(b).length === 0 && [[`Which ${b.uOne} has the most ${b.many}?`, most(b)], ['And the fewest?', onlyOf(b.us, size(b), true)]], // oxfmt-ignore
  'talk-none-how-many': b => [[`Which ${b.uMany} have no ${b.many}?`, gold.set(none(b))], ['how many are those?', gold.count(none(b).length)]], // oxfmt-ignore
  'talk-none-list': b => none(b).length < 60 && [[`How many ${b.uMany} have no ${b.many}?`, gold.count(none(b).length)], ['Give me the list', gold.set(none(b))]], // oxfmt-ignore
  'talk-per-then-one': b => [[`How many ${b.many} are there per ${b.uOne}?`, perRecord(b)], [`show me the ones for ${b.r}`, own(b)]], // oxfmt-ignore
  'talk-all-per': b => b.kind.rows.length > 20 && [[`How many ${b.many} are there?`, gold.count(b.kind.rows.length)], [`And per ${b.uOne}?`, perRecord(b)]], // oxfmt-ignore
  'talk-all-for': b => [[`How many ${b.many} do we have?`, gold.count(b.kind.rows.length)], [`and just for ${b.r}?`, n(b)]], // oxfmt-ignore
})
