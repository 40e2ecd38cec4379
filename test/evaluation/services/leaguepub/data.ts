import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { GUEST_FIRST, GUEST_LAST, NIGHT_TEXTS, PUB_BEERS, PUB_HOURS, PUB_NIGHTS, PUB_SUPPLIERS, PUB_TEAMS, PUB_THEMES, QUIZMASTERS, REMARKS } from './catalogue.ts' // oxfmt-ignore
import { AREAS, type PubBeer, type PubDelivery, type PubEntry, type PubEvent, type PubReservation, type PubSupplier, type PubTeam } from './kinds.ts' // oxfmt-ignore

export type LeaguepubData = ReturnType<typeof createLeaguepubData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const QUIZZES = 30
const UPCOMING_QUIZZES = 4
const CANCELLED_QUIZ = 13
const OPEN_ORDERS = [1, 2, 2, 3, 4, 5, 6, 9, 11]
const TABLES: Record<string, [first: number, last: number]> = { bar: [1, 6], snug: [7, 9], back_room: [10, 17], garden: [18, 25] } // oxfmt-ignore

const mailOf = (name: string, domain: string) => `${name.toLowerCase().replaceAll(' ', '.').replaceAll("'", '')}@${domain}.example` // oxfmt-ignore
/** A moment as Python writes it: with seconds and the zone. */
export const stamp = (moment: string) => `${new Date(moment).toISOString().slice(0, 19)}+00:00`
const at = ({ moment }: Days, offset: number, hour: number) => stamp(moment(offset, hour / 24))
const pence = (amount: number) => Math.round(100 * amount) / 100

/** 12 suppliers, 48 beers, 96 deliveries, 22 quiz teams, 57 events, 203 quiz entries and 140 reservations. */
export function createLeaguepubData(clock: Date) {
  const random = createRandom(71_293)
  const days = createDays(clock)
  const pubSuppliers = createSuppliers(random)
  const pubBeers = createBeers(random, days)
  const pubDeliveries = createDeliveries(random, days, pubSuppliers, pubBeers)
  const pubEvents = createEvents(random, days, clock.getUTCDay())
  const quizzes = pubEvents.filter(one => one.eventType === 'quiz')
  const pubTeams = createTeams(random, days, quizzes)
  const pubEntries = createEntries(random, days, quizzes)
  const pubReservations = createReservations(random, days, pubEvents)
  return { pubSuppliers, pubBeers, pubDeliveries, pubTeams, pubEvents, pubEntries, pubReservations }
}

function createSuppliers(random: Random): PubSupplier[] {
  return PUB_SUPPLIERS.map(([name, supplierType, town, contact, domain, deliveryDay, paymentTermsDays, minimumOrder, preferred], index) => ({ id: index + 1, name, supplierType, town, contact: { name: contact, email: `orders@${domain}.example`, phone: `01632 960${random.whole(100, 999)}` }, deliveryDay, minimumOrder, paymentTermsDays, preferred })) // oxfmt-ignore
}

function createBeers(random: Random, days: Days): PubBeer[] {
  return PUB_BEERS.map(([name, supplierId, style, abv, serving, pint, place, flags, tastingNotes], index) => ({
    id: 101 + index,
    name,
    supplierId,
    style,
    abv,
    serving,
    status: typeof place === 'number' ? 'on_tap' : place,
    tapNumber: typeof place === 'number' ? place : null,
    tappedAt: typeof place === 'number' ? at(days, -random.whole(1, 16), random.whole(22, 34) / 2) : null,
    prices: { pint, half: Math.ceil(10 * pint + 2 - 1e-6) / 20 },
    pintsSold: 37 * random.whole(4, 60) + index,
    vegan: flags.includes('v'),
    glutenFree: flags.includes('g'),
    tastingNotes,
  }))
}

