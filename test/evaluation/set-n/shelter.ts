import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { family, helper, nameOf, pet } from './read-shelter.ts'
import { figureShelter, relateShelter } from './shelter-figures.ts'
import { talkShelter } from './shelter-talk.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set N over the animal shelter: written before the engine had seen a service like it, by hands that had not read the engine. */
export function askShelter(facts: Facts): Question[] {
  const builder = createQuestions('n', 'shelter')
  list(builder, facts)
  combine(builder, facts)
  bound(builder, facts)
  rank(builder, facts)
  time(builder, facts)
  look(builder, facts)
  confirm(builder, facts)
  relateShelter(builder, facts)
  figureShelter(builder, facts)
  talkShelter(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { shelter }: Facts): void {
  const { kennels, animals, volunteers, shifts, donations, campaigns } = shelter
  const of = (species: string) => animals.filter(one => one.species === species)
  ask('conditions', 'available dogs', gold.set(of('dog').filter(one => one.status === 'available')))
  ask('conditions', 'which cats are currently reserved?', gold.set(of('cat').filter(one => one.status === 'reserved')))
  ask('conditions', 'animals in quarantine', gold.set(animals.filter(one => one.status === 'quarantine')))
  ask('conditions', 'show me all the rabbits', gold.set(of('rabbit')))
  ask(
    'conditions',
    'Please list all animals that were confiscated.',
    gold.set(animals.filter(one => one.intakeReason === 'confiscated')),
  )
  ask('conditions', 'black dogs', gold.set(of('dog').filter(one => one.color === 'black')))
  ask('conditions', 'who of the volunteers is not active any more', gold.set(volunteers.filter(one => !one.isActive)))
  ask(
    'conditions',
    'heated kennels in the Cattery',
    gold.set(kennels.filter(one => one.building === 'Cattery' && one.isHeated)),
  )
  ask('conditions', 'isolation kennels', gold.set(kennels.filter(one => one.isIsolation)))
  ask(
    'conditions',
    'female cats that arent neutered yet',
    gold.set(of('cat').filter(one => one.sex === 'female' && !one.isNeutered)),
  )
  ask('conditions', 'cash donations', gold.set(donations.filter(one => one.method === 'cash')))
  ask('conditions', 'what campaigns are running?', gold.set(campaigns.filter(one => one.status === 'running')))
  ask('conditions', 'shifts where somebody didnt show up', gold.set(shifts.filter(one => one.status === 'no_show')))
  ask('conditions', 'volunteers who can drive', gold.set(volunteers.filter(one => one.skills.includes('driving'))))
}

function combine({ ask }: Builder, { shelter }: Facts): void {
  const { animals, adopters, applications, volunteers, donations } = shelter
  const isPet = (species: string, status: string) => animals.filter(one => one.species === species && one.status === status) // oxfmt-ignore
  ask(
    'logic',
    'dogs or cats under treatment',
    gold.set(animals.filter(one => ['dog', 'cat'].includes(one.species) && one.status === 'under_treatment')),
  )
  ask(
    'logic',
    'available animals except dogs',
    gold.set(animals.filter(one => one.status === 'available' && one.species !== 'dog')),
  )
  ask(
    'logic',
    'adopters who live in an apartment and have at least two other pets',
    gold.set(adopters.filter(one => one.housingType === 'apartment' && one.otherPets >= 2)),
  )
  ask(
    'logic',
    'applications that were either rejected or withdrawn',
    gold.set(applications.filter(one => ['rejected', 'withdrawn'].includes(one.status))),
  )
  ask(
    'logic',
    'available cats that are neutered and good with children',
    gold.set(isPet('cat', 'available').filter(one => one.isNeutered && one.goodWithChildren === true)),
  )
  ask('missing-values', 'animals without a microchip', gold.set(animals.filter(one => one.microchipNumber === null)))
  ask('missing-values', 'dogs w/o breed', gold.set(animals.filter(one => one.species === 'dog' && one.breed === null)))
  ask('missing-values', 'anonymous donations', gold.set(donations.filter(one => one.donorName === null)))
  ask(
    'missing-values',
    'Which volunteers have no emergency contact?',
    gold.set(volunteers.filter(one => one.emergencyContact === null)),
  )
  ask(
    'missing-values',
    'applications that do not have a reviewer yet',
    gold.set(applications.filter(one => one.reviewerId === null)),
  )
}

function bound({ ask }: Builder, { shelter }: Facts): void {
  const { kennels, animals, medicalRecords, shifts, donations } = shelter
  ask(
    'range',
    'dogs heavier than 30 kilos',
    gold.set(animals.filter(one => one.species === 'dog' && one.weightKg > 30)),
  )
  ask('range', 'donations over 100 euros', gold.set(donations.filter(one => one.amount > 100)))
  ask('range', 'kennels with room for 3 or more', gold.set(kennels.filter(one => one.capacity >= 3)))
  ask(
    'range',
    'animals with an adoption fee between 100 and 200',
    pick.setWithin(animals, one => one.adoptionFee, 100, 200),
  )
  ask('range', 'medical records that cost under 15 euro', gold.set(medicalRecords.filter(one => one.cost < 15)))
  ask('range', 'which shifts are 4 hours or longer?', gold.set(shifts.filter(one => one.hours >= 4)))
}

function rank({ ask }: Builder, { shelter }: Facts): void {
  const { animals, applications, medicalRecords, volunteers, donations, campaigns } = shelter
  const dogs = animals.filter(one => one.species === 'dog')
  ask(
    'ranking',
    'heaviest dog',
    either(
      gold.largest(dogs, one => one.weightKg),
      gold.largest(
        dogs.filter(one => one.status !== 'adopted'),
        one => one.weightKg,
      ),
    ),
  )
  const active = volunteers.filter(one => one.isActive)
  ask(
    'ranking',
    'which volunteer has been with us the longest?',
    either(
      gold.smallest(volunteers, one => one.joinedOn),
      gold.smallest(active, one => one.joinedOn),
    ),
  )
  ask(
    'ranking',
    '5 largest donations',
    gold.ordered(donations, one => one.amount, { count: 5 }),
  )
  const cats = animals.filter(one => one.species === 'cat')
  ask(
    'ranking',
    'whos our oldest cat?',
    either(
      gold.smallest(cats, one => one.dateOfBirth),
      gold.smallest(
        cats.filter(one => one.status !== 'adopted'),
        one => one.dateOfBirth,
      ),
    ),
  )
  ask(
    'ranking',
    'three most expensive surgeries',
    gold.ordered(
      medicalRecords.filter(one => one.type === 'surgery'),
      one => one.cost,
      { count: 3 },
    ),
  )
  ask(
    'ranking',
    'newest adoption application',
    gold.largest(applications, one => one.submittedAt),
  )
  ask(
    'ranking',
    'What is the campaign with the highest goal?',
    gold.largest(campaigns, one => one.goalAmount),
  )
}

function time({ ask }: Builder, { shelter, today, day }: Facts): void {
  const { animals, adopters, applications, medicalRecords, shifts, donations } = shelter
  const [month, earlier] = [-2, -3].map(months => pick.shiftMonth(pick.month(today)!, months))
  ask(
    'dates',
    `animals that came in in ${pick.monthName(month!)}`,
    gold.set(animals.filter(one => pick.month(one.intakeDate) === month)),
  )
  ask(
    'dates',
    `surgeries performed in ${pick.monthName(earlier!)}`,
    gold.set(medicalRecords.filter(one => one.type === 'surgery' && pick.month(one.performedOn) === earlier)),
  )
  const given = donations[170]!.receivedOn
  ask(
    'dates',
    `donations received on ${pick.dayName(given)}`,
    gold.set(donations.filter(one => one.receivedOn === given)),
  )
  const year = String(Number(pick.year(today)) - 1)
  ask(
    'dates',
    `How many adopters registered in ${year}?`,
    gold.count(adopters.filter(one => pick.year(one.createdAt) === year).length),
  )
  const since = day(-30)
  ask(
    'dates',
    `applications submitted since ${pick.dayShort(since)}`,
    either(
      gold.set(applications.filter(one => one.submittedAt >= since)),
      gold.set(applications.filter(one => one.submittedAt >= day(-29))),
    ),
  )
  ask('relative-dates', 'shifts tomorrow', gold.set(shifts.filter(one => one.date === day(1))))
  const due = (from: number, to: number) =>
    gold.set(medicalRecords.filter(one => one.type === 'vaccination' && one.nextDueOn !== null && one.nextDueOn >= day(from) && one.nextDueOn <= day(to))) // oxfmt-ignore
  ask(
    'relative-dates',
    'vaccinations due in the next 30 days',
    either(due(0, 30), due(1, 30), due(0, 29), due(1, 29), due(0, 31)),
  )
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask(
    'relative-dates',
    'how many animals came in last month?',
    gold.count(animals.filter(one => pick.month(one.intakeDate) === last).length),
  )
  ask(
    'relative-dates',
    'donations in the last 14 days',
    either(...[-15, -14, -13].map(from => gold.set(donations.filter(one => one.receivedOn >= day(from))))),
  )
  const late = (end: string) => medicalRecords.filter(one => one.type === 'deworming' && one.nextDueOn !== null && one.nextDueOn < end) // oxfmt-ignore
  ask('relative-dates', 'dewormings that are overdue', either(gold.set(late(today)), gold.set(late(day(1)))))
  const ahead = (from: number) => applications.filter(one => one.homeVisitOn !== null && one.homeVisitOn >= day(from))
  ask('relative-dates', 'upcoming home visits', either(gold.set(ahead(0)), gold.set(ahead(1))))
  const stays = (from: number) => gold.set(animals.filter(one => one.status === 'available' && one.intakeDate < day(from))) // oxfmt-ignore
  ask(
    'relative-dates',
    'available animals that have been here for more than 6 months',
    either(...[-185, -184, -183, -182, -181, -180].map(stays)),
  )
}

function look({ ask }: Builder, { shelter }: Facts): void {
  const { kennels, staff, applications, volunteers } = shelter
  const heavy = pet(shelter, one => one.species === 'dog', 6)
  ask('lookup', `how much does ${heavy.name} weigh?`, gold.plain(heavy.weightKg, { field: 'weightKg' }))
  const housed = pet(shelter, one => one.kennelId !== null, 14)
  const home = pick.find(kennels, housed.kennelId!)
  ask('lookup', `which kennel is ${housed.name} in?`, either(gold.text(home.code, 'code'), gold.record(home)))
  const mail = helper(volunteers, () => true, 9)
  ask('lookup', `email of ${mail.name}`, gold.text(mail.email, 'email'))
  const called = family(shelter, one => one.phone !== null, 27)
  ask('lookup', `phone number of ${pick.misspell(nameOf(called))}`, gold.text(called.phone!, 'phone'))
  const arrived = pet(shelter, one => one.status === 'available', 8)
  ask('lookup', `when did ${arrived.name} arrive?`, gold.text(pick.dayAs(arrived.intakeDate), 'intakeDate'))
  ask('lookup', `status of application ${applications[96]!.id}`, gold.text(applications[96]!.status, 'status'))
  const read = pick.nth(applications, one => one.reviewerId !== null, 50)
  const reviewer = pick.find(staff, read.reviewerId!)
  ask('lookup', `who is reviewing application ${read.id}?`, either(gold.text(reviewer.name), gold.record(reviewer)))
  const bred = pet(shelter, one => one.breed !== null, 30)
  ask('lookup', `What breed is ${bred.name}?`, gold.text(bred.breed!, 'breed'))
  const paid = pet(shelter, one => one.species === 'cat', 9)
  ask('lookup', `adoption fee for ${paid.name} pls`, gold.money(paid.adoptionFee, { field: 'adoptionFee' }))
  const chipped = pet(shelter, one => one.microchipNumber !== null, 22)
  ask('lookup', `chip number of ${chipped.name}`, gold.text(chipped.microchipNumber!, 'microchipNumber'))
}

function confirm({ ask }: Builder, { shelter }: Facts): void {
  const { kennels, animals, staff } = shelter
  ask('yes-no', `is ${pet(shelter, one => one.status === 'available', 11).name} still available?`, gold.yes(true))
  ask('yes-no', `Is ${pet(shelter, one => one.goodWithChildren === false, 5).name} good with children?`, gold.yes(false)) // oxfmt-ignore
  ask('yes-no', 'do we have any guinea pigs at all?', gold.yes(animals.some(one => one.species === 'guinea_pig')))
  const banned = family(shelter, one => one.blacklistedAt !== null, 1)
  ask('yes-no', `has ${nameOf(banned)} been blacklisted?`, gold.yes(true))
  ask('yes-no', 'is kennel D3 heated?', gold.yes(kennels.find(one => one.code === 'D3')!.isHeated))
  ask(
    'projection',
    'names and weights of all rabbits',
    gold.set(
      animals.filter(one => one.species === 'rabbit'),
      { shows: one => [one.name, one.weightKg] },
    ),
  )
  ask('projection', 'name, role and phone of the staff', gold.set(staff, { shows: one => [one.name, one.role, one.phone] })) // oxfmt-ignore
  ask(
    'projection',
    'just the e-mail addresses of the caretakers',
    gold.set(
      staff.filter(one => one.role === 'caretaker'),
      { shows: one => [one.email] },
    ),
  )
}
