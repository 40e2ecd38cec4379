import { expect } from 'chai'
import { date as day, flag, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'Amount in GBP' }
const guests = [
  { id: 1, name: 'Ann Lee', town: 'Hull', level: 'gold', wants_newsletter: true },
  { id: 2, name: 'Bo Ray', town: 'Hull', level: 'silver', wants_newsletter: false },
  { id: 3, name: 'Cy Fox', town: 'York', level: 'gold', wants_newsletter: true },
]
const sections = [
  { id: 1, name: 'Vases' },
  { id: 2, name: 'Bowls' },
]
const pots = [
  { id: 1, title: 'Tall One', section_id: 1, on_hand: 3, price: 40 },
  { id: 2, title: 'Wide One', section_id: 2, on_hand: 0, price: 20 },
  { id: 3, title: 'Deep One', section_id: 2, on_hand: 2, price: 30 },
  { id: 4, title: 'Old One', section_id: 1, on_hand: 9, price: 90 },
]
const order = (number: number, guest_id: number, ordered_on: string) => ({ id: number, guest_id, ordered_on, is_cancelled: number === 3 }) // oxfmt-ignore
const orders = [
  order(1, 1, '2024-03-02'),
  order(2, 1, '2025-03-03'),
  order(3, 2, '2025-03-04'),
  order(4, 3, '2025-05-01'),
]
const lines = [1, 2, 3, 4].map(number => ({ id: number, order_id: number, pot_id: 1, quantity: 1, unit_price: 40, line_amount: 40 * number })) // oxfmt-ignore
const converseAbout = () =>
  converse(
    reads('kiln', '/guests', () => guests, list({ id, name: text, town: text, level: of('gold', 'silver'), wants_newsletter: flag })),
    reads('kiln', '/sections', () => sections, list({ id, name: text })),
    reads('kiln', '/pots', () => pots, list({ id, title: text, section_id: id, on_hand: id, price: money })),
    reads('kiln', '/orders', () => orders, list({ id, guest_id: id, ordered_on: day, is_cancelled: flag })),
    reads('kiln', '/order-lines', () => lines, list({ id, order_id: id, pot_id: id, quantity: id, unit_price: money, line_amount: money })),
  ) // oxfmt-ignore
const ask = async (...messages: string[]) => {
  const conversation = converseAbout()
  for (const message of messages.slice(0, -1)) await conversation.ask(message)
  return conversation.ask(messages.at(-1)!)
}

describe('what people say of a shop', () => {
  for (const [messages, says] of [
    [['what share of all the orders we ever took was cancelled?'], /^25%/],
    [['did we take more orders this March than in March last year?'], /^Yes: it is 2 .*March 2025 and 1 .*March 2024/],
    [['did we get more orders this March than last March?'], /^Yes: it is 2 .* and 1 /],
    [['the best-selling pot of all time'], /^Tall One/],
    [['pots with fewer than 5 left but not sold out'], /^2 pots .*Tall One and Deep One/],
    [["pots that aren't sold out"], /^3 pots .*Tall One, Deep One and Old One/],
    [['pots with fewer than 5 left', 'just the bowls'], /^2 pots .*Wide One and Deep One/],
    [['gold members in Hull'], /^1 guest .*Ann Lee/],
    [['which guests live in Hull?', 'only the gold members, please'], /^1 guest .*Ann Lee/],
    [['guests who get the newsletter'], /^2 guests .*Ann Lee and Cy Fox/],
    [['guests who receive our newsletter'], /^2 guests .*Ann Lee and Cy Fox/],
    [['orders of Ann Lee', 'what do they come to all together'], /line amount .*is £120\b/],
  ] as const)
    it(messages.join(' – '), async () => expect((await ask(...messages)).response).to.match(says))
})
