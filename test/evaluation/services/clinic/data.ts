import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createClinicians, createPatients } from '../persons.ts'

export interface Practitioner {
  id: string
  displayName: string
  specialty: string
  languages: string[]
  partTime: boolean
  joinedOn: string
  mail: string
}
export interface Patient {
  id: string
  name: { given: string; family: string }
  dob: string
  sex: string
  contact: { phone: string; email: string | null }
  address: { street: string; town: string; postcode: string }
  insurer: string | null
  primaryPractitionerId: string | null
  allergies: string[]
  registeredOn: string
}
export interface Appointment {
  id: string
  patientId: string
  practitionerId: string
  startsAt: string
  durationMinutes: number
  reason: string
  status: string
  channel: string
  reminderSent: boolean
}
export interface Prescription {
  id: string
  appointmentId: string
  patientId: string
  drug: string
  doseMg: number
  timesPerDay: number
  days: number
  repeatsLeft: number
  issuedOn: string
}
export interface Invoice {
  id: string
  appointmentId: string
  patientId: string
  totalCents: number
  issuedOn: string
  dueOn: string
  paidOn: string | null
  lines: { code: string; text: string; cents: number }[]
}

export const SPECIALTIES = ['GP', 'DERM', 'CARD', 'PED', 'ORTH'] as const
export const APPOINTMENT_STATUSES = ['BKD', 'ARR', 'DONE', 'NSH', 'CXL'] as const
export const CHANNELS = ['online', 'phone', 'walk_in'] as const
const STREETS = 'Mill Lane|Station Road|Chapel Street|Orchard Close|Quarry Hill|Beech Avenue'.split('|')
const TOWNS = ['Ashford', 'Birchwood', 'Carrow', 'Dunmore', 'Eastleigh']
const INSURERS = ['Meridian Health', 'BluePeak', 'Caritas Mutual', 'Nordwell']
const TONGUES = ['English', 'German', 'Polish', 'Arabic', 'Spanish']
const ALLERGIES = ['penicillin', 'latex', 'nuts', 'pollen', 'ibuprofen']
const REASONS: Record<string, string[]> = {
  GP: ['check-up', 'flu symptoms', 'blood pressure', 'vaccination', 'back pain'],
  DERM: ['rash', 'mole check', 'acne'],
  CARD: ['chest pain', 'blood pressure', 'ECG'],
  PED: ['vaccination', 'ear ache', 'check-up'],
  ORTH: ['back pain', 'knee injury', 'fracture follow-up'],
}
const DRUGS: [string, number[]][] = [
  ['Amoxicillin', [250, 500]],
  ['Ibuprofen', [200, 400, 600]],
  ['Lisinopril', [5, 10, 20]],
  ['Cetirizine', [10]],
  ['Metformin', [500, 850]],
  ['Omeprazole', [20, 40]],
]
const WORK: [string, string, number][] = [
  ['C10', 'Consultation', 4800],
  ['C20', 'Extended consultation', 8250],
  ['L05', 'Blood test', 3175],
  ['X12', 'X-ray', 11_900],
  ['V01', 'Vaccination', 2650],
]

export type ClinicData = ReturnType<typeof createClinicData>

