import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Practice {
  id: number
  name: string
  city: string
  phone: string
  chairs: number
  openedOn: string
}
export interface Practitioner {
  id: number
  firstName: string
  lastName: string
  email: string
  role: string
  registrationNumber: string
  practiceId: number
  acceptsNewPatients: boolean
  hourlyRate: number
  hiredOn: string
}
export interface Patient {
  id: number
  patientNumber: string
  firstName: string
  lastName: string
  email: string | null
  phone: string
  dateOfBirth: string
  city: string
  insurancePlan: string
  practiceId: number
  practitionerId: number
  allergies: string | null
  registeredOn: string
  recallDueOn: string | null
}
export interface Treatment {
  id: number
  code: string
  name: string
  category: string
  durationMinutes: number
  price: number
  requiresAnaesthetic: boolean
}
export interface Appointment {
  id: number
  patientId: number
  practitionerId: number
  treatmentId: number
  startsAt: string
  durationMinutes: number
  status: string
  bookedVia: string
  notes: string | null
}
export interface Invoice {
  id: number
  number: string
  patientId: number
  appointmentId: number
  status: string
  issuedOn: string
  dueOn: string
  paidOn: string | null
  amount: number
  balance: number
}

export const ROLES = ['dentist', 'hygienist', 'orthodontist', 'oral_surgeon'] as const
export const PLANS = ['none', 'basic', 'plus', 'premium'] as const
export const TREATMENT_CATEGORIES = ['preventive', 'restorative', 'cosmetic', 'surgical', 'orthodontic'] as const
export const APPOINTMENT_STATUSES = ['scheduled', 'confirmed', 'completed', 'cancelled', 'no_show'] as const
export const CHANNELS = ['phone', 'online', 'walk_in'] as const
export const INVOICE_STATUSES = ['open', 'partly_paid', 'paid', 'overdue'] as const

const PRACTICES: [name: string, city: string, chairs: number][] = [
  ['Harbour Street', 'Bristol', 6],
  ['Millbrook', 'Bath', 4],
  ['Northgate', 'Gloucester', 5],
  ['Parkside', 'Exeter', 7],
  ['Riverview', 'Taunton', 3],
  ['Castle Lane', 'Cheltenham', 8],
]
const TREATMENTS: [name: string, category: (typeof TREATMENT_CATEGORIES)[number], minutes: number, price: number, numb: boolean][] = [
  ['Check-up', 'preventive', 20, 48, false],
  ['Scale and Polish', 'preventive', 30, 65, false],
  ['Fluoride Varnish', 'preventive', 15, 32, false],
  ['Fissure Sealant', 'preventive', 25, 41, false],
  ['Emergency Consultation', 'preventive', 35, 79, false],
  ['White Filling', 'restorative', 40, 135, true],
  ['Amalgam Filling', 'restorative', 45, 98, true],
  ['Root Canal', 'restorative', 90, 495, true],
  ['Porcelain Crown', 'restorative', 75, 645, true],
  ['Dental Bridge', 'restorative', 95, 890, true],
  ['Full Denture', 'restorative', 80, 720, false],
  ['Teeth Whitening', 'cosmetic', 70, 320, false],
  ['Porcelain Veneer', 'cosmetic', 85, 560, true],
  ['Composite Bonding', 'cosmetic', 55, 245, false],
  ['Tooth Extraction', 'surgical', 50, 165, true],
  ['Wisdom Tooth Removal', 'surgical', 65, 385, true],
  ['Dental Implant', 'surgical', 120, 2250, true],
  ['Gum Graft', 'surgical', 100, 980, true],
  ['Fixed Braces', 'orthodontic', 110, 2890, false],
  ['Clear Aligners', 'orthodontic', 60, 2490, false],
  ['Retainer Fitting', 'orthodontic', 28, 210, false],
] // oxfmt-ignore

export type DentalData = ReturnType<typeof createDentalData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 6 practices, 20 practitioners, 128 patients, 21 treatments, 250 appointments and an invoice for each completed one. */
export function createDentalData(clock: Date) {
  const random = createRandom(33_107)
  const days = createDays(clock)
  const practices = PRACTICES.map(([name, city, chairs], index): Practice => ({
    id: 1 + index,
    name,
    city,
    phone: `+44 1${random.whole(170, 499)} ${random.whole(200_000, 899_999)}`,
    chairs,
    openedOn: days.day(-700 - 430 * index - random.whole(0, 200)),
  }))
  const practitioners = createPractitioners(random, days, practices)
  const patients = createPatients(random, days, practitioners)
  const treatments = TREATMENTS.map(([name, category, durationMinutes, price, requiresAnaesthetic], index): Treatment => ({ id: 201 + index, code: `T${110 + 5 * index}`, name, category, durationMinutes, price, requiresAnaesthetic })) // oxfmt-ignore
  const appointments = createAppointments(random, days, patients, practitioners, treatments)
  const invoices = createInvoices(random, days, appointments, treatments)
  return { practices, practitioners, patients, treatments, appointments, invoices }
}

