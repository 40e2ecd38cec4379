import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../../support/memory/schemas.ts'
import { converse, reads } from '../../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const clerks = [
  { id: 1, name: 'Ann Lee', phone: '0131 11', town: 'Leith', address: '1 Sea Row', days_left: 9, joined_on: '2020-03-01' },
  { id: 2, name: 'Bo Ray', phone: '0131 22', town: 'Crail', address: '2 Sea Row', days_left: 4, joined_on: '2021-04-01' },
] // oxfmt-ignore
const orders = [
  {
    id: 51,
    number: 'Q-51',
    status: 'packed',
    payment_method: 'card',
    clerk_id: 1,
    total: 80,
    ordered_at: '2025-05-05',
  },
  {
    id: 52,
    number: 'Q-52',
    status: 'shipped',
    payment_method: 'invoice',
    clerk_id: 2,
    total: 40,
    ordered_at: '2026-06-06',
  },
]
const lamps = [
  { id: 7, name: 'Night Owl', price: 30, stock: 4 },
  { id: 8, name: 'Reading Arm', price: 45, stock: 2 },
]
const jobs = [
  { id: 71, title: 'Rewire', clerk_id: 1, due_on: '2020-01-01', status: 'open' },
  { id: 72, title: 'Polish', clerk_id: null, due_on: '2040-01-01', status: 'open' },
]
const ask = (message: string) =>
  converse(
    reads('shop', '/clerks', () => clerks, list({ id, name: text, phone: text, town: text, address: text, days_left: id, joined_on: day })),
    reads('shop', '/orders', () => orders, list({ id, number: text, status: text, payment_method: text, clerk_id: id, total: money, ordered_at: day })),
    reads('shop', '/lamps', () => lamps, list({ id, name: text, price: money, stock: id })),
    reads('shop', '/jobs', () => jobs, list({ id, title: text, clerk_id: { ...id, nullable: true }, due_on: day, status: text })),
  ).ask(message) // oxfmt-ignore

describe('what people ask at a counter', () => {
  for (const [message, says] of [
    ["what's the best number for Ann Lee?", /phone of Ann Lee is 0131 11/],
    ['I need the postal address we have for Bo Ray.', /2 Sea Row/],
    ['whereabouts does Ann Lee live?', /Leith|Sea Row/],
    ['how much would the Night Owl set me back?', /30/],
    ['What is the Reading Arm going for?', /45/],
    ['how many Night Owl have we still got?', /\b4\b/],
    ['how did the customer pay for order Q-52?', /invoice/],
    ['has order Q-51 gone out yet?', /^No\b/],
    ['has order Q-52 gone out yet?', /^Yes\b/],
    ["which orders haven't gone out yet?", /Q-51\b(?!.*Q-52)/],
    ['orders that have not gone out', /Q-51\b(?!.*Q-52)/],
    ['which orders still have to go out?', /Q-51\b(?!.*Q-52)/],
    ['how many orders have gone out already?', /\b1\b/],
    ['order Q-51: status of that order, please.', /packed/],
    ['have we sold out of the Night Owl?', /^No\b/],
    ['do we have any Reading Arm left?', /^Yes\b/],
    ["Bo Ray forgot his phone, what's the number of it?", /0131 22/],
    ["How high is Ann Lee's days left?", /\b9\b/],
    ['Remind me when Bo Ray joined', /April 1, 2021/],
    ['how many lamps r there', /\b2\b/],
    ["Ann Lee's phone please, bit urgent.", /0131 11/],
    ['phone nr for Bo Ray pls, in a rush', /0131 22/],
    ['hi, show me the lamp with the lowest price, in a bit of a hurry', /Night Owl/],
    ['how many lamps are there, asap please', /\b2\b/],
    ['Quick question about Bo Ray: when did he join?', /April 1, 2021/],
    ['when did Bo Ray start with us?', /April 1, 2021/],
    ['Are there any jobs that still have no one on them?', /Polish/],
    ['What are we running late on? I mean jobs that should have been done by now.', /Rewire/],
  ] as const)
    it(`is known: ${message}`, async () => expect((await ask(message)).response).to.match(says))

  it('tells no other date for when something came into a state', async () =>
    expect((await ask('when was order Q-52 shipped?')).response).not.to.match(/2025|2026/))

  for (const message of [
    'Night Owl - how much profit is in it for us?',
    'what profit do we make on the Night Owl?',
    'how profitable is the Night Owl?',
  ])
    it(`tells no profit by a price: ${message}`, async () =>
      expect((await ask(message)).response).to.match(/could read as/))
})
