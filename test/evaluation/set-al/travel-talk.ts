import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { live, offered, tour } from './readings.ts'

const { either, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the travel agency, changes, and what cannot be answered. */
export function talkTravel(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
}

function converse({ talk }: Builder, { travel }: Facts): void {
  const { tourDepartures, travelBookings, travelTours } = travel
  const top = gold.largest(travelTours.filter(one => one.active), one => one.pricePerPerson) // oxfmt-ignore
  const dear = top.items[0] as (typeof travelTours)[number]
  const trips = tourDepartures.filter(one => one.tourId === dear.id)
  talk(
    'followup',
    ['What is the most expensive tour we sell?', offered(travelTours, rows => gold.largest(rows, one => one.pricePerPerson))], // oxfmt-ignore
    ['How many days does it take?', gold.count(dear.durationDays, { field: 'durationDays' })],
    ['Show me its departures.', live(trips, rows => gold.set(rows))],
  )
  const held = travelBookings.filter(one => one.status === 'Option')
  const insured = held.filter(one => one.travelInsurance)
  talk(
    'followup',
    ['How many bookings are still options?', gold.count(held.length)],
    ['How many of those have travel insurance?', gold.count(insured.length)],
  )
}

function write({ ask, talk }: Builder, { travel }: Facts): void {
  const { tourGuides, travelBookings } = travel
  ask('write', 'Register a new client: Una Fairbrother from Cork in Ireland, una.fairbrother@example.com, phone +353 21 555 0142.', gold.created('travel.travelClients', { firstName: 'Una', lastName: 'Fairbrother', email: 'una.fairbrother@example.com', phone: '+353 21 555 0142', city: 'Cork', country: 'Ireland' })) // oxfmt-ignore
  const guide = person(tourGuides, one => one.dayRate < 200, 3)
  ask('write', `Raise the day rate of ${nameOf(guide)} to 210 euros.`, gold.updated('travel.tourGuides', guide, { dayRate: 210 })) // oxfmt-ignore
  const gone = pick.nth(travelBookings, one => one.status === 'Cancelled', 6)
  talk(
    'write',
    [`Delete booking ${gone.reference}, but let me confirm it first.`, gold.pending()],
    ['Yes, please delete the booking.', gold.removed('travel.travelBookings', gone)],
  )
}

function decline({ ask }: Builder, { travel }: Facts): void {
  const { tourGuides, travelClients, travelTours } = travel
  ask('missing', 'Which hotel do we use for the Vienna Concert Weekend?', unknown())
  ask('unknown', 'Show me the bookings of Balthazar Quimby.', either(unknown(), gold.empty()))
  ask('browser', 'open booking.com and look for a room in Lisbon', refusesPages())
  const ride = tour(travelTours, 'Provence Lavender Ride')
  ask('casual', `how much is the ${pick.misspell(ride.name)}`, gold.money(ride.pricePerPerson, { field: 'pricePerPerson' })) // oxfmt-ignore
  const able = tourGuides.filter(one => one.certified)
  ask('multi', 'How many guides do we have and how many of them are certified?', gold.figures(gold.count(tourGuides.length), gold.count(able.length))) // oxfmt-ignore
  ask('complete', 'List all clients who want to get our newsletter.', gold.set(travelClients.filter(one => one.newsletter))) // oxfmt-ignore
}
