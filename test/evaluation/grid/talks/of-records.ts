import * as gold from '../../gold.ts'
import * as pick from '../../pick.ts'
import type { Row } from '../../services/records.ts'
import type { Back, BackDay, Forward } from '../phrasings/links-slots.ts'
import { onlyOf, valueGold } from '../phrasings/links-words.ts'
import type { Asked } from '../phrasings/lookups-slots.ts'
import { talks } from '../phrasings/talk-slots.ts'
import type { BackNone, BackOnward, BackPair, OwnersWith } from './talk-slots.ts'

const count = (rows: readonly Row[]) => gold.count(rows.length)
const own = (b: Back) => gold.set(b.own)
const n = (b: Back) => count(b.own)

/** What belongs to a record, after small talk, after a turn that was declined, corrected, and back. */
export const BACKS = talks<Back>({
  'after-hello': b => [['hi there', gold.smalltalk()], [`How many ${b.many} does ${b.r} have?`, n(b)], [`and ${b.other.r}?`, count(b.other.own)]], // oxfmt-ignore
  'after-perfect': b => [[`Show me the ${b.many} of ${b.r}`, own(b)], ['perfect, thanks a lot', gold.smalltalk()], ['how many are those?', n(b)]], // oxfmt-ignore
  'after-weather': b => [[`How many ${b.many} does ${b.r} have?`, n(b)], ["What's the weather like in Oslo?", gold.unknown()], ['ok, which ones are they?', own(b)]], // oxfmt-ignore
  'after-shoe-size': b => [[`What is the shoe size of ${b.r}?`, gold.unknown()], [`And how many ${b.many} ${b.it === 'it' ? 'does it' : 'do they'} have?`, n(b)]], // oxfmt-ignore
  'after-favourite': b => [[`What is ${b.rs} favourite colour?`, gold.unknown()], [`ok, then show me ${b.its} ${b.many}`, own(b)]], // oxfmt-ignore
  'after-how-do-you': b => [[`${b.rs} ${b.many}`, own(b)], ['good', gold.smalltalk()], [`And those of ${b.other.r}?`, gold.set(b.other.own)]], // oxfmt-ignore
  'not-the-count': b => [[`How many ${b.many} does ${b.r} have?`, n(b)], ['No, I want to see them', own(b)]], // oxfmt-ignore
  'only-the-number': b => [[`Show the ${b.many} of ${b.r}`, own(b)], ['I only need the number', n(b)]], // oxfmt-ignore
  'wrong-one': b => [[`How many ${b.many} has ${b.r}?`, n(b)], [`Wrong one, I meant ${b.other.r}`, count(b.other.own)]], // oxfmt-ignore
  'wait-other': b => [[`list the ${b.many} for ${b.r}`, own(b)], [`wait, I need them for ${b.other.r}`, gold.set(b.other.own)]], // oxfmt-ignore
  'other-and-back': b => [[`How many ${b.many} does ${b.r} have?`, n(b)], [`And ${b.other.r}?`, count(b.other.own)], [`And again for ${b.r}?`, n(b)]], // oxfmt-ignore
  'other-which': b => [[`How many ${b.many} does ${b.r} have?`, n(b)], [`What about ${b.other.r}?`, count(b.other.own)], ['Show me those', gold.set(b.other.own)]], // oxfmt-ignore
  'record-then-theirs': b => [[`Who or what is ${b.r}?`, gold.record(b.row)], [`And what ${b.many} belong to ${b.isWho ? 'them' : 'it'}?`, own(b)]], // oxfmt-ignore
  'record-many-and-other': b => [[`Give me the details of ${b.r}`, gold.record(b.row)], [`how many ${b.many} are there for ${b.isWho ? 'them' : 'it'}?`, n(b)], [`and for ${b.other.r}?`, count(b.other.own)]], // oxfmt-ignore
  'how-many-more': b => b.own.length > b.other.own.length && [[`How many ${b.many} does ${b.r} have?`, n(b)], [`And ${b.other.r}?`, count(b.other.own)], ['How many more is that?', gold.count(b.own.length - b.other.own.length, { unsigned: true })]], // oxfmt-ignore
  'all-of-kind': b => b.kind.rows.length > 20 && [[`How many ${b.many} does ${b.r} have?`, n(b)], ['And how many are there in all?', gold.count(b.kind.rows.length)]], // oxfmt-ignore
  'share-of-all': b => [[`How many ${b.many} does ${b.r} have?`, n(b)], [`What share of all ${b.many} is that?`, gold.percent((100 * b.own.length) / b.kind.rows.length)]], // oxfmt-ignore
})

