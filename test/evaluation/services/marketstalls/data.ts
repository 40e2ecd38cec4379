import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { CHARITIES, EDIBLE, FIRST_NAMES, GOODS, INDOOR, INSPECTORS, LAST_NAMES, MANAGERS, MARKETS, TRADERS, UNRELIABLE, WEEKDAYS } from './catalogue.ts' // oxfmt-ignore
import type { StallBooking, StallInspection, StallInvoice, StallMarket, StallMarketDay, StallPitch, StallTrader } from './kinds.ts' // oxfmt-ignore

const TRADER_NOTES = [
  'Prefers a pitch near the entrance',
  'Brings own generator',
  'Needs help unloading',
  'Van is 6 metres long',
]
const BOOKING_NOTES = ['Arrives late', 'Second gazebo', 'Asked for more space', 'Sharing with a friend']
const WEATHERS = ['Dry and sunny', 'Overcast', 'Light rain', 'Cold and windy', 'Showers']
const REMARKS: Record<string, string[]> = {
  Pass: ['All in order', 'Very tidy stall'],
  Advisory: ['Extinguisher due for service', 'Allergen list incomplete', 'Copy of the licence not on display'],
  Fail: ['No hand washing', 'Licence could not be shown', 'Gas bottle not secured', 'Fridge too warm'],
}
const STEPS: Record<string, number> = { Weekly: 7, Fortnightly: 14, Monthly: 28 }
/** How many of the markets have full days ahead. */
const BUSY = 4

export type MarketstallsData = ReturnType<typeof createMarketstallsData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const plain = (name: string) => name.normalize('NFD').replaceAll(/[^\p{L}]/gu, '').toLowerCase() // oxfmt-ignore

/** 20 markets, 148 pitches, 71 traders, some 135 market days, 220 bookings, 64 inspections and an invoice for most bookings. */
export function createMarketstallsData(clock: Date) {
  const random = createRandom(71_904)
  const days = createDays(clock)
  const stallMarkets = createMarkets()
  const stallPitches = createPitches(random, stallMarkets)
  const stallTraders = createTraders(random, days)
  const stallMarketDays = createMarketDays(random, days, stallMarkets)
  const stallBookings = createBookings(random, days, { stallMarketDays, stallPitches, stallTraders })
  const stallInspections = createInspections(random, days, stallMarkets, stallTraders)
  const stallInvoices = createInvoices(random, days, stallBookings)
  return { stallMarkets, stallPitches, stallTraders, stallMarketDays, stallBookings, stallInspections, stallInvoices }
}

function createMarkets(): StallMarket[] {
  return MARKETS.map(([code, name, type, frequency, tradingDay, street, town, postcode, opensAt, closesAt, manager], index) => {
    const [who, phone] = MANAGERS[manager]!
    const email = `${who.toLowerCase().replace(' ', '.')}@ashmere-council.example`
    return { id: index + 1, code, name, type, frequency, tradingDay, opensAt, closesAt, isIndoor: INDOOR.includes(code), address: { street, town, postcode }, manager: { name: who, email, phone } } // oxfmt-ignore
  }) // oxfmt-ignore
}

function createPitches(random: Random, markets: StallMarket[]): StallPitch[] {
  const rows = markets.flatMap((market, place) => Array.from({ length: MARKETS[place]![11] }, (_, number) => ({ market, number, rate: MARKETS[place]![12] }))) // oxfmt-ignore
  return rows.map(({ market, number, rate }, index): StallPitch => {
    const type = market.type === 'StreetFood' || number % 5 === 3 ? 'Food' : number % 4 === 0 ? 'Corner' : 'Standard'
    const lengthMetres = type === 'Food' ? random.pick([4, 5, 6, 7.5]) : random.pick([2.5, 3, 3, 3.5, 4, 4.5])
    const extra = type === 'Food' ? 9.5 : type === 'Corner' ? 4.5 : 0
    return {
      id: 101 + index,
      code: `${market.code}-${String(number + 1).padStart(2, '0')}`,
      marketId: market.id,
      type,
      status: random.chance(0.08) ? 'OutOfUse' : 'Available',
      lengthMetres,
      dailyRate: rate + extra + Math.round(2 * lengthMetres) / 2,
      hasElectricity: type === 'Food' || random.chance(0.35),
      hasWater: random.chance(type === 'Food' ? 0.6 : 0.12),
    }
  })
}

