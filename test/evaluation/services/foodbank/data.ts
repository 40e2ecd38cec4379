import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Address {
  street: string
  town: string
  postcode: string
}
export interface Centre {
  id: number
  name: string
  address: Address
  phone: string
  managerName: string
  storageCapacityKg: number
  hasColdStore: boolean
  openedOn: string
}
export interface Volunteer {
  id: number
  firstName: string
  lastName: string
  email: string | null
  phone: string
  role: string
  centreId: number
  hoursPerWeek: number
  hasDrivingLicence: boolean
  backgroundCheckExpiresOn: string | null
  startedOn: string
}
export interface Donor {
  id: number
  name: string
  type: string
  town: string
  contactEmail: string | null
  phone: string
  isRegular: boolean
  donorSince: string
}
export interface Donation {
  id: number
  reference: string
  donorId: number
  centreId: number
  category: string
  weightKg: number
  estimatedValue: number
  receivedOn: string
  bestBefore: string | null
}
export interface Household {
  id: number
  reference: string
  firstName: string
  lastName: string
  phone: string | null
  address: Address
  adults: number
  children: number
  dietaryNeeds: string | null
  referredBy: string
  status: string
  needsDelivery: boolean
  centreId: number
  registeredOn: string
}
export interface FoodParcel {
  id: number
  reference: string
  householdId: number
  packedById: number | null
  size: string
  status: string
  scheduledFor: string
  weightKg: number | null
  handedOverOn: string | null
}

export const ROLES = ['sorter', 'driver', 'greeter', 'team_leader'] as const
export const DONOR_TYPES = ['supermarket', 'bakery', 'farm', 'school', 'church', 'individual'] as const
export const CATEGORIES = ['tinned', 'fresh', 'bread', 'dairy', 'toiletries', 'baby'] as const
export const DIETS = ['vegetarian', 'halal', 'gluten_free', 'dairy_free'] as const
export const REFERRERS = ['jobcentre', 'doctor', 'school', 'social_services', 'self'] as const
export const HOUSEHOLD_STATUSES = ['active', 'paused', 'closed'] as const
export const SIZES = ['small', 'medium', 'large'] as const
export const PARCEL_STATUSES = ['planned', 'packed', 'collected', 'delivered', 'missed'] as const

const CENTRES: [name: string, street: string, town: string, postcode: string, capacity: number, cold: boolean][] = [
  ['Castle Hill', '14 Castle Hill', 'Lancaster', 'LA1 1YN', 4200, true],
  ['Riverside', '3 Quay Street', 'Lancaster', 'LA1 5QS', 6800, true],
  ['Promenade', '210 Marine Road', 'Morecambe', 'LA4 4DB', 5100, false],
  ['Old Fire Station', '1 Station Lane', 'Kendal', 'LA9 6BT', 3500, true],
  ['Northfield', '77 Northfield Way', 'Heysham', 'LA3 2LN', 7400, false],
  ['Market Hall', '5 Market Street', 'Carnforth', 'LA5 9LB', 2900, false],
]
const DONORS: [name: string, type: (typeof DONOR_TYPES)[number], town: string][] = [
  ['Fairway Lancaster', 'supermarket', 'Lancaster'],
  ['Fairway Kendal', 'supermarket', 'Kendal'],
  ['Greenline Foods', 'supermarket', 'Morecambe'],
  ['Penny & Pound', 'supermarket', 'Heysham'],
  ['Bay Grocers', 'supermarket', 'Carnforth'],
  ['Crust & Grain', 'bakery', 'Lancaster'],
  ['Morning Loaf', 'bakery', 'Morecambe'],
  ['The Flour Pot', 'bakery', 'Kendal'],
  ['Bowland Farm', 'farm', 'Garstang'],
  ['Lune Valley Growers', 'farm', 'Caton'],
  ['Highgate Orchards', 'farm', 'Kendal'],
  ['Silverdale Eggs', 'farm', 'Carnforth'],
  ['Moorside Primary School', 'school', 'Lancaster'],
  ['Bay Academy', 'school', 'Morecambe'],
  ['Kentside High School', 'school', 'Kendal'],
  ['St Oswald Parish', 'church', 'Lancaster'],
  ['Strand Methodist Church', 'church', 'Morecambe'],
  ['Holy Rood', 'church', 'Heysham'],
  ['All Saints Carnforth', 'church', 'Carnforth'],
]
const STREETS = ['Dale Road', 'Bath Mill Lane', 'Clarendon Road', 'Westgate', 'Scotforth Road', 'Sand Lane', 'Ullswater Crescent'] // oxfmt-ignore
/** What a donor of a type mostly brings, and how heavy that is. */
const BRINGS: Record<(typeof DONOR_TYPES)[number], [categories: (typeof CATEGORIES)[number][], low: number, high: number]> = {
  supermarket: [['tinned', 'tinned', 'fresh', 'dairy', 'toiletries', 'baby'], 60, 420],
  bakery: [['bread'], 12, 70],
  farm: [['fresh', 'fresh', 'dairy'], 40, 310],
  school: [['tinned', 'tinned', 'toiletries'], 25, 140],
  church: [['tinned', 'baby', 'toiletries'], 15, 110],
  individual: [['tinned', 'baby', 'toiletries', 'tinned'], 2, 18],
} // oxfmt-ignore
const PER_KG: Record<(typeof CATEGORIES)[number], number> = { tinned: 2.1, fresh: 1.7, bread: 2.4, dairy: 2.9, toiletries: 5.2, baby: 6.5 } // oxfmt-ignore
const PERISHABLE = ['fresh', 'bread', 'dairy']