/** After nothing was found. */
export const NONES = talks<BackNone>({
  'none-and-other': b => [[`Show me the ${b.many} of ${b.none}`, gold.empty()], [`And those of ${b.r}?`, own(b)]], // oxfmt-ignore
  'none-count-other': b => [[`How many ${b.many} does ${b.none} have?`, gold.count(0)], [`And ${b.r}?`, n(b)]], // oxfmt-ignore
  'none-any-other': b => [[`Does ${b.none} have any ${b.many}?`, gold.yes(false)], [`Does ${b.r}?`, gold.either(gold.yes(true), own(b), n(b))]], // oxfmt-ignore
  'none-then-who': b => b.us.filter(row => b.of(row).length === 0).length < 50 && [[`${b.many} of ${b.none}?`, gold.empty()], [`Which other ${b.uMany} have none?`, gold.either(...[true, false].map(isAll => gold.set(b.us.filter(row => b.of(row).length === 0 && (isAll || b.link.to.label(row) !== b.none)))))]], // oxfmt-ignore
})

/** The same of another kind. */
export const PAIRS = talks<BackPair>({
  'kind-and-kind': b => [[`How many ${b.many} does ${b.r} have?`, n(b)], [`And how many ${b.s.many}?`, count(b.s.own)]], // oxfmt-ignore
  'kind-what-about': b => [[`Show me the ${b.many} of ${b.r}`, own(b)], [`What about ${b.isWho ? 'their' : 'its'} ${b.s.many}?`, b.s.own.length > 0 && gold.set(b.s.own)]], // oxfmt-ignore
  'kind-bare': b => b.s.own.length > 0 && [[`List all ${b.many} for ${b.r}`, own(b)], [`and ${b.s.many}?`, gold.set(b.s.own)]], // oxfmt-ignore
  'kind-meant': b => [[`How many ${b.many} has ${b.r} got?`, n(b)], [`Sorry, I meant ${b.s.many}`, count(b.s.own)]], // oxfmt-ignore
  'kind-other-kind': b => [[`How many ${b.many} does ${b.r} have?`, n(b)], [`And ${b.other.r}?`, count(b.other.own)], [`And how many ${b.s.many} does ${b.other.r} have?`, count(b.s.of(b.other.row))]], // oxfmt-ignore
  'most-and-kind': b => [[`Which ${b.uOne} has the most ${b.many}?`, onlyOf(b.us, row => b.of(row).length)], [`And the most ${b.s.many}?`, onlyOf(b.us, row => b.s.of(row).length)]], // oxfmt-ignore
})

/** What several records lead to. */
export const ONWARDS = talks<BackOnward>({
  'their-roles': b => [[`Show me the ${b.many} of ${b.r}`, own(b)], [`Which ${b.roles} do they belong to?`, !b.isRoleWho && gold.set(b.ends)]], // oxfmt-ignore
  'who-are-their': b => [[`${b.rs} ${b.many}`, own(b)], [`${b.isRoleWho ? 'Who' : 'What'} are their ${b.roles}?`, gold.set(b.ends)]], // oxfmt-ignore
  'how-many-different': b => [[`List ${b.rs} ${b.many}`, own(b)], [`How many different ${b.roles} are those?`, gold.count(b.ends.length)]], // oxfmt-ignore
  'roles-of-those': b => [[`What ${b.many} does ${b.r} have?`, own(b)], [`Give me the ${b.roles} of those ${b.many}`, gold.set(b.ends)]], // oxfmt-ignore
})

