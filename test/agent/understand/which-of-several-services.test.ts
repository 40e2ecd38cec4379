import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { date, int, list, num, of, text } from '../../support/memory/schemas.ts'

const users = [
  { id: 1, name: 'Ann Lee', team: 'Marketing', weekly_hours: 30, joined_on: '2024-03-01' },
  { id: 2, name: 'Bo Ray', team: 'Support', weekly_hours: 40, joined_on: '2023-04-01' },
]
const cards = [
  { id: 1, title: 'Move to the new school library', status: 'todo' },
  { id: 2, title: 'Print the flyers', status: 'done' },
]
const employees = [
  { id: 1, name: 'Cid May', department: 'Marketing', salary: 3000, hired_on: '2015-01-01' },
  { id: 2, name: 'Dag Orr', department: 'Box Office', salary: 2500, hired_on: '2012-01-01' },
  { id: 3, name: 'Eve Poe', department: 'Production', salary: 2700, hired_on: '2019-01-01' },
]
const items = [
  { id: 1, title: 'Old Map', region: 'Africa' },
  { id: 2, title: 'New Map', region: 'Asia' },
  { id: 3, title: 'Sea Map', region: 'Asia' },
]
const products = [{ id: 1, name: 'Lamp', price: 20 }]
const reviews = [{ id: 1, product_id: 1, customer_id: 1, stars: 4 }]
const customers = [{ id: 1, name: 'Fay Rue', email: 'fay@example.org' }]
const parcels = [
  { id: 1, name: 'Red Box', state: 'Sealed' },
  { id: 2, name: 'Tin Box', state: 'Sent' },
]
const rings = [
  { id: 1, name: 'Wax Ring', sealing: 'Wax' },
  { id: 2, name: 'Lead Ring', sealing: 'Lead' },
]

const begin = () =>
  converse(
    reads(
      'tracker',
      '/users',
      () => users,
      list({ id: int, name: text, team: text, weekly_hours: int, joined_on: date }),
    ),
    reads(
      'tracker',
      '/cards',
      () => cards,
      list({
        id: int,
        title: text,
        status: of('todo', 'done'),
      }),
    ),
    reads(
      'staff',
      '/employees',
      () => employees,
      list({
        id: int,
        name: text,
        department: text,
        salary: int,
        hired_on: date,
      }),
    ),
    reads('maps', '/items', () => items, list({ id: int, title: text, region: text })),
    reads('post', '/parcels', () => parcels, list({ id: int, name: text, state: of('Sealed', 'Sent') })),
    reads('rings', '/rings', () => rings, list({ id: int, name: text, sealing: text })),
    reads('lamps', '/products', () => products, list({ id: int, name: text, price: num })),
    reads('lamps', '/customers', () => customers, list({ id: int, name: text, email: text })),
    reads('lamps', '/reviews', () => reviews, list({ id: int, product_id: int, customer_id: int, stars: int })),
  )
const says = (question: string, answer: RegExp) =>
  it(question, async () => expect((await begin().ask(question)).response).to.match(answer))

describe('which of several services is meant', () => {
  describe('is the one whose records have the noun', () => {
    says('Which two employees have been with us the longest?', /Dag Orr.*Cid May/)
    says('Who are the three newest employees?', /Eve Poe/)
    says('How many items do we have for each region?', /Asia 2, Africa 1/)
  })

  describe('is the one whose field has the noun', () => {
    says('What are the names of our sealings?', /Lead.*Wax/)
  })

  describe('is another one that has some, where the likeliest has none', () => {
    says('Who joined in January 2019?', /^1 employee.*Eve Poe.*staff/s)
  })

  describe('is one for both sides of a comparison', () => {
    says('Do people in Marketing earn more on average than those in the Box Office?', /^Yes: .*3,000.*2,500/)
  })

  describe('is none that has only a word of the same stem', () => {
    says('Show me the people in Production.', /Eve Poe/)
  })

  describe('is none where people have something that is no person', () => {
    for (const question of ['How many students have a card?', 'How many nurses own a card?'])
      it(question, async () => expect((await begin().ask(question)).response).not.to.match(/^There (?:is|are) \d/))
  })
})
