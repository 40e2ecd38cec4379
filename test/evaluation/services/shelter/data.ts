import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createAdopters, createShelterStaff, createVolunteers } from '../persons.ts'

export interface Kennel {
  id: number
  code: string
  building: string
  capacity: number
  isIsolation: boolean
  isHeated: boolean
}
export interface Animal {
  id: number
  name: string
  species: string
  breed: string | null
  sex: string
  color: string
  dateOfBirth: string | null
  weightKg: number
  status: string
  intakeReason: string
  intakeDate: string
  isNeutered: boolean
  goodWithChildren: boolean | null
  microchipNumber: string | null
  kennelId: number | null
  adoptionFee: number
}
export interface Staff {
  id: number
  name: string
  email: string
  role: string
  phone: string | null
  hiredAt: string
}
export interface Adopter {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  city: string
  housingType: string
  hasGarden: boolean
  otherPets: number
  blacklistedAt: string | null
  createdAt: string
}
export interface Application {
  id: number
  animal: { id: number; name: string }
  adopter: { id: number; name: string }
  status: string
  submittedAt: string
  homeVisitOn: string | null
  decidedAt: string | null
  reviewerId: number | null
  message: string | null
}
export interface MedicalRecord {
  id: number
  animalId: number
  staffId: number
  type: string
  performedOn: string
  nextDueOn: string | null
  cost: number
  notes: string | null
}
export interface Volunteer {
  id: number
  name: string
  email: string
  phone: string | null
  skills: string[]
  joinedOn: string
  isActive: boolean
  emergencyContact: string | null
}
export interface FosterPlacement {
  id: number
  animalId: number
  volunteerId: number
  reason: string
  startedOn: string
  endedOn: string | null
}
export interface VolunteerShift {
  id: number
  volunteerId: number
  area: string
  date: string
  startsAt: string
  hours: number
  status: string
}
export interface Donation {
  id: number
  donorName: string | null
  campaignId: number | null
  amount: number
  method: string
  isRecurring: boolean
  receivedOn: string
  thankedAt: string | null
}
export interface Campaign {
  id: number
  name: string
  goalAmount: number
  status: string
  startsOn: string
  endsOn: string | null
}

export const SPECIES = ['dog', 'cat', 'rabbit', 'guinea_pig'] as const
export const SEXES = ['male', 'female'] as const
export const ANIMAL_STATES = ['quarantine', 'available', 'reserved', 'in_foster', 'under_treatment', 'adopted'] as const
export const INTAKE_REASONS = ['stray', 'surrendered', 'confiscated', 'born_here'] as const
export const ROLES = ['veterinarian', 'caretaker', 'receptionist', 'manager'] as const
export const HOUSING = ['apartment', 'house', 'farm'] as const
export const APPLICATION_STATES = ['submitted', 'home_visit', 'approved', 'rejected', 'withdrawn', 'completed'] as const
export const RECORD_TYPES = ['vaccination', 'surgery', 'checkup', 'deworming', 'dental'] as const
export const FOSTER_REASONS = ['too_young', 'recovery', 'socialization', 'overcrowding'] as const
export const AREAS = ['dog_walking', 'cattery', 'cleaning', 'front_desk', 'transport'] as const
export const SHIFT_STATES = ['planned', 'done', 'no_show'] as const
export const METHODS = ['card', 'cash', 'bank_transfer', 'paypal'] as const
export const CAMPAIGN_STATES = ['draft', 'running', 'finished'] as const

