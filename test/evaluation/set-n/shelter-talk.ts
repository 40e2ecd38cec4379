import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { family, helper, nameOf, pet } from './read-shelter.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>
const asksBack = () => either(clarify(), gold.all(nowrite(), unknown()))

/** Conversations with the shelter, changes, and what cannot be answered. */
export function talkShelter(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  explain(builder, facts)
  make(builder, facts)
  care(builder, facts)
  organise(builder, facts)
  act(builder, facts)
  remove(builder, facts)
  decline(builder, facts)
}

function converse({ ask, talk }: Builder, { shelter }: Facts): void {
  const { animals, adopters, applications, volunteers, campaigns, donations } = shelter
  const of = (species: string) => animals.filter(one => one.species === species)
  ask(
    'several',
    'how many dogs, cats and rabbits are there?',
    gold.figures(gold.count(of('dog').length), gold.count(of('cat').length), gold.count(of('rabbit').length)),
  )
  ask(
    'several',
    'How many volunteers are active, and how many animals are in foster?',
    gold.figures(
      gold.count(volunteers.filter(one => one.isActive).length),
      gold.count(animals.filter(one => one.status === 'in_foster').length),
    ),
  )
  ask(
    'several',
    'number of kennels, number of campaigns',
    gold.figures(gold.count(shelter.kennels.length), gold.count(campaigns.length)),
  )
  const free = (species: string) => of(species).filter(one => one.status === 'available')
  talk(
    'follow-up',
    ['how many dogs are available', gold.count(free('dog').length)],
    ['and cats?', gold.count(free('cat').length)],
    ['show me those', gold.set(free('cat'))],
  )
  const van = campaigns.find(one => one.name === 'Mobile Clinic Van')!
  const gifts = donations.filter(one => one.campaignId === van.id)
  talk(
    'follow-up',
    ['donations for the Mobile Clinic Van', gold.set(gifts)],
    ['how much is that altogether?', gold.money(pick.sum(gifts, one => one.amount))],
    ['and the largest one?', gold.largest(gifts, one => one.amount)],
  )
  const wanted = pick.sized(
    applications.filter(one => !['Luna', 'Max'].includes(one.animal.name)),
    one => one.animal.id,
    3,
    6,
  )
  const pets = pick.find(animals, wanted.key)
  const refused = wanted.rows.filter(one => one.status === 'rejected')
  talk(
    'follow-up',
    [`who wants to adopt ${pets.name}? show the applications`, gold.set(wanted.rows)],
    ['which of these were rejected', refused.length > 0 ? gold.set(refused) : gold.empty()],
  )
  const ill = animals.filter(one => one.status === 'under_treatment')
  talk(
    'follow-up',
    ['animals under treatment', gold.set(ill)],
    ['sort them by weight, heaviest first', gold.ordered(ill, one => one.weightKg)],
    ['only dogs', gold.set(ill.filter(one => one.species === 'dog'))],
  )
  const from = (city: string) => adopters.filter(one => one.city === city)
  talk(
    'follow-up',
    ['how many adopters live in Leiden?', gold.count(from('Leiden').length)],
    ['what about Gouda', gold.count(from('Gouda').length)],
    ['how many of those have a garden?', gold.count(from('Gouda').filter(one => one.hasGarden).length)],
  )
  const joined = helper(volunteers, () => true, 21)
  talk(
    'follow-up',
    [`who is ${joined.name}?`, gold.record(joined)],
    ['when did they join', gold.text(pick.dayAs(joined.joinedOn), 'joinedOn')],
  )
}

function explain({ ask, talk }: Builder, { shelter }: Facts): void {
  talk(
    'explain',
    ['how many animals have no microchip number?', gold.count(shelter.animals.filter(one => one.microchipNumber === null).length)], // oxfmt-ignore
    ['on what basis did you count them?', gold.mentions(['microchip'])],
  )
  ask('help', 'what can i do with adoption applications here?', gold.mentions(['approve'], ['reject', 'withdraw']))
}