function createTraders(random: Random, { day }: Days): StallTrader[] {
  const rows = GOODS.flatMap(goods => TRADERS[goods].map(tradingName => ({ goods, tradingName })))
  return rows.map(({ goods, tradingName }, index): StallTrader => {
    const [firstName, lastName] = [FIRST_NAMES[(index * 7) % 40]!, LAST_NAMES[(index * 11 + Math.floor(index / 40)) % 40]!] // oxfmt-ignore
    const since = -random.whole(150, 4200)
    const issued = -random.whole(10, 340)
    const status = tradingName === UNRELIABLE ? 'Active' : index % 13 === 6 ? 'Suspended' : index % 16 === 9 ? 'Left' : 'Active' // oxfmt-ignore
    return {
      id: 301 + index,
      tradingName,
      goods,
      status,
      isCharity: CHARITIES.includes(tradingName),
      contact: { firstName, lastName, email: `${plain(firstName)}@${plain(tradingName)}.example`, phone: `07700 900${random.whole(100, 999)}` }, // oxfmt-ignore
      homeTown: random.pick(['Ashmere', 'Selport', 'Dunmarsh', 'Wellcombe', 'Ashmere', 'Thornby']),
      licence: { number: `STL/${2100 + 13 * index}`, issuedOn: day(Math.max(issued, since)), expiresOn: day(Math.max(issued, since) + 365) }, // oxfmt-ignore
      insuranceExpiresOn: day(random.whole(-12, 350)),
      joinedOn: day(since),
      notes: random.chance(0.2) ? random.pick(TRADER_NOTES) : null,
    }
  })
}

/** Those of the past six weeks and of the three to come. */
function createMarketDays(random: Random, { day }: Days, markets: StallMarket[]): StallMarketDay[] {
  const taken = new Set<number>()
  const offsets = markets.flatMap((market, place) => {
    const step = STEPS[market.frequency]!
    const isDay = (offset: number) => WEEKDAYS[new Date(day(offset)).getUTCDay()] === market.tradingDay
    const first = Array.from({ length: 7 }, (_, index) => index - 42).find(isDay)! + 7 * (place % (step / 7))
    return Array.from({ length: 9 }, (_, index) => first + index * step).filter(one => one <= 20).map(offset => ({ market, place, offset })) // oxfmt-ignore
  })
  return offsets
    .toSorted((one, other) => one.offset - other.offset || one.place - other.place)
    .map(({ market, place, offset }, index): StallMarketDay => {
      const isOff = (offset < 0 || offset > 8) && random.chance(0.09)
      const isHeld = offset < 0 && !isOff
      let footfall = Math.round(MARKETS[place]![13] * (0.6 + 0.8 * random.next()))
      while (taken.has(footfall)) footfall++
      if (isHeld) taken.add(footfall)
      return {
        id: 1001 + index,
        marketId: market.id,
        date: day(offset),
        status: isOff ? 'Cancelled' : isHeld ? 'Held' : 'Scheduled',
        cancelReason: isOff ? random.pick(['Weather', 'Weather', 'Roadworks', 'Event', 'LowDemand']) : null,
        footfall: isHeld ? footfall : null,
        weather: isHeld ? random.pick(WEATHERS) : null,
      }
    })
}