const NAMES =
  `Acorn Archie Bagel Bandit Barley Basil Biscuit Blossom Boots Bramble Brisket Bruno Bubbles Buttons Cashew Cheddar Chester
Clementine Clover Cocoa Comet Cookie Cosmo Cricket Crumpet Dexter Dottie Duke Ember Espresso Fidget Figgy Finn Flapjack Freckles
Gizmo Gnocchi Goose Gus Hazelnut Hickory Hobbit Honey Huxley Iggy Inka Jellybean Jinx Juno Kipper Kiwi Koda Lentil Licorice Lola
Loki Luna Macaroni Maple Marmite Max Milo Mittens Mochi Moose Muffin Nacho Noodle Nutmeg Oatmeal Olive Oreo Otis Paprika Peaches
Peanut Pebbles Pepper Pickle Pippin Pixel Poppy Porridge Pretzel Pudding Pumpkin Quincy Radish Rascal Ravioli Ringo Rocket Rolo
Rosie Rufus Saffron Sage Sausage Scout Shadow Smudge Snickers Socks Sprout Squeak Stella Sushi Taco Tater Tilly Tofu Truffle
Turnip Twiglet Waffles Walnut Wasabi Whiskers Widget Wombat Yam Yoshi Ziggy Zorro Luna Max`.split(/\s+/)
const BREEDS: Record<string, string[]> = {
  dog: ['Beagle', 'Border Collie', 'Greyhound', 'Labrador', 'German Shepherd', 'Terrier'],
  cat: ['Maine Coon', 'Siamese', 'British Shorthair', 'Persian'],
  rabbit: ['Lop', 'Dwarf'],
  guinea_pig: [],
}
const WEIGHTS: Record<string, [low: number, high: number]> = { dog: [40, 460], cat: [22, 78], rabbit: [11, 39], guinea_pig: [6, 14] } // oxfmt-ignore
const FEES: Record<string, number[]> = { dog: [180, 220, 260, 320], cat: [90, 120, 150], rabbit: [35, 45], guinea_pig: [25] } // oxfmt-ignore
const COLORS = ['black', 'white', 'brown', 'ginger', 'tabby', 'spotted', 'grey']
const CITIES = ['Utrecht', 'Amersfoort', 'Zeist', 'Hilversum', 'Leiden', 'Gouda']
const BUILDINGS: [name: string, letter: string, count: number][] = [
  ['Dog House', 'D', 16],
  ['Cattery', 'C', 12],
  ['Small Animal Barn', 'S', 6],
]
const HOMES: Record<string, string> = { dog: 'Dog House', cat: 'Cattery', rabbit: 'Small Animal Barn', guinea_pig: 'Small Animal Barn' } // oxfmt-ignore
const CAMPAIGNS: [name: string, goal: number, status: string, start: number, end: number | null][] = [
  ['New Cattery Roof', 15_000, 'finished', -420, -240],
  ['Winter Blankets', 2_500, 'finished', -330, -270],
  ['Surgery Fund', 12_000, 'running', -200, null],
  ['Kitten Season', 6_000, 'running', -75, 20],
  ['Mobile Clinic Van', 40_000, 'running', -40, 160],
  ['Dog Park Fence', 8_000, 'draft', 30, 120],
]

export type ShelterData = ReturnType<typeof createShelterData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 34 kennels, 126 animals, 14 of staff, 112 adopters, 150 applications, 270 medical records, 44 volunteers with placements and shifts, donations to campaigns. */
export function createShelterData(clock: Date) {
  const random = createRandom(20_26_94)
  const days = createDays(clock)
  const kennels = createKennels(random)
  const animals = createAnimals(random, days, kennels)
  const staff = createStaffOf(random, days)
  const adopters = createFamilies(random, days)
  const applications = createApplications(random, days, { animals, adopters, staff })
  const medicalRecords = createMedicalRecords(random, days, animals, staff)
  const volunteers = createHelpers(random, days)
  const fosterPlacements = createPlacements(random, days, animals, volunteers)
  const shifts = createShifts(random, days, volunteers)
  const campaigns: Campaign[] = CAMPAIGNS.map(([name, goalAmount, status, start, end], index) => ({
    id: index + 1,
    name,
    goalAmount,
    status,
    startsOn: days.day(start),
    endsOn: end === null ? null : days.day(end),
  }))
  const donations = createDonations(random, days, campaigns, adopters)
  return { kennels, animals, staff, adopters, applications, medicalRecords, volunteers, fosterPlacements, shifts, campaigns, donations } // oxfmt-ignore
}

const createKennels = (random: Random): Kennel[] =>
  BUILDINGS.flatMap(([building, letter, count]) =>
    Array.from({ length: count }, (_, index) => ({
      id: 0,
      code: `${letter}${index + 1}`,
      building,
      capacity: random.whole(1, 4),
      isIsolation: index >= count - 2,
      isHeated: random.chance(0.6),
    })),
  ).map((kennel, index) => ({ ...kennel, id: 31 + index }))

