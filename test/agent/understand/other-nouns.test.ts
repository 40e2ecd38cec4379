import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const titles = [
  { id: 1, title: 'Low Sun', author: 'Eve Day', genre_name: 'poetry', page_count: 90 },
  { id: 2, title: 'High Tide', author: 'Eve Day', genre_name: 'drama', page_count: 300 },
]
const patrons = [
  { id: 11, name: 'Ann Lee', joined_on: '2024-01-01' },
  { id: 12, name: 'Bo Ray', joined_on: '2025-01-01' },
  { id: 13, name: 'Cy Fox', joined_on: '2025-02-01' },
]
const checkouts = [{ id: 21, patron_id: 11, title_id: 2, checked_out_on: '2025-03-01' }]
const reservations = ['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01'].map((placed_on, at) => ({ id: 31 + at, patron_id: 12, title_id: 1, placed_on })) // oxfmt-ignore
const employees = [
  { id: 41, name: 'Di Orr', salary: 30 },
  { id: 42, name: 'Ed Nye', salary: 40 },
]
const library = (message: string) =>
  converse(
    reads('town', '/titles', () => titles, list({ id, title: text, author: text, genre_name: text, page_count: id })),
    reads('town', '/patrons', () => patrons, list({ id, name: text, joined_on: day })),
    reads('town', '/checkouts', () => checkouts, list({ id, patron_id: id, title_id: id, checked_out_on: day })),
    reads('town', '/reservations', () => reservations, list({ id, patron_id: id, title_id: id, placed_on: day })),
    reads('town', '/employees', () => employees, list({ id, name: text, salary: money })),
  ).ask(message)

describe('another noun for records of their kind', () => {
  for (const [message, says] of [
    ['How many books do we have?', /^There are 2 titles/],
    ['Which book has the most pages?', /High Tide/],
    ['How many readers do we have?', /^There are 3 patrons/],
    ['borrowers who joined in 2025', /^2 patrons .*Bo Ray and Cy Fox/],
    ['How many loans are there?', /^There is 1 checkout/],
    ['How many members of staff do we have?', /^There are 2 employees/],
    ['Which member of staff has the highest salary?', /Ed Nye/],
  ] as const)
    it(`stands for them: ${message}`, async () => expect((await library(message)).response).to.match(says))
  it('is no other word with the same stem', async () =>
    expect((await library('How many bookings do we have?')).response).not.to.match(/titles/))
})

describe('a noun for anything', () => {
  it('asks for what belongs to a record, not for the record', async () =>
    expect((await library('items of Low Sun')).confidence).to.be.below(0.8))
  it('asks for the record that has the most of something', async () =>
    expect((await library('Which item has the highest page count?')).data.result).not.to.equal(300))
})
