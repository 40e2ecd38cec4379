import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface KitchenShowroom {
  id: number
  name: string
  city: string
  phone: string
  openSundays: boolean
}
export interface KitchenEmployee {
  id: number
  firstName: string
  lastName: string
  email: string
  role: string
  showroomId: number
  hiredOn: string
}
export interface KitchenCustomer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  showroomId: number
  budget: number | null
  heardFrom: string
  customerSince: string
}
export interface KitchenAppointment {
  id: number
  customerId: number
  designerId: number
  showroomId: number
  appointmentDate: string
  kind: string
  status: string
  room: { widthCm: number; lengthCm: number } | null
}
export interface KitchenModel {
  id: number
  modelCode: string
  brand: string
  name: string
  style: string
  frontMaterial: string
  colour: string
  pricePerUnit: number
  deliveryWeeks: number
}
export interface KitchenOrder {
  id: number
  orderNumber: string
  customerId: number
  modelId: number
  fitterId: number | null
  worktop: string
  unitCount: number
  status: string
  orderedOn: string
  fittingDate: string | null
  total: number
  depositPaid: number
}

export const KITCHEN_ROLES = ['designer', 'fitter', 'sales_adviser', 'receptionist'] as const
export const HEARD_FROM = ['website', 'friend', 'advert', 'passing_by'] as const
export const KITCHEN_APPOINTMENT_KINDS = ['first_visit', 'planning', 'home_measuring', 'handover'] as const
export const KITCHEN_APPOINTMENT_STATUSES = ['booked', 'completed', 'no_show', 'cancelled'] as const
export const KITCHEN_STYLES = ['country', 'classic', 'modern', 'handleless'] as const
export const FRONT_MATERIALS = ['oak', 'lacquer', 'laminate', 'glass'] as const
export const WORKTOPS = ['granite', 'quartz', 'beech', 'ceramic'] as const
export const KITCHEN_ORDER_STATUSES = ['ordered', 'in_production', 'delivered', 'fitted', 'cancelled'] as const

const SHOWROOMS = [['Kirkgate', 'Leeds'], ['Roundhay', 'Leeds'], ['Harrogate', 'Harrogate'], ['Wakefield', 'Wakefield'], ['Skipton', 'Skipton']] as const // oxfmt-ignore
const NAMES = 'Arden Barlow Calder Denholm Ellis Farrow Girton Hadley Innes Jarvis Kelso Linton Marlow Nairn Orford Pelham'.split(' ') // oxfmt-ignore
const BRANDS = ['Hexham', 'Birk & Lowe', 'Ostrava', 'Nordlys', 'Verglas']
const PRICES: Record<string, number> = { oak: 520, lacquer: 460, laminate: 290, glass: 610 }

export type KitchensData = ReturnType<typeof createKitchensData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 5 showrooms, 34 employees, 150 customers, 240 appointments, 60 models and 170 orders. */
export function createKitchensData(clock: Date) {
  const random = createRandom(98_601)
  const days = createDays(clock)
  const kitchenShowrooms = SHOWROOMS.map(([name, city], index): KitchenShowroom => ({ id: 1 + index, name, city, phone: `0113 555 1${10 + index * 11}`, openSundays: index === 1 || index === 4 })) // oxfmt-ignore
  const kitchenEmployees = createPeopleOf(98_603, 34, 'hearthandoak.example').map((person, index): KitchenEmployee => ({
    id: 101 + index,
    ...person,
    role: KITCHEN_ROLES[[0, 1, 3, 0, 2, 1, 2][index % 7]!]!,
    showroomId: 1 + (Math.floor(index / 2) % 5),
    hiredOn: days.day(-random.whole(60, 4500)),
  })) // oxfmt-ignore
  const kitchenCustomers = createPeopleOf(98_607, 150, 'inboxly.example').map((person, index): KitchenCustomer => ({
    id: 2001 + index,
    ...person,
    phone: random.chance(0.14) ? null : `07700 903${random.whole(100, 989)}`,
    showroomId: random.pick([1, 1, 1, 2, 2, 3, 3, 4, 5]),
    budget: random.chance(0.2) ? null : random.whole(12, 68) * 500,
    heardFrom: random.pick(HEARD_FROM),
    customerSince: days.day(-random.whole(260, 1500)),
  })) // oxfmt-ignore
  const kitchenModels = Array.from({ length: 60 }, (_, index): KitchenModel => {
    const [brand, frontMaterial] = [BRANDS[(index * 3) % 5]!, random.pick(FRONT_MATERIALS)]
    return {
      id: 401 + index,
      modelCode: `${brand.slice(0, 2).toUpperCase()}${2100 + index * 7}`,
      brand,
      name: NAMES[index % 16]!,
      style: random.pick(KITCHEN_STYLES),
      frontMaterial,
      colour: random.pick(['white', 'white', 'cream', 'sage', 'navy', 'graphite', 'grey', 'natural']),
      pricePerUnit: PRICES[frontMaterial]! + random.whole(0, 28) * 5 + (brand === 'Birk & Lowe' ? 90 : 0),
      deliveryWeeks: random.pick([4, 5, 6, 6, 7, 8, 8, 9, 10, 12]),
    }
  })
  return {
    kitchenShowrooms,
    kitchenEmployees,
    kitchenCustomers,
    kitchenAppointments: createAppointments(random, days, kitchenEmployees, kitchenCustomers),
    kitchenModels,
    kitchenOrders: createOrders(random, days, kitchenEmployees, kitchenCustomers, kitchenModels),
  }
}

