import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { measures, nameOf, sizes, topGroup } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { figureOf, openOf } from './pipeline-readings.ts'
import { talkPipeline } from './pipeline-talk.ts'

type Builder = ReturnType<typeof createQuestions>
const eur = (amount: number) => `€${amount.toLocaleString('en-US')}`
/** Set BA over the CRM of a firm that sells machines to factories. */
export function askPipeline(facts: Facts): Question[] {
  const builder = createQuestions('ba', 'pipeline')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkPipeline(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { pipeline }: Facts): void {
  const { pipeCompanies, pipeDeals, pipePeople, pipeProducts, pipeQuotes } = pipeline
  ask('list', 'List all our key accounts.', gold.set(pipeCompanies.filter(one => one.isKeyAccount)))
  const { key: known, rows: colleagues } = pick.sized(pipePeople, one => one.companyId, 3, 4, 1)
  ask('list', `Which people do we know at ${pick.find(pipeCompanies, known).name}?`, gold.set(colleagues))
  ask('filter', 'Which companies in the packaging industry are still prospects?', gold.set(pipeCompanies.filter(one => one.industry === 'packaging' && one.status === 'prospect'))) // oxfmt-ignore
  const { key: owner, rows: own } = pick.sized(pipeDeals.filter(one => one.stage === 'negotiation'), one => one.owner.name, 2, 5) // oxfmt-ignore
  ask('filter', `Show me the deals in negotiation that ${owner} owns.`, gold.set(own))
  ask('filter', 'Which of our lathes have been discontinued?', gold.set(pipeProducts.filter(one => one.category === 'lathe' && one.isDiscontinued))) // oxfmt-ignore
  ask('threshold', 'Which companies have at least 1,000 employees?', gold.set(pipeCompanies.filter(one => one.employeeCount >= 1000))) // oxfmt-ignore
  ask('threshold', 'Show the accepted quotes with a discount of more than 10%.', gold.set(pipeQuotes.filter(one => one.status === 'accepted' && one.discountPercent > 10))) // oxfmt-ignore
}

function number({ ask }: Builder, { pipeline }: Facts): void {
  const { pipeActivities, pipeCompanies, pipeDeals, pipeProducts, pipeQuotes, pipeUsers } = pipeline
  ask('count', 'How many companies do we have in Poland?', gold.count(pipeCompanies.filter(one => one.address.country === 'Poland').length)) // oxfmt-ignore
  ask('count', 'How many meetings have been cancelled?', gold.count(pipeActivities.filter(one => one.type === 'meeting' && one.status === 'cancelled').length)) // oxfmt-ignore
  ask(
    'top',
    'Which product has the longest lead time?',
    gold.largest(pipeProducts, one => one.leadTimeWeeks),
  )
  ask('top', 'Give me the 5 biggest open deals by value.', gold.ordered(openOf(pipeDeals), one => one.value, { count: 5 })) // oxfmt-ignore
  const best = pick.find(pipeUsers, pick.rank(pipeCompanies, one => one.owner.id)[0]!.key)
  ask('top', 'Who owns the most companies?', gold.either(gold.record(best), gold.text(best.name)))
  ask('aggregate', 'What is the average list price of the CNC mills?', gold.money(pick.mean(pipeProducts.filter(one => one.category === 'cncMill'), one => one.listPrice))) // oxfmt-ignore
  ask('aggregate', 'What is the total value of the deals we have won that came from a trade fair?', gold.money(pick.sum(pipeDeals.filter(one => one.stage === 'won' && one.source === 'tradeFair'), one => one.value))) // oxfmt-ignore
  ask('aggregate', 'What percentage of all quotes has been accepted?', gold.percent(pick.ratio(pipeQuotes.filter(one => one.status === 'accepted').length, pipeQuotes.length))) // oxfmt-ignore
}

function group({ ask }: Builder, { pipeline }: Facts): void {
  const { pipeCompanies, pipeDeals } = pipeline
  ask('group', 'How many deals are there in each stage?', gold.map(sizes(pipeDeals, one => one.stage)))
  ask('group', 'Total value of the open deals per owner', gold.map(measures(openOf(pipeDeals), one => one.owner.name, own => pick.sum(own, one => one.value), gold.spelled), 'money')) // oxfmt-ignore
  const [one, other] = [pick.nth(pipeCompanies, row => row.industry === 'food' && row.employeeCount > 150, 1), pick.nth(pipeCompanies, row => row.industry === 'plastics' && row.employeeCount > 150, 2)] // oxfmt-ignore
  ask('compare', `Which company has more employees, ${one.name} or ${other.name}?`, gold.largest([one, other], row => row.employeeCount)) // oxfmt-ignore
  const reasons = pipeDeals.filter(row => row.lostReason === 'price' || row.lostReason === 'deliveryTime')
  ask('compare', 'Have we lost more deals because of the price or because of the delivery time?', topGroup(reasons, row => row.lostReason!)) // oxfmt-ignore
}

function join({ ask }: Builder, { pipeline }: Facts): void {
  const { pipeCompanies, pipeDeals, pipePeople, pipeProducts, pipeQuotes } = pipeline
  const deal = pick.nth(openOf(pipeDeals), one => one.stage === 'specification', 2)
  const contact = pick.find(pipePeople, deal.contactId!)
  ask('join', `What is the e-mail address of the contact for the deal "${deal.title}"?`, told(contact, contact.email!, 'email')) // oxfmt-ignore
  const large = openOf(pipeDeals).filter(one => one.value > 250_000)
  ask('join', `Which companies have an open deal worth more than ${eur(250_000)}?`, gold.set(pick.distinct(large.map(one => pick.find(pipeCompanies, one.companyId))))) // oxfmt-ignore
  const quoted = (id: string) => pipeQuotes.filter(one => one.lines.some(line => line.productId === id))
  const machine = pick.nth(pipeProducts, one => one.category === 'laserCutter' && quoted(one.id).length > 1 && quoted(one.id).length < 9, 1) // oxfmt-ignore
  ask('join', `Which quotes contain the ${machine.name}?`, gold.set(quoted(machine.id)))
  const richest = gold.largest(pipeCompanies, one => one.annualRevenue).items[0] as (typeof pipeCompanies)[number]
  const decider = pick.nth(pipePeople, one => one.companyId === richest.id && one.isDecisionMaker)
  ask('join', 'Who is the decision maker at the company with the highest annual revenue?', toldPerson(decider))
}

function lookup({ ask }: Builder, { pipeline }: Facts): void {
  const { pipePeople, pipeProducts, pipeQuotes } = pipeline
  const brake = pick.nth(pipeProducts, one => one.category === 'pressBrake', 2)
  ask('lookup', `What is the list price of the ${brake.name}?`, figureOf(brake, gold.money(brake.listPrice, { field: 'listPrice' }))) // oxfmt-ignore
  const buyer = pick.nth(pipePeople, one => one.department === 'purchasing' && one.phone !== null, 4)
  ask('lookup', `What is ${nameOf(buyer)}'s phone number?`, told(buyer, buyer.phone!, 'phone'))
  const quote = pick.nth(pipeQuotes, one => one.status === 'sent', 3)
  ask('lookup', `Until when is quote ${quote.number} valid?`, told(quote, pick.dayAs(quote.validUntil), 'validUntil'))
}

function date({ ask }: Builder, { pipeline, today, day }: Facts): void {
  const { pipeActivities, pipeDeals } = pipeline
  const { key, rows } = pick.sized(openOf(pipeDeals), one => pick.month(one.expectedCloseDate), 3, 12)
  ask('date', `Which open deals have an expected close date in ${pick.monthName(key)}?`, gold.set(rows))
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many deals did we win last month?', gold.count(pipeDeals.filter(one => one.stage === 'won' && pick.month(one.closedOn) === last).length)) // oxfmt-ignore
  const calls = pipeActivities.filter(one => one.type === 'call' && one.status === 'planned')
  const end = Array.from({ length: 20 }, (_, index) => day(12 + index)).find(date => calls.every(one => one.scheduledAt.slice(0, 10) !== date))! // oxfmt-ignore
  ask('date', `Which planned calls are scheduled before ${pick.dayName(end)}?`, gold.set(calls.filter(one => one.scheduledAt.slice(0, 10) < end))) // oxfmt-ignore
}
