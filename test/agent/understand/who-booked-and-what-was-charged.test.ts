import { expect } from 'chai'
import { date as day, int as id, list, moment, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const customers = [
  { id: 1, name: 'Ann Lee', town: 'Oslo' },
  { id: 2, name: 'Bo Ray', town: 'Bergen' },
]
const agents = [{ id: 7, name: 'Dee Poe' }]
const devices = [
  { id: 31, name: 'Steam Iron', warranty_months: 24, price: 60 },
  { id: 32, name: 'Toaster', warranty_months: 12, price: 40 },
]
const bookings = [
  { id: 11, code: 'B-11', customer_id: 1, agent_id: 7, status: 'booked', starts_on: '2024-05-02' },
  { id: 12, code: 'B-12', customer_id: 2, agent_id: 7, status: 'done', starts_on: '2024-03-20' },
  { id: 13, code: 'B-13', customer_id: 1, agent_id: 7, status: 'done', starts_on: '2024-03-21' },
]
const requests = [
  { id: 21, number: 'R-21', customer_id: 1, agent_id: 7, product_id: 31, topic: 'warranty', created_at: '2024-03-01T10:00:00Z' }, // oxfmt-ignore
  { id: 22, number: 'R-22', customer_id: 2, agent_id: 7, product_id: 32, topic: 'fault', created_at: '2024-03-02T10:00:00Z' }, // oxfmt-ignore
]
const extras = [
  { id: 41, booking_id: 11, category: 'bar', quantity: 2, price: 20, charged_on: '2024-05-02' },
  { id: 42, booking_id: 12, category: 'spa', quantity: 1, price: 50, charged_on: '2024-03-20' },
  { id: 43, booking_id: 12, category: 'bar', quantity: 1, price: 5, charged_on: '2024-03-21' },
]
const callbacks = [{ id: 51, request_id: 21, scheduled_for: '2024-03-04T10:00:00Z' }]
const product = { ...id, description: 'The appliance it is about, if any' }
const price = { ...num, description: 'EUR, for the whole quantity' }
const start = () =>
  converse(
    reads('desk', '/customers', () => customers, list({ id, name: text, town: text })),
    reads('desk', '/agents', () => agents, list({ id, name: text })),
    reads('desk', '/products', () => devices, list({ id, name: text, warranty_months: id, price: num })),
    reads('desk', '/bookings', () => bookings, list({ id, code: text, customer_id: id, agent_id: id, status: of('booked', 'done'), starts_on: day })), // oxfmt-ignore
    reads('desk', '/requests', () => requests, list({ id, number: text, customer_id: id, agent_id: id, product_id: product, topic: of('warranty', 'fault'), created_at: moment })), // oxfmt-ignore
    reads('desk', '/extras', () => extras, list({ id, booking_id: id, category: of('bar', 'spa'), quantity: id, price, charged_on: day })), // oxfmt-ignore
    reads('desk', '/callbacks', () => callbacks, list({ id, request_id: id, scheduled_for: moment })),
  )

const answers = (rows: readonly (readonly [messages: string, says: RegExp])[]) => {
  for (const [messages, says] of rows)
    it(messages, async () => {
      const { ask } = start()
      const replies = []
      for (const message of messages.split(' // ')) replies.push(await ask(message))
      expect(replies.at(-1)!.response).to.match(says)
    })
}

describe('who began what is done for them', () => {
  answers([
    ['Who booked B-11?', /^1 customer .*Ann Lee/],
    ['Who made booking B-12?', /^1 customer .*Bo Ray/],
    ['Who opened request R-21?', /^1 customer .*Ann Lee/],
    ['Which customer raised request R-22?', /Bo Ray/],
    ['Who booked B-11? // How many bookings do they have altogether?', /^There are 2 /],
    ['When was request R-21 raised?', /2024-03-01|March 1/],
  ])
})

describe('what was charged', () => {
  answers([
    ['How much have we charged for extras?', /€75\b/],
    ['How much have we charged for extras in each category?', /spa €50, bar €25/],
    ['What have we charged for extras so far?', /€75\b/],
    ['How much did we charge for bar extras?', /€25\b/],
  ])
})

describe('what a description calls the records', () => {
  answers([
    ['How many appliances are there?', /^There are 2 products/],
    ['What is the most expensive appliance?', /Steam Iron/],
    ['How many months of warranty does the Steam Iron come with?', /24 months/],
  ])
})

describe('whoever has all of them', () => {
  answers([
    ['Which products does our repair desk have?', /^2 products: Steam Iron and Toaster/],
    ['How many agents does our company employ?', /^There is 1 agent/],
  ])
})

describe('a greeting', () => {
  answers([
    ['Good morning, how many bookings are there?', /^There are 3 /],
    ['Good afternoon everyone - list our products', /^2 products/],
    ['Good morning, I am back from my holidays!', /^Hello/],
  ])
})
