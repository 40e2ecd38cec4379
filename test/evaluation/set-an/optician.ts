import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, person, quarterName, sizes, values } from '../set-s/choose.ts'
import { talkOptician } from './optician-talk.ts'
import { peopleOr, placed } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AN over the opticians. */
export function askOptician(facts: Facts): Question[] {
  const builder = createQuestions('an', 'optician')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkOptician(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { optician }: Facts): void {
  const { eyePatients, eyewearFrames, glassesOrders, opticianStaff } = optician
  ask(
    'list',
    'Which frame brands do we carry?',
    values(eyewearFrames, one => one.brand, gold.spelled),
  )
  ask('list', 'Show me all orders that are ready for collection.', gold.set(glassesOrders.filter(one => one.status === 'readyForCollection'))) // oxfmt-ignore
  ask('filter', 'Which patients of the Riverside branch wear contact lenses?', gold.set(eyePatients.filter(one => one.branch === 'Riverside' && one.wearsContactLenses))) // oxfmt-ignore
  ask('filter', 'Which frames are out of stock?', gold.set(eyewearFrames.filter(one => one.inStock === 0)))
  const waiting = glassesOrders.filter(one => one.lensType === 'varifocal' && one.status !== 'collected')
  ask(
    'filter',
    'List the varifocal orders that have not been collected yet.',
    placed(waiting, rows => gold.set(rows)),
  )
  ask('filter', 'Round or oval frames made of titanium', gold.set(eyewearFrames.filter(one => ['round', 'oval'].includes(one.shape) && one.material === 'titanium'))) // oxfmt-ignore
  ask('threshold', 'Which of our frames cost £165 or more?', gold.set(eyewearFrames.filter(one => one.price >= 165)))
  ask('threshold', 'Which staff members work less than 24 hours a week?', gold.set(opticianStaff.filter(one => one.weeklyHours < 24))) // oxfmt-ignore
}

function number({ ask }: Builder, { optician }: Facts): void {
  const { eyeAppointments, eyePatients, eyewearFrames, glassesOrders } = optician
  ask('count', 'How many appointments ended up as a no-show?', gold.count(eyeAppointments.filter(one => one.status === 'noShow').length)) // oxfmt-ignore
  ask('count', 'How many patients belong to the Old Mill branch?', gold.count(eyePatients.filter(one => one.branch === 'Old Mill').length)) // oxfmt-ignore
  ask(
    'top',
    'What are our 5 most expensive frames?',
    gold.ordered(eyewearFrames, one => one.price, { count: 5 }),
  )
  ask(
    'top',
    'Which of our patients is the oldest?',
    gold.smallest(eyePatients, one => one.dateOfBirth),
  )
  ask('aggregate', 'What is the average total of the varifocal orders?', placed(glassesOrders.filter(one => one.lensType === 'varifocal'), rows => gold.money(pick.mean(rows, one => one.total)))) // oxfmt-ignore
  ask('aggregate', 'What percentage of all appointments was cancelled?', gold.percent(pick.ratio(eyeAppointments.filter(one => one.status === 'cancelled').length, eyeAppointments.length))) // oxfmt-ignore
  const open = glassesOrders.filter(one => ['ordered', 'inLab', 'readyForCollection'].includes(one.status))
  ask('aggregate', 'How much have patients paid in deposits for the orders that are at the lab?', gold.money(pick.sum(open.filter(one => one.status === 'inLab'), one => one.deposit))) // oxfmt-ignore
  ask('group', 'Number of appointments by type', gold.map(sizes(eyeAppointments, one => one.type)))
  ask('group', 'What is the average frame price for each material?', gold.map(measures(eyewearFrames, one => one.material, own => pick.mean(own, one => one.price)), 'money')) // oxfmt-ignore
  const lenses = (kind: string) => glassesOrders.filter(one => one.lensType === kind).length
  ask('compare', 'Do we get more orders for bifocal or for reading glasses?', gold.text(lenses('bifocal') > lenses('reading') ? 'bifocal' : gold.spelled('reading', 'reading glasses'))) // oxfmt-ignore
  const paid = (material: string) => pick.mean(eyewearFrames.filter(one => one.material === material), one => one.price) // oxfmt-ignore
  ask('compare', 'Are metal frames more expensive on average than acetate frames?', gold.yes(paid('metal') > paid('acetate'))) // oxfmt-ignore
}

function join({ ask }: Builder, { optician }: Facts): void {
  const { eyeAppointments, eyePatients, eyewearFrames, glassesOrders, opticianStaff } = optician
  const ordersOf = (id: number) => glassesOrders.filter(one => one.patientId === id)
  const buyer = person(eyePatients, one => ordersOf(one.id).length === 1 && ordersOf(one.id)[0]!.status === 'collected', 6) // oxfmt-ignore
  const frame = pick.find(eyewearFrames, ordersOf(buyer.id)[0]!.frameId)
  ask('join', `Which frame did ${nameOf(buyer)} order?`, gold.either(gold.record(frame), gold.text(gold.spelled(`${frame.brand} ${frame.model}`, frame.model)), gold.all(gold.record(ordersOf(buyer.id)[0]!), gold.mentions([frame.model])))) // oxfmt-ignore
  const urgent = eyeAppointments.filter(one => one.type === 'emergency' && one.status === 'booked')
  const waiting = pick.distinct(urgent.map(one => pick.find(eyePatients, one.patientId)))
  ask('join', 'Which patients have an emergency appointment booked?', peopleOr(waiting, urgent))
  const booked = (id: number) => eyeAppointments.filter(one => one.optometristId === id && one.status === 'booked')
  ask('join', 'Which optometrist has the most appointments booked?', champion(opticianStaff, one => booked(one.id).length, nameOf)) // oxfmt-ignore
  const branded = glassesOrders.filter(one => pick.find(eyewearFrames, one.frameId).brand === 'Tessaro')
  ask(
    'join',
    'How many orders have we had for Tessaro frames?',
    placed(branded, rows => gold.count(rows.length)),
  )
  const order = pick.nth(glassesOrders, one => one.prescription.right.sphere < 0 && one.status === 'collected', 30)
  const { sphere } = order.prescription.right
  ask('lookup', `What is the sphere for the right eye in order ${order.orderNumber}?`, gold.either(gold.plain(sphere, { field: 'sphere' }), told(order, gold.spelled(sphere, sphere.toFixed(2)), 'sphere'))) // oxfmt-ignore
  const due = person(eyePatients, one => one.nextRecallDate !== null && eyeAppointments.every(own => own.patientId !== one.id || own.status !== 'booked'), 14) // oxfmt-ignore
  ask('lookup', `When is ${nameOf(due)} due for the next eye test?`, told(due, pick.dayAs(due.nextRecallDate!), 'nextRecallDate')) // oxfmt-ignore
}

function date({ ask }: Builder, { optician, today }: Facts): void {
  const { eyeAppointments, eyePatients, glassesOrders } = optician
  const next = pick.shiftMonth(pick.month(today)!, 1)
  ask('date', `Which patients have their next recall in ${pick.monthName(next)}?`, gold.set(eyePatients.filter(one => one.nextRecallDate && pick.month(one.nextRecallDate) === next))) // oxfmt-ignore
  ask('date', 'How many eye tests are booked for next month?', gold.count(eyeAppointments.filter(one => one.type === 'eyeTest' && one.status === 'booked' && pick.month(one.startsAt) === next).length)) // oxfmt-ignore
  const quarter = pick.rank(glassesOrders, one => pick.quarter(one.orderedOn))[1]!
  ask('date', `What was the total value of the orders placed in ${quarterName(quarter.key)}?`, placed(quarter.rows, rows => gold.money(pick.sum(rows, one => one.total)))) // oxfmt-ignore
  const ready = glassesOrders.filter(one => one.status === 'readyForCollection')
  ask('date', 'Which pair of glasses has been ready for collection the longest?', gold.either(gold.smallest(ready, one => one.expectedOn), gold.smallest(ready, one => one.orderedOn))) // oxfmt-ignore
}
