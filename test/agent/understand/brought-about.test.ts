import { expect } from 'chai'
import { date as day, int as id, list, num, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const people = ['Ann Lee', 'Bo Ray'].map((name, at) => ({ id: 11 + at, name }))
const coupons = [
  { id: 41, code: 'SPRING' },
  { id: 42, code: 'AUTUMN' },
]
const orders = [
  {
    id: 21,
    number: 'N-21',
    person_id: 11,
    coupon_id: 41,
    status: 'placed',
    total: 10,
    estimated_cost: 9,
    actual_cost: 4,
  },
  {
    id: 22,
    number: 'N-22',
    person_id: 11,
    coupon_id: 42,
    status: 'sent',
    total: 30,
    estimated_cost: 3,
    actual_cost: 6,
  },
  {
    id: 23,
    number: 'N-23',
    person_id: 12,
    coupon_id: 41,
    status: 'sent',
    total: 20,
    estimated_cost: 2,
    actual_cost: 5,
  },
]
const sizes = { type: 'array', items: { type: 'object', properties: { size: id, left: id } } }
const shoes = [{ id: 51, name: 'Runner', sizes: [{ size: 40, left: 2 }] }]
const boats = [
  { id: 61, name: 'Gannet', stage: 'handed_over', handover_date: '2020-01-01' },
  { id: 62, name: 'Petrel', stage: 'building', handover_date: '2999-01-01' },
]
const ask = async (message: string) =>
  (
    await converse(
      reads('yard', '/people', () => people, list({ id, name: text })),
      reads('yard', '/coupons', () => coupons, list({ id, code: text })),
      reads('yard', '/orders', () => orders, list({ id, number: text, person_id: id, coupon_id: id, status: oneOf('placed', 'sent'), total: money, estimated_cost: money, actual_cost: money })), // oxfmt-ignore
      reads('yard', '/shoes', () => shoes, list({ id, name: text, sizes })),
      reads('yard', '/boats', () => boats, list({ id, name: text, stage: oneOf('building', 'handed_over'), handover_date: day })), // oxfmt-ignore
    ).ask(message)
  ).response

describe('how records came to be', () => {
  for (const [message, says] of [
    ['Show me all the orders Ann Lee has placed.', /^2 orders .*N-21.*N-22/],
    ['Which orders were placed with the coupon SPRING?', /^2 orders .*N-21.*N-23/],
    ['Which boats will be handed over after 2030?', /^1 boat .*Petrel/],
  ] as const)
    it(`is no state of theirs: ${message}`, async () => expect(await ask(message)).to.match(says))
  it('is a state where nothing else is told', async () =>
    expect(await ask('Which orders are placed?')).to.match(/^1 order .*N-21/))
})

it('what came about comes before what was only meant to', async () =>
  expect(await ask('Which order was the most costly?')).to.match(/N-22/))

it('the sizes of things are no values of records', async () =>
  expect(await ask("What's the average value of an order?")).to.match(/€20/))

const contracts = [
  { id: 71, person_id: 11, valid_from: '2020-01-01', valid_until: '2999-01-01', probation_ends: '2020-06-01' },
  { id: 72, person_id: 12, valid_from: '2020-01-01', valid_until: '2020-06-01', probation_ends: null },
]
const tasks = [
  { id: 81, title: 'Sand the hull', person_id: 11, due_on: '2020-01-01', done_on: null, points: 1, working_days: 9 },
  { id: 82, title: 'Paint the mast', person_id: 11, due_on: '2020-01-01', done_on: null, points: 1, working_days: 2 },
  { id: 83, title: 'Mend the sail', person_id: 12, due_on: '2999-01-01', done_on: null, points: 9, working_days: 3 },
]
const work = async (message: string) =>
  (
    await converse(
      reads('yard', '/people', () => people, list({ id, name: text })),
      reads('yard', '/contracts', () => contracts, list({ id, person_id: id, valid_from: day, valid_until: day, probation_ends: { ...day, nullable: true } })), // oxfmt-ignore
      reads('yard', '/tasks', () => tasks, list({ id, title: text, person_id: id, due_on: day, done_on: { ...day, nullable: true }, points: id, working_days: id })), // oxfmt-ignore
    ).ask(message)
  ).response

describe('what is read of a noun narrows what is ranked and ended by it', () => {
  for (const [message, says] of [
    ['Which person has the most overdue tasks?', /^Ann Lee has the most tasks .*: 2/],
    ['Which contracts ended before 2021?', /^1 contract .*valid until/],
    ['Which contracts run out after 2030?', /^1 contract .*valid until/],
    ['Which is the longest task?', /Sand the hull/],
  ] as const)
    it(message, async () => expect(await work(message)).to.match(says))
})
