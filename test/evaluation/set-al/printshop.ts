import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, sizes, values } from '../set-s/choose.ts'
import { talkPrintshop } from './printshop-talk.ts'
import { due, live } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AL over the print shop. */
export function askPrintshop(facts: Facts): Question[] {
  const builder = createQuestions('al', 'printshop')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkPrintshop(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { printshop }: Facts): void {
  const { paperStocks, printCustomers, printJobs } = printshop
  ask(
    'list',
    'Which suppliers do we buy our paper from?',
    values(paperStocks, one => one.supplier, gold.spelled),
  )
  const owner = pick.nth(printCustomers, one => one.segment === 'club' && printJobs.filter(own => own.customerId === one.id).length > 2) // oxfmt-ignore
  ask('list', `Show me all the jobs for ${owner.companyName}.`, live(printJobs.filter(one => one.customerId === owner.id), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Which jobs are in finishing right now?', gold.set(printJobs.filter(one => one.status === 'finishing')))
  const clubs = printCustomers.filter(one => one.segment === 'restaurant' && one.city === 'Barnstaple')
  ask('filter', 'Which restaurants in Barnstaple are our customers?', gold.set(clubs))
  ask('filter', 'Which papers are below their reorder level?', gold.set(paperStocks.filter(one => one.sheetsInStock < one.reorderLevel))) // oxfmt-ignore
  ask('threshold', 'Papers with more than 20,000 sheets in stock', gold.set(paperStocks.filter(one => one.sheetsInStock > 20_000))) // oxfmt-ignore
}

function number({ ask }: Builder, { printshop }: Facts): void {
  const { paperStocks, printCustomers, printJobs } = printshop
  ask('count', 'How many of our customers are schools?', gold.count(printCustomers.filter(one => one.segment === 'school').length)) // oxfmt-ignore
  ask(
    'top',
    'Which customer gets the biggest discount?',
    gold.largest(printCustomers, one => one.discountPercent),
  )
  ask('top', 'What are the 5 most expensive jobs?', live(printJobs, rows => gold.ordered(rows, one => one.price, { count: 5 }))) // oxfmt-ignore
  const out = printJobs.filter(one => one.status === 'shipped')
  ask('aggregate', 'What is the total price of all shipped jobs?', gold.money(pick.sum(out, one => one.price)))
  const flyers = printJobs.filter(one => one.product === 'flyer')
  ask('aggregate', "What's the average quantity of our flyer jobs?", live(flyers, rows => gold.plain(pick.mean(rows, one => one.quantity)))) // oxfmt-ignore
  ask('group', 'How many jobs do we have for each product?', live(printJobs, rows => gold.map(sizes(rows, one => one.product)))) // oxfmt-ignore
  const [one, other] = ['Velvet Matt 170', 'Scribe Bond 120'].map(name => paperStocks.find(paper => paper.name === name)!) // oxfmt-ignore
  ask('compare', `Which paper do we have more sheets of, ${one!.name} or ${other!.name}?`, gold.largest([one!, other!], paper => paper.sheetsInStock)) // oxfmt-ignore
}

function join({ ask }: Builder, { printshop }: Facts): void {
  const { paperStocks, printComplaints, printCustomers, printJobs } = printshop
  const own = (id: number, rows: typeof printJobs) => rows.filter(one => one.customerId === id)
  ask('join', 'Which customer has given us the most jobs?', live(printJobs, rows => champion(printCustomers, one => own(one.id, rows).length, one => one.companyName))) // oxfmt-ignore
  const green = paperStocks.filter(one => one.finish === 'recycled').map(one => one.id)
  ask('join', 'Which menus have been printed on recycled paper?', live(printJobs.filter(one => one.product === 'menu' && green.includes(one.paperId)), rows => printed(rows))) // oxfmt-ignore
  const about = (id: number) => printComplaints.filter(one => pick.find(printJobs, one.jobId).customerId === id)
  const grumbler = pick.nth(printCustomers, one => about(one.id).length > 1, 2)
  ask('join', `How many complaints have we had from ${grumbler.companyName}?`, gold.count(about(grumbler.id).length))
  const reached = printCustomers.find(one => one.companyName === 'Pedal Works')!
  ask('lookup', `Who is our contact at ${reached.companyName}?`, told(reached, reached.contactName, 'contactName'))
  const job = pick.nth(printJobs, one => one.status === 'printing', 1)
  ask('lookup', `When is job ${job.number} due?`, told(job, pick.dayAs(job.dueOn), 'dueOn'))
}

function date({ ask }: Builder, { printshop, day, today }: Facts): void {
  const { printJobs } = printshop
  const soon = pick.within(printJobs, one => one.dueOn, day(0), day(5))
  ask('date', 'Which jobs are due in the next 5 days?', gold.either(...soon.map(rows => due(rows, wanted => gold.set(wanted))))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many jobs did we ship last month?', gold.count(printJobs.filter(one => pick.month(one.shippedOn) === last).length)) // oxfmt-ignore
}

/** Those that were asked for, or those of them that are printed. */
const printed = (rows: Facts['printshop']['printJobs']): gold.Gold => {
  const done = rows.filter(one => ['finishing', 'shipped'].includes(one.status))
  return gold.either(gold.set(rows), ...(done.length > 0 ? [gold.set(done)] : []))
}
