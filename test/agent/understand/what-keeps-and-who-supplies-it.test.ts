import { expect } from 'chai'
import { date as day, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

/** So many days from the day of the conversation on, as ISO. */
const inDays = (days: number) => new Date(Date.UTC(2025, 4, 14) + days * 86_400_000).toISOString().slice(0, 10)
const money = { ...num, description: 'EUR' }
const suppliers = [
  { id: 1, name: 'Alm Dairy', town: 'Sion', minimum_fee: 90 },
  { id: 2, name: 'Hill Supplies', town: 'Brig', minimum_fee: 20 },
  { id: 3, name: 'Rhone Farm', town: 'Visp', minimum_fee: 400 },
]
const cheeses = [
  { id: 11, name: 'Grey Wheel', supplier_id: 1, sort: 'hard', price: 30 },
  { id: 12, name: 'Old Block', supplier_id: 3, sort: 'hard', price: 18 },
  { id: 13, name: 'White Cup', supplier_id: 2, sort: 'soft', price: 6 },
  { id: 14, name: 'Moon Log', supplier_id: 1, sort: 'soft', price: 9 },
]
const lots = [
  { id: 21, cheese_id: 11, shelf: 'A1', best_before: inDays(-4) },
  { id: 22, cheese_id: 13, shelf: 'A2', best_before: inDays(9) },
  { id: 23, cheese_id: 14, shelf: 'A3', best_before: inDays(90) },
]
const passes = [
  { id: 31, holder: 'Ann Lee', expires_on: inDays(-2) },
  { id: 32, holder: 'Bo Ray', expires_on: inDays(10) },
  { id: 33, holder: 'Cy Fox', expires_on: null },
]
const complaints = [
  { id: 41, cheese_id: 13, reason: 'expired' },
  { id: 42, cheese_id: 11, reason: 'broken' },
]
const sales = [
  { id: 51, buyer: 'Dee Orr', delivery_cost: 9, total: 40 },
  { id: 52, buyer: 'Eli Poe', delivery_cost: 4, total: 220 },
  { id: 53, buyer: 'Fay Quin', delivery_cost: 2, total: 75 },
]
const talk = () =>
  converse(
    reads('dairy', '/suppliers', () => suppliers, list({ id, name: text, town: text, minimum_fee: money })),
    reads('dairy', '/cheeses', () => cheeses, list({ id, name: text, supplier_id: id, sort: of('hard', 'soft'), price: money })), // oxfmt-ignore
    reads('dairy', '/lots', () => lots, list({ id, cheese_id: id, shelf: text, best_before: day })),
    reads('dairy', '/passes', () => passes, list({ id, holder: text, expires_on: { ...day, nullable: true } })),
    reads('dairy', '/complaints', () => complaints, list({ id, cheese_id: id, reason: of('expired', 'broken') })),
    reads('dairy', '/sales', () => sales, list({ id, buyer: text, delivery_cost: money, total: money })),
  )

const rows: readonly (readonly [messages: readonly string[], RegExp])[] = [
  // A charge beside the goods makes nothing expensive.
  [['What was the most expensive sale?'], /sale 52\b.*220/],
  [['Which sale was the cheapest?'], /sale 51\b.*40/],
  // Until when something keeps.
  [['Which lots go out of date within the next 30 days?'], /^1 lot .*\b22\b/],
  [['Which lots expire within the next 30 days?'], /^1 lot .*\b22\b/],
  [['What goes out of date within the next 30 days?'], /^1 lot .*\b22\b/],
  [['Which lots are past their best-before date?'], /^1 lot .*\b21\b/],
  [['Which lots have gone past their date?'], /^1 lot .*\b21\b/],
  [['Which lots have expired?'], /^1 lot .*\b21\b/],
  // A day that is to come tells nothing of whether it has been, though complaints have such a state.
  [['Which passes have expired?'], /^1 pass .*\b31\b/],
  [['Which passes have not expired?'], /^2 passes .*\b32\b.*\b33\b/],
  [['Which passes have run out of date?'], /^1 pass .*\b31\b/],
  [['Which cheeses had complaints because they were past their date?'], /White Cup/],
  // In small letters, behind what does it: no part of "Hill Supplies".
  [['Which supplier supplies Old Block?'], /Rhone Farm/],
  [['And who supplies Old Block?'], /Rhone Farm/],
  // What ranks is of the things, and not of whoever is asked for.
  [['Which supplier do we get the cheapest hard cheese from?'], /Rhone Farm/],
  [['Which supplier do we get the dearest soft from?'], /^1 supplier .*Alm Dairy/],
  [['Show me the soft cheeses.', 'And who supplies the cheapest one?'], /^1 supplier .*Hill Supplies/],
  [['Show me the hard cheeses.', 'Who supplies the cheapest one?'], /^1 supplier .*Rhone Farm/],
  // How we come by it.
  [['Everything we get from Alm Dairy, please.'], /^2 cheeses .*Grey Wheel and Moon Log/],
  [['Show me everything that we stock from Alm Dairy.'], /^2 cheeses .*Grey Wheel and Moon Log/],
]

describe('what keeps until when, and who supplies it', () => {
  for (const [messages, says] of rows)
    it(messages.join(' – '), async () => {
      const { ask } = talk()
      let said = ''
      for (const message of messages) said = (await ask(message)).response
      expect(said, said).to.match(says)
    })
})
