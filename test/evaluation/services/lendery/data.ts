import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Hub {
  id: number
  name: string
  address: { street: string; town: string; postcode: string }
  phone: string
  openingHours: string
  hasParking: boolean
}
export interface Thing {
  id: number
  inventoryCode: string
  name: string
  category: string
  hubId: number
  availability: string
  condition: string
  weeklyCharge: number
  deposit: number
  replacementValue: number
  acquiredOn: string
}
export interface Borrower {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  membership: string
  status: string
  homeHubId: number
  joinedOn: string
}
export interface Checkout {
  id: number
  thingId: number
  borrowerId: number
  state: string
  checkedOutOn: string
  dueOn: string
  returnedOn: string | null
  charge: number
  lateFee: number | null
}
export interface WaitlistEntry {
  id: number
  thingId: number
  borrowerId: number
  status: string
  requestedOn: string
  note: string | null
}

export const THING_CATEGORIES = ['garden', 'camping', 'kitchen', 'audio_visual', 'diy', 'party'] as const
export const AVAILABILITIES = ['available', 'lent_out', 'under_repair', 'retired'] as const
export const CONDITIONS = ['new', 'good', 'worn', 'broken'] as const
export const BORROWER_MEMBERSHIPS = ['standard', 'concession', 'family'] as const
export const BORROWER_STATUSES = ['active', 'paused', 'barred'] as const
export const CHECKOUT_STATES = ['out', 'returned'] as const
export const WAITLIST_STATUSES = ['waiting', 'notified', 'fulfilled', 'cancelled'] as const

const HUBS: [name: string, street: string, town: string, hours: string, parking: boolean][] = [
  ['Elmbridge', '14 Chapel Street', 'Elmbridge', 'Tue-Sat 10-18', false],
  ['Oldfield', '3 Sawmill Yard', 'Oldfield', 'Wed-Sun 9-17', true],
  ['Kingsmere', '88 Lake Road', 'Kingsmere', 'Mon-Fri 12-19', true],
  ['Tannery Row', '5 Tannery Row', 'Elmbridge', 'Sat 9-16', false],
]
const THINGS: [category: string, value: number, names: string[]][] = [
  ['garden', 260, ['Hedge Trimmer', 'Lawn Mower', 'Leaf Blower', 'Garden Shredder', 'Scarifier', 'Pole Saw', 'Wheelbarrow', 'Turf Roller']], // oxfmt-ignore
  ['camping', 150, ['Family Tent', 'Two-Person Tent', 'Camping Stove', 'Roof Box', 'Cool Box', 'Air Bed', 'Trekking Backpack', 'Camp Kitchen']], // oxfmt-ignore
  ['kitchen', 120, ['Pasta Machine', 'Ice Cream Maker', 'Fondue Set', 'Food Dehydrator', 'Sous Vide Stick', 'Raclette Grill', 'Juicer', 'Preserving Pan']], // oxfmt-ignore
  ['audio_visual', 340, ['Projector', 'Projection Screen', 'Karaoke Machine', 'PA Speaker', 'Video Camera', 'Slide Scanner', 'Turntable']], // oxfmt-ignore
  ['diy', 230, ['Pressure Washer', 'Hammer Drill', 'Tile Cutter', 'Floor Sander', 'Wallpaper Steamer', 'Circular Saw', 'Extension Ladder', 'Carpet Cleaner', 'Paint Sprayer']], // oxfmt-ignore
  ['party', 110, ['Gazebo', 'Chocolate Fountain', 'Bunting Set', 'Bubble Machine', 'Popcorn Maker', 'Fairy Lights', 'Party Tent', 'Hot Dog Steamer']], // oxfmt-ignore
]

