import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, refusesPages } from '../set-s/choose.ts'
import { booked, traderNamed } from './marketstalls-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the markets office, changes, and what cannot be answered. */
export function talkMarketstalls(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { marketstalls, today }: Facts): void {
  const { stallBookings, stallInspections, stallMarketDays, stallMarkets, stallPitches, stallTraders } = marketstalls
  const isToday = (id: number) => stallMarketDays.some(one => one.marketId === id && one.date === today)
  const market = pick.nth(stallMarkets, one => ['Castle Square', 'Tannery Lane'].includes(one.name) && !isToday(one.id))
  const next = pick.nth(stallMarketDays, one => one.marketId === market.id && one.date > today)
  const own = stallBookings.filter(one => one.marketDayId === next.id)
  talk(
    'followup',
    [`When is the next market at ${market.name}?`, told(next, pick.dayAs(next.date), 'date')],
    ['Who has booked for it?', booked(own, rows => gold.set(rows.map(one => pick.find(stallTraders, one.traderId))))],
    ['How many of those bookings still need confirming?', gold.count(own.filter(one => one.status === 'Requested').length)], // oxfmt-ignore
  )
  const failed = stallInspections.filter(one => one.outcome === 'Fail')
  const { key: inspector, rows } = pick.sized(failed, one => one.inspectorName, 2, 12)
  const latest = rows.toSorted((one, other) => (one.inspectedOn < other.inspectedOn ? 1 : -1))[0]!
  const stall = pick.find(stallTraders, latest.traderId)
  talk(
    'followup',
    ['Show me the failed inspections.', gold.set(failed)],
    [`Just the ones ${inspector} did`, gold.set(rows)],
    ['Which trader was the most recent one about?', told(stall, stall.tradingName, 'tradingName')],
  )
  const castle = pick.nth(stallMarkets, one => one.name === 'Castle Square')
  const [longest] = stallPitches.filter(one => one.marketId === castle.id).toSorted((one, other) => other.lengthMetres - one.lengthMetres) // oxfmt-ignore
  talk(
    'followup',
    ['What is the longest pitch we have at Castle Square?', told(longest!, longest!.code, 'code')],
    ['Does it have water?', gold.yes(longest!.hasWater)],
    ['And what do we charge for it?', gold.money(longest!.dailyRate, { field: 'dailyRate' })],
  )
}

function write({ ask }: Builder, { marketstalls, today, day }: Facts): void {
  const { stallBookings, stallMarketDays, stallMarkets, stallPitches, stallTraders } = marketstalls
  const next = (id: number) => pick.nth(stallMarketDays, one => one.marketId === id && one.date > day(1) && one.status === 'Scheduled') // oxfmt-ignore
  const hill = pick.nth(stallMarkets, one => one.name === 'Market Hill')
  const on = next(hill.id)
  const pitch = pick.nth(stallPitches, one => one.marketId === hill.id && one.status === 'Available' && one.type === 'Standard' && stallBookings.every(own => own.marketDayId !== on.id || own.pitchId !== one.id), 1) // oxfmt-ignore
  const comes = traderNamed(stallTraders, 'Cactus Jack')
  ask('write', `Please book pitch ${pitch.code} for ${comes.tradingName} at Market Hill on ${pick.dayShort(on.date)}.`, gold.created('marketstalls.stallBookings', { traderId: comes.id, marketDayId: on.id, pitchId: pitch.id })) // oxfmt-ignore
  const moved = traderNamed(stallTraders, 'Vinyl Revival')
  ask('write', `${moved.tradingName} just called, they've got a new phone number: 07700 900456. Can you change that for me?`, gold.updated('marketstalls.stallTraders', moved, { contact: { ...moved.contact, phone: '07700 900456' } })) // oxfmt-ignore
  const gone = pick.nth(stallPitches, one => stallBookings.every(own => own.pitchId !== one.id), 3)
  ask('write', `Pitch ${gone.code} has made way for bike racks, please delete it from the system.`, gold.removed('marketstalls.stallPitches', gone)) // oxfmt-ignore
  const priory = pick.nth(stallMarkets, one => one.name === 'Priory Street')
  const dug = pick.nth(stallMarketDays, one => one.marketId === priory.id && one.date > today && one.status === 'Scheduled') // oxfmt-ignore
  ask('write', `They're digging up the road, so cancel the Priory Street market on ${pick.dayName(dug.date)}, reason roadworks.`, gold.updated('marketstalls.stallMarketDays', dug, { status: 'Cancelled', cancelReason: 'Roadworks' })) // oxfmt-ignore
}

function decline({ ask }: Builder, { marketstalls }: Facts): void {
  const { stallBookings, stallInvoices, stallMarketDays, stallMarkets } = marketstalls
  ask('missing', 'What is the day rate for pitch CAS-47?', gold.unknown())
  ask('unknown', 'How much did the traders at Quayside take on their stalls last Sunday?', gold.unknown())
  const days = (id: number) => stallMarketDays.filter(one => one.marketId === id)
  const held = (id: number) => days(id).filter(one => one.footfall !== null)
  const marketOf = new Map(stallBookings.map(one => [one.id, pick.find(stallMarketDays, one.marketDayId).marketId]))
  const bookings = (id: number) => stallBookings.filter(one => marketOf.get(one.id) === id)
  const bills = (id: number) => stallInvoices.filter(one => marketOf.get(one.bookingId) === id)
  const measures: ((id: number) => number)[] = [
    id => pick.sum(held(id), one => one.footfall),
    id => (held(id).length > 0 ? pick.mean(held(id), one => one.footfall) : 0),
    id => bookings(id).length,
    id => bookings(id).filter(one => one.status !== 'Cancelled').length,
    id => pick.sum(bills(id), one => one.amount),
    id => pick.sum(bills(id).filter(one => one.status === 'Paid'), one => one.amount), // oxfmt-ignore
  ]
  const best = measures.map(measure =>
    champion(
      stallMarkets,
      one => measure(one.id),
      one => one.name,
    ),
  )
  ask('ambiguous', 'Which is our best market?', gold.either(gold.clarify(), ...best))
}

function chat({ ask }: Builder, { marketstalls }: Facts): void {
  const { stallMarkets, stallPitches, stallTraders } = marketstalls
  ask('smalltalk', 'Thanks, you have been a great help today!', gold.smalltalk())
  ask('browser', 'Go to the council website and download the form for new traders', refusesPages())
  const pieman = traderNamed(stallTraders, 'Doughnut Dynasty')
  ask('casual', `hey whats the email for ${pick.misspell(pieman.tradingName).toLowerCase()} again`, told(pieman, pieman.contact.email, 'email')) // oxfmt-ignore
  const own = stallPitches.filter(one => one.marketId === pick.nth(stallMarkets, market => market.name === 'Castle Square').id) // oxfmt-ignore
  ask('multi', 'How many pitches are there at Castle Square and how many of those have electricity?', gold.figures(gold.count(own.length), gold.count(own.filter(one => one.hasElectricity).length))) // oxfmt-ignore
  const abbey = pick.nth(stallMarkets, one => one.name === 'Abbey Green')
  ask('multi', `Who manages ${abbey.name}, and what time does it open?`, gold.mentions([abbey.manager.name], [abbey.opensAt, abbey.opensAt.replace(/^0/, ''), '9 am', '9am'])) // oxfmt-ignore
  ask('complete', 'The electrician wants every single pitch with electricity, can I have the whole list?', gold.set(stallPitches.filter(one => one.hasElectricity))) // oxfmt-ignore
}