/** 22 practitioners, 210 patients, 520 appointments, 240 prescriptions and about 300 invoices around the clock's day. */
export function createClinicData(clock: Date) {
  const random = createRandom(19480705)
  const { day, moment } = createDays(clock)
  const practitioners: Practitioner[] = createClinicians().map((person, index) => ({
    id: `DR-${String(index + 1).padStart(2, '0')}`,
    displayName: `Dr ${person.firstName} ${person.lastName}`,
    specialty: index < 5 ? SPECIALTIES[index]! : random.pick(['GP', 'GP', 'GP', 'DERM', 'CARD', 'PED', 'ORTH']),
    languages: ['English', ...TONGUES.slice(1).filter(() => random.chance(0.25))],
    partTime: random.chance(0.4),
    joinedOn: day(-random.whole(60, 4200)),
    mail: person.email,
  }))
  const patients: Patient[] = createPatients().map((person, index) => ({
    id: `P10${2000 + index * 3}`,
    name: { given: person.firstName, family: person.lastName },
    dob: day(-random.whole(300, 33_000)),
    sex: random.pick(['F', 'F', 'M', 'M', 'X']),
    contact: { phone: `+44 1632 96${String(1000 + index * 7)}`, email: random.chance(0.2) ? null : person.email },
    address: {
      street: `${random.whole(1, 140)} ${random.pick(STREETS)}`,
      town: random.pick(TOWNS),
      postcode: `${random.pick(['AB', 'CW', 'DN'])}${random.whole(1, 9)} ${random.whole(1, 9)}QT`,
    },
    insurer: random.chance(0.18) ? null : random.pick(INSURERS),
    primaryPractitionerId: random.chance(0.1) ? null : random.pick(practitioners).id,
    allergies: ALLERGIES.filter(() => random.chance(0.12)),
    registeredOn: day(-random.whole(5, 2900)),
  }))
  const appointments: Appointment[] = Array.from({ length: 520 }, (_, index) => {
    const offset = Math.round(-300 + (index * 345) / 520)
    const doctor = random.pick(random.chance(0.3) ? practitioners.slice(0, 4) : practitioners)
    const status =
      offset > 0
        ? random.chance(0.1)
          ? 'CXL'
          : 'BKD'
        : offset === 0
          ? random.pick(['ARR', 'BKD'])
          : random.pick(['DONE', 'DONE', 'DONE', 'DONE', 'DONE', 'DONE', 'NSH', 'CXL'])
    return {
      id: `A${50_011 + index * 4}`,
      patientId: random.pick(random.chance(0.2) ? patients.slice(0, 15) : patients).id,
      practitionerId: doctor.id,
      startsAt: moment(offset, (8 * 60 + random.whole(0, 36) * 15) / 1440),
      durationMinutes: random.pick([10, 15, 15, 20, 30, 45, 60]),
      reason: random.pick(REASONS[doctor.specialty]!),
      status,
      channel: random.pick(CHANNELS),
      reminderSent: random.chance(0.6),
    }
  })
  const done = appointments.filter(one => one.status === 'DONE')
  const prescriptions: Prescription[] = Array.from({ length: 240 }, (_, index) => {
    const visit = random.pick(done)
    const [drug, doses] = random.pick(DRUGS)
    return {
      id: `RX${7001 + index}`,
      appointmentId: visit.id,
      patientId: visit.patientId,
      drug,
      doseMg: random.pick(doses),
      timesPerDay: random.whole(1, 4),
      days: random.pick([5, 7, 10, 14, 28, 28]),
      repeatsLeft: random.pick([0, 0, 0, 1, 2, 3, 5]),
      issuedOn: visit.startsAt.slice(0, 10),
    }
  })
  const invoices: Invoice[] = done
    .filter(() => random.chance(0.85))
    .map((visit, index) => {
      const lines = [WORK[random.whole(0, 1)]!, ...WORK.slice(2).filter(() => random.chance(0.3))].map(
        ([code, text, cents]) => ({ code, text, cents }),
      )
      const offset = Math.round((Date.parse(visit.startsAt.slice(0, 10)) - Date.parse(day(0))) / 86_400_000)
      const paid = offset + random.whole(2, 45)
      return {
        id: `INV-${31_000 + index}`,
        appointmentId: visit.id,
        patientId: visit.patientId,
        totalCents: lines.reduce((total, { cents }) => total + cents, 0),
        issuedOn: visit.startsAt.slice(0, 10),
        dueOn: day(offset + 30),
        paidOn: paid < 0 && random.chance(0.85) ? day(paid) : null,
        lines,
      }
    })
  return { practitioners, patients, appointments, prescriptions, invoices }
}