function make({ ask, talk }: Builder, { shelter, today, day }: Facts): void {
  const { staff, volunteers } = shelter
  ask(
    'create',
    'register a new dog: Fozzie, male, brown, 14 kg',
    gold.created('shelter.animals', { name: 'Fozzie', species: 'dog', sex: 'male', color: 'brown', weightKg: 14 }),
  )
  ask(
    'create',
    'new volunteer Greta Holmström, greta.holmstrom@helpinghands.example',
    gold.created('shelter.volunteers', { name: 'Greta Holmström', email: 'greta.holmstrom@helpinghands.example' }),
  )
  ask(
    'create',
    'log a cash donation of 40 euros for Kitten Season',
    gold.created('shelter.donations', { amount: 40, method: 'cash', campaignId: 4 }),
  )
  const cleaner = helper(volunteers, one => one.isActive, 5)
  ask(
    'create',
    `Could you schedule a cleaning shift for ${cleaner.name} tomorrow at 09:30?`,
    gold.created('shelter.shifts', { volunteerId: cleaner.id, area: 'cleaning', date: day(1), startsAt: '09:30' }),
  )
  const patient = pet(shelter, one => one.status === 'available', 20)
  ask(
    'create',
    `add a vaccination for ${patient.name}, performed today by ${staff[1]!.name}, cost 32.50`,
    gold.created('shelter.medicalRecords', {
      animalId: patient.id,
      staffId: staff[1]!.id,
      type: 'vaccination',
      performedOn: today,
      cost: 32.5,
    }),
  )
  const hopeful = family(shelter, one => one.blacklistedAt === null, 33)
  const chosen = pet(shelter, one => one.status === 'available', 4)
  ask(
    'create',
    `create an adoption application by ${nameOf(hopeful)} for ${chosen.name}`,
    gold.created('shelter.applications', { animal: { id: chosen.id }, adopter: { id: hopeful.id } }),
  )
  talk(
    'create',
    ['add a new adopter Ines Karlsson', gold.all(nowrite(), clarify())],
    [
      'ines.karlsson@family.example',
      gold.created('shelter.adopters', {
        firstName: 'Ines',
        lastName: 'Karlsson',
        email: 'ines.karlsson@family.example',
      }),
    ],
  )
}

function care({ ask }: Builder, { shelter }: Facts): void {
  const priced = pet(shelter, one => one.species === 'dog' && one.adoptionFee !== 150, 17)
  ask(
    'update',
    `set the adoption fee of ${priced.name} to 150`,
    gold.updated('shelter.animals', priced, { adoptionFee: 150 }),
  )
  const grown = pet(shelter, one => one.species === 'dog' && one.status === 'in_foster', 1)
  ask(
    'update',
    `${grown.name} weighs 23.4 kg now`,
    either(gold.updated('shelter.animals', grown, { weightKg: 23.4 }), pending()),
  )
  const snipped = pet(shelter, one => !one.isNeutered && one.status === 'available', 3)
  ask('update', `mark ${snipped.name} as neutered`, gold.updated('shelter.animals', snipped, { isNeutered: true }))
  const bare = pet(shelter, one => one.microchipNumber === null, 2)
  ask(
    'update',
    `the microchip number of ${bare.name} is 528210004711223`,
    either(gold.updated('shelter.animals', bare, { microchipNumber: '528210004711223' }), pending()),
  )
}

function organise({ ask }: Builder, { shelter, day }: Facts): void {
  const { staff, applications, volunteers, shifts, campaigns } = shelter
  const moved = family(shelter, () => true, 48)
  ask(
    'update',
    `change the phone of ${nameOf(moved)} to 06 12 345 678`,
    gold.updated('shelter.adopters', moved, { phone: '06 12 345 678' }),
  )
  const tired = helper(volunteers, one => one.isActive, 14)
  ask(
    'update',
    `volunteer ${tired.name} is no longer active, please update that`,
    either(gold.updated('shelter.volunteers', tired, { isActive: false }), pending()),
  )
  const waiting = applications.filter(one => one.status === 'submitted')
  ask(
    'update',
    `set the home visit of application ${waiting[6]!.id} to ${pick.dayName(day(9))}`,
    gold.updated('shelter.applications', waiting[6]!, { homeVisitOn: day(9) }),
  )
  const planned = shifts.filter(one => one.status === 'planned')
  ask('update', `mark shift ${planned[0]!.id} as done`, gold.updated('shelter.shifts', planned[0]!, { status: 'done' }))
  const fund = campaigns.find(one => one.name === 'Surgery Fund')!
  ask('update', 'raise the goal of the Surgery Fund to 14000', gold.updated('shelter.campaigns', fund, { goalAmount: 14_000 })) // oxfmt-ignore
  const loose = pick.nth(applications, one => one.reviewerId === null, 3)
  ask(
    'update',
    `let ${staff[11]!.name} review application ${loose.id}`,
    either(gold.updated('shelter.applications', loose, { reviewerId: staff[11]!.id }), pending()),
  )
  ask(
    'update',
    `reschedule shift ${planned[8]!.id} to ${pick.dayShort(day(16))}`,
    gold.updated('shelter.shifts', planned[8]!, { date: day(16) }),
  )
}

