import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

const { either, unknown, nowrite } = gold
type Ask = ReturnType<typeof createQuestions>['ask']
const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`

/** Nobody knows who asks: it says so, asks back, or says that these are the records of everybody. */
const notMine = () =>
  either(unknown(), gold.clarify(), gold.mentions(['everybody', 'everyone', 'anybody', 'who you are', 'who is asking']))
/** A command that is denied, supposed or long past changes nothing. */
const changesNothing = () =>
  gold.all(nowrite(), either(unknown(), gold.clarify(), gold.mentions(['nothing', 'Nothing'])))
/** Two rows that pass, one after the other. */
const two = <T>(rows: readonly T[], test: (row: T) => boolean, at: number): [T, T] => {
  const [one, other] = rows.filter(test).slice(at)
  if (!one || !other) throw new Error('Fewer rows pass')
  return [one, other]
}
const onlyOne = <T extends { firstName: string; lastName: string }>(people: readonly T[]): T[] =>
  people.filter(one => people.filter(other => nameOf(other) === nameOf(one)).length === 1)

/** Whose records, changes of two records, changes that are only told, new records named by a phrase, and derived extremes. */
export const askWhoseAndChanges = (facts: Facts): Question[] => [
  ...askBoard(facts),
  ...askStaff(facts),
  ...askShop(facts),
  ...askCourier(facts),
  ...askConferences(facts),
  ...askBank(facts),
]

function askBoard({ planboard }: Facts): Question[] {
  const { users, projects, tasks, comments } = planboard
  const { ask, questions } = createQuestions('p5', 'planboard')
  ask('ambiguous', 'my tasks', notMine())
  ask('ambiguous', 'which urgent tasks are assigned to me?', notMine())
  const open = tasks.filter(one => one.status === 'todo')
  const [first, second] = [open[3]!, open[8]!]
  const member = pick.nth(users, one => one.isActive && users.filter(other => other.name === one.name).length === 1, 6)
  ask('update', `assign ${first.key} and ${second.key} to ${member.name}`, gold.updated('planboard.tasks', [first, second], { assigneeId: member.id })) // oxfmt-ignore
  const free = pick.nth(tasks, one => one.status === 'inProgress' && !one.isBlocked, 4)
  ask('update', `${free.key} is blocked now`, gold.updated('planboard.tasks', free, { isBlocked: true }))
  ask('yes-no', `is ${free.key} blocked now?`, gold.yes(false))
  const project = pick.nth(projects, one => one.status === 'active', 2)
  ask('create', `new task: Rewrite the onboarding guide, ${project.name}, high`, gold.created('planboard.tasks', { title: 'Rewrite the onboarding guide', projectId: project.id, priority: 'high' })) // oxfmt-ignore
  const [most] = pick.rank(comments, one => one.authorId)
  const writers = pick.rank(comments, one => one.authorId).filter(one => one.rows.length === most!.rows.length)
  ask('ranking', 'who comments the most?', either(...writers.flatMap(({ key }) => [gold.record(pick.find(users, key)), gold.text(pick.find(users, key).name)]))) // oxfmt-ignore
  ask('help', 'what can I do with a task?', gold.mentions(['close'], ['delete', 'remove'], ['create', 'add'], ['comment'])) // oxfmt-ignore
  const hours = (id: string) => pick.sum(tasks.filter(one => one.projectId === id), one => one.spentHours) // oxfmt-ignore
  const [one, other] = [projects[1]!, projects[4]!]
  ask('compare', `did we spend more hours on ${one.name} than on ${other.name}?`, gold.yes(hours(one.id) > hours(other.id))) // oxfmt-ignore
  ask('unanswerable', `please don't assign ${first.key} to ${member.name}`, changesNothing())
  return questions
}

