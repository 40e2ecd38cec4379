import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export const ENCOUNTER_STATES = ['planned', 'in-progress', 'finished', 'cancelled'] as const
export const CLASSES: Record<string, string> = { AMB: 'ambulatory', IMP: 'inpatient encounter', EMER: 'emergency' }
export const SPECIALTIES = ['Cardiology', 'Dermatology', 'Neurology', 'Orthopaedics'] as const

export type HospitalData = ReturnType<typeof createHospitalData>

/** 12 doctors, 60 patients and 110 encounters. */
export function createHospitalData(clock: Date) {
  const random = createRandom(20_26_353)
  const { day, moment } = createDays(clock)
  const people = createPeopleOf(11_041, 72, 'stlukes.example')
  const doctors = people.slice(0, 12).map(({ firstName, lastName }, index) => ({
    id: `dr-${201 + index}`,
    firstName,
    lastName,
    specialty: random.pick(SPECIALTIES) as string,
    active: random.chance(0.85),
  }))
  const inpatients = people.slice(12).map(({ firstName, lastName, email }, index) => ({
    id: `pt-${5001 + index}`,
    firstName,
    lastName,
    email,
    gender: random.pick(['female', 'male']),
    birthDate: day(-random.whole(800, 33_000)),
    city: random.pick(['Oxford', 'Reading', 'Swindon']),
    active: random.chance(0.9),
    doctorId: random.pick(doctors).id,
  }))
  const encounters = Array.from({ length: 110 }, (_, index) => {
    const offset = random.whole(-300, 30)
    const status = offset > 0 ? 'planned' : offset > -4 ? 'in-progress' : random.pick(['finished', 'finished', 'finished', 'cancelled']) // oxfmt-ignore
    return {
      id: `enc-${8001 + index}`,
      status,
      class: random.pick(Object.keys(CLASSES)),
      patientId: random.pick(inpatients).id,
      doctorId: random.pick(doctors).id,
      start: moment(offset, 0.4),
      end: status === 'finished' ? moment(offset + random.whole(0, 6), 0.7) : null,
      reason: random.pick(['Chest pain', 'Rash', 'Migraine', 'Fracture']),
    }
  })
  return { doctors, inpatients, encounters }
}
