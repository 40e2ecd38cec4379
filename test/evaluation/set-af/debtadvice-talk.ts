import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nameOf, person, refusesPages, topGroup } from '../set-s/choose.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations at a debt advice, changes, and what cannot be answered. */
export function talkDebtadvice(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { debtadvice }: Facts): void {
  const { advisers, clients, debts, appointments } = debtadvice
  const own = (id: number) => debts.filter(one => one.clientId === id)
  const first = (id: number) => own(id).filter(one => one.isPriority)
  const isDeep = (id: number) => first(id).length > 1 && first(id).length < own(id).length && first(id).every(one => one.balance > 0) // oxfmt-ignore
  const client = person(clients, one => isDeep(one.id), 4)
  talk(
    'followup',
    [`Which debts does ${nameOf(client)} have?`, gold.set(own(client.id))],
    ['Only the priority ones, please.', gold.set(first(client.id))],
    ['What is the total balance of those?', gold.money(pick.sum(first(client.id), one => one.balance))],
  )
  const at = (status: string) => clients.filter(one => one.status === status)
  talk(
    'followup',
    ['How many clients are on a plan?', gold.count(at('OnPlan').length)],
    ['And how many are new?', gold.count(at('New').length)],
    ['Which town do most of the new ones live in?', topGroup(at('New'), one => one.town, gold.spelled)],
  )
  const ahead = (id: number) => appointments.filter(one => one.adviserId === id && one.status === 'Booked')
  const here = (id: number) => ahead(id).filter(one => one.channel === 'InPerson')
  const adviser = person(advisers, one => here(one.id).length > 1 && here(one.id).length < ahead(one.id).length, 1)
  talk(
    'followup',
    [`Which booked appointments does ${nameOf(adviser)} have?`, gold.set(ahead(adviser.id))],
    ['Which of these are in person?', gold.set(here(adviser.id))],
    ['And which of those comes first?', gold.smallest(here(adviser.id), one => one.startsAt)],
  )
}

function write({ ask }: Builder, { debtadvice, day }: Facts): void {
  const { advisers, clients, debts } = debtadvice
  const client = person(clients, one => one.status === 'InAdvice' && one.adviserId !== null, 22)
  const adviser = pick.find(advisers, client.adviserId!)
  const startsAt = `${day(9)}T10:30:00Z`
  ask('write', `Book a video appointment for ${nameOf(client)} with ${nameOf(adviser)} on ${pick.dayName(startsAt)} at 10:30.`, gold.created('debtadvice.appointments', { clientId: client.id, adviserId: adviser.id, startsAt, channel: 'Video' })) // oxfmt-ignore
  const debt = pick.nth(debts, one => one.status === 'InPlan', 14)
  ask('write', `${debt.number} has been paid off, please settle it.`, gold.updated('debtadvice.debts', debt, { status: 'Settled' }, ['balance', 'monthlyPayment'])) // oxfmt-ignore
  const moved = person(clients, one => one.status === 'OnPlan', 12)
  ask('write', `${nameOf(moved)} has a new phone number, it's +44 7911 200345. Please update it.`, gold.updated('debtadvice.clients', moved, { phone: '+44 7911 200345' })) // oxfmt-ignore
}

function decline({ ask }: Builder, { debtadvice }: Facts): void {
  const { clients } = debtadvice
  ask('missing', `What is the credit score of ${nameOf(person(clients, one => one.status === 'OnPlan', 5))}?`, unknown()) // oxfmt-ignore
  ask('unknown', 'What is the balance of debt DB-99120?', unknown())
  const twins = pick.rank(clients, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `What is ${twins.key}'s phone number?`, either(gold.set(twins.rows), gold.set(twins.rows, { shows: own => [own.phone] }), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { debtadvice }: Facts): void {
  const { clients, debts, appointments } = debtadvice
  ask('smalltalk', 'Hi there, nice to meet you!', gold.smalltalk())
  ask('browser', "Please take a screenshot of the council's website", refusesPages())
  const own = (id: number) => debts.filter(one => one.clientId === id && one.balance > 0)
  const client = person(clients, one => own(one.id).length > 2, 10)
  ask('casual', `how much does ${nameOf(client).toLowerCase()} owe in total?? need it quick`, gold.money(pick.sum(own(client.id), one => one.balance))) // oxfmt-ignore
  ask('casual', 'wich clients havent got an adviser yet', gold.set(clients.filter(one => one.adviserId === null)))
  const planned = debts.filter(one => one.status === 'InPlan')
  ask('multi', 'How many debts are in a plan, and what is their total balance?', gold.figures(gold.count(planned.length), gold.money(pick.sum(planned, one => one.balance)))) // oxfmt-ignore
  const cards = debts.filter(one => one.kind === 'CreditCard' && one.status === 'Open')
  ask('multi', 'What are the highest and the lowest balance among the open credit card debts?', gold.figures(gold.money(pick.most(cards, one => one.balance)), gold.money(pick.least(cards, one => one.balance)))) // oxfmt-ignore
  ask('complete', 'Please list all missed appointments, every single one.', gold.set(appointments.filter(one => one.status === 'Missed'))) // oxfmt-ignore
}
