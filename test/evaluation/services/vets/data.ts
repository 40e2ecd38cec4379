import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPetOwners, createVeterinarians } from '../persons.ts'

export interface Owner {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  address: { street: string; city: string; postcode: string }
  preferredContact: string
  registeredOn: string
}
export interface Pet {
  id: number
  name: string
  ownerId: number
  species: string
  breed: string
  sex: string
  bornOn: string
  weightKg: number
  isNeutered: boolean
  isInsured: boolean
  microchip: string | null
}
export interface Veterinarian {
  id: number
  firstName: string
  lastName: string
  email: string
  specialty: string
  consultationFee: number
  isPartner: boolean
  joinedOn: string
}
export interface Appointment {
  id: number
  petId: number
  veterinarianId: number
  reason: string
  startsAt: string
  durationMinutes: number
  status: string
}
export interface Vaccination {
  id: number
  petId: number
  vaccine: string
  givenOn: string
  nextDueOn: string
  batchNumber: string
}
export interface Invoice {
  id: number
  number: string
  ownerId: number
  total: number
  status: string
  issuedOn: string
  dueOn: string
  paidOn: string | null
}

export const SPECIES = ['dog', 'cat', 'rabbit', 'parrot', 'guinea_pig'] as const
export const SPECIALTIES = ['general', 'surgery', 'dentistry', 'dermatology', 'exotics'] as const
export const REASONS = ['check_up', 'vaccination', 'surgery', 'dental', 'emergency'] as const
export const APPOINTMENT_STATES = ['booked', 'completed', 'cancelled', 'no_show'] as const
export const INVOICE_STATES = ['open', 'paid', 'overdue', 'written_off'] as const
export const CONTACT_WAYS = ['email', 'phone', 'sms'] as const

const BREEDS: Record<string, string[]> = {
  dog: ['Labrador Retriever', 'Border Collie', 'Dachshund', 'Poodle', 'Boxer'],
  cat: ['Siamese', 'Maine Coon', 'British Shorthair', 'Bengal'],
  rabbit: ['Dutch', 'Lionhead'],
  parrot: ['Cockatiel', 'African Grey'],
  guinea_pig: ['Abyssinian', 'Peruvian'],
}
const WEIGHTS: Record<string, [number, number]> = { dog: [50, 420], cat: [28, 75], rabbit: [12, 30], parrot: [1, 6], guinea_pig: [7, 12] } // oxfmt-ignore
const NAMES =
  'Biscuit Pepper Luna Milo Bella Rocky Daisy Oscar Ziggy Nala Simba Poppy Bruno Willow Tango Pickle Mochi Hazel Rufus Cleo Ginger Smokey Waffles Juno Otis Maple Sheba Bandit Clover Figaro' // oxfmt-ignore
    .split(' ')
const CITIES: [city: string, code: string][] = [
  ['Bristol', 'BS1'],
  ['Bristol', 'BS1'],
  ['Bath', 'BA1'],
  ['Gloucester', 'GL1'],
  ['Cheltenham', 'GL50'],
]
const STREETS = ['Oak Lane', 'Mill Road', 'Station Street', 'Church Hill', 'Park Avenue']
const VACCINES = ['Rabies', 'Distemper', 'Leptospirosis', 'Feline Leukemia', 'Myxomatosis']

export type VetsData = ReturnType<typeof createVetsData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 110 owners with 150 pets, 12 veterinarians, 260 appointments, 180 vaccinations and 170 invoices. */
export function createVetsData(clock: Date) {
  const random = createRandom(20_26_151)
  const days = createDays(clock)
  const owners = createOwners(random, days)
  const pets = createPets(random, days, owners)
  const veterinarians = createStaff(random, days)
  const appointments = createAppointments(random, days, pets, veterinarians)
  const vaccinations = createVaccinations(random, days, pets)
  const invoices = createInvoices(random, days, owners)
  return { owners, pets, veterinarians, appointments, vaccinations, invoices }
}

