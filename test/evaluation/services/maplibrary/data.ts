import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { HOLDINGS, MEMBERS, PUBLISHERS } from './catalogue.ts'

export interface MapItem {
  id: string
  title: string
  itemType: string
  region: string
  authors: { id: string; name: string }[]
  publisher: { id: string; name: string; city: string }
  publishedYear: number
  language: string
  scaleDenominator: number | null
  pages: number | null
  shelfmark: string
  referenceOnly: boolean
}
export interface MapCopy {
  id: string
  barcode: string
  item: { id: string; title: string }
  condition: string
  location: string
  status: string
  acquiredOn: string
  purchasePrice: number | null
}
export interface MapMember {
  id: string
  cardNumber: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  town: string
  membershipLevel: string
  status: string
  joinedOn: string
}
export interface MapLoan {
  id: string
  loanNumber: string
  copyId: string
  item: { id: string; title: string }
  memberId: string
  borrowedAt: string
  dueOn: string
  returnedAt: string | null
  renewals: number
  fineAmount: number
  fineStatus: string
}
export interface MapReservation {
  id: string
  item: { id: string; title: string }
  memberId: string
  placedAt: string
  status: string
  pickupBy: string | null
}
export interface MapBooking {
  id: string
  reference: string
  memberId: string
  room: string
  startsAt: string
  endsAt: string
  purpose: string
  seats: number
  status: string
}

export const ITEM_TYPES = ['sheet_map', 'wall_map', 'atlas', 'book'] as const
export const REGIONS = ['africa', 'asia', 'europe', 'north_america', 'south_america', 'oceania', 'polar_regions', 'world'] as const // oxfmt-ignore
export const CONDITIONS = ['fine', 'good', 'worn', 'fragile'] as const
export const LOCATIONS = ['map_room', 'open_shelves', 'closed_stacks', 'strongroom'] as const
export const COPY_STATUSES = ['available', 'on_loan', 'in_repair', 'withdrawn'] as const
export const LEVELS = ['student', 'ordinary', 'fellow', 'life'] as const
export const MEMBER_STATUSES = ['active', 'lapsed', 'suspended'] as const
export const FINE_STATUSES = ['none', 'unpaid', 'paid', 'waived'] as const
export const RESERVATION_STATUSES = ['waiting', 'ready_for_pickup', 'collected', 'cancelled', 'expired'] as const
export const ROOMS = ['map_room', 'main_reading_room', 'rare_materials_room'] as const
export const PURPOSES = ['research', 'teaching', 'digitisation', 'family_history'] as const
export const BOOKING_STATUSES = ['confirmed', 'attended', 'no_show', 'cancelled'] as const

const TOWNS = ['Harrowgate', 'Harrowgate', 'Harrowgate', 'Ludbury', 'Ludbury', 'Penwick', 'Skelby', 'Thornaby Vale', 'Wexcombe'] // oxfmt-ignore
const SIGNS: Record<string, string> = { sheet_map: 'SM', wall_map: 'WM', atlas: 'AT', book: 'BK' }

export type MaplibraryData = ReturnType<typeof createMaplibraryData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** `itm_4k2p9x7c`: ids are opaque, and numbers on cards and labels are what people know. */
const idOf = (random: Random, prefix: string) =>
  `${prefix}_${Array.from({ length: 8 }, () => random.pick([...'23456789abcdefghjkmnpqrstuvwxyz'])).join('')}`