const createPractitioners = (random: Random, { day }: Days, practices: Practice[]): Practitioner[] =>
  createPeopleOf(33_109, 20, 'brightwater-dental.example').map(({ firstName, lastName, email }, index) => {
    const role = ROLES[index % 5 === 0 ? 1 : index === 7 || index === 13 ? 2 : index === 9 || index === 18 ? 3 : 0]
    return {
      id: 31 + index,
      firstName,
      lastName,
      email,
      role,
      registrationNumber: `GDC-${70_412 + 211 * index}`,
      practiceId: practices[index % practices.length]!.id,
      acceptsNewPatients: random.chance(0.6),
      hourlyRate: role === 'hygienist' ? random.whole(34, 48) : random.whole(72, 140),
      hiredOn: day(-60 - 173 * ((index * 7) % 20) - random.whole(0, 90)),
    }
  })

const createPatients = (random: Random, { day }: Days, practitioners: Practitioner[]): Patient[] =>
  createPeopleOf(33_111, 128, 'patientmail.example').map(({ firstName, lastName, email }, index) => {
    const usual = random.pick(practitioners.filter(one => one.role === 'dentist'))
    const city = random.chance(0.75) ? PRACTICES[usual.practiceId - 1]![1] : random.pick(PRACTICES)[1]
    return {
      id: 4001 + index,
      patientNumber: `BW${52_300 + 17 * index}`,
      firstName,
      lastName,
      email: random.chance(0.15) ? null : email,
      phone: `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
      dateOfBirth: day(-random.whole(6 * 365, 84 * 365)),
      city,
      insurancePlan: random.pick(['none', 'none', 'basic', 'basic', 'plus', 'premium']),
      practiceId: usual.practiceId,
      practitionerId: usual.id,
      allergies: random.chance(0.2) ? random.pick(['Penicillin', 'Latex', 'Ibuprofen', 'Lidocaine']) : null,
      registeredOn: day(-Math.floor(2100 * (1 - index / 128) ** 2) - random.whole(1, 12)),
      recallDueOn: random.chance(0.2) ? null : day(random.whole(-70, 180)),
    }
  })

/** One on each day of the past five months, and the more the sooner in the next six weeks; the last patients have never been there. */
const createAppointments = (random: Random, { moment }: Days, patients: Patient[], practitioners: Practitioner[], treatments: Treatment[]): Appointment[] =>
  Array.from({ length: 250 }, (_, index) => {
    const offset = index < 150 ? index - 150 : Math.floor(45 * ((index - 150) / 100) ** 1.5)
    const patient = random.pick(random.chance(0.2) ? patients.slice(0, 14) : patients.slice(0, 116))
    const treatment = random.pick(random.chance(0.5) ? treatments.slice(0, 7) : treatments)
    const past = ['completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'cancelled', 'no_show']
    return {
      id: 9001 + index,
      patientId: patient.id,
      practitionerId: random.chance(0.7) ? patient.practitionerId : random.pick(practitioners.slice(0, 19)).id,
      treatmentId: treatment.id,
      startsAt: moment(offset, (8 * 60 + 15 * random.whole(0, 36)) / 1440),
      durationMinutes: treatment.durationMinutes,
      status: offset < 0 ? random.pick(past) : random.pick(['scheduled', 'scheduled', 'scheduled', 'confirmed', 'confirmed', 'cancelled']),
      bookedVia: random.pick(['phone', 'phone', 'phone', 'online', 'online', 'walk_in']),
      notes: random.chance(0.25) ? random.pick(['Anxious patient', 'Needs wheelchair access', 'Bring X-rays', 'Running late last time']) : null,
    }
  }) // oxfmt-ignore

const createInvoices = (random: Random, { day }: Days, appointments: Appointment[], treatments: Treatment[]): Invoice[] =>
  appointments
    .filter(one => one.status === 'completed')
    .map((visit, index) => {
      const issuedOn = visit.startsAt.slice(0, 10)
      const dueOn = shiftDay(issuedOn, 30)
      const isLate = dueOn < day(0)
      const status = isLate ? random.pick(['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'overdue']) : random.pick(['paid', 'paid', 'open', 'open', 'partly_paid'])
      const late = shiftDay(issuedOn, random.whole(1, 28))
      const amount = treatments.find(one => one.id === visit.treatmentId)!.price + random.pick([0, 0, 0, 12.5])
      return {
        id: 60_001 + index,
        number: `INV-${20_250 + index}`,
        patientId: visit.patientId,
        appointmentId: visit.id,
        status,
        issuedOn,
        dueOn,
        paidOn: status === 'paid' ? (late > day(0) ? day(0) : late) : null,
        amount,
        balance: status === 'paid' ? 0 : status === 'partly_paid' ? amount / 2 : amount,
      }
    }) // oxfmt-ignore
