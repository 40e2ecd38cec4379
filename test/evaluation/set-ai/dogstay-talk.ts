import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { dog } from './readings.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations at the desk of a boarding house for dogs, changes, and what cannot be answered. */
export function talkDogstay(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
}

function converse({ talk }: Builder, { dogstay }: Facts): void {
  const { guardians, dogs, stays } = dogstay
  const of = (id: number) => dogs.filter(one => one.guardianId === id).toSorted((one, other) => other.weightKg - one.weightKg) // oxfmt-ignore
  const guardian = person(guardians, one => of(one.id).length > 1 && of(one.id)[0]!.weightKg > of(one.id)[1]!.weightKg, 4) // oxfmt-ignore
  const [heaviest] = of(guardian.id)
  talk(
    'followup',
    [`Show me the dogs of ${nameOf(guardian)}.`, gold.set(of(guardian.id))],
    ['Which one of them weighs the most?', gold.record(heaviest!)],
    ['When was it born?', told(heaviest!, pick.dayAs(heaviest!.bornOn), 'bornOn')],
  )
  const booked = stays.filter(one => one.status === 'BOOKED')
  const paid = booked.filter(one => one.paid)
  talk(
    'followup',
    ['How many stays are booked at the moment?', gold.count(booked.length)],
    ['How many of those are already paid?', gold.count(paid.length)],
    ['What is the total price of the paid ones?', gold.money(pick.sum(paid, one => one.totalPrice))],
  )
}

function write({ ask, talk }: Builder, { dogstay }: Facts): void {
  const { dogs, stays } = dogstay
  ask('write', 'Please register a new guardian: Petra Sandwell, petra.sandwell@mailhaus.example, phone +44 7700 900321.', gold.created('dogstay.guardians', { firstName: 'Petra', lastName: 'Sandwell', email: 'petra.sandwell@mailhaus.example', phone: '+44 7700 900321' })) // oxfmt-ignore
  const eater = dog(dogs, one => one.specialDiet === 'grain free', 2)
  ask('write', `Change the special diet of ${eater.name} to low fat.`, gold.updated('dogstay.dogs', eater, { specialDiet: 'low fat' })) // oxfmt-ignore
  const off = stays.findLast(one => one.status === 'BOOKED')!
  talk(
    'write',
    [`Cancel the stay ${off.bookingCode}, but ask me before you do it.`, gold.pending()],
    ['Yes, cancel it.', gold.updated('dogstay.stays', off, { status: 'CANCELLED' })],
  )
}

function decline({ ask }: Builder, { dogstay }: Facts): void {
  const { guardians, dogs, stays } = dogstay
  ask('missing', `What is the microchip number of ${dog(dogs, () => true, 9).name}?`, unknown())
  ask('unknown', 'What breed is the dog Schnitzelbert?', unknown())
  const twins = pick.nth(pick.rank(dogs, one => one.name), group => group.rows.length > 1 && new Set(group.rows.map(one => one.breed)).size > 1) // oxfmt-ignore
  ask('ambiguous', `What breed is ${twins.key}?`, either(gold.set(twins.rows), gold.set(twins.rows, { shows: one => [one.breed] }), gold.set(pick.distinct(twins.rows.map(one => one.breed))), clarify())) // oxfmt-ignore
  ask('browser', 'Open our Facebook page in the browser', refusesPages())
  ask('casual', 'hey how many dogs r checked in rn??', gold.count(stays.filter(one => one.status === 'CHECKED_IN').length)) // oxfmt-ignore
  ask('multi', 'How many dogs and how many guardians do we have?', gold.figures(gold.count(dogs.length), gold.count(guardians.length))) // oxfmt-ignore
}
