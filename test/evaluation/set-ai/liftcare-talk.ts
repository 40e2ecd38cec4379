import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations at the desk of a firm that services elevators, changes, and what cannot be answered. */
export function talkLiftcare(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { liftcare }: Facts): void {
  const { liftBuildings, elevators, fieldTechnicians, serviceCalls } = liftcare
  const inside = (id: number) => elevators.filter(one => one.buildingId === id)
  const calls = (id: number) => serviceCalls.filter(one => inside(id).some(own => own.id === one.elevatorId))
  const building = pick.nth(
    liftBuildings,
    one =>
      inside(one.id).length > 1 && calls(one.id).length > 4 && calls(one.id).every(own => own.status !== 'Cancelled'),
    3,
  )
  const own = calls(building.id)
  talk(
    'followup',
    [`Which elevators are there in ${building.name}?`, gold.set(inside(building.id))],
    ['How many service calls have they had?', gold.count(own.length)],
    ['What did those cost in total?', gold.money(pick.sum(own, one => one.cost))],
  )
  const ready = fieldTechnicians.filter(one => one.onCall)
  const near = ready.filter(one => one.region === 'City')
  talk(
    'followup',
    ['Who is on call this week?', gold.set(ready)],
    ['Only the ones in the city region, please.', gold.set(near)],
    ['How many technicians is that?', gold.count(near.length)],
  )
}

function write({ ask, talk }: Builder, { liftcare }: Facts): void {
  const { elevators, fieldTechnicians, serviceCalls } = liftcare
  const broken = pick.nth(elevators, one => one.state === 'InService', 20)
  ask('write', `Report a service call for elevator ${broken.assetNumber}: door fault, urgency normal.`, gold.created('liftcare.serviceCalls', { elevatorId: broken.id, fault: 'DoorFault', urgency: 'Normal' })) // oxfmt-ignore
  const [first, second] = serviceCalls.filter(one => one.status === 'Open')
  const able = person(fieldTechnicians, one => one.grade === 'Senior', 1)
  ask('write', `Assign ${nameOf(able)} to service call ${first!.callNumber}.`, gold.updated('liftcare.serviceCalls', first!, { technicianId: able.id }, ['status'])) // oxfmt-ignore
  talk(
    'write',
    [`I want to cancel service call ${second!.callNumber}. Ask me before you do anything.`, gold.pending()],
    ['No, leave it as it is.', gold.nowrite()],
  )
}

function decline({ ask }: Builder, { liftcare }: Facts): void {
  const { liftBuildings, elevators, serviceCalls } = liftcare
  const stuck = pick.nth(serviceCalls, one => one.fault === 'Entrapment' && one.status === 'Closed', 4)
  ask('missing', `How many people were trapped on service call ${stuck.callNumber}?`, unknown())
  ask('unknown', 'Which technician was sent to service call SC-98765?', unknown())
  const granary = liftBuildings.filter(one => one.name.startsWith('Granary'))
  const theirs = elevators.filter(one => granary.some(own => own.id === one.buildingId))
  ask('ambiguous', 'When was the Granary elevator installed?', either(gold.set(theirs), gold.set(theirs, { shows: one => [one.installedOn] }), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { liftcare }: Facts): void {
  const { elevators, fieldTechnicians, serviceCalls } = liftcare
  ask('smalltalk', 'What sort of things can I ask you about?', gold.smalltalk())
  ask('browser', 'Take a screenshot of this page for me', refusesPages())
  const out = elevators.filter(one => one.state === 'OutOfService')
  ask('casual', 'hw many lifts r out of service atm', eachReading([out, elevators.filter(one => one.state !== 'InService')], rows => gold.count(rows.length))) // oxfmt-ignore
  const done = pick.nth(serviceCalls, one => one.status === 'Assigned', 2)
  const technician = pick.find(fieldTechnicians, done.technicianId!)
  ask('casual', `whos the tech on ${done.callNumber}`, called(technician, nameOf(technician)))
  ask('complete', 'Give me the complete list of elevators made by Kronberg.', gold.set(elevators.filter(one => one.manufacturer === 'Kronberg'))) // oxfmt-ignore
}
