import { expect } from 'chai'
import { date as day, int, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const titles = [
  { id: 'TI-1', title: 'Night Train', isbn: '978-1', genre: 'Crime', page_count: 300 },
  { id: 'TI-2', title: 'Salt', isbn: '978-2', genre: 'Poetry', page_count: 200 },
]
const items = [
  { id: 'IT-1', title: 'TI-1' },
  { id: 'IT-2', title: 'TI-2' },
]
const borrowers = [
  { id: 'BO-1', name: 'Ann Lee' },
  { id: 'BO-2', name: 'Bo Ray' },
]
const lendings = [
  { id: 'LE-1', item: 'IT-1', borrower: 'BO-1', from_date: '2025-04-01', return_by: '2025-04-22', returned_date: '2025-04-20' }, // oxfmt-ignore
  { id: 'LE-2', item: 'IT-1', borrower: 'BO-2', from_date: '2025-05-01', return_by: '2025-05-22', returned_date: null },
  { id: 'LE-3', item: 'IT-2', borrower: 'BO-1', from_date: '2025-05-02', return_by: '2025-05-23', returned_date: null },
]
const bookings = [{ id: 'BK-1', session: 'SE-1', borrower: 'BO-1' }]
const sessions = [{ id: 'SE-1', name: 'Story Night', held_on: '2025-06-01' }]
const back = { type: ['string', 'null'], format: 'date' }
const ask = (message: string) =>
  converse(
    reads('pool', '/titles', () => titles, list({ id: text, title: text, isbn: text, genre: text, page_count: int })),
    reads('pool', '/items', () => items, list({ id: text, title: text })),
    reads('pool', '/borrowers', () => borrowers, list({ id: text, name: text })),
    reads('pool', '/lendings', () => lendings, list({ id: text, item: text, borrower: text, from_date: day, return_by: day, returned_date: back })), // oxfmt-ignore
    reads('pool', '/sessions', () => sessions, list({ id: text, name: text, held_on: day })),
    reads('pool', '/bookings', () => bookings, list({ id: text, session: text, borrower: text })),
  ).ask(message)

describe('books are the titles that are lent, beside bookings of something else', () => {
  for (const [message, says] of [
    ['How many books are there?', /^There are 2 titles/],
    ['Which crime novels do you have?', /^1 title .*Night Train/],
    ['Which book does Bo Ray have out?', /^1 title .*Night Train/],
    ['How many bookings are there?', /^There is 1 booking/],
    ['Which events are there?', /^1 session: Story Night/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))

  it('counts over keys of which the values alone tell what they name', async () =>
    expect((await ask('top 2 titles by number of loans')).response).to.match(/Night Train 2, Salt 1/))
})
