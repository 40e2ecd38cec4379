import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion } from '../set-s/choose.ts'
import { live } from './readings.ts'

const { clarify, either, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the print shop, changes, and what cannot be answered. */
export function talkPrintshop(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
}

function converse({ talk }: Builder, { printshop }: Facts): void {
  const { printComplaints, printCustomers, printJobs } = printshop
  const done = printComplaints.filter(one => one.status === 'accepted')
  const late = done.filter(one => one.reason === 'late')
  talk(
    'followup',
    ['How many complaints have been accepted?', gold.count(done.length)],
    ['How many of them were about late delivery?', gold.count(late.length)],
    ['What did we pay in compensation for those?', gold.money(pick.sum(late, one => one.compensation))],
  )
  const top = gold.smallest(printCustomers, one => one.customerSince)
  const first = top.items[0] as (typeof printCustomers)[number]
  const jobs = printJobs.filter(one => one.customerId === first.id)
  talk(
    'followup',
    ['Who is our longest-standing customer?', top],
    ['Which town are they in?', told(first, first.city, 'city')],
    ['Which jobs have they ordered from us?', live(jobs, rows => (rows.length > 0 ? gold.set(rows) : gold.empty()))],
  )
}

function write({ ask, talk }: Builder, { printshop, day }: Facts): void {
  const { printCustomers, printJobs } = printshop
  const buyer = printCustomers.find(one => one.companyName === 'Kite Architects')!
  ask('write', `Create a new job for ${buyer.companyName}: 2,000 flyers titled "Studio Opening", due on ${pick.dayName(day(21))}.`, gold.created('printshop.printJobs', { title: 'Studio Opening', customerId: buyer.id, product: 'flyer', quantity: 2000, dueOn: day(21) })) // oxfmt-ignore
  const next = pick.nth(printJobs, one => one.status === 'prepress')
  ask(
    'write',
    `Move job ${next.number} to printing.`,
    gold.updated('printshop.printJobs', next, { status: 'printing' }),
  )
  const idle = pick.nth(printCustomers, one => printJobs.every(own => own.customerId !== one.id))
  talk(
    'write',
    [`I want to delete the customer ${idle.companyName}. Check with me before you do it.`, gold.pending()],
    ['No, keep them after all.', gold.nowrite()],
  )
}

function decline({ ask }: Builder, { printshop }: Facts): void {
  const { paperStocks, printCustomers, printJobs } = printshop
  const job = pick.nth(printJobs, one => one.status === 'shipped', 88)
  ask('missing', `Which machine was job ${job.number} printed on?`, unknown())
  ask('unknown', 'What discount does Wobbleton Biscuits get?', unknown())
  const spent = (id: number, rows: typeof printJobs) => pick.sum(rows.filter(one => one.customerId === id), one => one.price) // oxfmt-ignore
  const counted = (id: number, rows: typeof printJobs) => rows.filter(one => one.customerId === id).length
  const best = (figure: (id: number, rows: typeof printJobs) => number) => live(printJobs, rows => champion(printCustomers, one => figure(one.id, rows), one => one.companyName)) // oxfmt-ignore
  ask('ambiguous', 'Who is our best customer?', either(clarify(), best(spent), best(counted)))
  ask('smalltalk', 'Good morning, how are you today?', gold.smalltalk())
  ask('casual', 'hi do u know how many jobs r still in prepress? ta', gold.count(printJobs.filter(one => one.status === 'prepress').length)) // oxfmt-ignore
  const plenty = paperStocks.filter(one => one.finish === 'gloss')
  ask('multi', 'How many gloss papers do we keep, and how many sheets of them are in stock in total?', gold.figures(gold.count(plenty.length), gold.count(pick.sum(plenty, one => one.sheetsInStock)))) // oxfmt-ignore
  ask('complete', 'List every rush job that has been shipped.', gold.set(printJobs.filter(one => one.rush && one.status === 'shipped'))) // oxfmt-ignore
}