/** 50 items, their copies, 58 members, 140 loans, 38 reservations and 64 bookings of a reading room. */
export function createMaplibraryData(clock: Date) {
  const random = createRandom(61_507)
  const days = createDays(clock)
  const mapItems = createItems(random)
  const mapCopies = createCopies(random, days, mapItems)
  const mapMembers = MEMBERS.map(([firstName, lastName], index): MapMember => {
    const local = `${firstName}.${lastName}`.toLowerCase()
    const isSecond = MEMBERS.findIndex(one => one.join() === [firstName, lastName].join()) < index
    return {
      id: idOf(random, 'mem'),
      cardNumber: `GS-${String(1204 + index * 7)}`,
      firstName,
      lastName,
      email: `${local}${isSecond ? '2' : ''}@compassmail.example`,
      phone: random.chance(0.15) ? null : `01632 96${random.whole(1000, 9989)}`,
      town: random.pick(TOWNS),
      membershipLevel: random.pick(['student', 'student', 'ordinary', 'ordinary', 'ordinary', 'fellow', 'fellow', 'life']), // oxfmt-ignore
      status: random.chance(0.14) ? 'lapsed' : random.chance(0.05) ? 'suspended' : 'active',
      joinedOn: days.day(-2300 + Math.floor(index * 38.6)),
    }
  })
  const mapLoans = createLoans(random, days, mapCopies.filter(one => !mapItems.find(item => item.id === one.item.id)!.referenceOnly), mapMembers) // oxfmt-ignore
  return {
    mapItems,
    mapCopies,
    mapMembers,
    mapLoans,
    mapReservations: createReservations(random, days, mapItems, mapMembers),
    mapBookings: createBookings(random, days, mapMembers),
  }
}

function createItems(random: Random): MapItem[] {
  const publishers = new Map(Object.entries(PUBLISHERS).map(([name, city]) => [name, { id: idOf(random, 'pub'), name, city }])) // oxfmt-ignore
  const names = [...new Set(HOLDINGS.flatMap(([, , , authors]) => authors))]
  const authors = new Map(names.map(name => [name, { id: idOf(random, 'aut'), name }]))
  return HOLDINGS.map(([title, itemType, region, by, publisher, publishedYear, language, size], index) => ({
    id: idOf(random, 'itm'),
    title,
    itemType,
    region,
    authors: by.map(name => ({ ...authors.get(name)! })),
    publisher: { ...publishers.get(publisher)! },
    publishedYear,
    language,
    scaleDenominator: itemType.endsWith('map') ? size : null,
    pages: itemType.endsWith('map') ? null : size,
    shelfmark: `${SIGNS[itemType]} ${region.slice(0, 3).toUpperCase()} ${101 + index}`,
    referenceOnly: publishedYear < 1900,
  }))
}

/** Of what may be lent there are up to three. */
function createCopies(random: Random, { day }: Days, items: MapItem[]): MapCopy[] {
  const all = items.flatMap(item => Array.from({ length: item.referenceOnly ? 1 : random.pick([1, 2, 2, 3]) }, () => item)) // oxfmt-ignore
  return all.map(({ id, title, itemType, publishedYear, referenceOnly }, index): MapCopy => {
    const price = { sheet_map: 28, wall_map: 160, atlas: 120, book: 22 }[itemType]! * (0.6 + random.next()) * (referenceOnly ? 6 : 1) // oxfmt-ignore
    const usual = itemType.endsWith('map') ? ['map_room', 'map_room', 'closed_stacks'] : ['open_shelves', 'open_shelves', 'closed_stacks'] // oxfmt-ignore
    const ages = publishedYear < 1960 ? ['worn', 'worn', 'fragile', 'good'] : ['fine', 'good', 'good', 'worn']
    return {
      id: idOf(random, 'cpy'),
      barcode: `MG${50_210 + index * 3}`,
      item: { id, title },
      condition: random.pick(ages),
      location: referenceOnly ? 'strongroom' : random.pick(usual),
      status: random.chance(0.07) ? 'in_repair' : random.chance(0.05) ? 'withdrawn' : 'available',
      acquiredOn: day(-random.whole(500, 5200)),
      purchasePrice: random.chance(0.18) ? null : Math.round(price * 2) / 2,
    }
  })
}

