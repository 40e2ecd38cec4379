import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { more } from '../set-d/readings.ts'
import { apart, champion, nameOf, person, sizes } from '../set-s/choose.ts'
import { called, perOwner } from '../set-w/choose.ts'
import { talkDebtadvice } from './debtadvice-talk.ts'
import { countsWith } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AF over the debt advice. */
export function askDebtadvice(facts: Facts): Question[] {
  const builder = createQuestions('af', 'debtadvice')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkDebtadvice(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { debtadvice }: Facts): void {
  const { advisers, clients, creditors, debts } = debtadvice
  ask('list', 'Who are our advisers?', gold.set(advisers))
  ask('list', 'List all the creditors we deal with.', gold.set(creditors))
  ask('filter', 'Which vulnerable clients live in Pontefract?', gold.set(clients.filter(one => one.isVulnerable && one.town === 'Pontefract'))) // oxfmt-ignore
  ask('filter', 'Show me the council tax debts that are still open.', gold.set(debts.filter(one => one.kind === 'CouncilTax' && one.status === 'Open'))) // oxfmt-ignore
  ask('filter', 'Which advisers are not accredited?', gold.set(advisers.filter(one => !one.isAccredited)))
  ask('threshold', 'Which open debts are higher than 15,000 pounds?', gold.set(debts.filter(one => one.status === 'Open' && one.balance > 15_000))) // oxfmt-ignore
  ask('threshold', 'Clients with a monthly income under £900', gold.set(clients.filter(one => one.budget.monthlyIncome < 900))) // oxfmt-ignore
}

function number({ ask }: Builder, { debtadvice }: Facts): void {
  const { clients, debts, appointments } = debtadvice
  ask('count', 'How many of our clients are unemployed?', gold.count(clients.filter(one => one.employment === 'Unemployed').length)) // oxfmt-ignore
  ask('count', 'How many appointments were missed?', gold.count(appointments.filter(one => one.status === 'Missed').length)) // oxfmt-ignore
  ask(
    'top',
    'Which client has the highest monthly income?',
    gold.largest(clients, one => one.budget.monthlyIncome),
  )
  ask(
    'top',
    'What are the three largest debts?',
    gold.ordered(debts, one => one.balance, { count: 3 }),
  )
  const drawn = debts.filter(one => one.kind === 'Overdraft' && one.status === 'Open')
  ask('aggregate', 'What is the average balance of the open overdrafts?', gold.money(pick.mean(drawn, one => one.balance))) // oxfmt-ignore
  const first = debts.filter(one => one.isPriority)
  ask('aggregate', 'How much do our clients owe on priority debts altogether?', gold.money(pick.sum(first, one => one.balance))) // oxfmt-ignore
  const by = (channel: string): [gold.Spelled, number] => [apart(channel), appointments.filter(one => one.channel === channel).length] // oxfmt-ignore
  ask('compare', 'Do we have more appointments by phone or by video?', more(by('Phone'), by('Video')))
}

function group({ ask }: Builder, { debtadvice }: Facts): void {
  const { advisers, clients, debts } = debtadvice
  ask('group', 'How many debts are there of each kind?', gold.map(sizes(debts, one => one.kind)))
  ask('group', 'How many clients are assigned to each adviser?', countsWith(perOwner(advisers, nameOf, clients, one => one.adviserId), clients.filter(one => one.adviserId === null).length)) // oxfmt-ignore
}

function join({ ask }: Builder, { debtadvice }: Facts): void {
  const { advisers, clients, creditors, debts } = debtadvice
  const client = person(clients, one => one.adviserId !== null, 26)
  const adviser = pick.find(advisers, client.adviserId!)
  ask('join', `Who is the adviser of ${nameOf(client)}?`, called(adviser, nameOf(adviser)))
  const bank = creditors.find(one => one.name === 'Northfield Bank')!
  const lent = debts.filter(one => one.creditorId === bank.id)
  const owing = (rows: typeof debts) => clients.filter(one => rows.some(own => own.clientId === one.id))
  ask('join', 'Which clients owe money to Northfield Bank?', eachReading([owing(lent.filter(one => one.balance > 0)), owing(lent)], rows => gold.set(rows))) // oxfmt-ignore
  const total = (of: { id: number }) => pick.sum(debts.filter(one => one.clientId === of.id), one => one.balance) // oxfmt-ignore
  ask('join', 'Which client owes the most money in total?', champion(clients, total, nameOf))
  const cards = creditors.find(one => one.name === 'Halcyon Cards')!
  ask('lookup', 'What is the phone number of Halcyon Cards?', gold.text(cards.contact.phone, 'phone'))
  const parent = person(clients, one => one.dependants > 1, 9)
  ask('lookup', `How many dependants does ${nameOf(parent)} have?`, gold.count(parent.dependants, { field: 'dependants' })) // oxfmt-ignore
  const other = person(clients, one => one.status === 'InAdvice', 17)
  ask('lookup', `Which reference does the client ${nameOf(other)} have?`, gold.text(other.reference, 'reference'))
}

function date({ ask }: Builder, { debtadvice, day, today }: Facts): void {
  const { clients, appointments } = debtadvice
  const next = appointments.filter(one => one.startsAt.slice(0, 10) === day(1))
  ask('date', 'Which appointments do we have tomorrow?', eachReading([next, next.filter(one => one.status === 'Booked')], rows => gold.set(rows))) // oxfmt-ignore
  const earlier = clients.filter(one => pick.month(one.registeredOn) !== pick.month(today))
  const busy = pick.rank(earlier, one => pick.month(one.registeredOn))[1]!
  ask('date', `How many clients registered with us in ${pick.monthName(busy.key)}?`, gold.count(busy.rows.length))
}