/** Those of seven months, every supplier in turn; the last of them are still to come. */
function createDeliveries(random: Random, days: Days, suppliers: PubSupplier[], beers: PubBeer[]): PubDelivery[] {
  const arrived = 96 - OPEN_ORDERS.length
  return Array.from({ length: 96 }, (_, index): PubDelivery => {
    const supplier = suppliers[(5 * index + Math.floor(index / 12)) % 12]!
    const due = index < arrived ? -Math.ceil(205 * (1 - index / arrived) ** 1.1) : OPEN_ORDERS[index - arrived]!
    const own = beers.filter(one => one.supplierId === supplier.id)
    const first = random.whole(0, own.length - 1)
    const chosen = Array.from({ length: Math.min(own.length, random.pick([1, 2, 2, 3])) }, (_, step) => own[(first + step) % own.length]!) // oxfmt-ignore
    const lines = chosen.map(one => {
      const container = one.serving === 'cask' ? random.pick(['firkin', 'firkin', 'firkin', 'pin']) : random.pick(['keg_30l', 'keg_50l']) // oxfmt-ignore
      const litres = { pin: 20.5, firkin: 41, keg_30l: 30, keg_50l: 50 }[container]!
      const quantity = random.pick([1, 1, 2, 2, 3, 4])
      return { beerId: one.id, container, quantity, unitCost: pence(Math.round(litres * (one.prices.pint - 1.6) * 6.4) / 10) } // oxfmt-ignore
    })
    const status = index >= arrived ? 'ordered' : index % 19 === 11 ? 'cancelled' : 'delivered'
    const isLate = random.chance(0.14)
    const hour = random.whole(17, 28) / 2
    const came = Math.min(due + (isLate ? 1 : 0), -1)
    const invoice = { number: `${supplier.name.slice(0, 2).toUpperCase()}-${random.whole(20, 89)}${String(index).padStart(3, '0')}`, dueOn: days.day(came + supplier.paymentTermsDays), paid: index < arrived - 13 ? index % 37 !== 30 : index % 5 === 1 } // oxfmt-ignore
    return {
      id: 301 + index,
      deliveryNumber: `DN-${4120 + index}`,
      supplierId: supplier.id,
      status,
      orderedOn: days.day(due - random.whole(4, 9) - Math.max(0, due)),
      expectedOn: days.day(due),
      deliveredAt: status === 'delivered' ? at(days, came, hour) : null,
      lines,
      totalCost: pence(lines.reduce((sum, one) => sum + one.quantity * one.unitCost, 0)),
      invoice: status === 'delivered' ? invoice : null,
      note: random.chance(0.12) ? random.pick(['Ring the cellar bell', 'Empties to go back', 'Leave with the kitchen']) : null, // oxfmt-ignore
    }
  })
}

/** Days from today of the last such day of the week before today. */
const lastOn = (weekday: number, today: number) => -((today - weekday + 7) % 7 || 7)

function createEvents(random: Random, days: Days, today: number): PubEvent[] {
  const quizzes = Array.from({ length: QUIZZES }, (_, index): PubEvent & { offset: number } => {
    const offset = lastOn(PUB_HOURS.quiz![0], today) - 7 * (QUIZZES - UPCOMING_QUIZZES - 1 - index)
    const [title, description] = PUB_THEMES[index] ?? [`Thursday Quiz No. ${211 + index}`, 'Five rounds and a picture round.'] // oxfmt-ignore
    const status = index === CANCELLED_QUIZ ? 'cancelled' : index < QUIZZES - UPCOMING_QUIZZES ? 'finished' : 'planned'
    return {
      ...timed('quiz', offset, days),
      id: 0,
      title,
      host: QUIZMASTERS[index % QUIZMASTERS.length]!,
      status,
      entryFee: PUB_THEMES[index] ? 12 : 10,
      prizeMoney: PUB_THEMES[index] ? 100 : random.pick([50, 60, 60, 75]),
      capacity: 12,
      sponsorId: PUB_THEMES[index] ? random.pick([1, 2, 10]) : null,
      description,
    }
  })
  const nights = PUB_NIGHTS.map(([eventType, title, week, entryFee, capacity, host, prizeMoney, sponsorId]) => {
    const offset = lastOn(PUB_HOURS[eventType]![0], today) + 7 * (week < 0 ? week + 1 : week)
    const status = title === 'Darts v The Waggon' ? 'cancelled' : week < 0 ? 'finished' : 'planned'
    return { ...timed(eventType, offset, days), id: 0, title, host, status, entryFee, prizeMoney, capacity, sponsorId, description: NIGHT_TEXTS[eventType]! } // oxfmt-ignore
  })
  const all = [...quizzes, ...nights].toSorted((one, other) => one.offset - other.offset)
  return all.map(({ offset: _offset, id: _id, title, ...event }, index) => ({ id: 501 + index, title, ...event }))
}
const timed = (eventType: string, offset: number, days: Days) => {
  const [, from, until] = PUB_HOURS[eventType]!
  return { offset, eventType, startsAt: at(days, offset, from), endsAt: at(days, offset, until) }
}

function createTeams(random: Random, { day }: Days, quizzes: PubEvent[]): PubTeam[] {
  return PUB_TEAMS.map(([name, captain, , squadSize, from, until], index) => ({
    id: 21 + index,
    name,
    captain: { name: captain, email: mailOf(captain, 'pubpost'), phone: `07700 900${random.whole(100, 999)}` },
    squadSize,
    joinedOn: from === 0 ? day(-1200 + 61 * index - random.whole(0, 40)) : shiftDay(quizzes[from]!.startsAt, -3),
    active: until === undefined,
  }))
}

