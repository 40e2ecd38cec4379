import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, person, quarterName, sizes, values } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { installed } from './readings.ts'
import { talkSolar } from './solar-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AM over the solar panel installer. */
export function askSolar(facts: Facts): Question[] {
  const builder = createQuestions('am', 'solar')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkSolar(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { solar }: Facts): void {
  const { solarCustomers, solarInstallations, solarInstallers, solarVisits } = solar
  ask(
    'list',
    'Which panel models have we installed?',
    values(solarInstallations, one => one.panelModel, gold.spelled),
  )
  ask('filter', 'List all business customers in Exeter.', gold.set(solarCustomers.filter(one => one.customerType === 'business' && one.address.city === 'Exeter'))) // oxfmt-ignore
  ask('filter', 'Which roofers are on the North team?', gold.set(solarInstallers.filter(one => one.role === 'roofer' && one.team === 'North'))) // oxfmt-ignore
  ask('filter', 'Show me the service visits that are still open', gold.set(solarVisits.filter(one => one.status === 'open'))) // oxfmt-ignore
  ask('threshold', 'Which installations have more than 38 panels?', installed(solarInstallations.filter(one => one.panelCount > 38), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { solar }: Facts): void {
  const { solarCustomers, solarInstallations, solarInstallers, solarVisits } = solar
  ask('count', 'How many installations do we have on slate roofs?', installed(solarInstallations.filter(one => one.roofType === 'slate'), rows => gold.count(rows.length))) // oxfmt-ignore
  ask('count', 'How many service visits were under warranty?', gold.count(solarVisits.filter(one => one.underWarranty).length)) // oxfmt-ignore
  ask('top', 'What is the most expensive completed installation?', gold.largest(solarInstallations.filter(one => one.status === 'completed'), one => one.price)) // oxfmt-ignore
  ask('top', 'Who are our 3 longest-serving installers?', gold.ordered(solarInstallers, one => one.hiredOn, { count: 3, up: true })) // oxfmt-ignore
  const completed = solarInstallations.filter(one => one.status === 'completed')
  ask('aggregate', 'What is the total capacity of all completed installations?', gold.plain(pick.sum(completed, one => one.capacityKw))) // oxfmt-ignore
  ask('aggregate', 'What is the average cost of a repair visit?', gold.money(pick.mean(solarVisits.filter(one => one.kind === 'repair'), one => one.cost))) // oxfmt-ignore
  ask('group', 'How many customers do we have in each city?', gold.map(sizes(solarCustomers, one => one.address.city, gold.spelled))) // oxfmt-ignore
  ask('group', 'Average price of the completed installations by panel model', gold.map(measures(completed, one => one.panelModel, own => pick.mean(own, one => one.price), gold.spelled), 'money')) // oxfmt-ignore
  const battery = completed.filter(one => one.batteryKwh !== null)
  const without = completed.filter(one => one.batteryKwh === null)
  ask('compare', 'Have we completed more installations with a battery or without one?', gold.text(battery.length > without.length ? gold.spelled('with a battery', 'with battery', 'more with') : gold.spelled('without'))) // oxfmt-ignore
}

function join({ ask }: Builder, { solar }: Facts): void {
  const { solarCustomers, solarInstallations, solarInstallers, solarVisits } = solar
  const running = (id: number) => solarInstallations.filter(one => one.leadInstallerId === id && one.status === 'scheduled') // oxfmt-ignore
  const lead = person(solarInstallers, one => running(one.id).length > 0, 0)
  ask('join', `Which scheduled installations is ${nameOf(lead)} leading?`, gold.set(running(lead.id)))
  const own = (id: number) => solarInstallations.filter(one => one.customerId === id && one.status === 'completed')
  const owner = person(solarCustomers, one => own(one.id).length === 1 && solarVisits.filter(visit => visit.installationId === own(one.id)[0]!.id).length > 1 && solarInstallations.filter(other => other.customerId === one.id).length === 1, 2) // oxfmt-ignore
  ask('join', `How many service visits has ${nameOf(owner)} had?`, gold.either(...[true, false].map(all => gold.count(solarVisits.filter(one => one.installationId === own(owner.id)[0]!.id && (all || one.status === 'done')).length)))) // oxfmt-ignore
  const visits = (id: number) => solarVisits.filter(one => one.installerId === id)
  const busiest = solarInstallers.filter(one => visits(one.id).length === Math.max(...solarInstallers.map(other => visits(other.id).length))) // oxfmt-ignore
  ask('join', 'Which installer has the most service visits?', gold.either(gold.set(busiest), champion(solarInstallers, one => visits(one.id).length, nameOf), champion(solarInstallers, one => visits(one.id).filter(visit => visit.status === 'done').length, nameOf))) // oxfmt-ignore
  const called = person(solarCustomers, one => one.phone !== null, 20)
  ask('lookup', `What is the phone number of ${nameOf(called)}?`, told(called, called.phone!, 'phone'))
  const project = pick.nth(solarInstallations, one => one.status === 'completed', 60)
  ask('lookup', `Whose project is ${project.projectNumber}?`, toldPerson(pick.find(solarCustomers, project.customerId)))
}

function date({ ask }: Builder, { solar, today }: Facts): void {
  const { solarCustomers, solarInstallations } = solar
  const month = pick.shiftMonth(pick.month(today)!, 1)
  const next = solarInstallations.filter(one => pick.month(one.installDate) === month)
  ask('date', 'Which installations are planned for next month?', gold.set(next))
  const quarter = pick.nth(pick.rank(solarCustomers, one => pick.quarter(one.customerSince)), one => one.rows.length > 2 && one.rows.length < 9) // oxfmt-ignore
  ask('date', `How many new customers did we get in ${quarterName(quarter.key)}?`, gold.count(quarter.rows.length))
}