/** From eight months ago to two months ahead, at the showroom of the customer. */
function createAppointments(
  random: Random,
  { day }: Days,
  employees: KitchenEmployee[],
  customers: KitchenCustomer[],
): KitchenAppointment[] {
  // oxfmt-ignore
  const able = employees.filter(one => one.role === 'designer')
  return Array.from({ length: 240 }, (_, index) => {
    const from = -240 + Math.floor((300 * index) / 240)
    const customer = random.pick(customers.slice(0, 140))
    const early = random.chance(0.12) ? random.pick(['no_show', 'cancelled']) : 'completed'
    const status = from < 0 ? early : index % 9 === 2 ? 'cancelled' : 'booked'
    const kind = random.pick(['first_visit', 'first_visit', 'planning', 'planning', 'home_measuring', 'handover'])
    return {
      id: 6001 + index,
      customerId: customer.id,
      designerId: random.pick(able.filter(one => one.showroomId === customer.showroomId)).id,
      showroomId: customer.showroomId,
      appointmentDate: day(from),
      kind,
      status,
      room: status === 'completed' && kind === 'home_measuring' ? { widthCm: random.whole(200, 420), lengthCm: random.whole(280, 650) } : null, // oxfmt-ignore
    }
  })
}

/** Those of ten months; the younger an order the less far it is, and the day of the fitting comes with its delivery. */
function createOrders(
  random: Random,
  { day }: Days,
  employees: KitchenEmployee[],
  customers: KitchenCustomer[],
  models: KitchenModel[],
): KitchenOrder[] {
  // oxfmt-ignore
  const fitters = employees.filter(one => one.role === 'fitter')
  return Array.from({ length: 170 }, (_, index) => {
    const from = -300 + Math.floor((299 * index) / 170)
    const model = random.pick(models.slice(0, 54))
    const orderedOn = day(from)
    const wait = 63 + (index % 27)
    const usual = from + wait < 0 ? 'fitted' : from + wait < 18 ? 'delivered' : from > -15 ? 'ordered' : 'in_production'
    const status = random.chance(0.07) ? 'cancelled' : usual
    const unitCount = random.whole(7, 32)
    const total = unitCount * model.pricePerUnit + random.whole(9, 42) * 110 + (index % 50)
    const hasDay = status === 'fitted' || status === 'delivered' || (status === 'in_production' && index % 3 !== 0)
    return {
      id: 7001 + index,
      orderNumber: `KO-${15_200 + index}`,
      customerId: random.pick(customers.slice(0, 140)).id,
      modelId: model.id,
      fitterId: hasDay ? random.pick(fitters).id : null,
      worktop: random.pick(WORKTOPS),
      unitCount,
      status,
      orderedOn,
      fittingDate: hasDay ? shiftDay(orderedOn, wait) : null,
      total,
      depositPaid: status === 'cancelled' ? 0 : Math.round(total * random.pick([0.2, 0.3, 0.3, 0.5])),
    }
  })
}