/** Those of fourteen months. Each copy is with one member at a time; a few are kept for too long. */
function createLoans(random: Random, { moment, day }: Days, copies: MapCopy[], members: MapMember[]): MapLoan[] {
  const lent = copies.filter(one => one.status === 'available').slice(0, -6)
  const until = new Map<string, string>()
  return Array.from({ length: 140 }, (_, index): MapLoan => {
    const from = -Math.ceil(425 * (1 - index / 140) ** 1.25)
    const borrowedAt = moment(from, random.whole(40, 66) / 96)
    const free = lent.filter(one => (until.get(one.id) ?? '') < day(from))
    const copy = random.pick(free)
    const renewals = random.pick([0, 0, 0, 1, 1, 2])
    const term = 21 * (1 + renewals)
    const kept = random.chance(0.2) ? term + random.whole(2, 26) : random.whole(Math.floor(term / 2), term)
    const isOut = from + kept >= 0 || (from < -60 && from > -110 && random.chance(0.2))
    const late = isOut ? 0 : Math.max(0, kept - term)
    until.set(copy.id, isOut ? '9999' : day(from + kept))
    if (isOut) copy.status = 'on_loan'
    return {
      id: idOf(random, 'loan'),
      loanNumber: `L-${24_310 + index}`,
      copyId: copy.id,
      item: { ...copy.item },
      memberId: members[Math.floor(random.next() ** 1.6 * 50)]!.id,
      borrowedAt,
      dueOn: shiftDay(borrowedAt, term),
      returnedAt: isOut ? null : moment(from + kept, random.whole(40, 68) / 96),
      renewals,
      fineAmount: late * 0.5,
      fineStatus: late === 0 ? 'none' : random.pick(['unpaid', 'unpaid', 'paid', 'paid', 'waived']),
    }
  })
}

function createReservations(
  random: Random,
  { moment, day }: Days,
  items: MapItem[],
  members: MapMember[],
): MapReservation[] {
  // oxfmt-ignore
  const wanted = items.filter(one => !one.referenceOnly)
  return Array.from({ length: 38 }, (_, index): MapReservation => {
    const from = -Math.ceil(200 * (1 - index / 38) ** 1.5)
    const { id, title } = random.pick(wanted)
    const recent = random.pick(['waiting', 'waiting', 'ready_for_pickup', 'cancelled'])
    const status = from < -40 ? random.pick(['collected', 'collected', 'collected', 'cancelled', 'expired']) : recent
    return {
      id: idOf(random, 'rsv'),
      item: { id, title },
      memberId: random.pick(members.filter(one => one.status === 'active')).id,
      placedAt: moment(from, random.whole(34, 80) / 96),
      status,
      pickupBy: status === 'ready_for_pickup' ? day(random.whole(1, 7)) : null,
    }
  })
}

/** The last of them are still to come. */
function createBookings(random: Random, { moment }: Days, members: MapMember[]): MapBooking[] {
  return Array.from({ length: 64 }, (_, index): MapBooking => {
    const from = Math.floor(-150 + index * 2.72)
    const start = random.whole(20, 29)
    const purpose = random.pick(['research', 'research', 'research', 'teaching', 'digitisation', 'family_history', 'family_history']) // oxfmt-ignore
    return {
      id: idOf(random, 'rrb'),
      reference: `RR-${4101 + index}`,
      memberId: random.pick(members.slice(0, 54)).id,
      room: random.pick(['main_reading_room', 'main_reading_room', 'map_room', 'map_room', 'rare_materials_room']),
      startsAt: moment(from, start / 48),
      endsAt: moment(from, (start + random.whole(2, 6)) / 48),
      purpose,
      seats: purpose === 'teaching' ? random.whole(6, 14) : random.pick([1, 1, 1, 2]),
      status: random.chance(0.1) ? 'cancelled' : from >= 1 ? 'confirmed' : random.chance(0.12) ? 'no_show' : 'attended',
    }
  })
}
