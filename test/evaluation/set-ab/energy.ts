import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { champion, nameOf, nth, person, sizes } from '../set-s/choose.ts'
import { called, perOwner } from '../set-w/choose.ts'
import { talkEnergy } from './energy-talk.ts'
import { eachReading } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AB over the energy supplier. */
export function askEnergy(facts: Facts): Question[] {
  const builder = createQuestions('ab', 'energy')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkEnergy(builder, facts)
  return builder.questions
}

/** Meters, with and without those that hang no longer. */
const hanging = ({ energy: { meters } }: Facts) => [
  meters,
  meters.filter(one => one.status !== 'removed'),
  meters.filter(one => one.status === 'active'),
]

function list({ ask }: Builder, facts: Facts): void {
  const { tariffs, customers, complaints } = facts.energy
  const current = tariffs.filter(one => one.availableUntil === null || one.availableUntil >= facts.today)
  ask('list', 'What tariffs do we have?', eachReading([tariffs, current], gold.set))
  ask('list', 'Show me all complaints please', gold.set(complaints))
  ask('filter', 'Which of our tariffs are green?', gold.set(tariffs.filter(one => one.isGreen)))
  const paying = pick.sized(customers.filter(one => one.paymentMethod === 'direct_debit'), one => one.supplyAddress.town, 3, 12) // oxfmt-ignore
  ask('filter', `Customers in ${paying.key} who pay by direct debit`, gold.set(paying.rows))
}

function number({ ask }: Builder, facts: Facts): void {
  const { tariffs, customers, bills, complaints } = facts.energy
  ask('count', 'How many people are on the priority services register?', gold.count(customers.filter(one => one.priorityServices).length)) // oxfmt-ignore
  ask('count', 'How many faulty meters are there?', gold.count(facts.energy.meters.filter(one => one.status === 'faulty').length)) // oxfmt-ignore
  ask('top', 'Which electricity tariff has the lowest unit rate?', gold.smallest(tariffs.filter(one => one.fuel === 'electricity'), one => one.unitRate)) // oxfmt-ignore
  const debtors = customers.filter(one => one.balance < 0)
  ask('top', 'Which five customers owe us the most money?', gold.ordered(debtors, one => one.balance, { count: 5, up: true })) // oxfmt-ignore
  ask('aggregate', 'How much is the average bill?', gold.money(pick.mean(bills, one => one.amount)))
  ask('aggregate', 'Total compensation paid so far?', gold.money(pick.sum(complaints, one => one.compensation)))
  ask('group', 'How many complaints are there for each category?', gold.map(sizes(complaints, one => one.category)))
  ask('group', 'Number of meters on each tariff', eachReading(hanging(facts), rows => gold.map(perOwner(tariffs, one => one.name, rows, one => one.tariffId)))) // oxfmt-ignore
  const paying = (method: string): [gold.Spelled, number] => [gold.spelled(method), customers.filter(one => one.paymentMethod === method).length] // oxfmt-ignore
  ask('compare', 'Do more customers pay by card or by cheque?', more(paying('card'), paying('cheque')))
  const rate = (name: string) => tariffs.find(one => one.name === name)!.unitRate
  ask('compare', 'Is Meadow Green dearer per kWh than Flexible Standard?', gold.yes(rate('Meadow Green') > rate('Flexible Standard'))) // oxfmt-ignore
}

function join({ ask }: Builder, facts: Facts): void {
  const { tariffs, customers, meters, readings, complaints } = facts.energy
  const only = person(customers, one => meters.filter(own => own.customerId === one.id).length === 1 && meters.some(own => own.customerId === one.id && own.status === 'active'), 21) // oxfmt-ignore
  const tariff = pick.find(tariffs, meters.find(one => one.customerId === only.id)!.tariffId)
  ask('join', `Which tariff is ${nameOf(only)} on?`, called(tariff, tariff.name))
  const faulty = pick.distinct(meters.filter(one => one.status === 'faulty').map(one => pick.find(customers, one.customerId))) // oxfmt-ignore
  ask('join', 'Which customers have a faulty meter?', gold.either(gold.set(faulty), gold.set(faulty.map(nameOf))))
  ask('join', 'Who has complained the most?', champion(customers, one => complaints.filter(own => own.customerId === one.id).length, nameOf)) // oxfmt-ignore
  const read = pick.nth(meters, one => readings.filter(own => own.meterId === one.id).length > 1, 15)
  const last = readings.filter(one => one.meterId === read.id).toSorted((one, other) => (one.readOn < other.readOn ? 1 : -1))[0]! // oxfmt-ignore
  ask('join', `What was the last reading of meter ${read.serialNumber}?`, gold.either(gold.count(last.value, { field: 'value' }), gold.record(last))) // oxfmt-ignore
  const debtor = pick.nth(customers, one => one.balance < -100, 4)
  ask('lookup', `What's the balance on account ${debtor.accountNumber}?`, gold.money(debtor.balance, { field: 'balance', unsigned: true })) // oxfmt-ignore
  const open = pick.nth(complaints, one => one.status === 'open', 3)
  ask('lookup', `Who's dealing with complaint ${open.reference}?`, gold.text(open.handlerName, 'handlerName'))
}

function date({ ask }: Builder, { energy, day, today }: Facts): void {
  const { customers, bills, complaints } = energy
  const due = [bills, bills.filter(one => one.status !== 'paid')]
  ask('date', 'Which bills are due in the next 7 days?', gold.either(...due.map(rows => pick.setWithin(rows, one => one.dueOn, day(0), day(7))))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many complaints came in last month?', gold.count(complaints.filter(one => pick.month(one.receivedOn) === month).length)) // oxfmt-ignore
  const joined = nth(customers, one => pick.month(one.joinedOn)!, 1)
  ask('date', `Who joined us in ${pick.monthName(joined)}?`, gold.set(customers.filter(one => pick.month(one.joinedOn) === joined))) // oxfmt-ignore
  ask('threshold', 'Bills over £300', gold.set(bills.filter(one => one.amount > 300)))
  ask('threshold', 'Which customers are in credit by more than £150?', gold.set(customers.filter(one => one.balance > 150))) // oxfmt-ignore
}