interface Rows {
  stallMarketDays: StallMarketDay[]
  stallPitches: StallPitch[]
  stallTraders: StallTrader[]
}
/** The next day of each busy market is nearly full, one trader often stays away; the others are spread. */
function createBookings(random: Random, { day }: Days, { stallMarketDays, stallPitches, stallTraders }: Rows) {
  const today = day(0)
  const made: Omit<StallBooking, 'id' | 'reference'>[] = []
  const book = (on: StallMarketDay, trader: StallTrader, wished?: string) => {
    const isTaken = (pitch: StallPitch) => made.some(one => one.marketDayId === on.id && one.pitchId === pitch.id)
    const isThere = made.some(one => one.marketDayId === on.id && one.traderId === trader.id)
    const free = stallPitches.filter(one => one.marketId === on.marketId && one.status === 'Available' && (one.type === 'Food') === EDIBLE.includes(trader.goods) && !isTaken(one)) // oxfmt-ignore
    if (free.length === 0 || isThere || (trader.status !== 'Active' && on.date > day(-14))) return
    const pitch = random.pick(free)
    const past = random.chance(0.06) ? 'NoShow' : random.chance(0.08) ? 'Cancelled' : 'Attended' // oxfmt-ignore
    const coming = random.chance(0.3) ? 'Requested' : random.chance(0.08) ? 'Cancelled' : 'Confirmed'
    const earlier = shiftDay(on.date, -random.whole(6, 45))
    made.push({
      traderId: trader.id,
      marketDayId: on.id,
      pitchId: pitch.id,
      status: on.status === 'Cancelled' ? 'Cancelled' : (wished ?? (on.date < today ? past : coming)),
      fee: pitch.dailyRate,
      bookedOn: earlier < today ? earlier : day(-random.whole(0, 5)),
      note: random.chance(0.12) ? random.pick(BOOKING_NOTES) : null,
    })
  }
  const active = stallTraders.filter(one => one.status === 'Active')
  for (let market = 1; market <= BUSY; market++) {
    const next = stallMarketDays.find(one => one.marketId === market && one.status === 'Scheduled' && one.date > today)!
    for (const status of ['Confirmed', 'Requested', 'Confirmed', 'Confirmed', 'Requested', 'Confirmed'])
      book(next, random.pick(active), status)
  }
  const unreliable = stallTraders.find(one => one.tradingName === UNRELIABLE)!
  const held = stallMarketDays.filter(one => one.status === 'Held' && one.marketId <= BUSY)
  for (let index = 0; index < 9; index++)
    book(held[Math.floor((index * held.length) / 9)]!, unreliable, index % 3 === 1 ? 'Attended' : 'NoShow')
  while (made.length < 220) {
    const isBusy = random.chance(0.45)
    const on = random.pick(stallMarketDays.filter(one => !isBusy || one.marketId <= BUSY))
    book(on, random.pick(stallTraders))
  }
  return made
    .toSorted((one, other) => (one.bookedOn < other.bookedOn ? -1 : one.bookedOn > other.bookedOn ? 1 : 0))
    .map((one, index): StallBooking => ({ id: 5001 + index, reference: `BK-${30_400 + index}`, ...one }))
}

function createInspections(random: Random, { day }: Days, markets: StallMarket[], traders: StallTrader[]) {
  return Array.from({ length: 64 }, (_, index): StallInspection => {
    const from = -Math.ceil(300 * (1 - index / 64)) - 1
    const isBad = index % 15 === 6
    const trader = random.pick(traders.filter(one => one.joinedOn < day(from) && (!isBad || one.goods === 'HotFood')))
    const isFood = EDIBLE.includes(trader.goods)
    const type = isBad || (isFood && random.chance(0.75)) ? 'FoodHygiene' : random.pick(['Licence', 'FireSafety'])
    const outcome = isBad ? 'Fail' : random.pick(['Pass', 'Pass', 'Pass', 'Advisory', 'Fail'])
    const due = outcome === 'Pass' ? null : from + (outcome === 'Fail' ? 14 : 42)
    const isDone = due !== null && (due < -60 || (due < 12 && random.chance(0.4)))
    return {
      id: 701 + index,
      traderId: trader.id,
      marketId: random.pick(markets).id,
      type,
      inspectedOn: day(from),
      inspectorName: random.pick(INSPECTORS),
      outcome,
      hygieneRating: type !== 'FoodHygiene' ? null : outcome === 'Pass' ? random.pick([4, 5, 5]) : outcome === 'Advisory' ? 3 : random.whole(0, 2), // oxfmt-ignore
      followUpDueOn: due === null ? null : day(due),
      followUpDoneOn: isDone ? day(Math.min(due - random.whole(1, 9), -1)) : null,
      remarks: random.chance(0.25) ? null : random.pick(REMARKS[outcome]!),
    }
  })
}

function createInvoices(random: Random, { day }: Days, bookings: StallBooking[]): StallInvoice[] {
  const billed = bookings.filter(one => ['Attended', 'NoShow', 'Confirmed'].includes(one.status))
  return billed.map((booking, index): StallInvoice => {
    const issuedOn = booking.bookedOn
    const dueOn = shiftDay(issuedOn, 14)
    const isOld = dueOn < day(-3)
    const status = random.chance(0.04) ? 'Void' : random.chance(isOld ? 0.86 : 0.4) ? 'Paid' : 'Unpaid'
    const paid = shiftDay(issuedOn, random.whole(1, 16))
    return {
      id: 8001 + index,
      invoiceNumber: `INV-${46_120 + index}`,
      traderId: booking.traderId,
      bookingId: booking.id,
      amount: booking.fee,
      status,
      issuedOn,
      dueOn,
      paidOn: status === 'Paid' ? (paid < day(0) ? paid : day(0)) : null,
      paymentMethod: status === 'Paid' ? random.pick(['Card', 'Card', 'BankTransfer', 'DirectDebit', 'DirectDebit', 'Cash']) : null, // oxfmt-ignore
    }
  })
}
