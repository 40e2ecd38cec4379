import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { toldPerson } from '../set-u/choose.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, person, sizes } from '../set-s/choose.ts'
import { licensed, modelAs, owned, type Device, type License } from './itassets-readings.ts'
import { talkItassets } from './itassets-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AZ over the inventory of an IT department. */
export function askItassets(facts: Facts): Question[] {
  const builder = createQuestions('az', 'itassets')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkItassets(builder, facts)
  return builder.questions
}

const typed = (rows: Device[], type: string) => rows.filter(one => one.deviceType === type)

function list({ ask }: Builder, { itassets }: Facts): void {
  const { itDevices, itEmployees, itTickets, itVendors } = itassets
  ask('list', 'Who do we buy our IT from? List all the suppliers, please.', gold.set(itVendors))
  const models = (rows: Device[]) => gold.set(pick.distinct(rows.map(one => one.model)).map(model => modelAs(rows.find(one => one.model === model)!))) // oxfmt-ignore
  ask('list', 'What laptop models have we got in the company?', owned(typed(itDevices, 'laptop'), models))
  ask('filter', 'Which laptops are free to hand out at the moment?', gold.set(typed(itDevices, 'laptop').filter(one => one.status === 'available'))) // oxfmt-ignore
  ask('filter', 'Show me the urgent tickets that nobody has picked up yet.', gold.set(itTickets.filter(one => one.priority === 'urgent' && one.assigneeId === null))) // oxfmt-ignore
  ask('filter', 'Who are the contractors that work from home?', gold.set(itEmployees.filter(one => one.employmentType === 'contractor' && one.isRemote))) // oxfmt-ignore
  ask('threshold', 'List the monitors that cost us more than £400 apiece.', owned(typed(itDevices, 'monitor').filter(one => one.purchase.price > 400), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { itassets, today }: Facts): void {
  const { itDepartments, itDevices, itEmployees, itLicenses, itTickets } = itassets
  ask('count', 'How many devices are away for repair right now?', gold.count(itDevices.filter(one => one.status === 'repair').length)) // oxfmt-ignore
  const office = itDepartments.find(one => one.name === 'Finance')!
  ask('count', `How many people work in ${office.name}?`, gold.count(itEmployees.filter(one => one.departmentId === office.id && one.leftOn === null).length)) // oxfmt-ignore
  ask('top', "What's the most expensive device we have ever bought?", gold.largest(itDevices, one => one.purchase.price)) // oxfmt-ignore
  ask('top', 'Give me the five software licences that cost us the most per year.', licensed(itLicenses, rows => gold.ordered(rows, one => one.annualCost, { count: 5 }))) // oxfmt-ignore
  const recent = itTickets.filter(one => pick.year(one.openedAt) === pick.year(today))
  ask('top', 'Who has raised the most tickets so far this year?', champion(itEmployees, one => recent.filter(own => own.requesterId === one.id).length, nameOf)) // oxfmt-ignore
  ask('aggregate', 'What do we pay for a laptop on average?', owned(typed(itDevices, 'laptop'), rows => gold.money(pick.mean(rows, one => one.purchase.price)))) // oxfmt-ignore
  ask('aggregate', 'How much do all our active licences add up to in a year?', gold.money(pick.sum(itLicenses.filter(one => one.status === 'active'), one => one.annualCost))) // oxfmt-ignore
}

function group({ ask }: Builder, { itassets }: Facts): void {
  const { itDevices, itTickets } = itassets
  ask('group', 'Can I get a breakdown of our devices by type?', owned(itDevices, rows => gold.map(sizes(rows, one => one.deviceType)))) // oxfmt-ignore
  const repairs = itTickets.filter(one => one.repairCost !== null && one.deviceId !== null)
  const costs = measures(repairs, one => pick.find(itDevices, one.deviceId!).manufacturer, own => pick.sum(own, one => one.repairCost), gold.spelled) // oxfmt-ignore
  ask('group', 'What have repairs cost us so far for each manufacturer?', gold.map(costs, 'money'))
  const made = (rows: Device[], maker: string) => rows.filter(one => one.manufacturer === maker).length
  ask('compare', 'Do we have more Dell laptops than Lenovo ones?', owned(typed(itDevices, 'laptop'), rows => gold.yes(made(rows, 'Dell') > made(rows, 'Lenovo')))) // oxfmt-ignore
}

function join({ ask }: Builder, { itassets, today }: Facts): void {
  const { itDepartments, itDevices, itEmployees, itLicenseAssignments, itLicenses } = itassets
  const heldBy = (id: number) => itDevices.filter(one => one.employeeId === id)
  const equipped = person(itEmployees, one => one.leftOn === null && heldBy(one.id).length === 3 && heldBy(one.id).every(own => own.status === 'deployed'), 1) // oxfmt-ignore
  ask('join', `What equipment does ${nameOf(equipped)} have?`, gold.set(heldBy(equipped.id)))
  const usersOf = (license: License) => itLicenseAssignments.filter(one => one.licenseId === license.id).map(one => pick.find(itEmployees, one.employeeId)) // oxfmt-ignore
  const matlab = itLicenses.find(one => one.name === 'MATLAB')!
  ask('join', `Which of our people have a ${matlab.name} licence?`, gold.set(usersOf(matlab)))
  const ownerOf = (one: Device) => one.employeeId === null ? undefined : pick.find(itEmployees, one.employeeId) // oxfmt-ignore
  const worn = typed(itDevices, 'laptop').filter(one => one.warrantyUntil !== null && one.warrantyUntil < today)
  const wornIn = (id: number) => worn.filter(one => ownerOf(one)?.departmentId === id)
  const thrifty = pick.nth(itDepartments, one => wornIn(one.id).length > 1 && wornIn(one.id).every(own => own.status === 'deployed' && ownerOf(own)!.leftOn === null), 1) // oxfmt-ignore
  ask('join', `Which laptops in the ${thrifty.name} department are out of warranty?`, gold.set(wornIn(thrifty.id)))
  const legal = itDepartments.find(one => one.name === 'Legal')!
  const inLegal = itLicenses.filter(one => usersOf(one).some(own => own.departmentId === legal.id))
  ask('join', `What software licences are assigned to the people in ${legal.name}?`, gold.set(inLegal))
  ask('join', 'Are there devices still with people who have left the company? Show me which.', gold.set(itDevices.filter(one => (ownerOf(one)?.leftOn ?? null) !== null))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { itassets }: Facts): void {
  const { itDepartments, itDevices, itEmployees } = itassets
  const printer = pick.nth(itDevices, one => one.deviceType === 'printer' && one.status === 'deployed', 3)
  ask('lookup', `I need the serial number of printer ${printer.assetTag}.`, told(printer, printer.serialNumber, 'serialNumber')) // oxfmt-ignore
  const quality = itDepartments.find(one => one.name === 'Quality Assurance')!
  ask('lookup', `Who is the head of ${quality.name}?`, toldPerson(pick.find(itEmployees, quality.headId)))
}

function date({ ask }: Builder, { itassets, today, day }: Facts): void {
  const { itDevices, itEmployees, itLicenses } = itassets
  ask('date', 'Which licences are going to run out in the next 60 days?', pick.setWithin(itLicenses, one => one.expiresOn, today, day(60))) // oxfmt-ignore
  const before = String(Number(pick.year(today)) - 1)
  ask('date', 'How many laptops did we buy last year?', gold.count(typed(itDevices, 'laptop').filter(one => pick.year(one.purchase.date) === before).length)) // oxfmt-ignore
  const since = pick.shiftMonth(pick.month(today)!, -2)
  ask('date', `Who has joined us since the start of ${pick.monthName(since)}?`, gold.set(itEmployees.filter(one => one.startedOn >= `${since}-01`))) // oxfmt-ignore
}
