import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

const { either, unknown } = gold
const spell = (value: string) => gold.spelled(value, value.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '))
const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`

/** What a field holds, said as people say it, over the shop, the fleet, the staff and the museum. */
export const askGoodsAndStaff = (facts: Facts): Question[] => [
  ...askStore(facts),
  ...askFleet(facts),
  ...askPeople(facts),
  ...askMuseum(facts),
]

function askStore({ store, today }: Facts): Question[] {
  const { products, customers, orders, reviews } = store
  const { ask, questions } = createQuestions('p1', 'store')
  const product = (name: string) => pick.nth(products, one => one.name === name)
  ask('conditions', 'two-star reviews', gold.set(reviews.filter(one => one.rating === 2)))
  ask('aggregate', 'how many five star reviews did we get?', gold.count(reviews.filter(one => one.rating === 5).length))
  const mat = product('Nordlys Yoga Mat')
  ask(
    'aggregate',
    'how many units of the Nordlys Yoga Mat were ordered?',
    gold.count(
      pick.sum(
        orders.flatMap(one => one.lines).filter(one => one.productId === mat.id),
        one => one.quantity,
      ),
    ),
  )
  ask(
    'group',
    'orders by payment method',
    gold.map(pick.rank(orders, one => one.paymentMethod).map(({ key, rows }) => [spell(key), rows.length])),
  )
  ask(
    'ranking',
    'heaviest product we sell',
    gold.largest(products, one => one.weightKg),
  )
  ask(
    'ranking',
    'the three lightest products',
    gold.ordered(products, one => one.weightKg, { count: 3, up: true }),
  )
  ask(
    'compare',
    'products cheaper than the Summit Cork Block',
    gold.set(products.filter(one => one.price < product('Summit Cork Block').price)),
  )
  const weighed = pick.nth(products, one => one.weightKg !== null, 61)
  ask('lookup', `what does the ${weighed.name} weigh?`, gold.plain(weighed.weightKg!, { field: 'weightKg' }))
  const order = orders[611]!
  ask('lookup', `what's the status of order ${order.id}`, gold.text(order.status, 'status'))
  const numbered = orders[455]!
  ask('lookup', `order ${numbered.orderNumber.slice(3)}`, gold.record(numbered))
  ask(
    'conditions',
    'orders with the Summit Soundbar in them',
    gold.set(orders.filter(one => one.lines.some(line => line.productId === product('Summit Soundbar').id))),
  )
  ask(
    'relative-dates',
    'orders that came in this month',
    gold.set(orders.filter(one => pick.month(one.orderedAt) === pick.month(today))),
  )
  ask(
    'relative-dates',
    'how many customers signed up this year?',
    gold.count(customers.filter(one => pick.year(one.customerSince) === pick.year(today)).length),
  )
  ask('conditions', 'orders that were sent back', gold.set(orders.filter(one => one.status === 'Returned')))
  const keen = pick.find(customers, pick.sized(orders, one => one.customerId, 6, 20, 3).key)
  ask(
    'aggregate',
    `how much did ${nameOf(keen)} spend in total?`,
    gold.money(
      pick.sum(
        orders.filter(one => one.customerId === keen.id),
        one => one.total,
      ),
    ),
  )
  const gone = pick.nth(products, one => !one.isDiscontinued, 33)
  ask('update', `we no longer sell the ${gone.name}`, gold.updated('store.products', gone, { isDiscontinued: true }))
  return questions
}

