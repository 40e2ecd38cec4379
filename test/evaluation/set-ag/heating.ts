import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { eachReading } from '../set-ab/readings.ts'
import { champion, nameOf, person, sizes, values } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { talkHeating } from './heating-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AG over the heating firm. */
export function askHeating(facts: Facts): Question[] {
  const builder = createQuestions('ag', 'heating')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkHeating(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { heating }: Facts): void {
  const { engineers, customers, appliances, jobs, parts } = heating
  ask('list', 'List all our engineers, please.', gold.set(engineers))
  ask(
    'list',
    'Which makes of appliances do our customers have?',
    values(appliances, one => one.make, gold.spelled),
  )
  ask('filter', 'Which of our engineers can work on heat pumps?', gold.set(engineers.filter(one => one.skills.includes('heatPump')))) // oxfmt-ignore
  ask('filter', 'Which gas boilers have never been serviced?', gold.set(appliances.filter(one => one.kind === 'gasBoiler' && one.lastServicedOn === null))) // oxfmt-ignore
  ask('filter', 'Show me the customers that are on stop.', gold.set(customers.filter(one => one.isOnStop)))
  ask('threshold', 'Which parts cost more than £100?', gold.set(parts.filter(one => one.unitPrice > 100)))
  ask('threshold', 'Jobs that took us more than 5 hours of labour', gold.set(jobs.filter(one => (one.labourHours ?? 0) > 5))) // oxfmt-ignore
}

function number({ ask }: Builder, { heating }: Facts): void {
  const { appliances, contracts, jobs, parts } = heating
  ask('count', 'How many heat pumps do we look after?', gold.count(appliances.filter(one => one.kind === 'heatPump').length)) // oxfmt-ignore
  ask('count', 'How many jobs have no engineer yet?', gold.count(jobs.filter(one => one.engineerId === null).length))
  ask(
    'top',
    'Which part is the most expensive one?',
    gold.largest(parts, one => one.unitPrice),
  )
  ask(
    'top',
    'What were our three most expensive jobs in total cost?',
    gold.ordered(jobs, one => one.cost?.total, { count: 3 }),
  )
  const live = contracts.filter(one => one.status === 'active')
  ask('aggregate', 'What is the average monthly price of our active contracts?', gold.money(pick.mean(live, one => one.monthlyPrice))) // oxfmt-ignore
  const mended = jobs.filter(one => one.type === 'repair' && one.status === 'completed')
  ask('aggregate', 'How many hours of labour went into the completed repairs altogether?', gold.plain(pick.sum(mended, one => one.labourHours))) // oxfmt-ignore
  const price = (name: string) => parts.find(one => one.name === name)!.unitPrice
  ask('compare', 'Is a circulation pump dearer than a gas valve?', gold.yes(price('Circulation pump') > price('Gas valve'))) // oxfmt-ignore
}

function group({ ask }: Builder, { heating }: Facts): void {
  const { customers } = heating
  ask('group', 'How many customers do we have in each town?', gold.map(sizes(customers, one => one.address.town, gold.spelled))) // oxfmt-ignore
}

function join({ ask }: Builder, { heating }: Facts): void {
  const { engineers, customers, appliances, contracts, jobs } = heating
  const ahead = (id: number) => jobs.filter(one => one.engineerId === id && one.status === 'scheduled')
  const busy = person(engineers, one => ahead(one.id).length > 1, 2)
  ask('join', `Which scheduled jobs does ${nameOf(busy)} have?`, gold.set(ahead(busy.id)))
  const job = pick.nth(jobs, one => one.status === 'scheduled' && one.engineerId !== busy.id, 4)
  const engineer = pick.find(engineers, job.engineerId!)
  ask('join', `Which engineer is going to do job ${job.number}?`, called(engineer, nameOf(engineer)))
  const without = (rows: typeof contracts) => customers.filter(one => rows.every(own => own.customerId !== one.id))
  ask('join', 'Which customers do not have a contract with us?', eachReading([without(contracts), without(contracts.filter(one => one.status === 'active'))], rows => gold.set(rows))) // oxfmt-ignore
  const done = (of: { id: number }) => jobs.filter(one => one.engineerId === of.id && one.status === 'completed').length // oxfmt-ignore
  ask('join', 'Who has completed the most jobs?', champion(engineers, done, nameOf))
  const inn = customers.find(one => one.name === 'Red Lion Inn')!
  const { street, postcode, town } = inn.address
  ask('lookup', 'What is the address of the Red Lion Inn?', told(inn, gold.spelled(street, `${street}, ${town}`, `${street}, ${postcode}, ${town}`, `${street}, ${town}, ${postcode}`, `${street}, ${postcode} ${town}`, `${street}, ${town} ${postcode}`))) // oxfmt-ignore
  const boiler = pick.nth(appliances, one => one.kind === 'oilBoiler' && one.warrantyUntil !== null, 5)
  ask('lookup', `Until when is the appliance with the serial number ${boiler.serialNumber} under warranty?`, gold.either(gold.text(pick.dayAs(boiler.warrantyUntil!), 'warrantyUntil'), gold.all(gold.record(boiler), gold.mentions(pick.dayAs(boiler.warrantyUntil!).alternatives)))) // oxfmt-ignore
}

function date({ ask }: Builder, { heating, day, today }: Facts): void {
  const { contracts, jobs } = heating
  const planned = jobs.filter(one => one.status === 'scheduled')
  ask('date', 'Which jobs are scheduled for the next seven days?', pick.setWithin(planned, one => one.scheduledFor?.slice(0, 10) ?? null, day(0), day(7))) // oxfmt-ignore
  const next = pick.shiftMonth(pick.month(today)!, 1)
  ask('date', 'How many active contracts end next month?', gold.count(contracts.filter(one => one.status === 'active' && pick.month(one.endsOn) === next).length)) // oxfmt-ignore
}