/** What belongs to several records. */
const them = (o: OwnersWith) => gold.set(o.ofV)
export const OWNERS = talks<OwnersWith>({
  'they-have-together': o => [[`Which ${o.us} have the ${o.c} ${o.v}?`, them(o)], [`How many ${o.many} do they have together?`, count(o.theirs)]], // oxfmt-ignore
  'show-their': o => o.theirs.length < 60 && [[`${o.us} with ${o.c} ${o.v}`, them(o)], [`show me their ${o.many}`, gold.set(o.theirs)]], // oxfmt-ignore
  'what-belongs': o => o.theirs.length < 60 && [[`List the ${o.us} with the ${o.c} ${o.v}`, them(o)], [`Which ${o.many} belong to them?`, gold.set(o.theirs)]], // oxfmt-ignore
  'most-of-them': o => [[`Show me all ${o.us} with ${o.c} ${o.v}`, them(o)], [`Which of them has the most ${o.many}?`, onlyOf(o.ofV, row => o.of(row).length)]], // oxfmt-ignore
  'without-any': o => [[`${o.us} whose ${o.c} is ${o.v}`, them(o)], [`Which of those have no ${o.many}?`, gold.set(o.ofV.filter(row => o.of(row).length === 0))]], // oxfmt-ignore
  'and-the-w': o => [[`How many ${o.us} have the ${o.c} ${o.v}?`, count(o.ofV)], [`and ${o.w}?`, count(o.ofW)], [`And how many ${o.many} do those have?`, count(o.theirsW)]], // oxfmt-ignore
  'of-those-with-any': o => [[`Which ${o.us} have the ${o.c} ${o.v}?`, them(o)], [`How many of them have at least one ${o.many.replace(/s$/, '')}?`, o.many.endsWith('s') && !/(?:ie|sse|xe|che)s$/.test(o.many) && count(o.ofV.filter(row => o.of(row).length > 0))]], // oxfmt-ignore
})

/** From a record to what it leads to, and on from there. */
const siblings = (f: Forward) => {
  const others = f.siblings?.filter(row => row !== f.row) ?? []
  return others.length > 0 && others.length < 40 && gold.either(gold.set(others), gold.set(f.siblings!))
}
export const FORWARDS = talks<Forward>({
  'role-other-many': f => [[`${f.who} is the ${f.role} of ${f.r}?`, f.called], [`Which other ${f.many} ${f.isWho ? 'do they' : 'does it'} have?`, siblings(f)]], // oxfmt-ignore
  'record-role-field': f => f.field && [[`Show me ${f.r}`, gold.record(f.row)], [`And ${f.its} ${f.role}?`, f.called], [`What is ${f.isWho ? 'their' : 'its'} ${f.field.f}?`, f.field.value]], // oxfmt-ignore
  'role-s-field': f => f.field && [[`Tell me about ${f.r}`, gold.record(f.row)], [`What's the ${f.field.f} of ${f.its} ${f.role}?`, f.field.value]], // oxfmt-ignore
  'role-everything': f => [[`Which ${f.toOne} does ${f.r} belong to?`, f.role === f.toOne && !f.isWho && f.called], ['tell me more about it', f.called]], // oxfmt-ignore
  'role-count-too': f => f.siblings && f.siblings.length > 1 && [[`What's the ${f.role} of ${f.r}?`, !f.isWho && f.called], [`And how many ${f.many} does that ${f.toOne} have?`, gold.count(f.siblings.length)]], // oxfmt-ignore
  'role-thanks-count': f => f.siblings && f.siblings.length > 1 && [[`${f.rs} ${f.role}`, f.called], ['great, thanks', gold.smalltalk()], [`how many ${f.many} ${f.isWho ? 'do they' : 'does it'} have?`, gold.count(f.siblings.length)]], // oxfmt-ignore
})

