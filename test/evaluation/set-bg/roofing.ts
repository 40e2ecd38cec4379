import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, sizes, values } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { talkRoofing } from './roofing-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set BG over a roofing and guttering firm. */
export function askRoofing(facts: Facts): Question[] {
  const builder = createQuestions('bg', 'roofing')
  list(builder, facts)
  number(builder, facts)
  best(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkRoofing(builder, facts)
  return builder.questions
}

const plainly = (name: string) => gold.spelled(name)

function list({ ask }: Builder, { roofing }: Facts): void {
  const { roofJobs, roofMaterialOrders, roofQuotes, roofRoofers } = roofing
  ask('list', 'Which suppliers do we buy our materials from?', values(roofMaterialOrders, one => one.supplier.name, plainly)) // oxfmt-ignore
  ask('filter', 'Which quotes are we still waiting to hear back on?', gold.set(roofQuotes.filter(one => one.status === 'SENT'))) // oxfmt-ignore
  ask('filter', "Any finished jobs that haven't been invoiced yet?", gold.set(roofJobs.filter(one => one.status === 'COMPLETED' && one.invoicedOn === null))) // oxfmt-ignore
  ask('filter', 'Who of the roofers has done first aid?', gold.set(roofRoofers.filter(one => one.certificates.includes('FIRST_AID')))) // oxfmt-ignore
  ask('threshold', 'Show me the material orders that came to more than £2,000.', gold.set(roofMaterialOrders.filter(one => one.total > 2000))) // oxfmt-ignore
}

function number({ ask }: Builder, { roofing }: Facts): void {
  const { roofCallbacks, roofCrews, roofCustomers, roofJobs, roofMaterialOrders, roofProperties, roofQuotes } = roofing
  ask('count', 'How many properties have we got on the books in Matlock?', gold.count(roofProperties.filter(one => one.address.town === 'Matlock').length)) // oxfmt-ignore
  ask('count', 'How many quotes have we lost because we were too expensive?', gold.count(roofQuotes.filter(one => one.declineReason === 'TOO_EXPENSIVE').length)) // oxfmt-ignore
  const owed = roofJobs.filter(one => one.invoicedOn !== null && one.paidOn === null)
  ask('aggregate', "How much do customers still owe us for jobs we've invoiced?", gold.money(pick.sum(owed, one => one.price))) // oxfmt-ignore
  ask('aggregate', 'What does a callback cost us on average?', gold.money(pick.mean(roofCallbacks, one => one.cost), { field: 'cost' })) // oxfmt-ignore
  const crewOf = (one: { crewId: number }) => pick.find(roofCrews, one.crewId).name
  const done = roofJobs.filter(one => one.status === 'COMPLETED')
  ask('group', 'Number of completed jobs for each crew', gold.map(sizes(done, crewOf, name => gold.spelled(name, `${name} crew`)))) // oxfmt-ignore
  ask('group', 'What have we ordered from each supplier so far, in pounds?', gold.map(measures(roofMaterialOrders, one => one.supplier.name, own => pick.sum(own, one => one.total), plainly), 'money')) // oxfmt-ignore
  const by = (source: string) => roofCustomers.filter(one => one.leadSource === source).length
  ask('compare', 'Do we get more customers through the website than by recommendation?', gold.yes(by('WEBSITE') > by('RECOMMENDATION'))) // oxfmt-ignore
}

function best({ ask }: Builder, { roofing }: Facts): void {
  const { roofCallbacks, roofCrews, roofJobs, roofRoofers } = roofing
  ask('top', "What's the most expensive job we've ever finished?", gold.largest(roofJobs.filter(one => one.status === 'COMPLETED'), one => one.price)) // oxfmt-ignore
  const [oldHand] = roofRoofers.toSorted((one, other) => (one.startedOn < other.startedOn ? -1 : 1))
  ask('top', 'Which of the lads has been with us the longest?', toldPerson(oldHand!))
  const returns = (crew: number) => roofCallbacks.filter(one => pick.find(roofJobs, one.jobId).crewId === crew).length
  ask('top', 'Whose jobs cause the most callbacks, which crew?', champion(roofCrews, one => returns(one.id), one => one.name)) // oxfmt-ignore
}

function join({ ask }: Builder, { roofing }: Facts): void {
  const { roofCallbacks, roofCrews, roofCustomers, roofJobs, roofMaterialOrders, roofProperties, roofQuotes, roofRoofers } = roofing // oxfmt-ignore
  const crew = (name: string) => pick.nth(roofCrews, one => one.name === name)
  ask('join', "Who's in the Kestrel crew?", gold.set(roofRoofers.filter(one => one.crewId === crew('Kestrel').id)))
  const jobsAt = (id: number) => roofJobs.filter(one => one.propertyId === id)
  const roofed = pick.nth(roofJobs, one => one.workType === 'RE_ROOF' && one.status === 'COMPLETED' && jobsAt(one.propertyId).length === 1, 2) // oxfmt-ignore
  const { address } = pick.find(roofProperties, roofed.propertyId)
  const roofers = pick.find(roofCrews, roofed.crewId)
  ask(
    'join',
    `Which crew did the new roof at ${address.line1} in ${address.town}?`,
    told(roofers, roofers.name, 'name'),
  )
  const ownerOf = (job: number) => pick.find(roofCustomers, pick.find(roofProperties, pick.find(roofJobs, job).propertyId).customerId) // oxfmt-ignore
  const left = pick.distinct(roofCallbacks.filter(one => one.status !== 'RESOLVED').map(one => ownerOf(one.jobId)))
  ask('join', "Which homeowners have got a callback with us that's still not resolved?", gold.set(left.filter(one => one.customerType === 'HOMEOWNER'))) // oxfmt-ignore
  const surveyor = pick.nth(roofRoofers, one => one.grade === 'SURVEYOR', 1)
  const won = roofQuotes.filter(one => one.status === 'ACCEPTED' && one.survey.surveyorId === surveyor.id)
  ask('join', `How many of the quotes that ${nameOf(surveyor)} surveyed for were accepted?`, gold.count(won.length))
  const bought = roofMaterialOrders.filter(one => pick.find(roofJobs, one.jobId).crewId === crew('Curlew').id)
  ask('join', "What do all the materials we've ordered for Curlew's jobs come to?", gold.money(pick.sum(bought, one => one.total))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { roofing }: Facts): void {
  const { roofCustomers, roofProperties } = roofing
  const caller = pick.nth(roofCustomers, one => one.customerType === 'LANDLORD' && one.phone !== null, 3)
  ask('lookup', `Have we got a phone number for ${nameOf(caller)}?`, told(caller, caller.phone!, 'phone'))
  const awkward = pick.nth(roofProperties, one => one.accessNotes !== null, 9)
  ask('lookup', `What do the access notes say for ${awkward.address.line1}, ${awkward.address.town}?`, told(awkward, awkward.accessNotes!, 'accessNotes')) // oxfmt-ignore
}

function date({ ask }: Builder, { roofing, today, day }: Facts): void {
  const { roofJobs, roofQuotes, roofRoofers } = roofing
  const monday = (8 - new Date(today).getUTCDay()) % 7 || 7
  const starting = roofJobs.filter(one => one.startDate >= day(monday) && one.startDate <= day(monday + 6))
  ask('date', 'What jobs are we starting next week?', gold.set(starting))
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many quotes did we send out last month?', gold.count(roofQuotes.filter(one => pick.month(one.sentOn) === last).length)) // oxfmt-ignore
  ask('date', 'Whose CSCS card runs out in the next 60 days?', pick.setWithin(roofRoofers, one => one.cscsExpiresOn, today, day(60))) // oxfmt-ignore
}
