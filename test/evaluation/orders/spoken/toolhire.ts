import * as gold from '../../gold.ts'
import type { OrdersOf } from './spoken.ts'

/** A tool rental: keys with prefixes, cursors, several tools of one name. */
export const speakToToolhire: OrdersOf = ({ one, rows, next }) => {
  const customer = (name: string) => one('customers', 'name', name)
  const tool = (name: string) => one('tools', 'name', name)
  const active = rows('rentals').filter(row => row.status === 'active')
  const reserved = rows('rentals').filter(row => row.status === 'reserved')
  const overdue = rows('rentals').filter(row => row.status === 'overdue')
  const repair = rows('repairs').filter(row => row.status === 'open')
  const code = (id: unknown) => String(one('tools', 'id', id).code)
  const nameOf = (id: unknown) => String(one('customers', 'id', id).name)
  const lone = active.find(row => rows('rentals').filter(other => other.customerId === row.customerId && other.status !== 'returned').length === 1)! // oxfmt-ignore
  return [
    [`${active[0]!.number} is back`, gold.either(gold.updated('toolhire.rentals', active[0]!, { status: 'returned' }, ['returnedOn']), gold.nowrite())], // oxfmt-ignore
    [`return rental ${overdue[2]!.number}`, gold.updated('toolhire.rentals', overdue[2]!, { status: 'returned' }, ['returnedOn'])], // oxfmt-ignore
    [`${active[1]!.number} may be kept until next Thursday`, gold.either(gold.updated('toolhire.rentals', active[1]!, { dueDate: next(4) }), gold.nowrite())], // oxfmt-ignore
    [`extend ${active[2]!.number} by 4 days`, gold.updated('toolhire.rentals', active[2]!, { dueDate: shift(active[2]!.dueDate, 4) })], // oxfmt-ignore
    [`cancel the reservation ${reserved[0]!.number}`, gold.updated('toolhire.rentals', reserved[0]!, { status: 'cancelled' })], // oxfmt-ignore
    [`${nameOf(lone.customerId)} has brought the tool back, please book it in`, gold.either(gold.updated('toolhire.rentals', lone, { status: 'returned' }, ['returnedOn']), gold.nowrite())], // oxfmt-ignore
    ['put the Strongarm Chainsaw up to 29.90 a day', gold.updated('toolhire.tools', tool('Strongarm Chainsaw'), { dailyRate: 29.9 })], // oxfmt-ignore
    ['the Bergmann Tile Saw is working again, set it to available', gold.updated('toolhire.tools', tool('Bergmann Tile Saw'), { status: 'available' })], // oxfmt-ignore
    ['the deposit on the Tornax Chainsaw needs to be 180', gold.updated('toolhire.tools', tool('Tornax Chainsaw'), { deposit: 180 })], // oxfmt-ignore
    ['Set the deposit of the Bergmann Pressure Washer to 300', /which|several|4/i],
    ['give Fairmont Builders 12 percent off from now on', gold.updated('toolhire.customers', customer('Fairmont Builders'), { discountPercent: 12 })], // oxfmt-ignore
    ['Jubilee Events did not pay, block them', gold.updated('toolhire.customers', customer('Jubilee Events'), { isBlocked: true })], // oxfmt-ignore
    ['new private customer, Nils Overgaard, phone (614) 555-0188, lives in Dayton', gold.created('toolhire.customers', { name: 'Nils Overgaard', kind: 'private', phone: '(614) 555-0188', city: 'Dayton' })], // oxfmt-ignore
    [[`report a repair for ${code('tl_411')}`, 'the motor does not start'], gold.created('toolhire.repairs', { toolId: 'tl_411', fault: 'motor' })], // oxfmt-ignore
    [`Rollo Jensen will do repair ${repair[0]!.id}`, gold.either(gold.updated('toolhire.repairs', repair[0]!, { technician: 'Rollo Jensen' }), gold.nowrite())], // oxfmt-ignore
    [['rent the Bergmann Core Drill to Westbrook Tiling', 'until 12 December'], gold.created('toolhire.rentals', { toolId: tool('Bergmann Core Drill').id, customerId: customer('Westbrook Tiling').id, dueDate: '2026-12-12' })], // oxfmt-ignore
    [['delete Lowland Drainage', 'no!'], gold.nowrite()],
  ]
}
const shift = (from: unknown, days: number) => new Date(Date.parse(String(from)) + days * 86_400_000).toISOString().slice(0, 10) // oxfmt-ignore
