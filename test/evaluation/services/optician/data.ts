import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface EyePatient {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  dateOfBirth: string
  branch: string
  wearsContactLenses: boolean
  nextRecallDate: string | null
}
export interface OpticianStaff {
  id: number
  firstName: string
  lastName: string
  email: string
  role: string
  branch: string
  weeklyHours: number
  startedOn: string
}
export interface EyewearFrame {
  id: number
  brand: string
  model: string
  shape: string
  material: string
  colour: string
  price: number
  inStock: number
}
export interface EyeAppointment {
  id: number
  patientId: number
  optometristId: number
  type: string
  startsAt: string
  durationMinutes: number
  status: string
  fee: number
}
interface Eye {
  sphere: number
  cylinder: number | null
}
export interface GlassesOrder {
  id: number
  orderNumber: string
  patientId: number
  frameId: number
  lensType: string
  coating: string | null
  prescription: { right: Eye; left: Eye }
  total: number
  deposit: number
  status: string
  orderedOn: string
  expectedOn: string
  collectedOn: string | null
}

export const OPTICIAN_BRANCHES = ['High Street', 'Riverside', 'Old Mill'] as const
export const OPTICIAN_ROLES = ['optometrist', 'dispensingOptician', 'receptionist', 'trainee'] as const
export const FRAME_SHAPES = ['round', 'square', 'catEye', 'aviator', 'oval'] as const
export const FRAME_MATERIALS = ['acetate', 'metal', 'titanium'] as const
export const APPOINTMENT_TYPES = ['eyeTest', 'contactLensCheck', 'fitting', 'emergency'] as const
export const APPOINTMENT_STATUSES = ['booked', 'attended', 'cancelled', 'noShow'] as const
export const LENS_TYPES = ['singleVision', 'bifocal', 'varifocal', 'reading'] as const
export const LENS_COATINGS = ['antiGlare', 'blueLight', 'tinted'] as const
export const GLASSES_STATUSES = ['ordered', 'inLab', 'readyForCollection', 'collected', 'cancelled'] as const

const BRANDS = ['Nordlys', 'Paloma', 'Finch & Co', 'Tessaro', 'Kestrel', 'Bellwood']
const MODELS = ['Harbour', 'Juniper', 'Atlas', 'Willow', 'Comet', 'Saffron', 'Drift', 'Marlow', 'Pepper', 'Quill']
const COLOURS = ['black', 'black', 'tortoiseshell', 'tortoiseshell', 'silver', 'gold', 'navy', 'burgundy', 'green']
const MINUTES: Record<string, number> = { eyeTest: 30, contactLensCheck: 20, fitting: 15, emergency: 45 }
const FEES: Record<string, number> = { eyeTest: 28, contactLensCheck: 20, fitting: 0, emergency: 45 }
const LENSES: Record<string, number> = { singleVision: 60, bifocal: 110, varifocal: 190, reading: 45 }

export type OpticianData = ReturnType<typeof createOpticianData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 130 patients, 24 people of the staff, 60 frames, 210 appointments and 120 orders. */
export function createOpticianData(clock: Date) {
  const random = createRandom(98_201)
  const days = createDays(clock)
  const eyePatients = createPeopleOf(98_203, 130, 'homepost.example').map((person, index): EyePatient => ({
    id: 5001 + index,
    ...person,
    phone: random.chance(0.14) ? null : `07700 902${random.whole(100, 989)}`,
    dateOfBirth: days.day(-random.whole(7 * 365, 86 * 365)),
    branch: random.pick(['High Street', 'High Street', 'High Street', 'Riverside', 'Riverside', 'Old Mill']),
    wearsContactLenses: random.chance(0.27),
    nextRecallDate: random.chance(0.1) ? null : days.day(random.whole(-60, 700)),
  })) // oxfmt-ignore
  const opticianStaff = createPeopleOf(98_207, 24, 'clearview.example').map((person, index): OpticianStaff => ({
    id: 21 + index,
    ...person,
    role: OPTICIAN_ROLES[[0, 1, 2, 0, 1, 3][index % 6]!]!,
    branch: OPTICIAN_BRANCHES[[0, 1, 0, 2, 1][index % 5]!]!,
    weeklyHours: random.pick([16, 20, 24, 30, 37.5, 37.5]),
    startedOn: days.day(-random.whole(40, 4000)),
  })) // oxfmt-ignore
  const eyewearFrames = Array.from({ length: 60 }, (_, index): EyewearFrame => {
    const material = random.pick(['acetate', 'acetate', 'metal', 'metal', 'titanium'])
    return {
      id: 301 + index,
      brand: BRANDS[index % 6]!,
      model: MODELS[Math.floor(index / 6)]!,
      shape: random.pick(FRAME_SHAPES),
      material,
      colour: random.pick(COLOURS),
      price: random.whole(9, 26) * 5 + (material === 'titanium' ? 60 : 0) + (index % 5) + 0.5,
      inStock: random.chance(0.13) ? 0 : random.whole(1, 14),
    }
  })
  const eyeAppointments = createAppointments(random, days, eyePatients, opticianStaff)
  return { eyePatients, opticianStaff, eyewearFrames, eyeAppointments, glassesOrders: createOrders(random, days, eyePatients, eyewearFrames) } // oxfmt-ignore
}

