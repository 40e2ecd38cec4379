import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { nameOf, sizes } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { talkLendery } from './lendery-talk.ts'
import { isSingle, thing, type Thing } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AH over the library of things. */
export function askLendery(facts: Facts): Question[] {
  const builder = createQuestions('ah', 'lendery')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkLendery(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { lendery }: Facts): void {
  const { hubs, things, borrowers, checkouts } = lendery
  ask('list', 'Which hubs do we have?', gold.set(hubs))
  ask(
    'filter',
    'Which camping things are available right now?',
    gold.set(things.filter(one => one.category === 'camping' && one.availability === 'available')),
  )
  ask('filter', 'Show me the borrowers that are paused.', gold.set(borrowers.filter(one => one.status === 'paused')))
  ask('threshold', 'Things with a replacement value above £250', gold.set(things.filter(one => one.replacementValue > 250))) // oxfmt-ignore
  ask('threshold', 'Which checkouts have a late fee of more than £5?', gold.set(checkouts.filter(one => (one.lateFee ?? 0) > 5))) // oxfmt-ignore
}

function number({ ask }: Builder, { lendery }: Facts): void {
  const { hubs, things, borrowers } = lendery
  ask('count', 'How many things are under repair?', gold.count(things.filter(one => one.availability === 'under_repair').length)) // oxfmt-ignore
  const families = borrowers.filter(one => one.membership === 'family')
  ask('count', 'How many borrowers have a family membership?', eachReading([families, families.filter(one => one.status === 'active')], rows => gold.count(rows.length))) // oxfmt-ignore
  ask(
    'top',
    'Which thing has the highest replacement value?',
    gold.largest(things, one => one.replacementValue),
  )
  const kept = (rows: Thing[]) => [rows, rows.filter(one => one.availability !== 'retired')]
  const kitchen = things.filter(one => one.category === 'kitchen')
  ask('aggregate', 'What is the average weekly charge of our kitchen things?', eachReading(kept(kitchen), rows => gold.money(pick.mean(rows, one => one.weeklyCharge)))) // oxfmt-ignore
  ask('group', 'How many things do we have in each category?', eachReading(kept(things), rows => gold.map(sizes(rows, one => one.category)))) // oxfmt-ignore
  const at = (name: string, rows: Thing[]) => rows.filter(one => pick.find(hubs, one.hubId).name === name).length
  ask('compare', 'How many more things does Oldfield have than Kingsmere?', eachReading(kept(things), rows => gold.count(at('Oldfield', rows) - at('Kingsmere', rows)))) // oxfmt-ignore
}

function join({ ask }: Builder, { lendery }: Facts): void {
  const { things, borrowers, checkouts, waitlistEntries } = lendery
  const out = checkouts.filter(one => one.state === 'out')
  const lent = thing(things, one => one.availability === 'lent_out', 2)
  const now = out.find(one => one.thingId === lent.id)!
  const holder = pick.find(borrowers, now.borrowerId)
  ask('join', `Who has the ${lent.name} at the moment?`, gold.either(toldPerson(holder), gold.all(gold.record(now), gold.mentions([nameOf(holder)])))) // oxfmt-ignore
  ask('join', 'Which things have never been lent out?', gold.set(things.filter(one => checkouts.every(own => own.thingId !== one.id)))) // oxfmt-ignore
  const waiting = waitlistEntries.filter(one => one.status === 'waiting')
  const wanted = waiting.filter(one => isSingle(things, pick.find(things, one.thingId)))
  const queued = pick.find(things, pick.rank(wanted, one => one.thingId)[0]!.key)
  const line = waiting.filter(one => one.thingId === queued.id)
  ask('join', `Who is waiting for the ${queued.name}?`, gold.either(gold.set(pick.distinct(line.map(one => pick.find(borrowers, one.borrowerId)))), gold.set(line))) // oxfmt-ignore
  const washer = thing(things, one => one.category === 'diy', 1)
  ask('lookup', `What deposit do we ask for the ${washer.name}?`, gold.money(washer.deposit, { field: 'deposit' }))
  const coded = pick.nth(things, one => one.availability === 'available', 20)
  ask('lookup', `Show me the thing with the inventory code ${coded.inventoryCode}.`, gold.record(coded))
}
function date({ ask }: Builder, { lendery, day }: Facts): void {
  const { checkouts } = lendery
  const late = checkouts.filter(one => one.returnedOn === null && one.dueOn < day(0))
  ask('date', 'Which checkouts are overdue?', gold.set(late))
  const [from, to] = [day(-75), day(-69)]
  ask('date', `Which checkouts were due between ${pick.dayName(from)} and ${pick.dayName(to)}?`, pick.setWithin(checkouts, one => one.dueOn, from, to)) // oxfmt-ignore
}
