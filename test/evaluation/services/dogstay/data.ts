import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Suite {
  id: number
  code: string
  wing: string
  nightlyRate: number
  capacity: number
  hasWebcam: boolean
  outOfUse: boolean
}
export interface Guardian {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  address: { street: string; postcode: string; town: string }
  loyaltyPoints: number
  registeredOn: string
}
export interface Dog {
  id: number
  name: string
  guardianId: number
  breed: string
  sex: string
  weightKg: number
  bornOn: string
  temperament: string
  neutered: boolean
  specialDiet: string | null
  vaccinatedUntil: string
}
export interface Handler {
  id: number
  firstName: string
  lastName: string
  email: string
  specialty: string
  hourlyWage: number
  firstAidTrained: boolean
  employedSince: string
}
export interface Stay {
  id: number
  bookingCode: string
  dogId: number
  suiteId: number
  handlerId: number | null
  arrivalDate: string
  departureDate: string
  nights: number
  status: string
  extras: string[]
  totalPrice: number
  paid: boolean
}

export const WINGS = ['GARDEN', 'MAIN', 'QUIET'] as const
export const SEXES = ['MALE', 'FEMALE'] as const
export const TEMPERAMENTS = ['FRIENDLY', 'SHY', 'LIVELY', 'REACTIVE'] as const
export const SPECIALTIES = ['GROOMING', 'TRAINING', 'WALKING', 'NIGHT_CARE'] as const
export const STAY_STATUSES = ['BOOKED', 'CHECKED_IN', 'CHECKED_OUT', 'CANCELLED'] as const
export const EXTRAS = ['BATH', 'NAIL_TRIM', 'EXTRA_WALK', 'TRAINING_SESSION'] as const

const RATES: Record<string, number[]> = { GARDEN: [44, 48, 56], MAIN: [28, 32, 36], QUIET: [38, 42] }
const BREEDS: [breed: string, low: number, high: number][] = [
  ['Labrador', 25, 36],
  ['Beagle', 9, 14],
  ['Border Collie', 14, 20],
  ['Cocker Spaniel', 12, 16],
  ['Dachshund', 6, 11],
  ['French Bulldog', 9, 14],
  ['German Shepherd', 26, 40],
  ['Golden Retriever', 25, 34],
  ['Greyhound', 26, 34],
  ['Jack Russell', 5, 8],
  ['Poodle', 18, 28],
  ['Whippet', 9, 15],
]
const NAMES =
  `Alfie Archie Bailey Barney Bella Benji Biscuit Bonnie Boris Bramble Bruno Buddy Buster Charlie Chester Chilli Clover
Coco Cookie Daisy Dash Dexter Digby Dobby Dottie Duke Ebony Echo Elsa Fern Fidget Finn Flash Frankie Freya George Ginger Gizmo Gus
Hamish Harley Hazel Henry Holly Honey Hugo Indie Iris Jasper Jess Juno Kiki Koda Lady Lottie Louie Lucky Luna Mabel Maggie Marley
Merlin Milo Minnie Misty Monty Murphy Mylo Nala Nell Nutmeg Olive Ollie Oreo Oscar Otto Panda Peanut Pebbles Penny Pepper Percy Pip
Poppy Purdy Ralph Remy Reggie Roxy Ruby Rufus Rusty Sadie Sage Sandy Scout Shadow Skye Smudge Socks Sparky Spud Stanley Stella Sully
Tess Teddy Tilly Tinker Toby Tuppence Twiglet Winnie Winston Wilma Wombat Zelda Ziggy Zorro`.split(/\s+/)
const DIETS = ['grain free', 'low fat', 'no chicken', 'raw food', 'puppy food']
const STREETS = [
  'Orchard Way',
  'Mill Lane',
  'Chapel Street',
  'Beech Grove',
  'Station Road',
  'Hillside',
  'Sycamore Close',
]
const TOWNS = ['Ludbrook', 'Ludbrook', 'Penmarsh', 'Penmarsh', 'Eastcombe', 'Hatherley', 'Stowbridge']

