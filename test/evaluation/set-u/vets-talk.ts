import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nameOf, person, refusesPages, topGroup } from '../set-s/choose.ts'
import { toldPerson } from './choose.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the veterinary practice, changes, and what cannot be answered. */
export function talkVets(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { vets }: Facts): void {
  const { owners, pets, appointments } = vets
  const there = owners.filter(one => one.address.city === 'Gloucester')
  talk(
    'followup',
    ['List the owners in Gloucester.', gold.set(there)],
    ['How many are they?', gold.count(there.length)],
    ['Sort them by last name.', gold.ordered(there, one => one.lastName.toLowerCase(), { up: true })],
  )
  const heaviest = pets.toSorted((one, other) => other.weightKg - one.weightKg)[0]!
  const owner = pick.find(owners, heaviest.ownerId)
  talk(
    'followup',
    ['What is the heaviest pet that we treat?', gold.largest(pets, one => one.weightKg)],
    ['Who is its owner?', toldPerson(owner)],
    ['And what is their e-mail address?', gold.text(owner.email, 'email')],
  )
  const at = (status: string) => appointments.filter(one => one.status === status)
  talk(
    'followup',
    ['How many appointments are booked?', gold.count(at('booked').length)],
    ['And how many were cancelled?', gold.count(at('cancelled').length)],
    ['Which reason do most of those have?', topGroup(at('cancelled'), one => one.reason)],
  )
}

function write({ ask, talk }: Builder, { vets }: Facts): void {
  const { owners, pets, veterinarians, appointments } = vets
  ask('write', 'Create an owner: first name Nadia, last name Forsberg, e-mail nadia.forsberg@furmail.example, phone +44 7700 900555.', gold.created('vets.owners', { firstName: 'Nadia', lastName: 'Forsberg', email: 'nadia.forsberg@furmail.example', phone: '+44 7700 900555' })) // oxfmt-ignore
  ask('write', `Book a check-up for pet ${pets[11]!.id} with ${nameOf(veterinarians[3]!)} on March 4, 2027 at 10:30.`, gold.created('vets.appointments', { petId: pets[11]!.id, veterinarianId: veterinarians[3]!.id, reason: 'check_up', startsAt: '2027-03-04' })) // oxfmt-ignore
  const off = pick.nth(appointments, one => one.status === 'booked', 2)
  ask('write', `Cancel appointment ${off.id}.`, gold.updated('vets.appointments', off, { status: 'cancelled' }))
  const leaving = person(owners, () => true, 60)
  talk(
    'write',
    [`Please delete the owner ${nameOf(leaving)}, but check with me first.`, pending()],
    ['No, do not do that.', nowrite()],
  )
}

function decline({ ask }: Builder, { vets }: Facts): void {
  const { owners } = vets
  ask('missing', 'What is the average age of our owners?', unknown())
  ask('missing', `When did we last call the owner ${owners[50]!.email}?`, unknown())
  ask('unknown', 'What is the e-mail address of Perpetua Glumm?', unknown())
}

function chat({ ask }: Builder, { vets }: Facts): void {
  const { pets, vaccinations, appointments } = vets
  const shared = pick.rank(pets, one => one.name).find(one => one.rows.length > 1)!
  ask('ambiguous', `What is the breed of ${shared.key}?`, either(gold.set(shared.rows), gold.set(pick.distinct(shared.rows.map(one => one.breed))), clarify())) // oxfmt-ignore
  ask('smalltalk', 'Good morning!', gold.smalltalk())
  ask('browser', 'Open bing.com and look up cat food', refusesPages())
  ask('casual', 'how many apointments r still booked?? thx', gold.count(appointments.filter(one => one.status === 'booked').length)) // oxfmt-ignore
  ask('casual', 'SHOW ME ALL RABBITS', gold.set(pets.filter(one => one.species === 'rabbit')))
  ask('multi', 'How many pets and how many vaccinations are on record?', gold.figures(gold.count(pets.length), gold.count(vaccinations.length))) // oxfmt-ignore
  ask('complete', 'List all appointments with the status no show.', gold.set(appointments.filter(one => one.status === 'no_show'))) // oxfmt-ignore
}
