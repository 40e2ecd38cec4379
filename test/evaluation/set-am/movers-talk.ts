import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { asksBack, nameOf, person, refusesPages } from '../set-s/choose.ts'
import { moved } from './readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the moving company, changes, and what cannot be answered. */
export function talkMovers(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { movers }: Facts): void {
  const { damageClaims, houseMoves, moveWorkers } = movers
  const drivers = moveWorkers.filter(one => one.role === 'driver')
  const near = drivers.filter(one => one.depot === 'Dublin')
  talk(
    'followup',
    ['Show me all our drivers.', gold.either(gold.set(drivers), gold.set(moveWorkers.filter(one => one.hasTruckLicence)))], // oxfmt-ignore
    ['Just the ones in Dublin', gold.either(gold.set(near), gold.set(moveWorkers.filter(one => one.hasTruckLicence && one.depot === 'Dublin')))], // oxfmt-ignore
    ['Who of them has been with us the longest?', gold.either(gold.smallest(near, one => one.startedOn), gold.smallest(moveWorkers.filter(one => one.hasTruckLicence && one.depot === 'Dublin'), one => one.startedOn))], // oxfmt-ignore
  )
  const most = gold.largest(damageClaims, one => one.amountClaimed)
  const claim = most.items[0] as (typeof damageClaims)[number]
  const move = pick.find(houseMoves, claim.moveId)
  talk(
    'followup',
    ['What is the highest damage claim we ever had?', gold.either(most, gold.money(claim.amountClaimed, { field: 'amountClaimed' }))], // oxfmt-ignore
    ['Which move was that?', told(move, move.moveNumber, 'moveNumber')],
  )
}

function write({ ask, talk }: Builder, { movers }: Facts): void {
  const { damageClaims, houseMoves, moveWorkers, movingTrucks } = movers
  const move = pick.nth(houseMoves, one => one.status === 'completed', 199)
  ask('write', `Create a damage claim for move ${move.moveNumber}: a broken mirror, 240 euros.`, gold.created('movers.damageClaims', { moveId: move.id, amountClaimed: 240 })) // oxfmt-ignore
  const truck = pick.nth(movingTrucks, one => one.status === 'available', 9)
  ask('write', `Set the status of truck ${truck.licensePlate} to in workshop.`, gold.updated('movers.movingTrucks', truck, { status: 'inWorkshop' })) // oxfmt-ignore
  const packer = person(moveWorkers, one => one.role === 'packer' && one.hourlyWage < 18, 2)
  ask('write', `Raise the hourly wage of ${nameOf(packer)} to 18.50`, gold.updated('movers.moveWorkers', packer, { hourlyWage: 18.5 })) // oxfmt-ignore
  const claim = pick.nth(damageClaims, one => one.status === 'rejected', 1)
  talk(
    'write',
    [`Can you remove claim ${claim.id}? Check with me before you do.`, gold.pending()],
    ['Yes, remove it.', gold.removed('movers.damageClaims', claim)],
  )
  ask('write', 'Book a move for me.', asksBack())
}

function decline({ ask }: Builder, { movers }: Facts): void {
  const { movingTrucks } = movers
  const truck = pick.nth(movingTrucks, one => one.status === 'available', 3)
  ask('missing', `How many kilometres has the truck ${truck.licensePlate} on the clock?`, unknown())
  ask('missing', 'Which customers left us a bad review?', unknown())
  ask('unknown', 'When is the move of Cornelius Fitchett?', gold.either(unknown(), gold.empty()))
}

function chat({ ask }: Builder, { movers }: Facts): void {
  const { houseMoves, moveCustomers } = movers
  ask('smalltalk', 'Good afternoon, how are you today?', gold.smalltalk())
  ask('browser', 'go to google maps and look up the route', refusesPages())
  ask('casual', 'how many moovs got canceled??', gold.count(houseMoves.filter(one => one.status === 'cancelled').length)) // oxfmt-ignore
  const booked = houseMoves.filter(one => one.status === 'booked')
  ask('multi', 'How many moves are booked, and how many cubic metres is that altogether?', gold.figures(gold.count(booked.length), gold.plain(pick.sum(booked, one => one.volume)))) // oxfmt-ignore
  ask('complete', 'I need all the customers who are companies.', gold.set(moveCustomers.filter(one => one.companyName !== null))) // oxfmt-ignore
  const upstairs = houseMoves.filter(one => one.from.floor === 4 && !one.from.hasLift)
  ask('complete', 'How many moves started on the fourth floor without a lift?', moved(upstairs, rows => gold.count(rows.length))) // oxfmt-ignore
}
