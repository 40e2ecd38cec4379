import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { groups, more } from '../set-d/readings.ts'
import { family, helper, nameOf, pet } from './read-shelter.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>
const apart = (code: string) => gold.spelled(code, code.replaceAll('_', ' '))
type Row = { id: number; name: string }
const named = (one: Row) => either(gold.record(one), gold.text(one.name))

/** Questions that need several of its lists. */
export function relateShelter(builder: Builder, facts: Facts): void {
  relatePlaces(builder, facts)
  relatePeople(builder, facts)
  relateCare(builder, facts)
  leaveOut(builder, facts)
}

function relatePlaces({ ask }: Builder, { shelter }: Facts): void {
  const { kennels, animals, campaigns, donations } = shelter
  const inside = (building: string) => new Set(kennels.filter(one => one.building === building).map(one => one.id))
  ask('join', 'animals in the Cattery', gold.set(animals.filter(one => inside('Cattery').has(one.kennelId ?? 0))))
  const full = pick.sized(animals, one => one.kennelId, 2, 6, 1)
  ask('join', `who is in kennel ${pick.find(kennels, full.key).code}?`, gold.set(full.rows))
  const taken = new Set(animals.map(one => one.kennelId))
  ask('join', 'which kennels are empty?', gold.set(kennels.filter(one => !taken.has(one.id))))
  const fund = campaigns.find(one => one.name === 'Surgery Fund')!
  ask('join', 'donations for the Surgery Fund', gold.set(donations.filter(one => one.campaignId === fund.id)))
  const season = campaigns.find(one => one.name === 'Kitten Season')!
  ask(
    'join',
    'how much have people given to Kitten Season so far',
    gold.money(
      pick.sum(
        donations.filter(one => one.campaignId === season.id),
        one => one.amount,
      ),
    ),
  )
}

function relatePeople({ ask }: Builder, { shelter }: Facts): void {
  const { animals, adopters, applications, staff, volunteers, fosterPlacements, shifts } = shelter
  const wanted = pick.find(animals, pick.sized(applications.filter(one => !['Luna', 'Max'].includes(one.animal.name)), one => one.animal.id, 2, 5, 2).key) // oxfmt-ignore
  const own = applications.filter(one => one.animal.id === wanted.id)
  ask('join', `applications for ${wanted.name}`, gold.set(own))
  const keen = family(shelter, one => applications.filter(row => row.adopter.id === one.id).length >= 2, 6)
  const liked = new Set(applications.filter(one => one.adopter.id === keen.id).map(one => one.animal.id))
  ask(
    'join',
    `which animals has ${nameOf(keen)} applied for?`,
    either(
      gold.set(animals.filter(one => liked.has(one.id))),
      gold.set(applications.filter(one => one.adopter.id === keen.id)),
    ),
  )
  const away = pet(shelter, one => one.status === 'in_foster', 3)
  const host = pick.find(volunteers, fosterPlacements.find(one => one.animalId === away.id)!.volunteerId)
  ask('join', `who is fostering ${away.name}?`, named(host))
  const busy = helper(volunteers, one => fosterPlacements.filter(row => row.volunteerId === one.id).length >= 3, 2)
  const stays = fosterPlacements.filter(one => one.volunteerId === busy.id)
  ask('join', `foster placements of ${busy.name}`, gold.set(stays))
  const nearby = new Set(applications.filter(one => one.status === 'approved').map(one => one.adopter.id))
  ask(
    'join',
    'adopters from Utrecht with an approved application',
    gold.set(adopters.filter(one => one.city === 'Utrecht' && nearby.has(one.id))),
  )
  const steady = helper(volunteers, one => shifts.filter(row => row.volunteerId === one.id).length >= 4, 7)
  ask('join', `shifts of ${steady.name}`, gold.set(shifts.filter(one => one.volunteerId === steady.id)))
  const reader = pick.sized(applications, one => one.reviewerId, 5, 30, 3)
  ask('join', `applications reviewed by ${pick.find(staff, reader.key).name}`, gold.set(reader.rows))
  const gone = applications.filter(one => one.status === 'completed' && !['Luna', 'Max'].includes(one.animal.name))
  const done = pick.nth(gone, one => gone.filter(other => other.animal.id === one.animal.id).length === 1, 9)
  ask(
    'join',
    `who adopted ${done.animal.name}?`,
    either(gold.record(pick.find(adopters, done.adopter.id)), gold.text(done.adopter.name)),
  )
  const gardens = new Set(adopters.filter(one => one.hasGarden).map(one => one.id))
  ask(
    'join',
    'How many submitted applications are from people with a garden?',
    gold.count(applications.filter(one => one.status === 'submitted' && gardens.has(one.adopter.id)).length),
  )
}