function createAnimals(random: Random, { day }: Days, kennels: Kennel[]): Animal[] {
  return NAMES.map((name, index) => {
    const species = random.pick(['dog', 'dog', 'dog', 'dog', 'cat', 'cat', 'cat', 'rabbit', 'guinea_pig'])
    const status = random.pick(['quarantine', 'available', 'available', 'available', 'reserved', 'in_foster', 'under_treatment', 'adopted', 'adopted', 'adopted']) // oxfmt-ignore
    const reason = random.pick(['stray', 'stray', 'stray', 'surrendered', 'surrendered', 'confiscated', 'born_here'])
    const arrived =
      status === 'quarantine' ? random.whole(0, 9) : status === 'adopted' ? random.whole(60, 900) : random.whole(8, 380)
    const age = reason === 'born_here' ? 0 : random.whole(60, 4300)
    const isHere = status !== 'in_foster' && status !== 'adopted'
    const homes = kennels.filter(one => one.building === HOMES[species] && one.isIsolation === (status === 'quarantine')) // oxfmt-ignore
    const breeds = BREEDS[species]!
    return {
      id: 501 + index,
      name,
      species,
      breed: breeds.length > 0 && random.chance(0.75) ? random.pick(breeds) : null,
      sex: random.pick(SEXES),
      color: random.pick(COLORS),
      dateOfBirth: reason === 'stray' && random.chance(0.5) ? null : day(-arrived - age),
      weightKg: random.whole(...WEIGHTS[species]!) / 10,
      status,
      intakeReason: reason,
      intakeDate: day(-arrived),
      isNeutered: random.chance(0.6),
      goodWithChildren: random.chance(0.2) ? null : random.chance(0.65),
      microchipNumber: random.chance(0.8) ? `52821${random.whole(1_000_000_000, 9_999_999_999)}` : null,
      kennelId: isHere ? random.pick(homes).id : null,
      adoptionFee: random.pick(FEES[species]!),
    }
  })
}

const createStaffOf = (random: Random, { day }: Days): Staff[] =>
  createShelterStaff().map(({ firstName, lastName, email }, index) => ({
    id: 11 + index,
    name: `${firstName} ${lastName}`,
    email,
    role: index < 4 ? 'veterinarian' : index < 10 ? 'caretaker' : index < 13 ? 'receptionist' : 'manager',
    phone: random.chance(0.8) ? `030 555 0${random.whole(100, 199)}` : null,
    hiredAt: day(-random.whole(60, 3400)),
  }))

const createFamilies = (random: Random, { moment }: Days): Adopter[] =>
  createAdopters().map(({ firstName, lastName, email }, index) => {
    const housingType = random.pick(['apartment', 'apartment', 'house', 'house', 'house', 'farm'])
    const joined = -random.whole(3, 800)
    return {
      id: 1001 + index,
      firstName,
      lastName,
      email,
      phone: random.chance(0.85) ? `06 ${random.whole(10, 59)} ${random.whole(100, 999)} ${random.whole(100, 999)}` : null, // oxfmt-ignore
      city: random.pick(CITIES),
      housingType,
      hasGarden: housingType !== 'apartment' && random.chance(0.8),
      otherPets: random.pick([0, 0, 0, 1, 1, 2, 3]),
      blacklistedAt: random.chance(0.05) ? moment(Math.round(joined / 2), 0.4) : null,
      createdAt: moment(joined, random.whole(32, 90) / 96),
    }
  })

interface Matching {
  animals: Animal[]
  adopters: Adopter[]
  staff: Staff[]
}
function createApplications(random: Random, { day, moment }: Days, { animals, adopters, staff }: Matching) {
  const reviewers = staff.filter(one => one.role !== 'veterinarian')
  return Array.from({ length: 150 }, (_, index): Application => {
    const animal = random.pick(animals)
    const adopter = random.pick(adopters)
    const status =
      animal.status === 'adopted'
        ? random.pick(['completed', 'completed', 'rejected', 'withdrawn'])
        : random.pick(['submitted', 'submitted', 'home_visit', 'approved', 'rejected', 'rejected', 'withdrawn'])
    const offset = -Math.floor((149 - index) * 1.9) - random.whole(0, 2)
    const isDecided = ['approved', 'rejected', 'completed'].includes(status)
    const decided = Math.min(0, offset + random.whole(3, 25))
    const visited = status === 'home_visit' ? random.whole(-6, 12) : Math.min(-1, offset + random.whole(2, 9))
    return {
      id: 2001 + index,
      animal: { id: animal.id, name: animal.name },
      adopter: { id: adopter.id, name: `${adopter.firstName} ${adopter.lastName}` },
      status,
      submittedAt: moment(offset, random.whole(28, 90) / 96),
      homeVisitOn: status === 'home_visit' || (isDecided && random.chance(0.6)) ? day(visited) : null,
      decidedAt: isDecided ? moment(decided, random.whole(36, 70) / 96) : null,
      reviewerId: status === 'submitted' && random.chance(0.6) ? null : random.pick(reviewers).id,
      message: random.chance(0.3) ? random.pick(['We met at the open day', 'Looking for a calm companion', 'Second try']) : null, // oxfmt-ignore
    }
  })
}