function askFleet({ fleet, today }: Facts): Question[] {
  const { depots, vehicles, drivers, trips, repairs } = fleet
  const { ask, questions } = createQuestions('p1', 'fleet')
  const completed = trips.filter(one => one.status === 'completed')
  ask(
    'aggregate',
    'how many kilometres were driven on completed trips?',
    gold.plain(pick.sum(completed, one => one.distanceKm)),
  )
  ask(
    'aggregate',
    'litres of fuel burnt on completed trips in total',
    gold.plain(pick.sum(completed, one => one.fuelLitres)),
  )
  ask('conditions', 'repairs done by Nordgarage', gold.set(repairs.filter(one => one.workshop === 'Nordgarage')))
  ask(
    'group',
    'trips by cargo',
    gold.map(pick.rank(trips, one => one.cargo).map(({ key, rows }) => [key, rows.length])),
  )
  const busy = pick.rank(trips, one => one.driverId)
  const busiest = busy.filter(one => one.rows.length === busy[0]!.rows.length).map(({ key }) => pick.find(drivers, key))
  ask(
    'ranking',
    'who is our busiest driver?',
    either(...busiest.flatMap(one => [gold.record(one), gold.text(one.name)])),
  )
  ask(
    'ranking',
    'the longest trip so far',
    either(
      gold.largest(trips, one => one.distanceKm),
      gold.largest(completed, one => one.distanceKm),
      gold.largest(completed, one => Date.parse(one.endsAt!) - Date.parse(one.startsAt)),
    ),
  )
  ask(
    'ranking',
    'newest vehicle by model year',
    gold.largest(vehicles, one => one.modelYear),
  )
  const far = trips[340]!
  ask('lookup', `how far was trip ${far.reference}?`, gold.plain(far.distanceKm, { field: 'distanceKm' }))
  ask('conditions', 'which vehicles run on petrol?', gold.set(vehicles.filter(one => one.fuel === 'petrol')))
  ask('range', 'depots with space for at least 120 vehicles', gold.set(depots.filter(one => one.parkingSpaces >= 120)))
  ask('range', 'depots that can park fewer than 40 vehicles', gold.set(depots.filter(one => one.parkingSpaces < 40)))
  const bare = trips[52]!
  ask('lookup', `show me trip ${bare.reference.slice(3)}`, gold.record(bare))
  ask(
    'relative-dates',
    'drivers who started this year',
    gold.set(drivers.filter(one => pick.year(one.hiredOn) === pick.year(today))),
  )
  ask(
    'aggregate',
    'how much have we spent on critical repairs?',
    gold.money(
      pick.sum(
        repairs.filter(one => one.severity === 'critical'),
        one => one.cost,
      ),
    ),
  )
  const parked = pick.nth(vehicles, one => one.status === 'available', 12)
  ask(
    'action',
    `${parked.plate} is in the workshop now`,
    gold.updated('fleet.vehicles', parked, { status: 'in-workshop' }),
  )
  ask(
    'action',
    `take vehicle ${parked.id} out of service`,
    gold.updated('fleet.vehicles', parked, { status: 'retired' }),
  )
  return questions
}

