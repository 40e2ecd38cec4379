import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { booked, countryAs, pricesOf } from './innkeeper-readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the hotels, changes, and what cannot be answered. */
export function talkInnkeeper(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { innkeeper }: Facts): void {
  const { innGuests, innHouses, innReservations, innRooms } = innkeeper
  const manor = innHouses.find(one => one.name === 'Ardkeel Manor')!
  const rooms = innRooms.filter(one => one.houseId === manor.id)
  const doubles = rooms.filter(one => one.type === 'double')
  talk(
    'followup',
    ['Which rooms do we have at Ardkeel Manor?', gold.set(rooms)],
    ['Only the doubles, please', gold.set(doubles)],
    ['Which of those is the cheapest?', gold.smallest(doubles, one => one.nightlyRate.amount)],
  )
  const of = (id: string) => innReservations.filter(one => one.guestId === id)
  const stay = pick.nth(innReservations, one => one.status === 'confirmed' && of(one.guestId).length > 2, 2)
  const guest = pick.find(innGuests, stay.guestId)
  talk(
    'followup',
    [`Who booked ${stay.code}?`, toldPerson(guest)],
    ['Which country are they from?', told(guest, countryAs(guest.country), 'country')],
    ['How many reservations do they have with us altogether?', booked(of(guest.id), rows => gold.count(rows.length))],
  )
  const at = (status: string) => innReservations.filter(one => one.status === status)
  talk(
    'followup',
    ['How many reservations are checked in right now?', gold.count(at('checkedIn').length)],
    ['And how many are confirmed?', gold.count(at('confirmed').length)],
    ['What is the total price of those?', gold.money(pick.sum(at('confirmed'), one => one.totalPrice.amount))],
  )
}

function write({ ask, talk }: Builder, { innkeeper, today }: Facts): void {
  const { innHouses, innReservations, innReviews, innRooms } = innkeeper
  const here = pick.nth(innReservations, one => one.status === 'checkedIn', 4)
  ask('write', `Put a parking charge of €16 on reservation ${here.code}.`, gold.created('innkeeper.innExtras', { reservationId: here.id, category: 'parking', price: { amount: 16 } })) // oxfmt-ignore
  const off = pick.nth(innReservations, one => one.status === 'confirmed' && one.arrivalDate > today, 7)
  ask('write', `The guest has just phoned, please cancel booking ${off.code}.`, gold.updated('innkeeper.innReservations', off, { status: 'cancelled' })) // oxfmt-ignore
  const lodge = innHouses.find(one => one.name === 'Curlew Lodge')!
  const room = innRooms.find(one => one.houseId === lodge.id && one.number === '21')!
  const rate = room.nightlyRate.amount + 11
  ask('write', `Change the nightly rate of room 21 at Curlew Lodge to ${rate} euros.`, gold.updated('innkeeper.innRooms', room, { nightlyRate: { amount: rate, currency: 'EUR' } })) // oxfmt-ignore
  const rude = pick.nth(innReviews, one => one.rating === 2, 1)
  talk(
    'write',
    [`I want to delete the review ${rude.id}. Check with me before you do.`, gold.pending()],
    ['Yes, delete it.', gold.removed('innkeeper.innReviews', rude)],
  )
}

function decline({ ask }: Builder, { innkeeper }: Facts): void {
  ask('missing', 'How much did we spend on heating at Fuchsia Court last month?', unknown())
  ask('unknown', 'What is the phone number of the guest Leopold Quennerstedt?', unknown())
  ask('ambiguous', 'How much is room 12 a night?', pricesOf(innkeeper.innRooms.filter(one => one.number === '12')))
}

function chat({ ask }: Builder, { innkeeper }: Facts): void {
  const { innReservations, innRooms } = innkeeper
  ask('smalltalk', 'Good evening! Is anybody there?', gold.smalltalk())
  ask('browser', 'Open our website in the browser and click on Book now', refusesPages())
  ask('casual', 'hiya wich rooms r still being cleaned??', gold.set(innRooms.filter(one => one.status === 'cleaning')))
  const rates = innRooms.map(one => one.nightlyRate.amount)
  ask('multi', 'What are the lowest and the highest price per night among our rooms?', gold.figures(gold.money(Math.min(...rates)), gold.money(Math.max(...rates)))) // oxfmt-ignore
  ask('complete', 'I need every single reservation that came through the booking portal, please leave none out.', gold.set(innReservations.filter(one => one.channel === 'bookingPortal'))) // oxfmt-ignore
}