function askStaff({ people }: Facts): Question[] {
  const { departments, employees, leaveRequests, openings } = people
  const { ask, questions } = createQuestions('p5', 'people')
  const offices = pick.rank(employees, one => one.office)
  const office = offices[1]!.key
  ask('ranking', `the longest-serving person in the ${office} office`, gold.smallest(employees.filter(one => one.office === office), one => one.hireDate)) // oxfmt-ignore
  const mover = pick.nth(onlyOne(employees), one => one.office !== office && !one.isRemote, 11)
  ask('update', `${nameOf(mover)} moved to the ${office} office, please note that`, gold.updated('people.employees', mover, { office })) // oxfmt-ignore
  const [third, fourth] = two(leaveRequests, one => one.status === 'pending', 2)
  ask('action', `approve leave requests ${third.id} and ${fourth.id}`, gold.updated('people.leaveRequests', [third, fourth], { status: 'approved' })) // oxfmt-ignore
  const managed = pick.rank(employees, one => one.managerId)
  const busiest = managed.filter(one => one.rows.length === managed[0]!.rows.length).map(one => pick.find(employees, one.key)) // oxfmt-ignore
  ask('ranking', 'who has the most people reporting to them?', either(...busiest.flatMap(one => [gold.record(one), gold.text(nameOf(one))]))) // oxfmt-ignore
  const [ann, bob] = [pick.nth(onlyOne(employees), one => one.salary < 90_000, 5), pick.nth(onlyOne(employees), one => one.salary < 90_000, 9)] // oxfmt-ignore
  ask('update', `give ${nameOf(ann)} and ${nameOf(bob)} a salary of 91000`, gold.updated('people.employees', [ann, bob], { salary: 91_000 })) // oxfmt-ignore
  const finance = pick.nth(departments, () => true, 2)
  ask('create', `new employee: Ilse Vandermeer, ilse.vandermeer@brightharbor.example, Data Engineer, ${finance.name}`, gold.created('people.employees', { firstName: 'Ilse', lastName: 'Vandermeer', workEmail: 'ilse.vandermeer@brightharbor.example', jobTitle: 'Data Engineer', departmentId: finance.id })) // oxfmt-ignore
  ask('range', 'positions that pay more than 110000', either(gold.set(openings.filter(one => one.salaryMax > 110_000)), gold.set(openings.filter(one => one.salaryMin > 110_000)))) // oxfmt-ignore
  ask('ambiguous', 'how many leave requests do I have?', notMine())
  ask('aggregate', 'how many employees do I have in total?', gold.count(employees.length))
  ask('unanswerable', `what if we moved ${nameOf(mover)} to ${office}?`, nowrite())
  ask('projection', `did ${nameOf(mover)} move to the ${office} office?`, gold.yes(false))
  return questions
}

function askShop({ store }: Facts): Question[] {
  const { products, customers, orders, reviews } = store
  const { ask, questions } = createQuestions('p5', 'store')
  ask('ambiguous', 'show me my orders', notMine())
  ask('ambiguous', 'where is my order?', notMine())
  ask('aggregate', 'how many products do I have?', gold.count(products.length))
  const shipped = pick.nth(orders, one => one.status === 'Paid', 14)
  ask('action', `order ${shipped.id} has been shipped`, gold.updated('store.orders', shipped, { status: 'Shipped' }, ['shippedOn'])) // oxfmt-ignore
  ask('yes-no', `has order ${shipped.id} been shipped?`, gold.yes(false))
  const [one, other] = two(orders, order => order.status === 'Pending' || order.status === 'Paid', 4)
  ask('action', `cancel orders ${one.id} and ${other.id}`, gold.updated('store.orders', [one, other], { status: 'Cancelled' })) // oxfmt-ignore
  const sumOf = (method: string) => pick.sum(orders.filter(order => order.paymentMethod === method), order => order.total) // oxfmt-ignore
  ask('compare', 'is there more money in PayPal orders than in gift card orders?', gold.yes(sumOf('PayPal') > sumOf('GiftCard'))) // oxfmt-ignore
  ask('conditions', 'orders that need not be shipped', either(gold.set(orders.filter(order => order.shippingMethod === 'Pickup')), unknown())) // oxfmt-ignore
  ask('missing-values', 'products nobody ever reviewed', gold.set(products.filter(({ id }) => !reviews.some(review => review.productId === id)))) // oxfmt-ignore
  const keen = pick.rank(orders, order => order.customerId)
  ask('ranking', 'which customer of the store orders most often?', either(...keen.filter(group => group.rows.length === keen[0]!.rows.length).flatMap(({ key }) => [gold.record(pick.find(customers, key)), gold.text(nameOf(pick.find(customers, key)))]))) // oxfmt-ignore
  const [cheap, dear] = [products[21]!, products[44]!]
  ask('update', `set the reorder level of the ${cheap.name} and the ${dear.name} to 40`, gold.updated('store.products', [cheap, dear], { reorderLevel: 40 })) // oxfmt-ignore
  ask('unanswerable', `somebody said "cancel order ${one.id}", who was it?`, gold.all(nowrite(), either(unknown(), gold.clarify()))) // oxfmt-ignore
  return questions
}

