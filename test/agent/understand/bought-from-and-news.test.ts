import { date, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { answersLast } from '../../support/styles/talk.ts'

const email = { type: 'string', format: 'email' }
const maybeDay = { type: ['string', 'null'], format: 'date' }
const invoice = { type: ['object', 'null'], properties: { number: text, due_on: date, paid_on: maybeDay } }
const suppliers = [{ id: 1, name: 'Arc Looms', country: 'Norway', payment_term_days: 60 }]
const customers = [
  { id: 5, name: 'Ann Lee', email: 'ann@rug.example' },
  { id: 6, name: 'Bo Ray', email: 'bo@rug.example' },
]
const rugs = [
  { id: 11, name: 'Gull Rug', price: 40, supplier_id: 1 },
  { id: 12, name: 'Tern Rug', price: 50, supplier_id: 1 },
]
const orders = [
  { id: 21, customer_id: 5, rug_id: 11, ordered_on: '2025-03-01', invoice: { number: 'I-1', due_on: '2025-04-01', paid_on: null } }, // oxfmt-ignore
  { id: 22, customer_id: 6, rug_id: 12, ordered_on: '2025-03-02', invoice: { number: 'I-2', due_on: '2025-04-02', paid_on: '2025-04-01' } }, // oxfmt-ignore
]
const shop = () =>
  converse(
    reads('rugs', '/suppliers', () => suppliers, list({ id, name: text, country: text, payment_term_days: id })),
    reads('rugs', '/customers', () => customers, list({ id, name: text, email })),
    reads('rugs', '/rugs', () => rugs, list({ id, name: text, price: num, supplier_id: id })),
    reads('rugs', '/orders', () => orders, list({ id, customer_id: id, rug_id: id, ordered_on: date, invoice })),
  )

describe('from whom one buys, and to whom one sells', () => {
  answersLast(shop, [
    ['Can you give me a list of everyone we buy from?', /^1 supplier: Arc Looms/],
    ['Who do we buy from?', /^1 supplier: Arc Looms/],
    ['I need a list of everybody we sell to', /^2 customers/],
  ])
})

describe('news of a thing before what is asked of it', () => {
  answersLast(shop, [
    ["There's a safety recall on the Gull Rug. Which customers have ordered one?", /^1 customer .*Ann Lee/],
    ['There is a problem with the Tern Rug - who has ordered it?', /^1 customer .*Bo Ray/],
  ])
})

describe('how long they have to pay', () => {
  answersLast(shop, [
    ['Which suppliers get 60 days to pay?', /^1 supplier .*Arc Looms/],
    ['Which suppliers have 30 days to pay?', /^There are no suppliers/],
  ])
})

describe('a day on which something was not done', () => {
  answersLast(shop, [['What is the oldest unpaid invoice?', /^(?!.*lowest)/]])
})
