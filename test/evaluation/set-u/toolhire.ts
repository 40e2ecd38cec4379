import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { cut, measures, nth, short, sizes, topGroup, usd, values } from '../set-s/choose.ts'
import { whose } from './choose.ts'
import { talkToolhire } from './toolhire-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set U over the tool rental. */
export function askToolhire(facts: Facts): Question[] {
  const builder = createQuestions('u', 'toolhire')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkToolhire(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { toolhire }: Facts): void {
  const { branches, tools, customers, repairs } = toolhire
  ask('list', 'List all the branches.', gold.set(branches))
  ask('list', 'Show me every petrol tool we have', gold.set(tools.filter(one => one.powerSource === 'petrol')))
  ask('list', 'Which manufacturers do our tools come from?', values(tools, one => one.manufacturer, gold.spelled)) // oxfmt-ignore
  ask('filter', 'Which trade customers are in Columbus?', gold.set(customers.filter(one => one.kind === 'trade' && one.city === 'Columbus'))) // oxfmt-ignore
  ask('filter', 'Show lifting tools with status available', gold.set(tools.filter(one => one.category === 'lifting' && one.status === 'available'))) // oxfmt-ignore
  ask('filter', 'List the repairs that are still open.', gold.either(gold.set(repairs.filter(one => one.status === 'open')), gold.set(repairs.filter(one => one.status === 'open' || one.status === 'in_progress')))) // oxfmt-ignore
  ask('filter', 'Which customers are blocked?', gold.set(customers.filter(one => one.isBlocked)))
}

function number({ ask }: Builder, { toolhire }: Facts): void {
  const { branches, tools, customers, rentals, repairs } = toolhire
  ask('count', 'How many tools do we own?', gold.count(tools.length))
  ask('count', 'How many tools are in repair?', gold.count(tools.filter(one => one.status === 'in_repair').length))
  ask('count', 'How many of our customers are private?', gold.count(customers.filter(one => one.kind === 'private').length)) // oxfmt-ignore
  ask('top', 'Which branch has the highest monthly target?', gold.largest(branches, one => one.monthlyTarget)) // oxfmt-ignore
  ask('top', 'Give me the 3 cheapest tools by daily rate.', gold.ordered(tools, one => one.dailyRate, { count: 3, up: true })) // oxfmt-ignore
  ask('top', 'Which manufacturer has the most tools?', topGroup(tools, one => one.manufacturer, gold.spelled)) // oxfmt-ignore
  const gardening = tools.filter(one => one.category === 'gardening')
  ask('aggregate', 'What is the average daily rate of the gardening tools?', gold.money(pick.mean(gardening, one => one.dailyRate))) // oxfmt-ignore
  ask('aggregate', 'What did all our repairs cost in total?', gold.money(pick.sum(repairs, one => one.cost)))
  ask('aggregate', 'What is the median purchase price across all tools?', gold.money(pick.median(tools, one => one.purchasePrice))) // oxfmt-ignore
  ask('group', 'Count the repairs per fault', gold.map(sizes(repairs, one => one.fault)))
  ask('group', 'How many tools does each branch have?', gold.map(sizes(tools, one => pick.find(branches, one.branchId).name, gold.spelled))) // oxfmt-ignore
  ask('group', 'What is the average weight of our tools by category?', gold.map(measures(tools, one => one.category, own => pick.mean(own, one => one.weightKg)), 'plain')) // oxfmt-ignore
  const at = (status: string) => rentals.filter(one => one.status === status).length
  ask('compare', 'Compare the number of active and overdue rentals.', gold.figures(gold.count(at('active')), gold.count(at('overdue')))) // oxfmt-ignore
  const by = (name: string): [gold.Spelled, number] => [gold.spelled(name), repairs.filter(one => one.technician === name).length] // oxfmt-ignore
  ask('compare', 'Who has done more repairs, Rollo Jensen or Theo Marchand?', gold.either(more(by('Rollo Jensen'), by('Theo Marchand')), more(over('Rollo Jensen', repairs), over('Theo Marchand', repairs)))) // oxfmt-ignore
}
/** Repairs that are done. */
const over = (name: string, repairs: Facts['toolhire']['repairs']): [gold.Spelled, number] => [
  gold.spelled(name),
  repairs.filter(one => one.technician === name && one.status === 'done').length,
]

function join({ ask }: Builder, { toolhire }: Facts): void {
  const { branches, tools, customers, rentals, repairs } = toolhire
  const toolOf = (one: { toolId: string }) => pick.find(tools, one.toolId)
  const late = rentals.filter(one => one.status === 'overdue')
  ask('join', 'Which customers have an overdue rental?', gold.set(pick.distinct(late.map(one => pick.find(customers, one.customerId))))) // oxfmt-ignore
  type Repair = (typeof repairs)[number]
  ask(
    'join',
    'Which tool did the most expensive repair belong to?',
    whose<Repair>(
      gold.largest(repairs, one => one.cost),
      toolOf,
      one => toolOf(one).name,
    ),
  )
  const firm = pick.nth(customers, one => one.kind === 'trade' && rentals.filter(own => own.customerId === one.id).length > 3) // oxfmt-ignore
  ask('join', `What is the total price of the rentals of ${firm.name}?`, gold.money(pick.sum(rentals.filter(one => one.customerId === firm.id), one => one.totalPrice))) // oxfmt-ignore
  const here = new Set(branches.filter(one => one.city === 'Cleveland').map(one => one.id))
  ask('join', 'How many tools do we have at our branches in Cleveland?', gold.count(tools.filter(one => here.has(one.branchId)).length)) // oxfmt-ignore
  ask('lookup', 'Who manages the Lakeshore branch?', gold.text(branches[4]!.managerName, 'managerName'))
  const tool = tools[57]!
  ask('lookup', `What is the daily rate of tool ${tool.code}?`, gold.money(tool.dailyRate, { field: 'dailyRate' }))
  ask('lookup', `Look up the customer with the e-mail ${customers[40]!.email}.`, gold.record(customers[40]!))
}

function date({ ask }: Builder, { toolhire, day }: Facts): void {
  const { tools, rentals, repairs, customers } = toolhire
  const month = nth(rentals, one => pick.month(one.startDate)!, 1)
  ask('date', `Which rentals started in ${pick.monthName(month)}?`, gold.set(rentals.filter(one => pick.month(one.startDate) === month))) // oxfmt-ignore
  ask('date', `How many repairs were reported after ${day(-60)}?`, gold.count(repairs.filter(one => one.reportedOn > day(-60)).length)) // oxfmt-ignore
  const year = nth(tools, one => pick.year(one.purchasedOn)!)
  ask('date', `How many tools were purchased in ${year}?`, gold.count(tools.filter(one => pick.year(one.purchasedOn) === year).length)) // oxfmt-ignore
  const heavy = cut(tools, one => one.weightKg, 0.8)
  ask('threshold', `Tools that weigh over ${heavy} kg`, gold.set(tools.filter(one => one.weightKg > heavy)))
  ask('threshold', `Which customers have a credit limit of at least ${short(10_000)}?`, gold.set(customers.filter(one => one.creditLimit >= 10_000))) // oxfmt-ignore
  ask('threshold', `How many tools have a daily rate between ${usd(20)} and ${usd(40)}?`, gold.either(...pick.within(tools, one => one.dailyRate, 20, 40).map(own => gold.count(own.length)))) // oxfmt-ignore
}
