import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { COMPLAINTS, INSURERS, MEN, OFFER, ROADS, STAFF, SURNAMES, TOWNS, WOMEN } from './names.ts'

export interface Practitioner {
  id: number
  firstName: string
  lastName: string
  specialty: string
  email: string
  phone: string
  room: string
  acceptsNewPatients: boolean
  joinedOn: string
}
export interface Patient {
  id: number
  patientNumber: string
  firstName: string
  lastName: string
  dateOfBirth: string
  sex: string
  email: string
  phone: string | null
  address: string
  city: string
  postcode: string
  insurer: string | null
  usualPractitioner: number
  reminderChannel: string
  isActive: boolean
  registeredOn: string
}
export interface Treatment {
  id: number
  name: string
  category: string
  durationMinutes: number
  price: number
  bookableOnline: boolean
}
export interface Appointment {
  id: number
  patient: number
  practitioner: number
  treatment: number
  startsAt: string
  durationMinutes: number
  status: string
  reason: string | null
  bookedVia: string
  createdAt: string
}
export interface PracticeInvoice {
  id: number
  invoiceNumber: string
  appointment: number
  patient: number
  amount: number
  status: string
  issuedOn: string
  dueOn: string
  paidOn: string | null
  paymentMethod: string | null
}
export interface WaitingListEntry {
  id: number
  patient: number
  practitioner: number
  priority: string
  preferredTime: string
  status: string
  note: string | null
  addedOn: string
}

export const SEXES = ['female', 'male', 'other'] as const
export const REMINDER_CHANNELS = ['sms', 'email', 'none'] as const
export const VISIT_STATUSES = ['booked', 'confirmed', 'completed', 'cancelled', 'no_show'] as const
export const BOOKING_WAYS = ['phone', 'online', 'front_desk'] as const
export const BILL_STATUSES = ['draft', 'sent', 'paid', 'overdue', 'void'] as const
export const BILL_PAYMENTS = ['card', 'cash', 'bank_transfer', 'insurer'] as const
export const PRIORITIES = ['routine', 'soon', 'urgent'] as const
export const PREFERRED_TIMES = ['morning', 'afternoon', 'any'] as const
export const WAITING_STATUSES = ['waiting', 'offered', 'booked'] as const

export type PracticedeskData = ReturnType<typeof createPracticedeskData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

const PAST = 106
const mail = (first: string, last: string) => `${first}.${last}`.toLowerCase()

/** 9 practitioners, 56 patients, 24 treatments, 148 appointments, their invoices, and 20 on the waiting list. */
export function createPracticedeskData(clock: Date) {
  const random = createRandom(77_310)
  const days = createDays(clock)
  const gpPractitioners = STAFF.map(([firstName, lastName, specialty, room, isOpen, joined], index): Practitioner => ({
    id: index + 1,
    firstName,
    lastName,
    specialty,
    email: `${mail(firstName, lastName)}@glenalmondhouse.example`,
    phone: `01738 55${String(210 + index * 7).padStart(4, '0')}`,
    room,
    acceptsNewPatients: isOpen,
    joinedOn: days.day(joined),
  })) // oxfmt-ignore
  const gpTreatments = OFFER.map(([name, category, , durationMinutes, price, bookableOnline], index): Treatment => ({ id: index + 1, name, category, durationMinutes, price, bookableOnline })) // oxfmt-ignore
  const gpPatients = createPatients(random, days)
  const gpAppointments = createAppointments(random, days, gpPatients)
  return {
    gpPractitioners,
    gpPatients,
    gpTreatments,
    gpAppointments,
    gpInvoices: createInvoices(random, days, gpAppointments, gpTreatments),
    gpWaitingList: createWaitingList(random, days, gpPatients),
  }
}

/** No two of the same name, but for the thirty-fourth, who is named as the twelfth. */
function createPatients(random: Random, { day }: Days): Patient[] {
  const patients: Patient[] = []
  while (patients.length < 56) {
    const index = patients.length
    const twin = index === 33 ? patients[11] : undefined
    const isWoman = twin ? twin.sex === 'female' : random.chance(0.54)
    const firstName = twin?.firstName ?? random.pick(isWoman ? WOMEN : MEN)
    const lastName = twin?.lastName ?? random.pick(SURNAMES)
    if (!twin && patients.some(one => one.firstName === firstName && one.lastName === lastName)) continue
    const [city, area] = random.pick(TOWNS)
    patients.push({
      id: 201 + index,
      patientNumber: `P-${40_118 + index * 3}`,
      firstName,
      lastName,
      dateOfBirth: `${random.whole(1938, 2019)}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`, // oxfmt-ignore
      sex: isWoman ? 'female' : 'male',
      email: `${mail(firstName, lastName)}${twin ? 2 : ''}@tayside-mail.example`,
      phone: random.chance(0.12) ? null : `07700 900${random.whole(100, 899)}`,
      address: `${random.whole(1, 96)} ${random.pick(ROADS)}`,
      city,
      postcode: `${area} ${random.whole(1, 5)}${random.pick(['AH', 'DQ', 'NX', 'TJ'])}`,
      insurer: random.chance(0.3) ? null : random.pick([...INSURERS, 'Caledonia Health']),
      usualPractitioner: random.pick([1, 1, 2, 2, 2, 3]),
      reminderChannel: random.pick(['sms', 'sms', 'sms', 'email', 'email', 'none']),
      isActive: index % 14 !== 9,
      registeredOn: day(-1400 + index * 24 + random.whole(0, 15)),
    })
  }
  return patients
}

