import * as gold from '../../gold.ts'
import type { OrdersOf } from './spoken.ts'

/** A brewery: Go names, whole numbers for states, actions below records. */
export const speakToBrewery: OrdersOf = ({ one, rows, day, next }) => {
  const customer = (name: string) => one('customers', 'name', name)
  const stock = (name: string) => one('ingredients', 'name', name)
  const draft = rows('orders').filter(row => row.status === 'draft')
  const [first, second] = draft as [(typeof draft)[0], (typeof draft)[0]]
  const confirmed = rows('orders').filter(row => row.status === 'confirmed')
  const fermenting = rows('batches').find(row => row.status === 'fermenting')!
  const conditioning = rows('batches').find(row => row.status === 'conditioning')!
  const keg = rows('kegs').find(row => row.status === 'atCustomer')!
  return [
    [`confirm ${first.orderNo}`, gold.updated('brewery.orders', first, { status: 'confirmed' })],
    [`deliver ${confirmed[1]!.orderNo} on Friday instead`, gold.updated('brewery.orders', confirmed[1]!, { deliverOn: next(5) })], // oxfmt-ignore
    [`${confirmed[0]!.orderNo} went out this morning, mark it delivered`, gold.updated('brewery.orders', confirmed[0]!, { status: 'delivered' }, ['deliveredAt'])], // oxfmt-ignore
    [`The Stargazer wants to be called before we come, put that as the driver note on ${first.orderNo}: "Call ahead, 01482 555 010"`, gold.updated('brewery.orders', first, { driverNote: 'Call ahead, 01482 555 010' })], // oxfmt-ignore
    [`give ${second.orderNo} a 7.5% discount`, gold.updated('brewery.orders', second, { discountPct: 7.5 })],
    [`cancel order ${second.orderNo}, they changed their mind`, gold.updated('brewery.orders', second, { status: 'cancelled' })], // oxfmt-ignore
    ['Put Bistro Marée on hold until they pay', gold.updated('brewery.customers', customer('Bistro Marée'), { onHold: true })], // oxfmt-ignore
    ['Corner Cork has paid up, take them off hold', gold.updated('brewery.customers', customer('Corner Cork'), { onHold: false })], // oxfmt-ignore
    ['we used 25 kg of the Munich malt today, please take it off the stock', gold.updated('brewery.ingredients', stock('Munich Malt'), { stockKg: Number(stock('Munich Malt').stockKg) - 25 })], // oxfmt-ignore
    ['Citra has gone up to 36.20 a kilo', gold.either(gold.updated('brewery.ingredients', stock('Citra'), { pricePerKg: 36.2 }), gold.nowrite())], // oxfmt-ignore
    ['payment terms for Casa Lupo should be 14 days', gold.updated('brewery.customers', customer('Casa Lupo'), { paymentTermsDays: 14 })], // oxfmt-ignore
    [`move ${fermenting.batchNo} to BT1`, gold.updated('brewery.batches', fermenting, { tankID: one('tanks', 'name', 'BT1').id })], // oxfmt-ignore
    [[`dump batch ${conditioning.batchNo}`, 'infected with lactobacillus'], gold.updated('brewery.batches', conditioning, { status: 'dumped', dumpReason: 'infected with lactobacillus' }, ['tankID'])], // oxfmt-ignore
    [`keg ${keg.serial} came back empty from the customer`, gold.either(gold.updated('brewery.kegs', keg, { status: 'empty', customerID: null }, ['batchID', 'lastScannedAt']), gold.updated('brewery.kegs', keg, { status: 'empty' }), gold.nowrite())], // oxfmt-ignore
    [['add a customer', 'The Wet Dog', 'a pub', 'yes'], gold.created('brewery.customers', { name: 'The Wet Dog', kind: 'pub' })], // oxfmt-ignore
    [['which orders are still drafts?', 'confirm the second one'], gold.updated('brewery.orders', second, { status: 'confirmed' })], // oxfmt-ignore
    [['Set FV4 to 18 degrees', 'no, 17', 'yes'], gold.updated('brewery.tanks', one('tanks', 'name', 'FV4'), { setTemperatureC: 17 })], // oxfmt-ignore
    [`Was ${first.orderNo} confirmed on ${day(-1)}?`, gold.nowrite()],
  ]
}
