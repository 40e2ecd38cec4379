import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { apart, champion, cut, measures, nameOf, person, sizes } from '../set-s/choose.ts'
import { gbp, whose } from '../set-u/choose.ts'
import { talkCottages } from './cottages-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set BB over the agency for holiday cottages. */
export function askCottages(facts: Facts): Question[] {
  const builder = createQuestions('bb', 'cottages')
  list(builder, facts)
  number(builder, facts)
  compare(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkCottages(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { cottages }: Facts): void {
  const { cotAmenities, cotBookings, cotCleanings, cotCottages, cotOwners } = cottages
  ask('list', 'List all the owners we work with.', gold.set(cotOwners))
  const furnished = pick.nth(cotCottages, one => one.amenities.length > 4 && one.amenities.length < 8, 3)
  ask('list', `Which amenities does ${furnished.name} have?`, gold.set(cotAmenities.filter(one => furnished.amenities.includes(one.id)))) // oxfmt-ignore
  ask('filter', 'Which cottages in Cornwall allow dogs?', gold.set(cotCottages.filter(one => one.region === 'cornwall' && one.dogsAllowed))) // oxfmt-ignore
  ask('filter', 'Show the confirmed bookings that came in through Airbnb.', gold.set(cotBookings.filter(one => one.status === 'confirmed' && one.channel === 'airbnb'))) // oxfmt-ignore
  const ahead = pick.sized(cotCleanings.filter(one => one.status === 'scheduled'), one => one.cleaner, 3, 15) // oxfmt-ignore
  ask('filter', `Which cleanings by ${ahead.key} have the status scheduled?`, gold.set(ahead.rows))
  ask('threshold', 'Which cottages sleep at least 10 people?', gold.set(cotCottages.filter(one => one.sleeps >= 10)))
  const done = cotBookings.filter(one => one.status === 'completed')
  const dear = cut(done, one => one.totalPrice, 0.85)
  ask('threshold', `Show completed bookings with a total price over ${gbp(dear)}.`, gold.set(done.filter(one => one.totalPrice > dear))) // oxfmt-ignore
}

function number({ ask }: Builder, { cottages }: Facts): void {
  const { cotBookings, cotCottages, cotGuests, cotOwners, cotPayments } = cottages
  ask('count', 'How many guests are there in the system?', gold.count(cotGuests.length))
  ask('count', 'How many bookings have been cancelled?', gold.count(cotBookings.filter(one => one.status === 'cancelled').length)) // oxfmt-ignore
  ask(
    'top',
    'Which cottage has the highest nightly rate?',
    gold.largest(cotCottages, one => one.nightlyRate),
  )
  ask('top', 'Top 5 completed bookings by total price', gold.ordered(cotBookings.filter(one => one.status === 'completed'), one => one.totalPrice, { count: 5 })) // oxfmt-ignore
  ask('top', 'Which owner has the most cottages with us?', champion(cotOwners, one => cotCottages.filter(({ owner }) => owner === one.id).length, nameOf)) // oxfmt-ignore
  ask('aggregate', 'What is the average nightly rate of the cottages in Norfolk?', gold.money(pick.mean(cotCottages.filter(one => one.region === 'norfolk'), one => one.nightlyRate))) // oxfmt-ignore
  ask('aggregate', 'What is the total amount of all pending payments?', gold.money(pick.sum(cotPayments.filter(one => one.status === 'pending'), one => one.amount))) // oxfmt-ignore
  ask('aggregate', 'What percentage of all bookings was made through the website?', gold.percent(pick.ratio(cotBookings.filter(one => one.channel === 'website').length, cotBookings.length))) // oxfmt-ignore
}

const channelAs = (code: string) =>
  code === 'booking_com' ? gold.spelled(code, 'booking com', 'booking.com') : apart(code)

function compare({ ask }: Builder, { cottages }: Facts): void {
  const { cotBookings, cotCottages } = cottages
  ask('group', 'How many cottages do we have in each region?', gold.map(sizes(cotCottages, one => one.region)))
  const done = cotBookings.filter(one => one.status === 'completed')
  ask('group', 'Total price of the completed bookings per channel', gold.map(measures(done, one => one.channel, own => pick.sum(own, one => one.totalPrice), channelAs), 'money')) // oxfmt-ignore
  const one = pick.nth(cotCottages, ({ propertyType }) => propertyType === 'farmhouse', 1)
  const other = pick.nth(cotCottages, ({ propertyType, sleeps }) => propertyType === 'barn' && sleeps !== one.sleeps, 1)
  ask('compare', `Which cottage sleeps more people, ${other.name} or ${one.name}?`, gold.largest([one, other], ({ sleeps }) => sleeps)) // oxfmt-ignore
  const rate = (type: string) => pick.mean(cotCottages.filter(({ propertyType }) => propertyType === type), ({ nightlyRate }) => nightlyRate) // oxfmt-ignore
  ask('compare', 'On average, is the nightly rate of the lodges higher than that of the apartments?', gold.yes(rate('lodge') > rate('apartment'))) // oxfmt-ignore
}

function join({ ask }: Builder, { cottages }: Facts): void {
  const { cotAmenities, cotBookings, cotCottages, cotOwners } = cottages
  const dearest = gold.largest(cotCottages, one => one.nightlyRate)
  ask('join', 'Who is the owner of the cottage with the highest nightly rate?', whose<(typeof cotCottages)[number]>(dearest, one => pick.find(cotOwners, one.owner), one => nameOf(pick.find(cotOwners, one.owner)))) // oxfmt-ignore
  const lakes = cotBookings.filter(one => one.status === 'completed' && pick.find(cotCottages, one.cottage).region === 'lake_district') // oxfmt-ignore
  const price = cut(lakes, one => one.totalPrice, 0.6)
  ask('join', `Show the completed bookings of cottages in the Lake District with a total price of more than ${gbp(price)}.`, gold.set(lakes.filter(one => one.totalPrice > price))) // oxfmt-ignore
  const tub = pick.nth(cotAmenities, one => one.name === 'Hot tub')
  ask('join', 'Which cottages in the Peak District have a hot tub?', gold.set(cotCottages.filter(one => one.region === 'peak_district' && one.amenities.includes(tub.id)))) // oxfmt-ignore
  const done = (owner: number) => cotBookings.filter(one => one.status === 'completed' && pick.find(cotCottages, one.cottage).owner === owner) // oxfmt-ignore
  const owner = pick.nth(cotOwners, one => done(one.id).length > 3 && cotCottages.filter(({ owner: id }) => id === one.id).length > 1, 1) // oxfmt-ignore
  ask('join', `How many completed bookings are there for the cottages of ${nameOf(owner)}?`, gold.count(done(owner.id).length)) // oxfmt-ignore
}

function lookup({ ask }: Builder, { cottages }: Facts): void {
  const { cotBookings, cotCottages, cotGuests } = cottages
  const lodge = pick.nth(cotCottages, one => one.propertyType === 'lodge', 2)
  ask('lookup', `What is the cleaning fee of ${lodge.name}?`, gold.money(lodge.cleaningFee, { field: 'cleaningFee' }))
  const guest = person(cotGuests, one => one.address.country === 'NL', 1)
  ask('lookup', `What is the e-mail address of the guest ${nameOf(guest)}?`, told(guest, guest.email, 'email'))
  const booking = pick.nth(cotBookings, one => one.status === 'completed', 40)
  ask('lookup', `Show booking ${booking.reference}, please.`, gold.record(booking))
}

function date({ ask }: Builder, { cottages, day }: Facts): void {
  const { cotBookings, cotPayments } = cottages
  const coming = pick.sized(cotBookings.filter(one => one.status === 'confirmed'), one => pick.month(one.checkIn), 3, 15) // oxfmt-ignore
  ask('date', `Which confirmed bookings have a check-in date in ${pick.monthName(coming.key)}?`, gold.set(coming.rows))
  const [from, to] = [day(-95), day(-62)]
  ask('date', `List the completed bookings with a check-out between ${pick.dayName(from)} and ${pick.dayName(to)}.`, pick.setWithin(cotBookings.filter(one => one.status === 'completed'), one => one.checkOut, from, to)) // oxfmt-ignore
  const limit = day(46)
  ask('date', `How many pending payments are due before ${limit}?`, gold.count(cotPayments.filter(one => one.status === 'pending' && one.dueOn < limit).length)) // oxfmt-ignore
}