function askPeople({ people, today }: Facts): Question[] {
  const { departments, employees, leaveRequests, openings } = people
  const { ask, questions } = createQuestions('p1', 'people')
  ask('conditions', 'ten-day leave requests', gold.set(leaveRequests.filter(one => one.days === 10)))
  ask(
    'aggregate',
    'how many leave requests of fifteen days are there?',
    gold.count(leaveRequests.filter(one => one.days === 15).length),
  )
  ask(
    'ranking',
    'departments by budget',
    gold.ordered(departments, one => one.annualBudget),
  )
  ask(
    'ranking',
    'who is the longest-serving employee?',
    gold.smallest(employees, one => one.hireDate),
  )
  ask('range', 'who earns more than 170000?', gold.set(employees.filter(one => one.salary > 170_000)))
  const paid = employees[77]!
  ask('lookup', `what does ${nameOf(paid)} earn?`, gold.money(paid.salary, { field: 'salary' }))
  const boss = pick.find(employees, pick.sized(employees, one => one.managerId, 3, 12, 2).key)
  ask('join', `who reports to ${nameOf(boss)}?`, gold.set(employees.filter(one => one.managerId === boss.id)))
  const asked = leaveRequests[40]!
  ask('lookup', `leave request ${asked.id}`, gold.record(asked))
  ask(
    'conditions',
    'employees who know Kubernetes',
    gold.set(employees.filter(one => one.skills.includes('Kubernetes'))),
  )
  ask(
    'conditions',
    'who of the staff speaks Spanish?',
    gold.set(employees.filter(one => one.skills.includes('Spanish'))),
  )
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask(
    'relative-dates',
    'leave requests handed in last month',
    gold.set(leaveRequests.filter(one => pick.month(one.requestedOn) === month)),
  )
  ask(
    'relative-dates',
    'how many people joined us this year?',
    gold.count(employees.filter(one => pick.year(one.hireDate) === pick.year(today)).length),
  )
  ask('range', 'openings that pay up to 60000', gold.set(openings.filter(one => one.salaryMax <= 60_000)))
  ask(
    'ranking',
    'most sought-after opening by applicants',
    gold.largest(openings, one => one.applicants),
  )
  const mover = pick.nth(employees, one => one.office === 'Dublin', 9)
  ask(
    'update',
    `${nameOf(mover)} has moved to the Lisbon office`,
    gold.updated('people.employees', mover, { office: 'Lisbon' }),
  )
  const waiting = pick.nth(leaveRequests, one => one.status === 'pending', 4)
  ask(
    'action',
    `turn down leave request ${waiting.id}`,
    gold.updated('people.leaveRequests', waiting, { status: 'rejected' }),
  )
  return questions
}

function askMuseum({ museum }: Facts): Question[] {
  const { artists, galleries, artworks, exhibitions, loans } = museum
  const { ask, questions } = createQuestions('p1', 'museum')
  ask('conditions', 'galleries on the third floor', gold.set(galleries.filter(one => one.floor === 3)))
  const [painter] = pick.rank(artworks, one => one.artistId).slice(4)
  const artist = pick.find(artists, painter!.key)
  ask('join', `works by ${artist.fullName}`, gold.set(painter!.rows))
  const show = exhibitions[43]!
  ask('lookup', `when does ${show.title} close?`, gold.text(pick.dayAs(show.closesOn), 'closesOn'))
  const heavy = pick.nth(artworks, one => one.weightKg !== null, 70)
  ask('lookup', `how much does ${heavy.title} weigh?`, gold.plain(heavy.weightKg!, { field: 'weightKg' }))
  ask('conditions', 'artworks made of marble', gold.set(artworks.filter(one => one.materials.includes('marble'))))
  ask('aggregate', 'how many works have gold leaf in them?', gold.count(artworks.filter(one => one.materials.includes('gold leaf')).length)) // oxfmt-ignore
  ask(
    'conditions',
    'which artworks are out on loan?',
    either(
      gold.set(artworks.filter(one => one.displayState === 'ON_LOAN')),
      gold.set(artworks.filter(one => loans.some(loan => loan.artworkId === one.id && loan.returnedOn === null))),
    ),
  )
  ask('conditions', 'loans that have come back', gold.set(loans.filter(one => one.returnedOn !== null)))
  ask(
    'aggregate',
    'what is everything in storage insured for?',
    either(
      gold.money(
        pick.sum(
          artworks.filter(one => one.displayState === 'IN_STORAGE'),
          one => one.insuranceValue.amount,
        ),
      ),
      unknown(),
    ),
  )
  const tall = artworks.filter(one => one.dimensions.heightCm > 300)
  ask('range', 'works taller than three metres', gold.set(tall))
  ask(
    'ranking',
    'the widest painting',
    gold.largest(
      artworks.filter(one => one.medium === 'OIL_PAINTING'),
      one => one.dimensions.widthCm,
    ),
  )
  ask(
    'ranking',
    'best attended exhibition',
    gold.largest(exhibitions, one => one.visitorCount),
  )
  return questions
}
