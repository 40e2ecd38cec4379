import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, values } from '../set-s/choose.ts'
import { booked, once, onTheBooks, traderNamed, type Booking } from './marketstalls-readings.ts'
import { talkMarketstalls } from './marketstalls-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set BF over the street markets of a council. */
export function askMarketstalls(facts: Facts): Question[] {
  const builder = createQuestions('bf', 'marketstalls')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkMarketstalls(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { marketstalls }: Facts): void {
  const { stallBookings, stallMarkets, stallPitches, stallTraders } = marketstalls
  ask('list', 'Show me the markets in Selport.', gold.set(stallMarkets.filter(one => one.address.town === 'Selport')))
  ask('list', 'What kinds of goods do our traders sell?', onTheBooks(stallTraders, rows => values(rows, one => one.goods))) // oxfmt-ignore
  ask('filter', 'I need to go through the booking requests that nobody has answered yet.', gold.set(stallBookings.filter(one => one.status === 'Requested'))) // oxfmt-ignore
  ask('filter', 'Which pitches are out of use at the moment?', gold.set(stallPitches.filter(one => one.status === 'OutOfUse'))) // oxfmt-ignore
  ask('filter', 'Can you pull up the suspended traders with their phone numbers?', gold.set(stallTraders.filter(one => one.status === 'Suspended'), { shows: one => [one.contact.phone] })) // oxfmt-ignore
  ask('threshold', 'Which pitches cost more than £50 a day?', gold.set(stallPitches.filter(one => one.dailyRate > 50)))
}

function number({ ask }: Builder, { marketstalls, today }: Facts): void {
  const { stallBookings, stallInvoices, stallMarketDays, stallMarkets, stallPitches, stallTraders } = marketstalls
  const paid = stallInvoices.filter(one => one.status === 'Paid')
  const at = (name: string) => pick.nth(stallMarkets, one => one.name === name)
  const rate = (name: string) => pick.mean(stallPitches.filter(one => one.marketId === at(name).id), one => one.dailyRate) // oxfmt-ignore
  ask('count', 'How many hot food sellers do we have on our books?', onTheBooks(stallTraders.filter(one => one.goods === 'HotFood'), rows => gold.count(rows.length))) // oxfmt-ignore
  const off = stallMarketDays.filter(one => one.cancelReason === 'Weather')
  ask('count', 'How many market days have been called off because of the weather?', gold.either(gold.count(off.length), gold.count(off.filter(one => one.date <= today).length || off.length))) // oxfmt-ignore
  ask('top', 'Which three market days drew the biggest crowds?', gold.ordered(stallMarketDays, one => one.footfall, { count: 3 })) // oxfmt-ignore
  const missed = stallBookings.filter(one => one.status === 'NoShow')
  ask('top', 'Which trader has let us down most often by not showing up?', champion(stallTraders, one => missed.filter(own => own.traderId === one.id).length, one => one.tradingName)) // oxfmt-ignore
  ask('top', 'Who has been trading with us the longest?', onTheBooks(stallTraders, rows => champion(rows, one => -Date.parse(one.joinedOn), one => one.tradingName))) // oxfmt-ignore
  ask('aggregate', 'How much do traders still owe us altogether?', gold.money(pick.sum(stallInvoices.filter(one => one.status === 'Unpaid'), one => one.amount))) // oxfmt-ignore
  ask('aggregate', 'How many visitors does a market day at Castle Square get on average?', gold.plain(pick.mean(stallMarketDays.filter(one => one.marketId === at('Castle Square').id), one => one.footfall))) // oxfmt-ignore
  const methods: [string, gold.Spelled][] = [['Card', gold.spelled('Card')], ['BankTransfer', gold.spelled('BankTransfer', 'bank transfer')], ['DirectDebit', gold.spelled('DirectDebit', 'direct debit')], ['Cash', gold.spelled('Cash')]] // oxfmt-ignore
  ask('group', 'For the books: what came in by card, bank transfer, direct debit and cash?', gold.map(methods.map(([method, name]) => [name, pick.sum(paid.filter(one => one.paymentMethod === method), one => one.amount)]), 'money')) // oxfmt-ignore
  ask('group', 'How many pitches does each market have?', gold.map(stallMarkets.map(one => [one.name, stallPitches.filter(own => own.marketId === one.id).length]))) // oxfmt-ignore
  ask('compare', 'Is a pitch at Quayside dearer on average than one at Castle Square?', gold.yes(rate('Quayside') > rate('Castle Square'))) // oxfmt-ignore
}

function join({ ask }: Builder, { marketstalls, today }: Facts): void {
  const { stallBookings, stallInspections, stallInvoices, stallMarketDays, stallMarkets, stallPitches, stallTraders } = marketstalls // oxfmt-ignore
  const dayOf = (one: Booking) => pick.find(stallMarketDays, one.marketDayId)
  const harbour = pick.nth(stallMarkets, one => one.name === 'Harbour Road')
  const next = pick.nth(stallMarketDays, one => one.marketId === harbour.id && one.date > today && one.status === 'Scheduled') // oxfmt-ignore
  const coming = stallBookings.filter(one => one.marketDayId === next.id && one.status !== 'Cancelled')
  const traders = (rows: Booking[]) => gold.set(once(rows.map(one => pick.find(stallTraders, one.traderId))))
  ask('join', `Which traders are booked in at Harbour Road on ${pick.dayName(next.date)}?`, gold.either(traders(coming), traders(coming.filter(one => one.status === 'Confirmed')))) // oxfmt-ignore
  const marketsOf = (rows: Booking[]) => once(rows.map(one => pick.find(stallMarkets, dayOf(one).marketId)))
  const own = (id: number) => stallBookings.filter(one => one.traderId === id)
  const roving = pick.nth(stallTraders, one => one.status === 'Active' && own(one.id).every(booking => booking.status !== 'Cancelled') && [2, 3, 4].includes(marketsOf(own(one.id)).length), 4) // oxfmt-ignore
  ask('join', `At which markets has ${roving.tradingName} booked a pitch?`, gold.set(marketsOf(own(roving.id))))
  const failed = stallInspections.filter(one => one.type === 'FoodHygiene' && one.outcome === 'Fail')
  ask('join', 'Who has failed a food hygiene inspection?', onTheBooks(once(failed.map(one => pick.find(stallTraders, one.traderId))), rows => gold.set(rows))) // oxfmt-ignore
  const bills = (id: number, status: string) => stallInvoices.filter(one => one.traderId === id && one.status === status) // oxfmt-ignore
  const payer = pick.nth(stallTraders, one => bills(one.id, 'Paid').length > 1 && bills(one.id, 'Unpaid').length > 0, 1)
  ask('join', `How much has ${payer.tradingName} paid us so far?`, gold.money(pick.sum(bills(payer.id, 'Paid'), one => one.amount))) // oxfmt-ignore
  const empty = (id: number, rows: Booking[]) => stallPitches.filter(pitch => pitch.marketId === id && rows.every(one => one.pitchId !== pitch.id)) // oxfmt-ignore
  const quiet = pick.nth(stallMarkets, one => [2, 3, 4, 5].includes(empty(one.id, stallBookings).length))
  ask('join', `Which pitches at ${quiet.name} has nobody ever booked?`, booked(stallBookings, rows => gold.set(empty(quiet.id, rows)))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { marketstalls }: Facts): void {
  const { stallTraders } = marketstalls
  const baker = traderNamed(stallTraders, 'Old Mill Bakery')
  ask('lookup', `What number do I ring to get hold of ${baker.tradingName}?`, told(baker, baker.contact.phone, 'phone'))
  const nursery = traderNamed(stallTraders, 'Green Thumb Nursery')
  ask('lookup', `When does ${nursery.tradingName}'s street trading licence run out?`, told(nursery, pick.dayAs(nursery.licence.expiresOn), 'expiresOn')) // oxfmt-ignore
}

function date({ ask }: Builder, { marketstalls, today, day }: Facts): void {
  const { stallInspections, stallMarketDays, stallMarkets, stallTraders } = marketstalls
  const tomorrow = stallMarketDays.filter(one => one.date === day(1))
  ask('date', 'What markets are on tomorrow?', gold.either(gold.set(tomorrow.map(one => pick.find(stallMarkets, one.marketId))), gold.set(tomorrow))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', `How many inspections did we carry out in ${pick.monthName(last)}?`, gold.count(stallInspections.filter(one => pick.month(one.inspectedOn) === last).length)) // oxfmt-ignore
  ask('date', 'Whose insurance runs out in the next 30 days?', onTheBooks(stallTraders, rows => pick.setWithin(rows, one => one.insuranceExpiresOn, today, day(30)))) // oxfmt-ignore
}
