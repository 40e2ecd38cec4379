import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const served = (app: string, path: string, rows: object[], properties: object) =>
  reads(app, path, () => rows, { type: 'array', items: { type: 'object', properties } })

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
    served('tracker', '/users', users, { id: whole, name: text, team: text, weekly_hours: whole, joined_on: day }),
    served('tracker', '/cards', cards, {
      id: whole,
      title: text,
      status: { type: 'string', enum: ['todo', 'done'] },
    }),
    served('staff', '/employees', employees, {
      id: whole,
      name: text,
      department: text,
      salary: whole,
      hired_on: day,
    }),
    served('maps', '/items', items, { id: whole, title: text, region: text }),
    served('post', '/parcels', parcels, { id: whole, name: text, state: { type: 'string', enum: ['Sealed', 'Sent'] } }),
    served('rings', '/rings', rings, { id: whole, name: text, sealing: text }),
    served('lamps', '/products', products, { id: whole, name: text, price: { type: 'number' } }),
    served('lamps', '/customers', customers, { id: whole, name: text, email: text }),
    served('lamps', '/reviews', reviews, { id: whole, product_id: whole, customer_id: whole, stars: whole }),
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
