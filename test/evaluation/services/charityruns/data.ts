import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

const PLACES = ['Harbour', 'Moorland', 'Riverside', 'Castle', 'Lakeside', 'Forest', 'Canal', 'Hilltop', 'Seafront', 'Abbey', 'Meadow', 'Quarry'] // oxfmt-ignore
const EVENTS = ['Dash', 'Half', 'Fun Run', 'Ten', 'Relay']
const CITIES = ['Leeds', 'Cardiff', 'Dundee', 'Plymouth']
const CHARITIES = ['Heartstrings', 'Clean Rivers Trust', 'Night Shelter Fund', 'Guide Dogs North']

export type CharityrunsData = ReturnType<typeof createCharityrunsData>

/** 6 organisers, 4 categories, 24 runs and 80 registrations. */
export function createCharityrunsData(clock: Date) {
  const random = createRandom(20_26_409)
  const { day, moment } = createDays(clock)
  const organisers = createPeopleOf(12_107, 6, 'goodmiles.example').map(({ firstName, lastName }, index) => ({
    id: 2 + index,
    name: `${firstName} ${lastName}`,
    slug: `${firstName}-${lastName}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
  }))
  const runCategories = ['Road', 'Trail', 'Obstacle', 'Virtual'].map((name, index) => ({ id: 31 + index, name }))
  const charityRuns = Array.from({ length: 24 }, (_, index) => ({
    id: 410 + index * 7,
    title: `${PLACES[index % 12]} ${EVENTS[(index + Math.floor(index / 12) * 2) % 5]}`,
    posted: moment(-random.whole(30, 420), 0.4),
    organiserId: random.pick(organisers).id,
    categoryId: random.pick(runCategories).id,
    city: random.pick(CITIES),
    charity: random.pick(CHARITIES),
    distanceKm: random.pick([5, 10, 15, 21, 42]),
    entryFee: random.whole(10, 45),
    raceDay: day(random.whole(-200, 120)),
    maxRunners: 50 * random.whole(2, 20),
  }))
  const runRegistrations = createPeopleOf(12_109, 80, 'runner.example').map(({ firstName, lastName }, index) => {
    const run = random.pick(charityRuns)
    const isOver = run.raceDay < day(0)
    return {
      id: 1203 + index * 3,
      title: `${firstName} ${lastName}`,
      runId: run.id,
      posted: moment(-random.whole(1, 200), 0.6),
      ageGroup: random.pick(['U20', 'Senior', 'Veteran']),
      amountRaised: 5 * random.whole(2, 160),
      bib: 101 + index,
      finishMinutes: isOver && random.chance(0.85) ? run.distanceKm * 5 + random.whole(0, 60) : null,
      paid: random.chance(0.8),
    }
  })
  return { organisers, runCategories, charityRuns, runRegistrations }
}