export type LenderyData = ReturnType<typeof createLenderyData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 4 hubs, 64 things, 110 borrowers, 300 checkouts and 70 entries of waiting lists. */
export function createLenderyData(clock: Date) {
  const random = createRandom(93_101)
  const days = createDays(clock)
  const hubs = HUBS.map(([name, street, town, openingHours, hasParking], index): Hub => ({
    id: 1 + index,
    name,
    address: { street, town, postcode: `EL${index + 2} ${random.whole(1, 9)}QT` },
    phone: `+44 1632 960${random.whole(100, 999)}`,
    openingHours,
    hasParking,
  }))
  const once = THINGS.flatMap(([category, value, names]) => names.map(name => ({ category, value, name })))
  // Of some there are two.
  const twice = once.filter((_, index) => index % 3 === 1).map(one => ({ ...one, name: `${one.name} 2` }))
  const things = [...once, ...twice].map(({ category, value, name }, index): Thing => {
    const replacementValue = Math.round(value * (0.4 + 1.5 * random.next())) + (name === 'Projector' ? 400 : 0)
    return {
      id: 301 + index,
      inventoryCode: `LT-${String(120 + index).padStart(4, '0')}`,
      name,
      category,
      hubId: random.pick([1, 1, 2, 2, 2, 3, 4]),
      availability: index % 16 === 9 ? 'under_repair' : index % 21 === 14 ? 'retired' : 'available',
      condition: index % 16 === 9 ? 'broken' : random.pick(['new', 'good', 'good', 'good', 'worn']),
      weeklyCharge: Math.max(2, Math.round(replacementValue / 18) / 2 + random.pick([0, 0.5, 1])),
      deposit: 5 * Math.max(1, Math.round(replacementValue / 40)),
      replacementValue,
      acquiredOn: days.day(-40 - random.whole(0, 1900)),
    }
  })
  const borrowers = createPeopleOf(93_107, 110, 'neighbours.example').map(
    ({ firstName, lastName, email }, index): Borrower => ({
      id: 4001 + index,
      firstName,
      lastName,
      email,
      phone: random.chance(0.2) ? null : `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
      membership: random.pick(['standard', 'standard', 'standard', 'concession', 'family', 'family']),
      status: index % 12 === 7 ? 'paused' : index % 37 === 20 ? 'barred' : 'active',
      homeHubId: random.pick([1, 1, 1, 2, 2, 3, 3, 4]),
      joinedOn: days.day(-260 - random.whole(0, 1200)),
    }),
  )
  const checkouts = createCheckouts(random, days, things, borrowers)
  return { hubs, things, borrowers, checkouts, waitlistEntries: createWaitlist(random, days, things, borrowers) }
}

/** Over the last 250 days; 22 things are out, some of them too long. Four have never been lent. */
const createCheckouts = (random: Random, { day }: Days, things: Thing[], borrowers: Borrower[]): Checkout[] => {
  const able = borrowers.filter(one => one.status === 'active')
  const lendable = things.filter((one, index) => index % 15 !== 12 && one.availability !== 'retired')
  const free = lendable.filter(one => one.availability === 'available')
  return Array.from({ length: 300 }, (_, index) => {
    const isOut = index >= 278
    const thing = isOut ? free[(index - 278) * 2]! : random.pick(lendable)
    if (isOut) thing.availability = 'lent_out'
    const offset = isOut ? -random.whole(1, 24) : -250 + Math.floor((index * 225) / 278)
    const weeks = random.pick([1, 1, 2, 2, 3])
    const isLate = !isOut && random.chance(0.16)
    const back = offset + 7 * weeks + (isLate ? random.whole(1, 16) : -random.whole(0, 4))
    return {
      id: 8001 + index,
      thingId: thing.id,
      borrowerId: random.pick(able).id,
      state: isOut ? 'out' : 'returned',
      checkedOutOn: day(offset),
      dueOn: day(offset + 7 * weeks),
      returnedOn: isOut ? null : day(Math.min(0, back)),
      charge: weeks * thing.weeklyCharge,
      lateFee: isLate ? (back - offset - 7 * weeks) / 2 : null,
    }
  })
}

/** Of the last three months. */
const createWaitlist = (random: Random, { day }: Days, things: Thing[], borrowers: Borrower[]): WaitlistEntry[] => {
  const wanted = things.filter((one, index) => index % 4 === 0 && one.availability !== 'retired')
  return Array.from({ length: 70 }, (_, index) => {
    const offset = -90 + Math.floor((index * 90) / 70)
    return {
      id: 6001 + index,
      thingId: random.pick(wanted).id,
      borrowerId: random.pick(borrowers).id,
      status: offset < -35 ? random.pick(['fulfilled', 'fulfilled', 'cancelled']) : random.pick(['waiting', 'waiting', 'waiting', 'notified', 'cancelled']), // oxfmt-ignore
      requestedOn: day(offset),
      note: random.chance(0.75) ? null : random.pick(['Needed at a weekend', 'Please call me', 'Any hub is fine']),
    }
  })
}