export type FoodbankData = ReturnType<typeof createFoodbankData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const phone = (random: Random) => `+44 1524 ${random.whole(200_000, 899_999)}`

/** 6 centres, 44 volunteers, 30 donors, 170 donations, 98 households and 190 food parcels. */
export function createFoodbankData(clock: Date) {
  const random = createRandom(53_201)
  const days = createDays(clock)
  const managers = createPeopleOf(53_203, 6, 'larder.example')
  const centres = CENTRES.map(([name, street, town, postcode, storageCapacityKg, hasColdStore], index): Centre => ({
    id: 1 + index,
    name,
    address: { street, town, postcode },
    phone: phone(random),
    managerName: `${managers[index]!.firstName} ${managers[index]!.lastName}`,
    storageCapacityKg,
    hasColdStore,
    openedOn: days.day(-700 - 410 * ((index * 5) % 6) - random.whole(0, 200)),
  }))
  const volunteers = createPeopleOf(53_207, 44, 'helpers.example').map((one, index): Volunteer => {
    const role = index % 11 === 3 ? 'team_leader' : random.pick(['sorter', 'sorter', 'sorter', 'driver', 'driver', 'greeter']) // oxfmt-ignore
    return {
      id: 101 + index,
      firstName: one.firstName,
      lastName: one.lastName,
      email: random.chance(0.12) ? null : one.email,
      phone: phone(random),
      role,
      centreId: random.pick(random.chance(0.35) ? [2, 5] : [1, 2, 3, 4, 5, 6]),
      hoursPerWeek: random.whole(2, 18),
      hasDrivingLicence: role === 'driver' || random.chance(0.35),
      backgroundCheckExpiresOn: random.chance(0.2) ? null : days.day(random.whole(-40, 700)),
      startedOn: days.day(-12 - random.whole(0, 1900)),
    }
  })
  const donors = createDonors(random, days)
  const donations = createDonations(random, days, donors)
  const households = createHouseholds(random, days)
  return {
    centres,
    volunteers,
    donors,
    donations,
    households,
    foodParcels: createFoodParcels(random, days, households, volunteers),
  }
}

function createDonors(random: Random, { day }: Days): Donor[] {
  const private_ = createPeopleOf(53_209, 11, 'post.example')
  const named = private_.map((one): [string, (typeof DONOR_TYPES)[number], string] => [`${one.firstName} ${one.lastName}`, 'individual', random.pick(['Lancaster', 'Morecambe', 'Kendal'])]) // oxfmt-ignore
  return [...DONORS, ...named].map(([name, type, town], index) => ({
    id: 301 + index,
    name,
    type,
    town,
    contactEmail: random.chance(0.2) ? null : `giving${index}@${type}.example`,
    phone: phone(random),
    isRegular: type !== 'individual' ? random.chance(0.6) : random.chance(0.2),
    donorSince: day(-420 - random.whole(0, 2100)),
  }))
}

