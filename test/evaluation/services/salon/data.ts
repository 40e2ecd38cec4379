import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Stylist {
  id: number
  name: string
  email: string
  salon: string
  level: string
  rating: number
  works_part_time: boolean
  hired_on: string
}
export interface HairService {
  id: number
  name: string
  category: string
  duration_minutes: number
  price: number
}
export interface SalonClient {
  id: number
  name: string
  email: string
  phone: string | null
  birthday: string | null
  newsletter: boolean
  client_since: string
  stylistId: number | null
}
export interface SalonAppointment {
  id: number
  starts_at: string
  status: string
  price: number
  tip: number | null
  booked_online: boolean
  clientId: number
  stylistId: number
  serviceId: number
}

export const SALONS = ['Old Town', 'Harbourside', 'Westgate'] as const
export const STYLIST_LEVELS = ['junior', 'senior', 'master'] as const
export const SERVICE_CATEGORIES = ['cut', 'colour', 'styling', 'care', 'barber'] as const
export const SALON_APPOINTMENT_STATUSES = ['requested', 'confirmed', 'completed', 'cancelled', 'no_show'] as const

/** Name, minutes and price, by category. */
const OFFERED: Record<string, string> = {
  cut: 'Wash and Cut 45 48,Dry Cut 30 36,Fringe Trim 15 14,Children’s Cut 30 24,Restyle 60 62,Curly Cut 75 70',
  colour: 'Root Touch-Up 75 68,Full Colour 120 95,Half Head Highlights 105 98,Full Head Highlights 150 132,Balayage 180 165,Toner 30 28,Colour Correction 210 190', // oxfmt-ignore
  styling: 'Blow-Dry 40 34,Updo 60 58,Bridal Styling 120 145,Braids 75 66,Curls and Waves 45 39',
  care: 'Deep Conditioning 30 26,Keratin Treatment 150 155,Scalp Massage 20 18,Bond Repair 30 32,Perm 120 89,Hot Oil Treatment 25 22', // oxfmt-ignore
  barber: 'Beard Trim 20 19,Wet Shave 40 33,Clipper Cut 25 22,Skin Fade 45 35,Cut and Beard 60 46',
}

export type SalonData = ReturnType<typeof createSalonData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`

/** 21 stylists, 29 services, 130 clients and 290 appointments. */
export function createSalonData(clock: Date) {
  const random = createRandom(94_401)
  const days = createDays(clock)
  const stylists = createPeopleOf(94_403, 21, 'shearmagic.example').map((person, index): Stylist => ({
    id: 1 + index,
    name: nameOf(person),
    email: person.email,
    salon: SALONS[index % 3]!,
    level: random.pick(['junior', 'senior', 'senior', 'master']),
    rating: Math.round(10 * (3.4 + random.next() * 1.5)) / 10,
    works_part_time: random.chance(0.3),
    hired_on: days.day(-random.whole(30, 3800)),
  }))
  const offered = SERVICE_CATEGORIES.flatMap(category =>
    OFFERED[category]!.split(',').map(text => ({ category, text })),
  )
  const hairServices = offered.map(({ category, text }, index): HairService => {
    const [, name, minutes, price] = /^(.*) (\d+) (\d+)$/.exec(text)!
    return { id: 101 + index, name: name!, category, duration_minutes: Number(minutes), price: Number(price) }
  })
  const salonClients = createPeopleOf(94_405, 130, 'mirrormail.example').map((person, index): SalonClient => ({
    id: 1001 + index,
    name: nameOf(person),
    email: person.email,
    phone: random.chance(0.15) ? null : `+44 117 496 ${random.whole(1000, 9899)}`,
    birthday: random.chance(0.3) ? null : days.day(-random.whole(5000, 28_000)),
    newsletter: random.chance(0.45),
    client_since: days.day(-random.whole(10, 2200)),
    stylistId: random.chance(0.35) ? null : random.pick(stylists).id,
  }))
  const salonAppointments = createAppointments(random, days, { stylists, hairServices, salonClients })
  return { stylists, hairServices, salonClients, salonAppointments }
}

/** From five months ago to three weeks ahead. */
function createAppointments(
  random: Random,
  { moment }: Days,
  { stylists, hairServices, salonClients }: { stylists: Stylist[]; hairServices: HairService[]; salonClients: SalonClient[] }, // oxfmt-ignore
): SalonAppointment[] {
  const visitors = salonClients.filter(one => one.id % 12 !== 6)
  return Array.from({ length: 290 }, (_, index) => {
    const offset = -150 + Math.floor((171 * index) / 290)
    const client = random.pick(visitors)
    const service = random.pick(hairServices)
    const stylist = stylists.find(one => one.id === client.stylistId && random.chance(0.7)) ?? random.pick(stylists)
    const status = offset >= 0 ? random.pick(['confirmed', 'confirmed', 'confirmed', 'requested', 'cancelled']) : random.pick([...Array<string>(11).fill('completed'), 'cancelled', 'no_show']) // oxfmt-ignore
    const extra = { junior: -4, senior: 0, master: 12 }[stylist.level]!
    return {
      id: 5001 + index,
      starts_at: moment(offset, random.whole(18, 36) / 48).replace('.000', ''),
      status,
      price: service.price + extra,
      tip: status === 'completed' ? random.pick([0, 0, 2, 3, 5, 5, 8, 10]) : null,
      booked_online: random.chance(0.5),
      clientId: client.id,
      stylistId: stylist.id,
      serviceId: service.id,
    }
  })
}