function relateCare({ ask }: Builder, { shelter }: Facts): void {
  const { animals, staff, medicalRecords } = shelter
  const ill = pet(shelter, one => medicalRecords.filter(row => row.animalId === one.id).length === 3, 4)
  const file = medicalRecords.filter(one => one.animalId === ill.id)
  ask('join', `medical records of ${ill.name}`, gold.set(file))
  const dear = pet(shelter, one => medicalRecords.filter(row => row.animalId === one.id).length === 4, 2)
  ask(
    'join',
    `what did the treatments of ${dear.name} cost in total?`,
    gold.money(
      pick.sum(
        medicalRecords.filter(one => one.animalId === dear.id),
        one => one.cost,
      ),
    ),
  )
  const vet = staff[2]!
  ask(
    'join',
    `surgeries done by ${vet.name}`,
    gold.set(medicalRecords.filter(one => one.type === 'surgery' && one.staffId === vet.id)),
  )
  const brushed = new Set(medicalRecords.filter(one => one.type === 'dental').map(one => one.animalId))
  ask(
    'join',
    'dogs that had a dental treatment',
    gold.set(animals.filter(one => one.species === 'dog' && brushed.has(one.id))),
  )
  const species = (id: number) => pick.find(animals, id).species
  ask(
    'join',
    'total cost of surgeries on cats',
    gold.money(
      pick.sum(
        medicalRecords.filter(one => one.type === 'surgery' && species(one.animalId) === 'cat'),
        one => one.cost,
      ),
    ),
  )
}

function leaveOut({ ask }: Builder, { shelter }: Facts): void {
  const { animals, applications, medicalRecords, volunteers, fosterPlacements, shifts } = shelter
  const wanted = new Set(applications.map(one => one.animal.id))
  ask(
    'join',
    'available animals nobody has applied for',
    gold.set(animals.filter(one => one.status === 'available' && !wanted.has(one.id))),
  )
  const jabbed = new Set(medicalRecords.filter(one => one.type === 'vaccination').map(one => one.animalId))
  ask(
    'join',
    'dogs that have never been vaccinated',
    gold.set(animals.filter(one => one.species === 'dog' && !jabbed.has(one.id))),
  )
  const [seen, served] = [shifts, shifts.filter(one => one.status === 'done')].map(
    rows => new Set(rows.map(one => one.volunteerId)),
  )
  ask(
    'join',
    'active volunteers without any shift',
    either(
      gold.set(volunteers.filter(one => one.isActive && !seen!.has(one.id))),
      gold.set(volunteers.filter(one => one.isActive && !served!.has(one.id))),
    ),
  )
  const hosts = new Set(fosterPlacements.filter(one => one.endedOn === null).map(one => one.volunteerId))
  ask(
    'join',
    'which volunteers have a foster placement that has not ended?',
    gold.set(volunteers.filter(one => hosts.has(one.id))),
  )
}

/** Figures over the shelter. */
export function figureShelter(builder: Builder, facts: Facts): void {
  sumUp(builder, facts)
  group(builder, facts)
  compare(builder, facts)
}

function sumUp({ ask }: Builder, { shelter, today }: Facts): void {
  const { kennels, animals, adopters, medicalRecords, shifts, donations, campaigns } = shelter
  ask('aggregate', 'how much animals are in foster?', gold.count(animals.filter(one => one.status === 'in_foster').length)) // oxfmt-ignore
  ask(
    'aggregate',
    'average weight of our cats',
    either(
      gold.plain(pick.mean(animals.filter(one => one.species === 'cat'), one => one.weightKg)), // oxfmt-ignore
      gold.plain(pick.mean(animals.filter(one => one.species === 'cat' && one.status !== 'adopted'), one => one.weightKg)), // oxfmt-ignore
    ),
  )
  ask('aggregate', 'total donations by bank transfer', gold.money(pick.sum(donations.filter(one => one.method === 'bank_transfer'), one => one.amount))) // oxfmt-ignore
  const cut = medicalRecords.filter(one => one.type === 'surgery')
  ask('aggregate', 'How much did we spend on surgeries?', gold.money(pick.sum(cut, one => one.cost)))
  const walks = shifts.filter(one => one.area === 'dog_walking')
  ask(
    'aggregate',
    'total hours of dog walking shifts',
    either(
      gold.plain(pick.sum(walks, one => one.hours)),
      gold.plain(pick.sum(walks.filter(one => one.status === 'done'), one => one.hours)), // oxfmt-ignore
    ),
  )
  ask('aggregate', 'sum of the goals of the running campaigns', gold.money(pick.sum(campaigns.filter(one => one.status === 'running'), one => one.goalAmount))) // oxfmt-ignore
  ask('aggregate', 'total capacity of the kennels in the Dog House?', gold.plain(pick.sum(kennels.filter(one => one.building === 'Dog House'), one => one.capacity))) // oxfmt-ignore
  ask('aggregate', 'avg donation', gold.money(pick.mean(donations, one => one.amount)))
  ask('share', 'what share of the animals is neutered?', gold.percent(pick.ratio(animals.filter(one => one.isNeutered).length, animals.length))) // oxfmt-ignore
  ask('share', 'percentage of donations that are recurring', gold.percent(pick.ratio(donations.filter(one => one.isRecurring).length, donations.length))) // oxfmt-ignore
  const missed = shifts.filter(one => one.status === 'no_show').length
  ask(
    'share',
    'how many percent of the shifts were no-shows?',
    either(
      gold.percent(pick.ratio(missed, shifts.length)),
      gold.percent(pick.ratio(missed, shifts.filter(one => one.status !== 'planned').length)),
      gold.percent(pick.ratio(missed, shifts.filter(one => one.date < today).length)),
    ),
  )
  ask('share', 'proportion of adopters with a garden', gold.percent(pick.ratio(adopters.filter(one => one.hasGarden).length, adopters.length))) // oxfmt-ignore
}

