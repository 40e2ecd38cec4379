import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { refuses, refusesPages } from '../set-s/choose.ts'
import { told } from './choose.ts'

const { either, clarify, unknown, nowrite } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the tool rental, changes, and what cannot be answered. */
export function talkToolhire(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { toolhire }: Facts): void {
  const { branches, tools, rentals } = toolhire
  const here = tools.filter(one => one.branchId === branches[0]!.id)
  const free = here.filter(one => one.status === 'available')
  talk(
    'followup',
    ['Show the tools of the Riverside branch.', gold.set(here)],
    ['Only the available ones', gold.set(free)],
    ['What is their average daily rate?', gold.money(pick.mean(free, one => one.dailyRate))],
  )
  const dearest = tools.toSorted((one, other) => other.dailyRate - one.dailyRate).slice(0, 5)
  const heaviest = dearest.toSorted((one, other) => other.weightKg - one.weightKg)[0]!
  const home = pick.find(branches, heaviest.branchId)
  talk(
    'followup',
    ['What are the top 5 tools by daily rate?', gold.ordered(tools, one => one.dailyRate, { count: 5 })],
    ['Which of those is the heaviest?', gold.record(heaviest)],
    ['Which branch does it belong to?', told(home, home.name)],
  )
  const at = (status: string) => rentals.filter(one => one.status === status)
  talk(
    'followup',
    ['How many rentals are overdue?', gold.count(at('overdue').length)],
    ['What about cancelled ones?', gold.count(at('cancelled').length)],
  )
}

function write({ ask }: Builder, { toolhire, day }: Facts): void {
  const { tools, rentals, branches, repairs } = toolhire
  ask('write', 'Add a customer: name Larkmoor Test Works, kind trade, e-mail office@larkmoor.example, city Akron, credit limit $5,000.', gold.created('toolhire.customers', { name: 'Larkmoor Test Works', kind: 'trade', email: 'office@larkmoor.example', city: 'Akron', creditLimit: 5000 })) // oxfmt-ignore
  const worn = pick.nth(tools, one => one.status === 'available', 6)
  ask('write', `Set the status of tool ${worn.code} to retired.`, gold.updated('toolhire.tools', worn, { status: 'retired' })) // oxfmt-ignore
  const active = pick.nth(rentals, one => one.status === 'active')
  ask('write', `Change the due date of rental ${active.number} to ${pick.dayName(day(30))}.`, gold.updated('toolhire.rentals', active, { dueDate: day(30) })) // oxfmt-ignore
  const gone = repairs[70]!
  ask('write', `Delete repair ${gone.id}.`, gold.removed('toolhire.repairs', gone))
  ask('write', `Change the monthly target of the ${branches[2]!.name} branch to $60,000.`, refuses())
  ask('write', 'How would I block a customer? Just explain it, do not do anything.', nowrite())
}

function chat({ ask }: Builder, { toolhire }: Facts): void {
  const { tools, customers, rentals } = toolhire
  ask('missing', `How many litres of fuel does tool ${tools[20]!.code} use per hour?`, unknown())
  ask('missing', 'Break down our customers by age group.', unknown())
  ask('unknown', 'What is the credit limit of Plimsoll Unified?', unknown())
  ask('ambiguous', 'Which is our most expensive tool?', either(gold.largest(tools, one => one.dailyRate), gold.largest(tools, one => one.purchasePrice), clarify())) // oxfmt-ignore
  ask('smalltalk', 'What can you help me with?', gold.smalltalk())
  ask('browser', 'Take a screenshot of the home page', refusesPages())
  ask('casual', 'gimme top 3 tools by purchase price', gold.ordered(tools, one => one.purchasePrice, { count: 3 })) // oxfmt-ignore
  ask('casual', 'hey, wich custmers r from toledo?', gold.set(customers.filter(one => one.city === 'Toledo')))
  const cleaning = tools.filter(one => one.category === 'cleaning')
  ask('multi', 'What are the highest and the lowest daily rate among the cleaning tools?', gold.figures(gold.money(pick.most(cleaning, one => one.dailyRate)), gold.money(pick.least(cleaning, one => one.dailyRate)))) // oxfmt-ignore
  ask('complete', 'What is the sum of the total prices of all rentals?', gold.money(pick.sum(rentals, one => one.totalPrice))) // oxfmt-ignore
}