const createOwners = (random: Random, { day }: Days): Owner[] =>
  createPetOwners().map((person, index) => {
    const [city, code] = random.pick(CITIES)
    return {
      id: 1201 + index,
      ...person,
      phone: random.chance(0.85) ? `+44 7700 ${random.whole(900_000, 900_999)}` : null,
      address: {
        street: `${random.whole(1, 140)} ${random.pick(STREETS)}`,
        city,
        postcode: `${code} ${random.whole(1, 9)}AB`,
      },
      preferredContact: random.pick(CONTACT_WAYS),
      registeredOn: day(-random.whole(10, 2400)),
    }
  })

const createPets = (random: Random, { day }: Days, owners: Owner[]): Pet[] =>
  Array.from({ length: 150 }, (_, index) => {
    const species = random.pick(['dog', 'dog', 'dog', 'cat', 'cat', 'rabbit', 'parrot', 'guinea_pig'])
    const [low, high] = WEIGHTS[species]!
    return {
      id: 5001 + index,
      name: random.pick(NAMES),
      ownerId: index < 100 ? owners[index]!.id : random.pick(owners.slice(0, 100)).id,
      species,
      breed: random.pick(BREEDS[species]!),
      sex: random.pick(['female', 'male']),
      bornOn: day(-random.whole(100, 5000)),
      weightKg: random.whole(low, high) / 10,
      isNeutered: random.chance(0.6),
      isInsured: random.chance(0.4),
      microchip: random.chance(0.7) ? `9850000${random.whole(10_000_000, 99_999_999)}` : null,
    }
  })

const createStaff = (random: Random, { day }: Days): Veterinarian[] =>
  createVeterinarians().map((person, index) => ({
    id: 31 + index,
    ...person,
    specialty: index < 5 ? SPECIALTIES[index]! : random.pick(SPECIALTIES),
    consultationFee: 38 + 3 * index,
    isPartner: index % 4 === 1,
    joinedOn: day(-random.whole(200, 4000)),
  }))

const createAppointments = (random: Random, { day }: Days, pets: Pet[], vets: Veterinarian[]): Appointment[] =>
  Array.from({ length: 260 }, (_, index) => {
    const offset = -240 + index
    const status = offset > 0 ? (random.chance(0.1) ? 'cancelled' : 'booked') : random.pick(['completed', 'completed', 'completed', 'completed', 'cancelled', 'no_show']) // oxfmt-ignore
    const reason = random.pick(['check_up', 'check_up', 'check_up', 'vaccination', 'vaccination', 'surgery', 'dental', 'emergency']) // oxfmt-ignore
    return {
      id: 20_001 + index,
      petId: random.pick(pets).id,
      veterinarianId: random.pick(vets).id,
      reason,
      startsAt: `${day(offset)}T${String(random.whole(8, 17)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}:00Z`, // oxfmt-ignore
      durationMinutes: reason === 'surgery' ? random.pick([60, 90, 120]) : random.pick([15, 20, 30]),
      status,
    }
  })

const createVaccinations = (random: Random, { day }: Days, pets: Pet[]): Vaccination[] =>
  Array.from({ length: 180 }, (_, index) => {
    const givenOn = day(-random.whole(3, 500))
    return {
      id: 40_001 + index,
      petId: random.pick(pets).id,
      vaccine: random.pick(VACCINES),
      givenOn,
      nextDueOn: shiftDay(givenOn, 365),
      batchNumber: `LOT-${random.whole(100, 130)}`,
    }
  })

const createInvoices = (random: Random, { day }: Days, owners: Owner[]): Invoice[] =>
  Array.from({ length: 170 }, (_, index) => {
    const issued = -340 + 2 * index
    const due = issued + 30
    const status = due < 0 ? random.pick(['paid', 'paid', 'paid', 'paid', 'overdue', 'written_off']) : random.pick(['open', 'open', 'paid']) // oxfmt-ignore
    return {
      id: 60_001 + index,
      number: `V-${3001 + index}`,
      ownerId: random.pick(owners.slice(0, 90)).id,
      total: random.whole(400, 90_000) / 20,
      status,
      issuedOn: day(issued),
      dueOn: day(due),
      paidOn: status === 'paid' ? day(Math.min(-1, issued + random.whole(1, 28))) : null,
    }
  })