function createMedicalRecords(random: Random, { day }: Days, animals: Animal[], staff: Staff[]): MedicalRecord[] {
  const vets = staff.filter(one => one.role === 'veterinarian')
  const prices: Record<string, [number, number]> = { vaccination: [18, 45], surgery: [140, 780], checkup: [25, 60], deworming: [8, 19], dental: [60, 240] } // oxfmt-ignore
  return Array.from({ length: 270 }, (_, index) => {
    const type = random.pick(['vaccination', 'vaccination', 'vaccination', 'surgery', 'checkup', 'checkup', 'deworming', 'dental']) // oxfmt-ignore
    const performed = -Math.floor((269 - index) * 1.3)
    const repeats = type === 'vaccination' || type === 'deworming'
    const [low, high] = prices[type]!
    return {
      id: 4001 + index,
      animalId: random.pick(animals.slice(0, 110)).id,
      staffId: random.pick(vets).id,
      type,
      performedOn: day(performed),
      nextDueOn: repeats ? shiftDay(day(performed), type === 'vaccination' ? 365 : 90) : null,
      cost: random.whole(low * 100, high * 100) / 100,
      notes: random.chance(0.25) ? random.pick(['Anxious during handling', 'Mild fever', 'Repeat in a week']) : null,
    }
  })
}

const createHelpers = (random: Random, { day }: Days): Volunteer[] =>
  createVolunteers().map(({ firstName, lastName, email }, index) => ({
    id: 301 + index,
    name: `${firstName} ${lastName}`,
    email,
    phone: random.chance(0.8) ? `06 ${random.whole(10, 59)} ${random.whole(100, 999)} ${random.whole(100, 999)}` : null, // oxfmt-ignore
    skills: ['driving', 'grooming', 'dog_training', 'bottle_feeding', 'photography'].filter(() => random.chance(0.35)),
    joinedOn: day(-random.whole(10, 2000)),
    isActive: random.chance(0.8),
    emergencyContact: random.chance(0.7) ? `06 ${random.whole(10, 59)} ${random.whole(100, 999)} ${random.whole(100, 999)}` : null, // oxfmt-ignore
  }))

function createPlacements(random: Random, { day }: Days, animals: Animal[], volunteers: Volunteer[]) {
  const homes = volunteers.filter(one => one.isActive).slice(0, 18)
  const away = animals.filter(one => one.status === 'in_foster')
  const back = animals.filter(one => one.status === 'adopted' || one.status === 'available')
  const placements = [...away, ...back.slice(0, 34)].map((animal): FosterPlacement => {
    const known = Math.round((Date.parse(day(0)) - Date.parse(animal.intakeDate)) / 86_400_000)
    const started = -random.whole(2, Math.max(3, known - 1))
    const isOver = animal.status !== 'in_foster'
    return {
      id: 0,
      animalId: animal.id,
      volunteerId: random.pick(homes).id,
      reason: random.pick(FOSTER_REASONS),
      startedOn: day(started),
      endedOn: isOver ? day(Math.min(-1, started + random.whole(10, 70))) : null,
    }
  })
  return placements.map((one, index) => ({ ...one, id: 601 + index }))
}

const createShifts = (random: Random, { day }: Days, volunteers: Volunteer[]): VolunteerShift[] =>
  Array.from({ length: 190 }, (_, index) => {
    const offset = Math.floor((index - 150) / 3)
    return {
      id: 8001 + index,
      volunteerId: random.pick(volunteers.filter(one => one.isActive)).id,
      area: random.pick(AREAS),
      date: day(offset),
      startsAt: random.pick(['08:00', '09:30', '13:00', '15:30', '18:00']),
      hours: random.pick([2, 2.5, 3, 4, 5]),
      status: offset >= 0 ? 'planned' : random.pick(['done', 'done', 'done', 'done', 'done', 'no_show']),
    }
  })

function createDonations(random: Random, { day }: Days, campaigns: Campaign[], adopters: Adopter[]): Donation[] {
  return Array.from({ length: 210 }, (_, index) => {
    const offset = -Math.floor((209 - index) * 1.7)
    const giver = random.pick(adopters)
    const received = day(offset)
    const open = campaigns.filter(one => one.startsOn <= received && (one.endsOn === null || one.endsOn >= received))
    return {
      id: 9001 + index,
      donorName: random.chance(0.8) ? `${giver.firstName} ${giver.lastName}` : null,
      campaignId: open.length > 0 && random.chance(0.6) ? random.pick(open).id : null,
      amount: random.pick([10, 15, 25, 25, 50, 50, 75, 100, 250, 37.5, 500]) + (random.chance(0.1) ? 0.5 : 0),
      method: random.pick(METHODS),
      isRecurring: random.chance(0.3),
      receivedOn: received,
      thankedAt: random.chance(0.7) ? shiftDay(received, random.whole(0, 4)) : null,
    }
  })
}