function askCourier({ courier }: Facts): Question[] {
  const { depots, drivers, vehicles, customers, routes, shipments, deliveryAttempts } = courier
  const { ask, questions } = createQuestions('p5', 'courier')
  ask('missing-values', 'customers who never shipped anything', gold.set(customers.filter(({ id }) => !shipments.some(one => one.customerId === id)))) // oxfmt-ignore
  const byRoute = pick.rank(routes, one => one.driverId)
  const byAttempt = pick.rank(deliveryAttempts, one => one.driverId)
  const best = (groups: { key: number; rows: unknown[] }[]) => groups.filter(one => one.rows.length === groups[0]!.rows.length).map(({ key }) => pick.find(drivers, key)) // oxfmt-ignore
  ask('ranking', 'busiest driver', either(...[...best(byRoute), ...best(byAttempt)].flatMap(one => [gold.record(one), gold.text(nameOf(one))]), gold.clarify())) // oxfmt-ignore
  ask('ranking', 'which depot sends out the most shipments?', either(...pick.rank(shipments, one => one.originDepotId).slice(0, 1).flatMap(({ key }) => [gold.record(pick.find(depots, key)), gold.text(pick.find(depots, key).name)]))) // oxfmt-ignore
  ask('ambiguous', 'when will my shipment arrive?', notMine())
  const waiting = shipments.filter(one => one.status === 'at_depot' && one.routeId === null)
  const planned = pick.nth(routes, one => one.status === 'planned', 3)
  ask('action', `put shipments ${waiting[1]!.id} and ${waiting[4]!.id} on route ${planned.id}`, gold.updated('courier.shipments', [waiting[1]!, waiting[4]!], { routeId: planned.id }, ['status'])) // oxfmt-ignore
  const out = pick.nth(shipments, one => one.status === 'out_for_delivery', 1)
  ask('update', `shipment ${out.id} has been delivered`, gold.updated('courier.shipments', out, { status: 'delivered' }, ['deliveredAt'])) // oxfmt-ignore
  ask('conditions', 'shipments that need no signature', gold.set(shipments.filter(one => !one.signatureRequired)))
  ask('conditions', 'shipments that need not be signed for', either(gold.set(shipments.filter(one => !one.signatureRequired)), unknown())) // oxfmt-ignore
  ask('create', 'new customer: Peppercorn Prints, Lena Okafor, lena@peppercornprints.example, York', either(gold.created('courier.customers', { companyName: 'Peppercorn Prints', contactName: 'Lena Okafor', email: 'lena@peppercornprints.example', city: 'York' }), gold.all(nowrite(), gold.clarify()))) // oxfmt-ignore
  const walker = pick.nth(onlyOne(drivers), one => one.vehicleId === null, 1)
  const van = pick.nth(vehicles, one => one.vehicleType === 'van' && one.isRoadworthy, 4)
  ask('update', `give ${nameOf(walker)} the van ${van.registration}`, gold.updated('courier.drivers', walker, { vehicleId: van.id })) // oxfmt-ignore
  ask('update', `${van.registration} is not roadworthy any more`, gold.updated('courier.vehicles', van, { isRoadworthy: false })) // oxfmt-ignore
  const refused = pick.rank(deliveryAttempts.filter(one => one.outcome === 'refused'), one => one.driverId)[0]! // oxfmt-ignore
  ask('several', `does ${nameOf(pick.find(drivers, refused.key))} have any refused delivery attempts? which ones?`, gold.set(refused.rows)) // oxfmt-ignore
  ask('range', 'shipments worth more than 1500', gold.set(shipments.filter(one => (one.declaredValue ?? 0) > 1500)))
  ask('yes-no', `was shipment ${out.id} delivered?`, gold.yes(false))
  return questions
}