/** From seven months ago to seven weeks ahead. */
function createAppointments(random: Random, { moment }: Days, patients: EyePatient[], staff: OpticianStaff[]) {
  const seeing = staff.filter(one => one.role === 'optometrist')
  return Array.from({ length: 210 }, (_, index): EyeAppointment => {
    const offset = -210 + Math.floor((260 * index) / 210)
    const type = random.pick(['eyeTest', 'eyeTest', 'eyeTest', 'contactLensCheck', 'contactLensCheck', 'fitting', 'emergency']) // oxfmt-ignore
    const past = random.pick(['attended', 'attended', 'attended', 'attended', 'attended', 'attended', 'cancelled', 'noShow']) // oxfmt-ignore
    return {
      id: 8001 + index,
      patientId: random.pick(patients.slice(0, 118)).id,
      optometristId: random.pick(seeing).id,
      type,
      startsAt: moment(offset, random.whole(18, 33) / 48),
      durationMinutes: MINUTES[type]!,
      status: offset < 0 ? past : index % 12 === 7 ? 'cancelled' : 'booked',
      fee: FEES[type]!,
    }
  })
}

/** What was ordered lately is not there yet. */
function createOrders(random: Random, { day }: Days, patients: EyePatient[], frames: EyewearFrame[]): GlassesOrder[] {
  const eye = (): Eye => ({ sphere: random.whole(-20, 12) / 4, cylinder: random.chance(0.4) ? null : -random.whole(1, 8) / 4 }) // oxfmt-ignore
  return Array.from({ length: 120 }, (_, index) => {
    const offset = -365 + Math.floor((364 * index) / 120)
    const frame = random.pick(frames)
    const lensType = random.pick(['singleVision', 'singleVision', 'singleVision', 'varifocal', 'varifocal', 'bifocal', 'reading']) // oxfmt-ignore
    const coating = random.chance(0.4) ? null : random.pick(LENS_COATINGS)
    const total = frame.price + LENSES[lensType]! + (coating ? 25 : 0)
    const late = offset < -11 ? random.pick(['inLab', 'readyForCollection', 'readyForCollection']) : random.pick(['ordered', 'inLab']) // oxfmt-ignore
    const status = index % 17 === 9 ? 'cancelled' : offset < -75 ? 'collected' : late
    const orderedOn = day(offset)
    return {
      id: 6001 + index,
      orderNumber: `G-${5120 + index * 2}`,
      patientId: random.pick(patients.slice(0, 110)).id,
      frameId: frame.id,
      lensType,
      coating,
      prescription: { right: eye(), left: eye() },
      total,
      deposit: status === 'collected' ? total : random.pick([0, 50, 50, 80]),
      status,
      orderedOn,
      expectedOn: shiftDay(orderedOn, random.whole(8, 16)),
      collectedOn: status === 'collected' ? shiftDay(orderedOn, random.whole(9, 30)) : null,
    }
  })
}
