import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the roofing firm, changes, and what cannot be answered. */
export function talkRoofing(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { roofing }: Facts): void {
  const { roofCallbacks, roofCrews, roofCustomers, roofJobs, roofProperties, roofQuotes } = roofing
  const leaks = roofCallbacks.filter(one => one.problem === 'LEAK')
  talk(
    'followup',
    ['How many callbacks have we had about leaks?', gold.count(leaks.length)],
    ['Which of those are still not resolved?', gold.set(leaks.filter(one => one.status !== 'RESOLVED'))],
  )
  const of = (id: number) => roofProperties.filter(one => one.customerId === id)
  const slated = (id: number) => of(id).filter(one => one.roofType === 'SLATE')
  const accepted = (id: number) => roofQuotes.filter(one => one.status === 'ACCEPTED' && slated(id).some(other => other.id === one.propertyId)) // oxfmt-ignore
  const association = pick.nth(roofCustomers, one => one.customerType === 'HOUSING_ASSOCIATION' && slated(one.id).length > 1 && accepted(one.id).length > 1, 1) // oxfmt-ignore
  talk(
    'followup',
    [`Which properties do we look after for ${association.companyName}?`, gold.set(of(association.id))],
    ['And which of them have a slate roof?', gold.set(slated(association.id))],
    ['What quotes have they accepted for those?', gold.set(accepted(association.id))],
  )
  const ownerOf = (one: { propertyId: number }) => pick.find(roofCustomers, pick.find(roofProperties, one.propertyId).customerId) // oxfmt-ignore
  const job = pick.nth(roofJobs, one => one.status === 'COMPLETED' && ownerOf(one).customerType === 'HOMEOWNER' && ownerOf(one).email !== null, 6) // oxfmt-ignore
  const [owner, crew] = [ownerOf(job), pick.find(roofCrews, job.crewId)]
  talk(
    'followup',
    [`Who's the customer on job ${job.jobNumber}?`, toldPerson(owner)],
    ["What's their email address?", told(owner, owner.email!, 'email')],
    ['Thanks. And which crew did the job?', told(crew, crew.name, 'name')],
  )
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** Tuesday 8 December */
const dayOfWeek = (day: string) => `${WEEKDAYS[new Date(day).getUTCDay()]} ${Number(day.slice(8))} ${pick.monthName(day).split(' ')[0]}` // oxfmt-ignore

function write({ ask, talk }: Builder, { roofing, day }: Facts): void {
  const { roofJobs, roofMaterialOrders, roofQuotes } = roofing
  const leaking = pick.nth(roofJobs, one => one.status === 'COMPLETED' && one.workType === 'CHIMNEY', 1)
  ask('write', `Can you log a callback for job ${leaking.jobNumber}? Customer says there's a leak next to the chimney.`, gold.created('roofing.roofCallbacks', { jobId: leaking.id, problem: 'LEAK' })) // oxfmt-ignore
  const dayAfter = (one: { startDate: string }) => new Date(Date.parse(one.startDate) + 86_400_000).toISOString().slice(0, 10) // oxfmt-ignore
  const moved = pick.nth(roofJobs, one => one.status === 'SCHEDULED' && new Date(one.startDate).getUTCDay() < 5 && dayAfter(one) < one.endDate, 2) // oxfmt-ignore
  ask('write', `We can't start ${moved.jobNumber} until ${dayOfWeek(dayAfter(moved))}, please change the start date.`, gold.updated('roofing.roofJobs', moved, { startDate: dayAfter(moved) })) // oxfmt-ignore
  const arrived = pick.nth(roofMaterialOrders, one => one.status === 'ORDERED' && one.expectedOn < day(0), 1)
  ask('write', `${arrived.orderNumber} has just turned up in the yard, can you mark it as delivered?`, gold.updated('roofing.roofMaterialOrders', arrived, { status: 'DELIVERED', deliveredOn: day(0) })) // oxfmt-ignore
  const twice = pick.nth(roofQuotes, one => one.status === 'DRAFT', 3)
  talk(
    'write',
    [`Quote ${twice.quoteNumber} is a duplicate, please delete it, but check with me before you do.`, gold.pending()],
    ['Yep, go ahead.', gold.removed('roofing.roofQuotes', twice)],
  )
}

function decline({ ask }: Builder, { roofing }: Facts): void {
  const { roofCustomers, roofRoofers } = roofing
  ask('missing', 'How much did we charge for job J-9954?', gold.unknown())
  ask('unknown', 'Is it going to stay dry in Buxton tomorrow?', gold.unknown())
  const skilled = pick.nth(roofRoofers, one => one.grade === 'SKILLED', 4)
  ask('unknown', `How many days holiday has ${nameOf(skilled)} got left?`, gold.unknown())
  const namesakes = roofCustomers.filter(one => one.lastName === 'Dawson')
  ask('ambiguous', 'Mrs Dawson wants ringing back, what number is she on?', gold.either(gold.clarify(), gold.set(namesakes))) // oxfmt-ignore
}

function chat({ ask }: Builder, { roofing, today }: Facts): void {
  const { roofCrews, roofJobs, roofMaterialOrders, roofQuotes, roofRoofers } = roofing
  ask('smalltalk', "Cheers, you're a star. That's me done for today!", gold.smalltalk())
  ask('browser', 'Open the Checkatrade website in the browser and reply to our last review', refusesPages())
  const soon = pick.nth(roofMaterialOrders, one => one.status === 'ORDERED' && one.expectedOn > today && roofMaterialOrders.every(other => other === one || other.jobId !== one.jobId), 2) // oxfmt-ignore
  ask('casual', `quick one, whens the stuff for ${pick.find(roofJobs, soon.jobId).jobNumber} gettin here`, told(soon, pick.dayAs(soon.expectedOn), 'expectedOn')) // oxfmt-ignore
  const on = (status: string) => roofJobs.filter(one => one.status === status).length
  ask('multi', 'How many jobs are in progress at the moment, and how many are on hold?', gold.figures(gold.count(on('IN_PROGRESS')), gold.count(on('ON_HOLD')))) // oxfmt-ignore
  const heron = pick.nth(roofCrews, one => one.name === 'Heron')
  const { registration } = heron.van
  ask('multi', "Who's the foreman of the Heron crew and what's the registration of their van?", gold.all(toldPerson(pick.find(roofRoofers, heron.foremanId)), told(heron, registration, 'registration'))) // oxfmt-ignore
  ask('complete', 'I need a list of all the accepted quotes please, every last one of them.', gold.set(roofQuotes.filter(one => one.status === 'ACCEPTED'))) // oxfmt-ignore
}
