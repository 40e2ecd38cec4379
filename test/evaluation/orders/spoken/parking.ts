import * as gold from '../../gold.ts'
import type { OrdersOf } from './spoken.ts'

/** A parking operator: records inside `data`, objects inside records. */
export const speakToParking: OrdersOf = ({ one, rows, day }) => {
  const warden = (first: string, last: string) => rows('wardens').find(row => row.firstName === first && row.lastName === last)! // oxfmt-ignore
  const customer = (first: string, last: string) => rows('customers').find(row => row.firstName === first && row.lastName === last)! // oxfmt-ignore
  const open = rows('penalties').filter(row => row.status === 'open')
  const active = rows('permits').filter(row => row.status === 'active')
  const suspended = rows('permits').find(row => row.status === 'suspended')!
  const park = (name: string) => one('carParks', 'name', name)
  const vehicle = active[2]!.vehicle as object
  return [
    [`mark penalty ${open[0]!.number} as paid`, gold.updated('parking.penalties', open[0]!, { status: 'paid' }, ['paidOn'])], // oxfmt-ignore
    [`the driver of ${open[1]!.vehiclePlate} paid his fine today, please record it`, gold.updated('parking.penalties', open[1]!, { status: 'paid' }, ['paidOn'])], // oxfmt-ignore
    [`drop ${open[2]!.number}, the ticket machine was broken`, gold.either(gold.updated('parking.penalties', open[2]!, { status: 'cancelled' }), gold.nowrite())], // oxfmt-ignore
    [`reduce ${open[3]!.number} to 25 pounds`, gold.updated('parking.penalties', open[3]!, { amount: 25 })],
    [`suspend permits ${active[0]!.number} and ${active[1]!.number}`, gold.updated('parking.permits', [active[0]!, active[1]!], { status: 'suspended' })], // oxfmt-ignore
    [`reinstate ${suspended.number}`, gold.updated('parking.permits', suspended, { status: 'active' })],
    [`${active[2]!.number} has a new car, plate LX71 KBR, change it`, gold.updated('parking.permits', active[2]!, { vehicle: { ...vehicle, plate: 'LX71 KBR' } })], // oxfmt-ignore
    [`extend ${active[3]!.number} until 31 March`, gold.updated('parking.permits', active[3]!, { validUntil: '2027-03-31' })], // oxfmt-ignore
    ['move Bartosz Hartwell to Market Cross', gold.updated('parking.wardens', warden('Bartosz', 'Hartwell'), { carParkId: park('Market Cross').id })], // oxfmt-ignore
    ['Wanda Ibarra is back from leave, update her please', gold.updated('parking.wardens', warden('Wanda', 'Ibarra'), { isOnLeave: false })], // oxfmt-ignore
    [
      'put Gideon Varga on the late shift',
      gold.updated('parking.wardens', warden('Gideon', 'Varga'), { shift: 'late' }),
    ],
    ['Foundry Yard opens again today, set it to open', gold.updated('parking.carParks', park('Foundry Yard'), { status: 'open' })], // oxfmt-ignore
    ['we added 4 charging points at The Lido, please add them', gold.updated('parking.carParks', park('The Lido'), { chargingPoints: Number(park('The Lido').chargingPoints) + 4 })], // oxfmt-ignore
    [['register a customer', 'Pim Vandersloot', 'pim.vandersloot@postmail.example', 'yes please'], gold.created('parking.customers', { firstName: 'Pim', lastName: 'Vandersloot', email: 'pim.vandersloot@postmail.example' })], // oxfmt-ignore
    ['Thandiwe Moreau has a blue badge now, tick that for her', gold.updated('parking.customers', customer('Thandiwe', 'Moreau'), { isBlueBadgeHolder: true })], // oxfmt-ignore
    [[`Suspend ${active[4]!.number}`, 'sorry, wrong permit. Cancel that'], gold.nowrite()],
    [['which wardens are on leave?', 'mark them as back'], gold.either(gold.updated('parking.wardens', rows('wardens').filter(row => row.isOnLeave), { isOnLeave: false }), gold.nowrite())], // oxfmt-ignore
    [`Which permits were issued on ${day(-3)}?`, gold.nowrite()],
  ]
}