function act({ ask }: Builder, { shelter }: Facts): void {
  const { kennels, applications, fosterPlacements } = shelter
  const open = applications.filter(one => one.status === 'submitted' || one.status === 'home_visit')
  const decided = ['decidedAt']
  ask('action', `approve application ${open[4]!.id}`, gold.updated('shelter.applications', open[4]!, { status: 'approved' }, decided)) // oxfmt-ignore
  ask(
    'action',
    `please reject adoption application ${open[7]!.id}, the flat is far too small`,
    gold.updated('shelter.applications', open[7]!, { status: 'rejected' }, decided),
  )
  const target = kennels.find(one => one.code === 'C4')!
  const moving = pet(shelter, one => one.species === 'cat' && one.kennelId !== null && one.kennelId !== target.id, 2)
  ask('action', `move ${moving.name} to kennel C4`, gold.updated('shelter.animals', moving, { kennelId: target.id }))
  const free = pet(shelter, one => one.status === 'available', 15)
  ask('action', `reserve ${free.name}`, gold.updated('shelter.animals', free, { status: 'reserved' }))
  const held = pet(shelter, one => one.status === 'reserved', 2)
  ask('action', `family changed their mind, release ${held.name} again`, gold.updated('shelter.animals', held, { status: 'available' })) // oxfmt-ignore
  const rude = family(shelter, one => one.blacklistedAt === null, 60)
  ask('action', `blacklist ${nameOf(rude)}!!`, gold.updated('shelter.adopters', rude, {}, ['blacklistedAt']))
  const stay = pick.nth(fosterPlacements, one => one.endedOn === null, 5)
  ask('action', `end foster placement ${stay.id}`, gold.updated('shelter.fosterPlacements', stay, {}, ['endedOn']))
}

function remove({ ask }: Builder, { shelter }: Facts): void {
  const { medicalRecords, shifts } = shelter
  const off = pick.nth(shifts, one => one.status === 'planned', 20)
  ask('delete', `delete shift ${off.id}`, gold.removed('shelter.shifts', off))
  ask(
    'delete',
    `remove medical record ${medicalRecords[88]!.id}, it was entered twice`,
    gold.removed('shelter.medicalRecords', medicalRecords[88]!),
  )
  const gone = family(shelter, () => true, 80)
  ask('delete', `pls delete the adopter ${nameOf(gone)}`, gold.removed('shelter.adopters', gone))
}

function decline({ ask }: Builder, { shelter }: Facts): void {
  ask('unanswerable', 'how much dog food is left?', unknown())
  ask('unanswerable', 'what are the opening hours of the shelter', unknown())
  ask('unanswerable', 'which animal barks the most?', unknown())
  ask('unanswerable', 'what did we pay for electricity last month?', unknown())
  ask('ambiguous', 'approve the application', asksBack())
  const lunas = shelter.animals.filter(one => one.name === 'Luna')
  ask(
    'ambiguous',
    'how heavy is Luna?',
    either(
      clarify(),
      gold.figures(...lunas.map(one => gold.plain(one.weightKg))),
      gold.set(lunas, { shows: one => [one.weightKg] }),
    ),
  )
  ask('ambiguous', 'end the foster placement', asksBack())
  ask('smalltalk', 'good morning, hope you slept well', gold.smalltalk())
  ask('smalltalk', 'brilliant, that helps a lot', gold.smalltalk())
}
