import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { champion, cut, measures, nameOf, nth, person, quarterName, sizes, values } from '../set-s/choose.ts'
import { gbp, told, whose } from './choose.ts'
import { talkVets } from './vets-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set U over the veterinary practice. */
export function askVets(facts: Facts): Question[] {
  const builder = createQuestions('u', 'vets')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkVets(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { vets }: Facts): void {
  const { owners, pets, veterinarians, appointments } = vets
  ask('list', 'List all our veterinarians.', gold.set(veterinarians))
  ask('list', 'Show me every parrot we have', gold.set(pets.filter(one => one.species === 'parrot')))
  const dogs = pets.filter(one => one.species === 'dog')
  ask('list', 'Which dog breeds do we see?', values(dogs, one => one.breed, gold.spelled)) // oxfmt-ignore
  ask('filter', 'Which of our owners live in Bath?', gold.set(owners.filter(one => one.address.city === 'Bath')))
  ask('filter', 'Show the dogs that are not neutered.', gold.set(dogs.filter(one => !one.isNeutered)))
  ask('filter', 'Which dental appointments were cancelled?', gold.set(appointments.filter(one => one.reason === 'dental' && one.status === 'cancelled'))) // oxfmt-ignore
}

function number({ ask }: Builder, { vets }: Facts): void {
  const { pets, veterinarians, appointments, invoices, owners } = vets
  ask('count', 'How many pets do we have?', gold.count(pets.length))
  ask('count', 'How many insured cats are there?', gold.count(pets.filter(one => one.species === 'cat' && one.isInsured).length)) // oxfmt-ignore
  ask('top', 'Which pet is the heaviest?', gold.largest(pets, one => one.weightKg)) // oxfmt-ignore
  ask('top', 'Top 5 invoices by total', gold.ordered(invoices, one => one.total, { count: 5 })) // oxfmt-ignore
  const booked = (id: number) => appointments.filter(one => one.veterinarianId === id).length
  ask(
    'top',
    'Which veterinarian has the most appointments?',
    champion(veterinarians, one => booked(one.id), nameOf),
  )
  const overdue = invoices.filter(one => one.status === 'overdue')
  ask('aggregate', 'What is the total of all overdue invoices?', gold.money(pick.sum(overdue, one => one.total)))
  const cats = pets.filter(one => one.species === 'cat')
  ask('aggregate', 'What is the average weight of the cats?', gold.plain(pick.mean(cats, one => one.weightKg)))
  ask('aggregate', 'What percentage of our pets is insured?', gold.percent(pick.ratio(pets.filter(one => one.isInsured).length, pets.length))) // oxfmt-ignore
  ask('group', 'How many pets do we have of each species?', gold.map(sizes(pets, one => one.species)))
  ask('group', 'Total of the invoices per status', gold.map(measures(invoices, one => one.status, own => pick.sum(own, one => one.total)), 'money')) // oxfmt-ignore
  ask('group', 'Break down the owners by city.', gold.map(sizes(owners, one => one.address.city, gold.spelled)))
  const of = (species: string) => pets.filter(one => one.species === species).length
  ask('compare', 'Do we have more dogs or more cats?', more([gold.spelled('dog', 'dogs'), of('dog')], [gold.spelled('cat', 'cats'), of('cat')])) // oxfmt-ignore
  const [one, other] = [veterinarians[2]!, veterinarians[7]!]
  ask('compare', `Who has the higher consultation fee, ${nameOf(one)} or ${nameOf(other)}?`, gold.either(gold.record(other), gold.text(nameOf(other)))) // oxfmt-ignore
}

function join({ ask }: Builder, { vets }: Facts): void {
  const { owners, pets, veterinarians, appointments, invoices, vaccinations } = vets
  type Pet = (typeof pets)[number]
  const ownerOf = (one: Pet) => pick.find(owners, one.ownerId)
  const dogs = pets.filter(one => one.species === 'dog')
  ask(
    'join',
    'Who owns the heaviest dog?',
    whose<Pet>(
      gold.largest(dogs, one => one.weightKg),
      ownerOf,
      one => nameOf(ownerOf(one)),
    ),
  )
  const keeper = person(owners, one => pets.filter(own => own.ownerId === one.id).length > 2)
  ask('join', `Which pets belong to ${nameOf(keeper)}?`, gold.set(pets.filter(one => one.ownerId === keeper.id)))
  const large = invoices.filter(one => one.status === 'overdue' && one.total > 2000)
  ask('join', `Which owners have an overdue invoice over ${gbp(2000)}?`, gold.set(pick.distinct(large.map(one => pick.find(owners, one.ownerId))))) // oxfmt-ignore
  const vet = veterinarians[4]!
  const done = appointments.filter(one => one.veterinarianId === vet.id && one.status === 'completed')
  ask('join', `How many appointments has ${nameOf(vet)} completed?`, gold.count(done.length))
  const caller = person(owners, one => one.phone !== null, 20)
  ask('lookup', `What is the phone number of ${nameOf(caller)}?`, gold.text(caller.phone!, 'phone'))
  ask('lookup', `Show me invoice ${invoices[44]!.number}.`, gold.record(invoices[44]!))
  ask('lookup', `What breed is pet ${pets[33]!.id}?`, told(pets[33]!, pets[33]!.breed, 'breed'))
  const pet = pick.nth(pets, one => vaccinations.filter(own => own.petId === one.id).length > 1)
  ask('join', `Which vaccinations did pet ${pet.id} get?`, gold.either(gold.set(vaccinations.filter(one => one.petId === pet.id)), values(vaccinations.filter(one => one.petId === pet.id), one => one.vaccine, gold.spelled))) // oxfmt-ignore
}

function date({ ask }: Builder, { vets, day }: Facts): void {
  const { owners, pets, veterinarians, appointments, invoices, vaccinations } = vets
  const past = appointments.filter(one => one.startsAt < day(0))
  const month = nth(past, one => pick.month(one.startsAt)!, 1)
  ask('date', `How many appointments were there in ${pick.monthName(month)}?`, gold.count(appointments.filter(one => pick.month(one.startsAt) === month).length)) // oxfmt-ignore
  const quarter = nth(
    invoices.filter(one => one.status === 'overdue'),
    one => pick.quarter(one.issuedOn)!,
  )
  ask('date', `Which overdue invoices were issued in ${quarterName(quarter)}?`, gold.set(invoices.filter(one => one.status === 'overdue' && pick.quarter(one.issuedOn) === quarter))) // oxfmt-ignore
  ask('date', `Which vaccinations are due before ${pick.dayName(day(45))}?`, gold.set(vaccinations.filter(one => one.nextDueOn < day(45)))) // oxfmt-ignore
  ask('date', 'Which owner was registered first?', gold.smallest(owners, one => one.registeredOn)) // oxfmt-ignore
  const weight = cut(pets, one => one.weightKg, 0.9)
  ask('threshold', `Which pets weigh more than ${weight} kg?`, gold.set(pets.filter(one => one.weightKg > weight)))
  ask('threshold', `Veterinarians with a consultation fee of at least ${gbp(56)}`, gold.set(veterinarians.filter(one => one.consultationFee >= 56))) // oxfmt-ignore
}
