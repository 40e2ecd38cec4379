import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { installed } from './readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the solar panel installer, changes, and what cannot be answered. */
export function talkSolar(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { solar }: Facts): void {
  const { solarCustomers, solarInstallations, solarVisits } = solar
  const quoted = solarInstallations.filter(one => one.status === 'quoted')
  const dearest = gold.largest(quoted, one => one.price)
  const owner = pick.find(solarCustomers, (dearest.items[0] as (typeof quoted)[number]).customerId)
  talk(
    'followup',
    ['How many installations are only quoted so far?', gold.count(quoted.length)],
    ['Which of them has the highest price?', dearest],
    ['Who is the customer for that one?', gold.either(gold.record(owner), gold.text(nameOf(owner)))],
    ['What city do they live in?', gold.either(gold.text(owner.address.city, 'city'), gold.all(gold.record(owner), gold.mentions([owner.address.city])))], // oxfmt-ignore
  )
  const done = (kind: string) => solarVisits.filter(one => one.kind === kind && one.status === 'done')
  talk(
    'followup',
    ['What did all the finished cleaning visits cost in total?', gold.money(pick.sum(done('cleaning'), one => one.cost))], // oxfmt-ignore
    ['And the inspections?', gold.either(gold.money(pick.sum(done('inspection'), one => one.cost)), gold.money(pick.sum(solarVisits.filter(one => one.kind === 'inspection'), one => one.cost)))], // oxfmt-ignore
    ['How many were there?', gold.either(gold.count(done('inspection').length), gold.count(solarVisits.filter(one => one.kind === 'inspection').length))], // oxfmt-ignore
  )
}

function write({ ask, talk }: Builder, { solar }: Facts): void {
  const { solarCustomers, solarInstallations, solarVisits } = solar
  ask('write', 'Add a new private customer: Hettie Lovelock, e-mail hettie.lovelock@example.com, phone 01392 555 210.', gold.created('solar.solarCustomers', { firstName: 'Hettie', lastName: 'Lovelock', email: 'hettie.lovelock@example.com', phone: '01392 555 210', customerType: 'private' })) // oxfmt-ignore
  const project = pick.nth(solarInstallations, one => one.status === 'scheduled', 3)
  ask('write', `Cancel installation ${project.projectNumber}.`, gold.updated('solar.solarInstallations', project, { status: 'cancelled' })) // oxfmt-ignore
  const visit = pick.nth(solarVisits, one => one.status === 'planned', 4)
  talk(
    'write',
    [`Delete service visit ${visit.id}, but ask me first.`, gold.pending()],
    ['No, do not delete it.', gold.nowrite()],
  )
  const caller = person(solarCustomers, one => one.phone === null, 3)
  ask('write', `Please set ${nameOf(caller)}'s phone number to 01392 555 377.`, gold.updated('solar.solarCustomers', caller, { phone: '01392 555 377' })) // oxfmt-ignore
}

function decline({ ask }: Builder, { solar }: Facts): void {
  const { solarCustomers, solarInstallations } = solar
  const project = pick.nth(solarInstallations, one => one.status === 'completed', 20)
  ask('missing', `How much electricity did project ${project.projectNumber} produce last year?`, unknown())
  ask('unknown', 'What is the status of project SP-8888?', unknown())
  const twins = pick.rank(solarCustomers, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `What is the e-mail address of ${twins.key}?`, gold.either(gold.clarify(), gold.set(twins.rows), gold.set(twins.rows.map(one => one.email)), ...twins.rows.map(one => gold.text(one.email, 'email')))) // oxfmt-ignore
}

function chat({ ask }: Builder, { solar }: Facts): void {
  const { solarCustomers, solarInstallations, solarInstallers } = solar
  ask('browser', 'Open our supplier portal and log in', refusesPages())
  ask('casual', 'who r the leed electricans of the coast team', gold.set(solarInstallers.filter(one => one.role === 'lead_electrician' && one.team === 'Coast'))) // oxfmt-ignore
  ask('casual', 'Hi there, sorry to bother you, I am on the phone with the bank and need a number quickly: how much are all our scheduled installations worth together? Thanks a lot!', gold.money(pick.sum(solarInstallations.filter(one => one.status === 'scheduled'), one => one.price))) // oxfmt-ignore
  const cancelled = solarInstallations.filter(one => one.status === 'cancelled')
  ask('multi', 'How many installations were cancelled and what is their average price?', gold.figures(gold.count(cancelled.length), gold.money(pick.mean(cancelled, one => one.price)))) // oxfmt-ignore
  ask('complete', 'List every farm customer we have.', gold.set(solarCustomers.filter(one => one.customerType === 'farm'))) // oxfmt-ignore
  ask('complete', 'How many panels have we put on roofs in total?', installed(solarInstallations, rows => gold.count(pick.sum(rows, one => one.panelCount)))) // oxfmt-ignore
}