function askConferences({ conferences }: Facts): Question[] {
  const { events, rooms, speakers, sessions, attendees, tickets, sponsors } = conferences
  const { ask, questions } = createQuestions('p5', 'conferences')
  ask('join', 'events with sponsors who have not paid yet', gold.set(events.filter(({ id }) => sponsors.some(one => one.eventId === id && one.invoicePaidOn === null)))) // oxfmt-ignore
  const event = events[2]!
  const programme = sessions.filter(one => one.eventId === event.id && one.startsAt !== null)
  ask(
    'lookup',
    `the first session of ${event.name}`,
    gold.smallest(programme, one => one.startsAt),
  )
  ask('create', 'new speaker: Ilse Vandermeer, Hexbridge, ilse@hexbridge.example, Norway', gold.created('conferences.speakers', { fullName: 'Ilse Vandermeer', company: 'Hexbridge', email: 'ilse@hexbridge.example', country: 'Norway' })) // oxfmt-ignore
  const proposed = sessions.filter(one => one.status === 'proposed')
  ask('action', `accept sessions ${proposed[2]!.id} and ${proposed[5]!.id}`, gold.updated('conferences.sessions', [proposed[2]!, proposed[5]!], { status: 'accepted' })) // oxfmt-ignore
  ask('action', `${proposed[3]!.title} has been rejected`, gold.updated('conferences.sessions', proposed[3]!, { status: 'rejected' })) // oxfmt-ignore
  const vip = tickets.filter(one => one.ticketType === 'vip')
  ask('aggregate', 'how much did we make from vip tickets?', either(gold.money(pick.sum(vip.filter(one => one.paymentStatus === 'paid'), one => one.price)), gold.all(gold.money(pick.sum(vip, one => one.price)), gold.mentions(['pending', 'unpaid', 'paid', 'includ'])))) // oxfmt-ignore
  const sumOf = (tier: string) =>
    pick.sum(
      sponsors.filter(one => one.tier === tier),
      one => one.amount,
    )
  ask('compare', 'is there more money in silver sponsors than in bronze ones?', gold.yes(sumOf('silver') > sumOf('bronze'))) // oxfmt-ignore
  const hall = rooms.find(one => one.eventId === event.id)!
  const [one, other] = two(sessions, session => session.eventId === event.id && session.roomId !== hall.id, 1)
  ask('update', `move sessions ${one.id} and ${other.id} to room ${hall.name}`, gold.updated('conferences.sessions', [one, other], { roomId: hall.id })) // oxfmt-ignore
  const given = pick.rank(sessions, session => session.speakerId)
  ask('ranking', 'who speaks most often?', either(...given.filter(group => group.rows.length === given[0]!.rows.length).flatMap(({ key }) => [gold.record(pick.find(speakers, key)), gold.text(pick.find(speakers, key).fullName)]))) // oxfmt-ignore
  const unsigned = pick.nth(sponsors, sponsor => !sponsor.contractSigned && sponsors.filter(twin => twin.companyName === sponsor.companyName && !twin.contractSigned).length === 1, 1) // oxfmt-ignore
  ask('update', `sponsor ${unsigned.id} has signed the contract`, gold.updated('conferences.sponsors', unsigned, { contractSigned: true })) // oxfmt-ignore
  ask('help', 'what can I do with sessions?', gold.mentions(['accept'], ['reject'], ['cancel'], ['delete', 'remove'])) // oxfmt-ignore
  ask('missing-values', 'attendees who never bought a ticket', gold.set(attendees.filter(({ id }) => !tickets.some(ticket => ticket.attendeeId === id)))) // oxfmt-ignore
  ask('unanswerable', `suppose we cancelled session ${one.id}, who would be affected?`, nowrite())
  ask('ambiguous', 'did I get a ticket for SecureStack?', notMine())
  return questions
}

function askBank({ bank }: Facts): Question[] {
  const { customers, accounts, cards, loans, standingOrders } = bank
  const { ask, questions } = createQuestions('p5', 'bank')
  askCards(ask, cards)
  const sumOf = (type: string) => pick.sum(accounts.filter(one => one.type === type && one.currency === 'EUR'), one => one.balance) // oxfmt-ignore
  ask('compare', 'is there more money in EUR savings accounts than in EUR current accounts?', gold.yes(sumOf('SAVINGS') > sumOf('CURRENT'))) // oxfmt-ignore
  ask('missing-values', 'bank customers who never took out a loan', gold.set(customers.filter(({ id }) => !loans.some(one => one.customerId === id)))) // oxfmt-ignore
  ask('ambiguous', 'what is my balance?', notMine())
  ask('ambiguous', 'how many cards do I have?', notMine())
  ask(
    'ranking',
    'longest-standing customer of the bank',
    gold.smallest(customers, one => one.customerSince),
  )
  const mover = pick.nth(onlyOne(customers), one => one.address.city !== 'Ghent', 17)
  ask('update', `${nameOf(mover)} has a new phone number, +32 470 112233, please note that`, gold.updated('bank.customers', mover, { phone: '+32 470 112233' })) // oxfmt-ignore
  ask('several', 'do we have dormant accounts? how many?', gold.count(accounts.filter(one => one.status === 'dormant').length)) // oxfmt-ignore
  ask('range', 'loans that cost more than 1200 a month', gold.set(loans.filter(one => one.monthlyPayment > 1200)))
  const [one, other] = two(standingOrders, order => order.active, 3)
  ask('delete', `drop standing orders ${one.id} and ${other.id}`, gold.removed('bank.standingOrders', one, other))
  return questions
}

function askCards(ask: Ask, cards: Facts['bank']['cards']): void {
  const known = pick.nth(cards, one => cards.filter(other => other.last4 === one.last4).length === 1, 33)
  ask('lookup', `the card ending in ${known.last4}`, gold.record(known))
  const active = pick.nth(cards, one => one.status === 'active' && cards.filter(other => other.last4 === one.last4).length === 1, 12) // oxfmt-ignore
  ask('action', `freeze the card ending in ${active.last4}`, gold.updated('bank.cards', active, { status: 'frozen' }))
  const [one, other] = two(cards, card => card.status === 'active', 20)
  ask('action', `freeze ${one.id} and ${other.id}`, gold.updated('bank.cards', [one, other], { status: 'frozen' }))
}
