import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, nameOf, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { openOf } from './pipeline-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the CRM, changes, and what cannot be answered. */
export function talkPipeline(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { pipeline }: Facts): void {
  const { pipeCompanies, pipeDeals, pipePeople, pipeProducts, pipeQuotes } = pipeline
  const robots = pipeProducts.filter(one => one.category === 'robotArm')
  const light = robots.filter(one => one.specs.weightKg < 500)
  talk(
    'followup',
    ['Show me the robot arms.', gold.set(robots)],
    ['Which of these weigh less than 500 kg?', gold.set(light)],
    ['Which of those has the shortest lead time?', gold.smallest(light, one => one.leadTimeWeeks)],
  )
  const quotes = (status: string) => pipeQuotes.filter(one => one.status === status)
  talk(
    'followup',
    ['How many quotes have been rejected?', gold.count(quotes('rejected').length)],
    ['And how many have expired?', gold.count(quotes('expired').length)],
    ['What is the sum of their totals?', gold.money(pick.sum(quotes('expired'), one => one.total))],
  )
  const of = (id: string) => pipeDeals.filter(one => one.companyId === id)
  const company = pick.nth(pipeCompanies, one => openOf(of(one.id)).length > 1 && openOf(of(one.id)).length < of(one.id).length) // oxfmt-ignore
  const running = openOf(of(company.id))
  const [big] = running.toSorted((one, other) => other.value - one.value)
  talk(
    'followup',
    [`Which deals do we have with ${company.name}?`, gold.set(of(company.id))],
    ['Only the ones that are still open', gold.set(running)],
    ['Who is the contact for the biggest of them?', toldPerson(pick.find(pipePeople, big!.contactId!))],
  )
}

function write({ ask, talk }: Builder, { pipeline, today }: Facts): void {
  const { pipeActivities, pipeCompanies, pipeDeals, pipePeople, pipeQuotes } = pipeline
  const mill = pick.nth(pipeCompanies, one => one.address.country === 'Poland' && one.industry === 'packaging')
  ask('write', `Add a new person at ${mill.name}: Ludger Hannemann, job title Production Manager, e-mail ludger.hannemann@example.com.`, gold.created('pipeline.pipePeople', { companyId: mill.id, firstName: 'Ludger', lastName: 'Hannemann', jobTitle: 'Production Manager', email: 'ludger.hannemann@example.com' })) // oxfmt-ignore
  const deal = pick.nth(pipeDeals, one => one.stage === 'specification', 1)
  ask('write', `Please change the value of the deal "${deal.title}" to €87,500.`, gold.updated('pipeline.pipeDeals', deal, { value: 87_500 })) // oxfmt-ignore
  const isFree = (id: string) => pipeDeals.every(one => one.contactId !== id) && pipeActivities.every(one => !one.personIds.includes(id)) // oxfmt-ignore
  const leaver = pick.nth(pipePeople, one => isFree(one.id), 2)
  talk(
    'write',
    [`Please delete the person ${nameOf(leaver)}, but ask me before you do.`, gold.pending()],
    ['Yes, please.', gold.removed('pipeline.pipePeople', leaver)],
  )
  const draft = pick.nth(pipeQuotes, one => one.status === 'draft')
  ask('write', `Quote ${draft.number} is ready, please send it to the customer.`, gold.updated('pipeline.pipeQuotes', draft, { status: 'sent', issuedOn: today })) // oxfmt-ignore
}

function decline({ ask }: Builder, { pipeline }: Facts): void {
  const { pipeCompanies, pipeDeals, pipeProducts } = pipeline
  const mill = pick.nth(pipeProducts, one => one.category === 'cncMill', 1)
  ask('missing', `What is the noise level of the ${mill.name}?`, gold.unknown())
  ask('missing', 'Which deals do we have with Vossenkamp Tiefbau?', gold.either(gold.unknown(), gold.empty()))
  ask('unknown', 'What is the job title of Ottokar Zwiebelmann?', gold.unknown())
  const won = (id: string) => pick.sum(pipeDeals.filter(one => one.stage === 'won' && one.companyId === id), one => one.value) // oxfmt-ignore
  const all = (id: string) =>
    pick.sum(
      pipeDeals.filter(one => one.companyId === id),
      one => one.value,
    )
  const readings = [pipeCompanies, pipeCompanies.filter(one => one.status === 'customer')].flatMap(rows => [
    champion(rows, one => one.employeeCount, one => one.name), // oxfmt-ignore
    champion(rows, one => one.annualRevenue, one => one.name), // oxfmt-ignore
    champion(rows, one => won(one.id), one => one.name), // oxfmt-ignore
    champion(rows, one => all(one.id), one => one.name), // oxfmt-ignore
  ])
  ask('ambiguous', 'Who is our biggest customer?', gold.either(gold.clarify(), ...readings))
}

function chat({ ask }: Builder, { pipeline }: Facts): void {
  const { pipeActivities, pipeCompanies, pipeDeals, pipeProducts, pipeUsers } = pipeline
  ask('smalltalk', 'Thanks, you just saved me half an hour!', gold.smalltalk())
  const visited = pick.nth(pipeCompanies, one => one.industry === 'furniture')
  ask('browser', `Go to the website of ${visited.name} and take a screenshot`, refusesPages())
  ask('casual', 'whats the avrage value of our won deals', gold.money(pick.mean(pipeDeals.filter(one => one.stage === 'won'), one => one.value))) // oxfmt-ignore
  const gears = pick.nth(pipeCompanies, one => one.industry === 'automotive', 1)
  const owner = pick.find(pipeUsers, gears.owner.id)
  ask('casual', `hi, who is the owner of ${pick.misspell(gears.name)}?? thx`, gold.either(gold.record(owner), told(gears, owner.name, 'owner'))) // oxfmt-ignore
  const belts = pipeProducts.filter(one => one.category === 'conveyor')
  ask('multi', 'How many conveyors do we have, and what is the highest list price among them?', gold.figures(gold.count(belts.length), gold.money(pick.most(belts, one => one.listPrice)))) // oxfmt-ignore
  ask('complete', 'List every call that has been completed.', gold.set(pipeActivities.filter(one => one.type === 'call' && one.status === 'completed'))) // oxfmt-ignore
}