/** Of a record, field by field. */
const isOne = (a: Asked) => !a.isPlural
const differs = (a: Asked) => a.other !== undefined && a.other.row[a.field.name] !== a.row[a.field.name]
export const FIELDS = talks<Asked>({
  'details-its-its': a => a.also && isOne(a) && [[`Show me ${a.r}`, gold.record(a.row)], [`${a.its} ${a.f}?`, a.value], [`${a.its} ${a.also.f}?`, a.also.value]], // oxfmt-ignore
  'unknown-then-field': a => isOne(a) && [[`What is the blood pressure of ${a.r}?`, gold.unknown()], [`Then what is ${a.its} ${a.f}?`, a.value]], // oxfmt-ignore
  'hello-then-field': a => a.also && isOne(a) && [['hello!', gold.smalltalk()], [`What's ${a.rs} ${a.f}?`, a.value], [`and ${a.its} ${a.also.f}?`, a.also.value]], // oxfmt-ignore
  'i-said': a => a.also && isOne(a) && [[`What is the ${a.f} of ${a.r}?`, a.value], [`No, the ${a.also.f}`, a.also.value]], // oxfmt-ignore
  'oops-field': a => a.also && isOne(a) && [[`${a.rs} ${a.f}`, a.value], [`oops, I meant ${a.its} ${a.also.f}`, a.also.value]], // oxfmt-ignore
  'difference': a => a.isFigure && differs(a) && isOne(a) && [[`What's the ${a.f} of ${a.r}?`, a.value], [`And of ${a.other!.r}?`, a.other!.value], ["What's the difference?", gold.plain(Math.abs((a.row[a.field.name] as number) - (a.other!.row[a.field.name] as number)), { unsigned: true })]], // oxfmt-ignore
  'both-fields-other': a => {
    const value = a.also && a.other && a.other.row[a.also.field.name]
    return a.also && a.other && differs(a) && isOne(a) && value !== null && value !== undefined && [[`What is the ${a.f} of ${a.r}?`, a.value], [`And ${a.other.r}?`, a.other.value], [`And ${a.other.its} ${a.also.f}?`, valueGold(a.also.field, a.other.row)]] // oxfmt-ignore
  },
  'which-record-again': a => isOne(a) && a.also && [[`${a.f} of ${a.r}?`, a.value], ['thanks a lot!', gold.smalltalk()], [`what was ${a.its} ${a.also.f} again?`, a.also.value]], // oxfmt-ignore
})

/** By the days of what belongs to a record. */
const dated = (b: BackDay) => b.own.filter(row => b.day(row))
const byDay = (b: BackDay) => (row: Row) => row[b.field.name]
export const DAYS = talks<BackDay>({
  'oldest-of-them': b => b.isOnly && [[`Show me the ${b.many} of ${b.r}`, own(b)], ['Which is the oldest?', onlyOf(dated(b), byDay(b), true)]], // oxfmt-ignore
  'most-recent-one': b => b.isOnly && [[`List ${b.rs} ${b.many}`, own(b)], ['the most recent one?', onlyOf(dated(b), byDay(b))]], // oxfmt-ignore
  'last-done': b => b.done !== undefined && [[`What ${b.many} does ${b.r} have?`, own(b)], [`Which one was ${b.done} last?`, onlyOf(dated(b), byDay(b))]], // oxfmt-ignore
  'first-done': b => b.done !== undefined && [[`How many ${b.many} does ${b.r} have?`, n(b)], [`Which of them was ${b.done} first?`, onlyOf(dated(b), byDay(b), true)]], // oxfmt-ignore
  'in-year-and-all': b => b.done !== undefined && b.inYear.length < b.own.length && [[`Which ${b.many} of ${b.r} were ${b.done} in ${b.year}?`, gold.set(b.inYear)], ['And all of them?', own(b)]], // oxfmt-ignore
  'in-month-of-them': b => b.isOnly && b.inMonth.length < b.own.length && [[`How many ${b.many} does ${b.r} have?`, n(b)], [`How many of those are from ${pick.monthName(b.month)}?`, count(b.inMonth)]], // oxfmt-ignore
  'before-year': b => b.done !== undefined && b.inYear.length < b.own.length && dated(b).some(row => b.day(row)! < b.year) && [[`${b.many} of ${b.r}`, own(b)], [`just those ${b.done} before ${b.year}`, gold.set(dated(b).filter(row => b.day(row)! < b.year))]], // oxfmt-ignore
  'when-was-it': b => b.done !== undefined && [[`Which of ${b.rs} ${b.many} was ${b.done} last?`, onlyOf(dated(b), byDay(b))], ['When was that?', gold.text(pick.dayAs(dated(b).map(b.day).sort().at(-1)!), b.field.name)]], // oxfmt-ignore
  'sort-by-day': b => b.isOnly && dated(b).length === b.own.length && [[`Show the ${b.many} of ${b.r}`, own(b)], ['newest first, please', gold.ordered(b.own, byDay(b))]], // oxfmt-ignore
})