/** On weekdays and Saturdays of the last fifteen weeks and the next three, nobody with two patients at once. */
function createAppointments(random: Random, { day }: Days, patients: Patient[]): Appointment[] {
  const taken = new Set<string>()
  const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0
  const rows = Array.from({ length: 148 }, (_, index): Omit<Appointment, 'id'> => {
    const isPast = index < PAST
    const offset = isPast ? -105 + Math.floor((index * 104) / PAST) : 1 + Math.floor((index - PAST) / 2)
    const planned = day(offset)
    const date = isSunday(planned) ? shiftDay(planned, isPast ? -1 : 1) : planned
    const treatment = random.pick([1, 1, 1, 1, 2, 2, 3, 4, 4, 4, 5, 5, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11, 11, 12, 13, 13, 14, 15, 16, 17, 17, 18, 19, 20, 20, 21, 22, 22, 23, 24]) // oxfmt-ignore
    const [, , specialty, durationMinutes, , isOnline] = OFFER[treatment - 1]!
    const able = STAFF.flatMap((one, at) => (one[2] === specialty ? [at + 1] : []))
    const practitioner = random.pick(able)
    const patient = random.pick(patients.slice(0, 52).filter(one => one.isActive || isPast)).id
    let slot = random.whole(0, 8)
    while (taken.has(`${practitioner} ${date} ${slot}`)) slot = (slot + 1) % 9
    taken.add(`${practitioner} ${date} ${slot}`)
    const chance = random.next()
    const pastStatus = chance < 0.1 ? 'no_show' : chance < 0.2 ? 'cancelled' : 'completed'
    const comingStatus = chance < 0.12 ? 'cancelled' : chance < 0.6 ? 'confirmed' : 'booked'
    const made = shiftDay(day(offset), -random.whole(isPast ? 2 : 23, 40))
    return {
      patient,
      practitioner,
      treatment,
      startsAt: `${date}T${String(8 + slot).padStart(2, '0')}:${durationMinutes > 30 ? '00' : random.pick(['00', '00', '30'])}:00Z`,
      durationMinutes,
      status: isPast ? pastStatus : comingStatus,
      reason: random.chance(0.25) ? null : random.pick(COMPLAINTS[specialty]),
      bookedVia: isOnline ? random.pick(['phone', 'phone', 'online', 'online', 'front_desk']) : random.pick(['phone', 'phone', 'front_desk']), // oxfmt-ignore
      createdAt: `${made}T${random.whole(10, 17)}:${random.whole(10, 59)}:00Z`,
    }
  })
  return rows
    .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1))
    .map((one, index) => ({ id: 3001 + index, ...one }))
}

/** One for each visit that took place; it is overdue when its day has passed and nobody has paid. */
function createInvoices(
  random: Random,
  { day }: Days,
  appointments: Appointment[],
  treatments: Treatment[],
): PracticeInvoice[] {
  const today = day(0)
  const visits = appointments.filter(one => one.status === 'completed')
  return visits.map((visit, index): PracticeInvoice => {
    const issuedOn = visit.startsAt.slice(0, 10)
    const dueOn = shiftDay(issuedOn, 14)
    const later = shiftDay(issuedOn, random.pick([0, 0, 0, 3, 8, 12, 19]))
    const chance = random.next()
    const isPaid = later < today && chance < 0.76
    const open = index >= visits.length - 4 ? 'draft' : dueOn < today ? 'overdue' : 'sent'
    const isVoid = !isPaid && chance > 0.96
    return {
      id: 6001 + index,
      invoiceNumber: `GH-${20_640 + index}`,
      appointment: visit.id,
      patient: visit.patient,
      amount: treatments.find(one => one.id === visit.treatment)!.price,
      status: isVoid ? 'void' : isPaid ? 'paid' : open,
      issuedOn,
      dueOn,
      paidOn: isPaid ? later : null,
      paymentMethod: isPaid ? random.pick(['card', 'card', 'card', 'cash', 'bank_transfer', 'insurer', 'insurer']) : null, // oxfmt-ignore
    }
  })
}

/** Those who wait for one of the practitioners that are hard to get. */
function createWaitingList(random: Random, { day }: Days, patients: Patient[]): WaitingListEntry[] {
  const active = patients.filter(one => one.isActive)
  return Array.from({ length: 20 }, (_, index) => ({
    id: 801 + index,
    patient: active[(index * 7 + 3) % active.length]!.id,
    practitioner: random.pick([1, 6, 6, 7, 9]),
    priority: random.pick(['routine', 'routine', 'soon', 'urgent']),
    preferredTime: random.pick(PREFERRED_TIMES),
    status: random.pick(['waiting', 'waiting', 'waiting', 'offered', 'booked']),
    note: random.chance(0.5) ? null : random.pick(['Can come at short notice', 'Works shifts', 'Needs a lift', 'Prefers a call']), // oxfmt-ignore
    addedOn: day(-46 + index * 2),
  }))
}
