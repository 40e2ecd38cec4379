import { expect } from 'chai'
import { date as day, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { answersLast } from '../../support/styles/talk.ts'

const yards = ['North Quay', 'South Quay'].map((name, at) => ({ id: at + 1, name, manager_id: 21 + at }))
const staff = [
  [21, 'Ann Lee', 1, null, '2019-05-01'],
  [22, 'Bo Ray', 1, 21, '2020-06-02'],
  [23, 'Cy Fox', 1, 22, '2021-07-03'],
  [24, 'Di Orr', 2, 22, '2022-08-04'],
].map(([key, name, yard_id, manager_id, hired_on]) => ({
  id: key,
  name,
  phone: `07700 90000${Number(key) - 20}`,
  yard_id,
  manager_id,
  hired_on,
}))
const repairs = [
  [31, 21, 'leak', '2026-01-05'],
  [32, 23, 'rust', '2026-01-01'],
  [33, 23, 'leak', '2026-02-03'],
].map(([key, employee_id, reason, logged_on]) => ({ id: key, employee_id, reason, logged_on }))
const bookings = [
  [41, 21, 4, '2024-03-01', '2023-12-05'],
  [42, 23, 2, '2023-12-20', '2023-11-05'],
  [43, 23, 9, '2024-01-20', '2024-01-02'],
].map(([key, employee_id, berths, deposit_due_on, booked_on]) => ({
  id: key,
  employee_id,
  berths,
  deposit_due_on,
  booked_on,
}))
const tours = [{ id: 51, name: 'Round the Isle', seats_booked: 70, sails_on: '2024-01-30' }]
const person = { id, name: text, phone: text, yard_id: id, manager_id: id, hired_on: day }

const quay = () =>
  converse(
    reads('quay', '/yards', () => yards, list({ id, name: text, manager_id: id })),
    reads('quay', '/employees', () => staff, list(person)),
    reads(
      'quay',
      '/repairs',
      () => repairs,
      list({ id, employee_id: id, reason: of('leak', 'rust', 'dent'), logged_on: day }),
    ),
    reads(
      'quay',
      '/bookings',
      () => bookings,
      list({ id, employee_id: id, berths: num, deposit_due_on: day, booked_on: day }),
    ),
    reads('quay', '/tours', () => tours, list({ id, name: text, seats_booked: num, sails_on: day })),
  )

describe('what a message puts in the place of what was said before', () => {
  answersLast(quay, [
    ['How many repairs has Cy Fox?', 'Sorry, I meant bookings', /^There are 2 bookings .*Cy Fox/],
    ['List the repairs of Cy Fox', 'oh, I meant the bookings', /^2 bookings .*Cy Fox/],
    ['repairs with reason leak', 'Hm, I meant rust', /^1 repair .*rust/],
    ['repairs of Cy Fox', 'wait, I need them for Ann Lee', /^1 repair .*Ann Lee/],
    ['employees hired before 2020', 'wait, I need the ones hired after 2021', /^1 employee .*Di Orr/],
    ['repairs of Cy Fox', 'all but those with reason leak', /^1 repair .*32/],
  ])
})

describe('what is asked of whom a key of the same kind names', () => {
  const bo = /^The manager of employee Cy Fox: .*Bo Ray .*07700 900002/
  answersLast(quay, [
    ["What is the phone of Cy Fox's manager?", bo],
    ["What is Cy Fox's manager's phone?", bo],
    ['phone of the manager of Cy Fox', bo],
    ["How can I reach Cy Fox's manager?", /Bo Ray.*07700 900002/],
    ["When was Cy Fox's manager hired?", /Bo Ray was hired on June 2, 2020/],
    ['phone and manager of Cy Fox', /07700 900003/],
    ["What is the phone of North Quay's manager?", /07700 900001/],
    ['Tell me about Cy Fox', 'what is the phone of his manager?', /Bo Ray .*07700 900002/],
  ])
})

describe('whose the foremost of those before is', () => {
  answersLast(quay, [
    ['repairs with reason leak', 'Which employee was the most recent one for?', /Cy Fox/],
    ['repairs with reason leak', 'which employee is the earliest one of?', /Ann Lee/],
  ])
})

const pets = [
  { id: 1, name: 'Rex', kind: 'dog' },
  { id: 2, name: 'Tom', kind: 'cat' },
  { id: 3, name: 'Pip', kind: 'dog' },
]
const visits = [
  { id: 11, pet_id: 1, starts_on: '2025-01-05', cost: 3 },
  { id: 12, pet_id: 2, starts_on: '2025-03-05', cost: 4 },
]
const vet = () =>
  converse(
    reads('vet', '/pets', () => pets, list({ id, name: text, kind: text })),
    reads('vet', '/visits', () => visits, list({ id, pet_id: id, starts_on: day, cost: num })),
  )

const bids = [
  ['Ruben Hall', 'open'],
  ['Ruben Hall', 'won'],
  ['Ida Holm', 'open'],
].map(([name, state], at) => ({ id: at + 1, state, bidder: { id: at + 7, name } }))
const bidder = { type: 'object', properties: { id, name: text } }

describe('all of somebody whose name stands in the records', () => {
  it('is what was asked of some of them', async () => {
    const { ask } = converse(reads('sale', '/bids', () => bids, list({ id, state: of('open', 'won'), bidder })))
    expect((await ask('Which bids of Ruben Hall are open?')).response).to.match(/^1 bid/)
    expect((await ask('And all of them?')).response).to.match(/^2 bids of bidder Ruben Hall/)
  })
})

describe('the last of what those that were shown have', () => {
  for (const question of ['when was the last visit?', 'what is the dearest visit?'])
    it(`is no sure answer where it may be that of all: ${question}`, async () => {
      const { ask } = vet()
      expect((await vet().ask(question)).confidence).to.be.above(0.8)
      await ask('list the dogs')
      expect((await ask(question)).confidence).to.be.below(0.8)
    })
})

describe('records that are called after what was done', () => {
  answersLast(quay, [
    ['How many bookings were booked in 2024?', /^There is 1 booking/],
    ['How many seats were booked in 2024?', /70/],
    ['How many bookings in 2024?', /^There is 1 booking/],
  ])
})