/** Who comes to which quiz: no two have the same score in one. */
function createEntries(random: Random, { moment }: Days, quizzes: PubEvent[]): PubEntry[] {
  const entries: PubEntry[] = []
  quizzes.forEach((quiz, number) => {
    if (quiz.status === 'cancelled') return
    const able = PUB_TEAMS.map((team, index) => ({ team, index })).filter(({ team: [, , , , from, until] }) => number >= from && number <= (until ?? QUIZZES)) // oxfmt-ignore
    const size = quiz.status === 'planned' ? [7, 5, 3, 2][number - (QUIZZES - UPCOMING_QUIZZES)]! : random.whole(6, 9)
    const draw = able.map(one => ({ ...one, at: random.next() })).toSorted((one, other) => one.at - other.at)
    const came = draw.slice(0, size).toSorted((one, other) => one.index - other.index)
    const taken = new Set<number>()
    const rows = came.map(({ team: [, , strength, squad], index }, place): PubEntry => {
      let score = strength + random.whole(-18, 18) / 2
      while (taken.has(score)) score -= 0.5
      taken.add(score)
      const isOver = quiz.status === 'finished'
      const registered = stamp(new Date(Date.parse(quiz.startsAt) - 1_800_000 * random.whole(50, 400)).toISOString())
      const yesterday = stamp(moment(-random.whole(1, 9), random.whole(30, 44) / 48))
      return {
        id: 0,
        eventId: quiz.id,
        teamId: 21 + index,
        players: Math.min(squad, random.whole(2, 6)),
        score: isOver ? score : null,
        place: null,
        feePaid: isOver ? random.chance(0.96) : place % 3 !== 1,
        registeredAt: registered < yesterday ? registered : yesterday,
      }
    })
    const ranked = rows.filter(one => one.score !== null).toSorted((one, other) => other.score! - one.score!)
    ranked.forEach((one, index) => (one.place = index + 1))
    entries.push(...rows)
  })
  return entries.map((one, index) => ({ ...one, id: 1001 + index }))
}

/** Of the last nine weeks and the next three; those for an event sit in the back room. */
function createReservations(random: Random, days: Days, events: PubEvent[]): PubReservation[] {
  const today = Date.parse(days.day(0))
  const offsetOf = (event: PubEvent) => Math.round((Date.parse(event.startsAt.slice(0, 10)) - today) / 86_400_000)
  type Plan = { offset: number; event?: PubEvent; name?: string; status?: string }
  const past = Array.from({ length: 80 }, (_, index): Plan => ({ offset: -Math.ceil(63 * (1 - index / 80) ** 1.2) }))
  const recent = events.filter(one => one.eventType !== 'quiz' && one.status === 'finished').slice(-5)
  const planned = events.filter(one => one.eventType !== 'quiz' && one.status === 'planned')
  const seen = recent.flatMap(event => Array.from({ length: random.whole(2, 4) }, (): Plan => ({ offset: offsetOf(event), event }))) // oxfmt-ignore
  const awaited = planned.flatMap((event, index) => Array.from({ length: [6, 4, 2, 5, 2, 3][index]! }, (): Plan => ({ offset: offsetOf(event), event }))) // oxfmt-ignore
  const future = [1, 1, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 12, 13, 15, 17, 19].map((offset): Plan => ({ offset })) // oxfmt-ignore
  const murphys: Plan[] = [{ offset: 4, name: 'Sean Murphy', status: 'confirmed' }, { offset: 8, name: 'Aoife Murphy', status: 'confirmed' }] // oxfmt-ignore
  const taken = new Set<string>()
  const nameNew = (): string => {
    const name = `${random.pick(GUEST_FIRST)} ${random.pick(GUEST_LAST)}`
    if (taken.has(name)) return nameNew()
    taken.add(name)
    return name
  }
  const rows = [...past, ...seen, ...awaited, ...future, ...murphys].map(
    ({ offset, event, name: told, status: fixed }, index) => {
      // oxfmt-ignore
      const [name, area] = [told ?? nameNew(), event ? 'back_room' : random.pick(AREAS)]
      const partySize = random.pick([2, 2, 3, 4, 4, 4, 5, 6, 6, 7, 8, 10])
      const chance = random.next()
      const status = offset < 0 ? (chance < 0.1 ? 'no_show' : chance < 0.2 ? 'cancelled' : 'completed') : event || offset === 1 ? 'confirmed' : chance < 0.08 ? 'cancelled' : chance < 0.42 ? 'requested' : 'confirmed' // oxfmt-ignore
      const [first, last] = TABLES[area]!
      const table = random.whole(first, last)
      const hour = event ? Number(event.startsAt.slice(11, 13)) - 1 : random.pick([12, 12.5, 13, 17.5, 18, 18.5, 19, 19.5, 20]) // oxfmt-ignore
      const ahead = random.whole(2, 20)
      const written = fixed ?? status
      return {
        guest: { name, phone: `07700 900${random.whole(100, 999)}`, email: index % 3 === 0 ? null : mailOf(name, 'guestmail') }, // oxfmt-ignore
        partySize,
        startsAt: at(days, offset, hour),
        area,
        tableNumber: written === 'requested' ? null : table,
        status: written,
        eventId: event?.id ?? null,
        deposit: partySize >= 8 && written !== 'requested' ? 5 * partySize : null,
        remarks: random.chance(0.2) ? random.pick(REMARKS) : null,
        createdAt: at(days, Math.min(offset - ahead, -1), random.whole(18, 42) / 2),
      }
    },
  )
  return rows.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1)).map((row, index) => ({ id: 2001 + index, reference: `R-${5010 + index}`, ...row })) // oxfmt-ignore
}