export type DogstayData = ReturnType<typeof createDogstayData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 40 suites, 92 guardians, 126 dogs, 18 handlers and 260 stays. */
export function createDogstayData(clock: Date) {
  const random = createRandom(91_201)
  const days = createDays(clock)
  const suites = Array.from({ length: 40 }, (_, index): Suite => {
    const wing = index < 12 ? 'GARDEN' : index < 30 ? 'MAIN' : 'QUIET'
    const first = { GARDEN: 0, MAIN: 12, QUIET: 30 }[wing]
    return {
      id: 1 + index,
      code: `${wing.charAt(0)}-${String(index - first + 1).padStart(2, '0')}`,
      wing,
      nightlyRate: index === 5 ? 64 : random.pick(RATES[wing]!),
      capacity: random.pick([1, 1, 2, 2, 3]),
      hasWebcam: random.chance(0.45),
      outOfUse: [8, 21, 33].includes(index),
    }
  })
  const guardians = createPeopleOf(91_203, 92, 'inboxly.example').map((person, index): Guardian => ({
    id: 1001 + index,
    ...person,
    phone: random.chance(0.12) ? null : `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
    address: {
      street: `${random.whole(1, 88)} ${random.pick(STREETS)}`,
      postcode: `LB${random.whole(1, 9)} ${random.whole(1, 9)}${random.pick(['AB', 'DE', 'HJ', 'QT', 'XW'])}`,
      town: random.pick(TOWNS),
    },
    loyaltyPoints: random.whole(0, 96) * 5 + index,
    registeredOn: days.day(-20 - random.whole(0, 1800)),
  }))
  const handlers = createPeopleOf(91_207, 18, 'wagtail-lodge.example').map((person, index): Handler => ({
    id: 61 + index,
    ...person,
    specialty: SPECIALTIES[index % 4]!,
    hourlyWage: random.whole(24, 40) / 2,
    firstAidTrained: random.chance(0.6),
    employedSince: days.day(-90 - random.whole(0, 3000)),
  }))
  const dogs = createDogs(random, days, guardians)
  return { suites, guardians, dogs, handlers, stays: createStays(random, days, dogs, suites, handlers) }
}

/** Each guardian has one, some two or three; a few share their names with other dogs. */
const createDogs = (random: Random, { day }: Days, guardians: Guardian[]): Dog[] =>
  Array.from({ length: 126 }, (_, index) => {
    const [breed, low, high] = random.pick(BREEDS)
    return {
      id: 2001 + index,
      name: NAMES[index] ?? NAMES[(index * 7) % 40]!,
      guardianId: (index < 92 ? guardians[index]! : random.pick(guardians)).id,
      breed,
      sex: random.pick(SEXES),
      weightKg: random.whole(low * 10, high * 10) / 10,
      bornOn: day(-150 - random.whole(0, 4600)),
      temperament: random.pick(['FRIENDLY', 'FRIENDLY', 'FRIENDLY', 'SHY', 'LIVELY', 'LIVELY', 'REACTIVE']),
      neutered: random.chance(0.7),
      specialDiet: random.chance(0.24) ? random.pick(DIETS) : null,
      vaccinatedUntil: day(random.whole(-40, 360)),
    }
  })

/** From 230 days ago to two months ahead, no dog in two at once; some dogs have not been here yet. */
function createStays(random: Random, { day }: Days, dogs: Dog[], suites: Suite[], handlers: Handler[]): Stay[] {
  const guests = dogs.filter(one => one.id % 9 !== 4)
  const usable = suites.filter(one => !one.outOfUse)
  /** Until when a dog or a suite is taken, by its id: theirs do not overlap. */
  const taken = new Map<number, string>()
  const free = <T extends { id: number }>(rows: readonly T[], from: string) => random.pick(rows.filter(one => (taken.get(one.id) ?? '') < from)) // oxfmt-ignore
  return Array.from({ length: 260 }, (_, index) => {
    const offset = -230 + Math.floor((290 * index) / 260)
    const nights = random.pick([1, 2, 2, 3, 4, 5, 7, 7, 10, 14])
    const isOver = offset + nights < 0
    const status = random.chance(0.1) ? 'CANCELLED' : isOver ? 'CHECKED_OUT' : offset <= 0 ? 'CHECKED_IN' : 'BOOKED'
    const [dog, suite] = [free(guests, day(offset)), free(usable, day(offset))]
    const departureDate = shiftDay(day(offset), nights)
    taken.set(dog.id, departureDate).set(suite.id, departureDate)
    const extras = EXTRAS.filter(() => random.chance(0.2))
    return {
      id: 5001 + index,
      bookingCode: `WL-${7301 + index}`,
      dogId: dog.id,
      suiteId: suite.id,
      handlerId: status === 'BOOKED' && random.chance(0.5) ? null : random.pick(handlers).id,
      arrivalDate: day(offset),
      departureDate,
      nights,
      status,
      extras: [...extras],
      totalPrice: nights * suite.nightlyRate + extras.length * 15,
      paid: status === 'CHECKED_OUT' ? random.chance(0.88) : status === 'BOOKED' && random.chance(0.3),
    }
  })
}
