import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { more } from '../set-d/readings.ts'
import { apart, nameOf, person, sizes, values } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { talkDogstay } from './dogstay-talk.ts'
import { dog } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AI over the boarding of dogs. */
export function askDogstay(facts: Facts): Question[] {
  const builder = createQuestions('ai', 'dogstay')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkDogstay(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { dogstay }: Facts): void {
  const { suites, dogs, handlers } = dogstay
  ask('list', 'List all our handlers.', gold.set(handlers))
  ask('list', 'Which dog breeds do we look after?', values(dogs, one => one.breed, gold.spelled)) // oxfmt-ignore
  const garden = suites.filter(one => one.wing === 'GARDEN' && one.hasWebcam)
  ask('filter', 'Which suites in the garden wing have a webcam?', eachReading([garden, garden.filter(one => !one.outOfUse)], rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Show me the reactive dogs that are not neutered.', gold.set(dogs.filter(one => one.temperament === 'REACTIVE' && !one.neutered))) // oxfmt-ignore
  ask('threshold', 'Which dogs weigh more than 30 kg?', gold.set(dogs.filter(one => one.weightKg > 30)))
}

function number({ ask }: Builder, { dogstay }: Facts): void {
  const { suites, guardians, dogs, stays } = dogstay
  ask('count', 'How many dogs are on a special diet?', gold.count(dogs.filter(one => one.specialDiet !== null).length))
  ask('top', 'What is our most expensive suite per night?', gold.largest(suites, one => one.nightlyRate)) // oxfmt-ignore
  ask('top', 'Which guardian has the most loyalty points?', gold.largest(guardians, one => one.loyaltyPoints)) // oxfmt-ignore
  const labradors = dogs.filter(one => one.breed === 'Labrador')
  ask('aggregate', 'What is the average weight of our Labradors?', gold.plain(pick.mean(labradors, one => one.weightKg))) // oxfmt-ignore
  const over = stays.filter(one => one.status === 'CHECKED_OUT')
  ask('aggregate', 'What is the total price of all stays that are checked out?', gold.money(pick.sum(over, one => one.totalPrice))) // oxfmt-ignore
  ask('group', 'How many dogs do we have of each breed?', gold.map(sizes(dogs, one => one.breed, gold.spelled)))
  const of = (temperament: string): [gold.Spelled, number] => [apart(temperament), dogs.filter(one => one.temperament === temperament).length] // oxfmt-ignore
  ask('compare', 'Do we have more shy or more reactive dogs?', more(of('SHY'), of('REACTIVE')))
}

function join({ ask }: Builder, { dogstay }: Facts): void {
  const { guardians, dogs, stays } = dogstay
  const loved = dog(dogs, () => true, 23)
  const owner = pick.find(guardians, loved.guardianId)
  ask('join', `Who is the owner of ${loved.name}?`, called(owner, nameOf(owner)))
  ask('join', 'Which dogs have no stays at all?', gold.set(dogs.filter(one => stays.every(own => own.dogId !== one.id)))) // oxfmt-ignore
  ask('join', 'Which guardians have more than one dog?', gold.set(guardians.filter(one => dogs.filter(own => own.guardianId === one.id).length > 1))) // oxfmt-ignore
  const heavy = dog(dogs, () => true, 61)
  ask('lookup', `How much does ${heavy.name} weigh?`, gold.plain(heavy.weightKg, { field: 'weightKg' }))
  const reached = person(guardians, one => one.phone !== null, 12)
  ask('lookup', `What is the phone number of ${nameOf(reached)}?`, gold.text(reached.phone!, 'phone'))
}

function date({ ask }: Builder, { dogstay, day, today }: Facts): void {
  const { dogs, stays } = dogstay
  ask('date', 'Which dogs have a vaccination that runs out in the next 30 days?', pick.setWithin(dogs, one => one.vaccinatedUntil, day(0), day(30))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', `How many stays have an arrival date in ${pick.monthName(last)}?`, gold.count(stays.filter(one => pick.month(one.arrivalDate) === last).length)) // oxfmt-ignore
}