function group({ ask }: Builder, { shelter, today }: Facts): void {
  const { animals, adopters, medicalRecords, volunteers, shifts, donations, campaigns } = shelter
  const sizes = <T>(rows: readonly T[], key: (row: T) => string) =>
    pick.rank(rows, key).map(({ key: name, rows: own }): [gold.Spelled, number] => [apart(name), own.length])
  ask('group', 'animals per species', gold.map(sizes(animals, one => one.species)))
  ask('group', 'number of adopters by city', gold.map(sizes(adopters, one => one.city)))
  ask(
    'group',
    'average cost for each type of medical record',
    gold.map(
      pick.rank(medicalRecords, one => one.type).map(({ key, rows }) => [apart(key), pick.mean(rows, one => one.cost)]),
      'money',
    ),
  )
  const raised = campaigns.map((one): [string, number] => [
    one.name,
    pick.sum(
      donations.filter(gift => gift.campaignId === one.id),
      gift => gift.amount,
    ),
  ])
  ask(
    'group',
    'donated amount per campaign',
    either(
      gold.map(
        raised.filter(([, value]) => value > 0),
        'money',
      ),
      gold.map(raised, 'money'),
    ),
  )
  const cities = pick.rank(adopters, one => one.city).map(({ key, rows }): [string, number] => [key, rows.length])
  const bar = cities[2]![1]
  ask('group', `which cities have more than ${bar} adopters?`, groups(cities.filter(([, size]) => size > bar)))
  const thisYear = donations.filter(one => pick.year(one.receivedOn) === pick.year(today))
  ask(
    'group',
    'donations per month this year, in euros',
    gold.map(
      pick
        .rank(thisYear, one => pick.month(one.receivedOn))
        .map(({ key, rows }) => [pick.monthAs(key), pick.sum(rows, one => one.amount)]),
      'money',
    ),
  )
  ask('group', 'how many shifts does each area have', gold.map(sizes(shifts, one => one.area)))
  const eager = pick.rank(shifts, one => one.volunteerId).filter(one => one.rows.length >= 7)
  ask(
    'group',
    'which volunteers have 7 or more shifts?',
    either(
      gold.set(eager.map(one => pick.find(volunteers, one.key))),
      groups(eager.map(one => [pick.find(volunteers, one.key).name, one.rows.length])),
    ),
  )
}

function compare({ ask }: Builder, { shelter }: Facts): void {
  const { animals, medicalRecords, campaigns, donations } = shelter
  const free = (species: string) => animals.filter(one => one.species === species && one.status === 'available').length
  ask(
    'compare',
    'do we have more dogs or more cats available?',
    more([gold.spelled('dog', 'dogs'), free('dog')], [gold.spelled('cat', 'cats'), free('cat')]),
  )
  const [one, other] = [2, 12].map(index => pet(shelter, row => row.species === 'dog', index))
  ask(
    'compare',
    `who is heavier, ${one!.name} or ${other!.name}?`,
    more([gold.spelled(one!.name), one!.weightKg], [gold.spelled(other!.name), other!.weightKg], { unit: 'plain' }),
  )
  const spent = (type: string) => pick.sum(medicalRecords.filter(row => row.type === type), row => row.cost) // oxfmt-ignore
  ask(
    'compare',
    'did we spend more on checkups or on vaccinations?',
    more(
      [gold.spelled('checkup', 'checkups'), spent('checkup')],
      [gold.spelled('vaccination', 'vaccinations'), spent('vaccination')],
      { unit: 'money' },
    ),
  )
  const got = (name: string) =>
    pick.sum(
      donations.filter(row => row.campaignId === campaigns.find(campaign => campaign.name === name)!.id),
      row => row.amount,
    )
  ask(
    'compare',
    'Did the Surgery Fund get more money than the Mobile Clinic Van?',
    gold.yes(got('Surgery Fund') > got('Mobile Clinic Van')),
  )
}