/** Of the last year; a few of the donors have not given anything yet. */
function createDonations(random: Random, { day }: Days, donors: Donor[]): Donation[] {
  const silent = new Set([donors[13]!.id, donors[22]!.id, donors[27]!.id])
  const giving = donors.filter(one => !silent.has(one.id))
  return Array.from({ length: 170 }, (_, index) => {
    const donor = random.pick(random.chance(0.45) ? giving.slice(0, 12) : giving)
    const [categories, low, high] = BRINGS[donor.type as (typeof DONOR_TYPES)[number]]
    const category = random.pick(categories)
    const weightKg = random.whole(low * 10, high * 10) / 10
    const receivedOn = day(-350 + Math.floor((348 * index) / 169))
    // What farms grow goes where it can be kept cool.
    const centreId = donor.type === 'farm' ? random.pick([1, 2, 2, 4]) : random.pick([1, 2, 2, 3, 4, 5, 5, 6])
    return {
      id: 1001 + index,
      reference: `DN-${7020 + index}`,
      donorId: donor.id,
      centreId,
      category,
      weightKg,
      estimatedValue: Math.round(weightKg * PER_KG[category] * random.whole(85, 115)) / 100,
      receivedOn,
      bestBefore: PERISHABLE.includes(category)
        ? shiftDay(receivedOn, random.whole(3, 21))
        : category === 'toiletries'
          ? null
          : shiftDay(receivedOn, random.whole(120, 700)),
    }
  })
}

const createHouseholds = (random: Random, { day }: Days): Household[] =>
  createPeopleOf(53_211, 98, 'home.example').map(({ firstName, lastName }, index) => ({
    id: 501 + index,
    reference: `HH-${2200 + 3 * index}`,
    firstName,
    lastName,
    phone: random.chance(0.1) ? null : `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
    address: {
      street: `${random.whole(1, 140)} ${random.pick(STREETS)}`,
      town: random.pick(['Lancaster', 'Lancaster', 'Morecambe', 'Morecambe', 'Kendal', 'Heysham', 'Carnforth']),
      postcode: `LA${random.whole(1, 9)} ${random.whole(1, 9)}${random.pick(['AB', 'DQ', 'HN', 'TW'])}`,
    },
    adults: random.pick([1, 1, 1, 2, 2, 2, 3]),
    children: index === 37 ? 7 : random.pick([0, 0, 0, 1, 1, 2, 2, 3, 4]),
    dietaryNeeds: random.chance(0.6) ? null : random.pick(['vegetarian', 'vegetarian', 'halal', 'halal', 'gluten_free', 'dairy_free']), // oxfmt-ignore
    referredBy: random.pick(['jobcentre', 'jobcentre', 'doctor', 'school', 'social_services', 'social_services', 'self']), // oxfmt-ignore
    status: index === 37 ? 'active' : random.pick(['active', 'active', 'active', 'active', 'active', 'paused', 'closed']),
    needsDelivery: random.chance(0.3),
    centreId: random.pick([1, 2, 2, 2, 3, 3, 4, 5, 5, 6]),
    registeredOn: day(-Math.floor((900 * (98 - index)) / 98) - random.whole(0, 6)),
  })) // oxfmt-ignore

/** From two months ago to three weeks ahead; those who do not come themselves have theirs delivered. */
const createFoodParcels = (random: Random, { day }: Days, households: Household[], volunteers: Volunteer[]): FoodParcel[] => {
  const served = households.filter(one => one.status === 'active')
  const packers = volunteers.filter(one => one.role === 'sorter' || one.role === 'team_leader')
  return Array.from({ length: 190 }, (_, index) => {
    const household = random.pick(served)
    const offset = -64 + Math.floor((85 * index) / 189)
    const done = household.needsDelivery ? 'delivered' : 'collected'
    const status = offset < 0 ? random.pick([done, done, done, done, done, 'missed']) : offset < 4 ? random.pick(['planned', 'packed', 'packed']) : 'planned'
    const isPacked = status !== 'planned'
    const size = household.adults + household.children > 4 ? 'large' : household.adults + household.children > 2 ? 'medium' : 'small'
    const least = { small: 70, medium: 120, large: 190 }[size]
    return {
      id: 8001 + index,
      reference: `FP-${40_310 + index}`,
      householdId: household.id,
      packedById: isPacked ? random.pick(random.chance(0.3) ? packers.slice(2, 5) : packers).id : null,
      size,
      status,
      scheduledFor: day(offset),
      weightKg: isPacked ? random.whole(least, least + 60) / 10 : null,
      handedOverOn: status === done ? day(Math.min(-1, offset + random.pick([0, 0, 0, 0, 1]))) : null,
    }
  })
} // oxfmt-ignore
