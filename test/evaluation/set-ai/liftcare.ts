import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { more } from '../set-d/readings.ts'
import { apart, champion, nameOf, person, sizes, values } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { talkLiftcare } from './liftcare-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AI over the service of elevators. */
export function askLiftcare(facts: Facts): Question[] {
  const builder = createQuestions('ai', 'liftcare')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkLiftcare(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { liftcare }: Facts): void {
  const { elevators, fieldTechnicians } = liftcare
  ask('list', 'Which manufacturers are our elevators from?', values(elevators, one => one.manufacturer, gold.spelled)) // oxfmt-ignore
  ask('filter', 'Which elevators are out of service?', gold.set(elevators.filter(one => one.state === 'OutOfService')))
  ask('filter', 'Show me the senior technicians in the south region.', gold.set(fieldTechnicians.filter(one => one.grade === 'Senior' && one.region === 'South'))) // oxfmt-ignore
  ask('threshold', 'Elevators that can carry at least 1,600 kg', gold.set(elevators.filter(one => one.capacityKg >= 1600))) // oxfmt-ignore
}

function number({ ask }: Builder, { liftcare }: Facts): void {
  const { elevators, fieldTechnicians, serviceCalls, careAgreements } = liftcare
  const open = serviceCalls.filter(one => one.status === 'Open')
  const unfinished = serviceCalls.filter(one => one.status === 'Open' || one.status === 'Assigned')
  ask('count', 'How many service calls are still open?', eachReading([open, unfinished], rows => gold.count(rows.length))) // oxfmt-ignore
  ask('count', 'How many of our technicians are on call?', gold.count(fieldTechnicians.filter(one => one.onCall).length)) // oxfmt-ignore
  const running = careAgreements.filter(one => one.state === 'Running')
  ask('top', 'Which running agreement has the highest annual fee?', gold.largest(running, one => one.annualFee)) // oxfmt-ignore
  const doors = serviceCalls.filter(one => one.status === 'Closed' && one.fault === 'DoorFault')
  ask('aggregate', 'What is the average cost of a closed service call for a door fault?', gold.money(pick.mean(doors, one => one.cost))) // oxfmt-ignore
  ask('group', 'How many service calls have we had for each fault?', gold.map(sizes(serviceCalls, one => one.fault)))
  const of = (type: string): [gold.Spelled, number] => [apart(type), elevators.filter(one => one.type === type).length]
  ask('compare', 'Do we service more freight elevators or more platform elevators?', more(of('Freight'), of('Platform'))) // oxfmt-ignore
}

function join({ ask }: Builder, { liftcare }: Facts): void {
  const { liftBuildings, elevators, fieldTechnicians, serviceCalls, careAgreements } = liftcare
  const elevator = pick.nth(elevators, () => true, 57)
  const building = pick.find(liftBuildings, elevator.buildingId)
  ask('join', `In which building is elevator ${elevator.assetNumber}?`, called(building, building.name))
  const closed = serviceCalls.filter(one => one.status === 'Closed')
  ask('join', 'Which technician has closed the most service calls?', champion(fieldTechnicians, one => closed.filter(own => own.technicianId === one.id).length, nameOf)) // oxfmt-ignore
  const running = careAgreements.filter(one => one.state === 'Running')
  const without = (rows: typeof careAgreements) => liftBuildings.filter(one => rows.every(own => own.buildingId !== one.id)) // oxfmt-ignore
  ask('join', 'Which buildings do not have a maintenance agreement?', eachReading([careAgreements, running], rows => gold.set(without(rows)))) // oxfmt-ignore
  const technician = person(fieldTechnicians, () => true, 14)
  ask('lookup', `What is the mobile number of ${nameOf(technician)}?`, gold.text(technician.mobile, 'mobile'))
  const agreement = pick.nth(careAgreements, one => one.state === 'Running', 9)
  ask('lookup', `When does agreement ${agreement.reference} end?`, told(agreement, pick.dayAs(agreement.endsOn), 'endsOn')) // oxfmt-ignore
}

function date({ ask }: Builder, { liftcare, day, today }: Facts): void {
  const { elevators, serviceCalls } = liftcare
  ask('date', 'Which elevators are due for their next inspection in the next 14 days?', pick.setWithin(elevators, one => one.nextInspectionDue, day(0), day(14))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  const urgent = serviceCalls.filter(one => one.urgency === 'Emergency')
  ask('date', 'How many emergency service calls were reported last month?', gold.count(urgent.filter(one => pick.month(one.reportedAt) === last).length)) // oxfmt-ignore
}
