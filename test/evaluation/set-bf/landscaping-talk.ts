import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the landscaping firm, changes, and what cannot be answered. */
export function talkLandscaping(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { landscaping, today }: Facts): void {
  const { landClients, landGardeners, landInvoices, landJobs, landMaterials } = landscaping
  const hedges = landMaterials.filter(one => one.category === 'hedging')
  const evergreen = hedges.filter(one => one.isEvergreen)
  talk(
    'followup',
    ['A client wants a new hedge. What hedging do we keep?', gold.set(hedges)],
    ['Only the evergreen ones please', gold.set(evergreen)],
    ['And which of those is the cheapest?', gold.smallest(evergreen, one => one.unitPrice)],
  )
  const ahead = pick.nth(landJobs, one => one.status === 'scheduled', 3)
  const leader = pick.find(landGardeners, ahead.teamLeader)
  talk(
    'followup',
    [`Who is the team leader on ${ahead.jobNumber}?`, toldPerson(leader)],
    ['What’s their mobile number?', told(leader, leader.mobile, 'mobile')],
  )
  const late = landInvoices.filter(one => one.status === 'sent' && one.dueOn! < today)
  const owes = (id: number) => pick.sum(late.filter(one => one.client === id), one => one.total) // oxfmt-ignore
  talk(
    'followup',
    ['How many of our invoices are overdue right now?', gold.count(late.length)],
    ['How much money is that in total?', gold.money(pick.sum(late, one => one.total))],
    ['Which client owes us the most of it?', champion(landClients, one => owes(one.id), one => one.name)], // oxfmt-ignore
  )
}

function write({ ask }: Builder, { landscaping, today, day }: Facts): void {
  const { landJobs, landQuotes } = landscaping
  ask('write', 'Please set up a new commercial client: Fernhill Nursing Home, contact Joan Pritchard, email office@fernhillcare.example, phone 01684 555210.', gold.created('landscaping.landClients', { name: 'Fernhill Nursing Home', clientType: 'commercial', contactName: 'Joan Pritchard', email: 'office@fernhillcare.example', phone: '01684 555210' })) // oxfmt-ignore
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const thursday = day(18 - weekday)
  const moving = pick.nth(landJobs, one => one.status === 'scheduled' && one.scheduledFor !== thursday, 5)
  ask('write', `The customer has just rung about ${moving.jobNumber}, please move it to ${pick.dayName(thursday)}.`, gold.updated('landscaping.landJobs', moving, { scheduledFor: thursday })) // oxfmt-ignore
  const spare = pick.nth(landQuotes, one => one.status === 'draft', 2)
  ask('write', `Quote ${spare.quoteNumber} was a mistake, delete it please.`, gold.removed('landscaping.landQuotes', spare)) // oxfmt-ignore
  const won = pick.nth(landQuotes, one => one.status === 'sent', 1)
  ask('write', `Good news, they’ve said yes to ${won.quoteNumber} - mark it as accepted.`, gold.updated('landscaping.landQuotes', won, { status: 'accepted' })) // oxfmt-ignore
}

function decline({ ask }: Builder, { landscaping }: Facts): void {
  const { landClients } = landscaping
  ask('missing', 'What is the phone number of Marchbanks & Sons?', gold.unknown())
  ask('unknown', 'How many miles did the vans do last month?', gold.unknown())
  ask('unknown', 'Is it going to rain in Ledbury tomorrow? We want to lay turf.', gold.unknown())
  const namesakes = landClients.filter(one => one.name.endsWith(' Hughes'))
  ask('ambiguous', 'Can you give me the email address for Hughes?', gold.either(gold.clarify(), gold.set(namesakes)))
}

function chat({ ask }: Builder, { landscaping }: Facts): void {
  const { landGardeners, landGardens, landInvoices, landJobs } = landscaping
  ask('smalltalk', 'Brilliant, thanks, that’s me done for today!', gold.smalltalk())
  ask('browser', 'Could you open the Met Office website in the browser and take a screenshot of the forecast?', refusesPages()) // oxfmt-ignore
  const house = pick.nth(landGardens, one => /^\w+ Cottage$/.test(one.name), 1)
  ask('casual', `whats the adress of ${pick.misspell(house.name).toLowerCase()}?? am in the van now`, told(house, house.address.street, 'address')) // oxfmt-ignore
  const apprentices = landGardeners.filter(one => one.jobTitle === 'apprentice')
  ask('multi', 'How many apprentices have we got, and what does the best paid of them get an hour?', gold.figures(gold.count(apprentices.length), gold.money(pick.most(apprentices, one => one.hourlyRate)))) // oxfmt-ignore
  const drafts = landInvoices.filter(one => one.status === 'draft')
  ask('multi', 'Show me the jobs that are in progress, and tell me how many invoices are still in draft.', gold.set(landJobs.filter(one => one.status === 'in_progress'), { says: [drafts.length] })) // oxfmt-ignore
  ask('complete', 'For the accountant I need every paid invoice, the complete list please, not just the first few.', gold.set(landInvoices.filter(one => one.status === 'paid'))) // oxfmt-ignore
}
