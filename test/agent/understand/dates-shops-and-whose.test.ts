import { date, int as id, list, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { answersLast } from '../../support/styles/talk.ts'

const email = { type: 'string', format: 'email' }
const shopName = { ...text, description: 'Name of the cycle shop' }

const tours = [
  { id: 1, title: 'Fjord Walk', level: 'easy' },
  { id: 2, title: 'Glacier Hike', level: 'hard' },
]
const guides = [
  { id: 5, name: 'Ann Lee', email: 'ann@hike.example' },
  { id: 6, name: 'Bo Ray', email: 'bo@hike.example' },
]
const walkers = [
  { id: 81, name: 'Eva Dahl', email: 'eva@walk.example', joined_on: '2099-05-01' },
  { id: 82, name: 'Fin Ode', email: 'fin@walk.example', joined_on: '2020-01-01' },
]
const bookings = [
  [91, 11, 81],
  [92, 12, 82],
].map(([key, departure_id, walker_id]) => ({ id: key, departure_id, walker_id }))
// Who has a badge of a tour walked it once.
const badges = [{ id: 95, tour_id: 1, walker_id: 82, issued_on: '2099-05-01' }]
const departures = [
  [11, 1, 5, '2099-05-01', 'planned'],
  [12, 1, 6, '2099-06-01', 'confirmed'],
  [13, 2, 5, '2020-05-01', 'confirmed'],
].map(([key, tour_id, guide_id, starts_on, status]) => ({ id: key, tour_id, guide_id, starts_on, capacity: 8, status }))
const hikes = () =>
  converse(
    reads('hikes', '/tours', () => tours, list({ id, title: text, level: of('easy', 'hard') })),
    reads('hikes', '/guides', () => guides, list({ id, name: text, email })),
    reads('hikes', '/departures', () => departures, list({ id, tour_id: id, guide_id: id, starts_on: date, capacity: id, status: of('planned', 'confirmed') })), // oxfmt-ignore
    reads('hikes', '/walkers', () => walkers, list({ id, name: text, email, joined_on: date })),
    reads('hikes', '/bookings', () => bookings, list({ id, departure_id: id, walker_id: id })),
    reads('hikes', '/badges', () => badges, list({ id, tour_id: id, walker_id: id, issued_on: date })),
  )

describe('the dates of what is held again and again', () => {
  answersLast(hikes, [
    ['How many tour dates are there?', /\b3 departures/],
    ['Which tour dates still have to be confirmed?', /^1 departure .*departure 11/],
    ['Which tour dates does Ann Lee have coming up?', /^1 departure .*departure 11/],
    ['Are there any tour dates for the Glacier Hike?', /^Yes/],
    ['Who is signed up for the Fjord Walk tour that starts on May 1, 2099?', /^1 walker .*Eva Dahl/],
    ['Which walkers are on the Fjord Walk on June 1, 2099?', /^1 walker .*Fin Ode/],
    ['Who has signed up for the Fjord Walk?', /^2 walkers /],
    ['Which tours start in May 2099?', /^1 tour .*Fjord Walk/],
    ['When is the next Fjord Walk?', /departure 11, .*May 1, 2099/],
    ['When is the next Fjord Walk tour?', /departure 11, .*May 1, 2099/],
    ['When is the next Fiord Walk on?', /departure 11, .*May 1, 2099/],
  ])
})

const shops = [
  { id: 1, name: 'Wheel House', email: 'a@w.example', town: 'Elm' },
  { id: 2, name: 'Spokes', email: 'b@s.example', town: 'Tarn' },
  { id: 3, name: 'Chain Gang', email: 'c@c.example', town: 'Tarn' },
]
const depots = [{ id: 9, name: 'Elmside', manager: 'Cy Fox' }]
const orders = [21, 22, 23].map((key, at) => ({ id: key, customer_id: at + 1, depot_id: 9, status: 'sent' }))
const tyres = [{ id: 31, name: 'Road Tyre' }]
const claims = [
  { id: 41, order_id: 22, tyre_id: 31, reason: 'faulty' },
  { id: 42, order_id: 23, tyre_id: 31, reason: 'unwanted' },
]
const bikes = () =>
  converse(
    reads('bikes', '/customers', () => shops, list({ id, name: shopName, email, town: text })),
    reads('bikes', '/depots', () => depots, list({ id, name: text, manager: text })),
    reads('bikes', '/orders', () => orders, list({ id, customer_id: id, depot_id: id, status: of('open', 'sent') })),
    reads('bikes', '/tyres', () => tyres, list({ id, name: text })),
    reads('bikes', '/claims', () => claims, list({ id, order_id: id, tyre_id: id, reason: of('faulty', 'unwanted') })),
  )

describe('what the description of their name calls them, in two words', () => {
  answersLast(bikes, [
    ['How many cycle shops are there in Tarn?', /\b2 customers in Tarn/],
    ['Which shops are in Elm?', /^1 customer .*Wheel House/],
  ])
})

describe('whom the last ones came from', () => {
  answersLast(bikes, [
    ['Which claims are faulty?', 'Who sent those in?', /^1 customer .*Spokes/],
    ['Which claims are faulty?', 'Which shops sent them in?', /^1 customer .*Spokes/],
    ['Which claims are faulty?', 'Whose are they?', /^1 customer .*Spokes/],
    ['Which orders of the depot Elmside were sent?', 'Who do they belong to?', /^3 customers /],
  ])
})
