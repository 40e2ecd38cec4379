import { expect } from 'chai'
import { splitIdentifier } from '../../../src/lib/words.ts'
import { date as day, int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const authors = [
  { ID: 1, Name: 'Ida Holm', BookIDs: [11, 12] },
  { ID: 2, Name: 'Per Berg', BookIDs: [13] },
]
const books = [
  { ID: 11, Title: 'Night Train', ISBN: '978-1' },
  { ID: 12, Title: 'Low Tide', ISBN: '978-2' },
  { ID: 13, Title: 'Salt', ISBN: '978-3' },
]
const persons = [
  { ID: 21, Name: 'Ann Lee' },
  { ID: 22, Name: 'Bo Ray' },
]
const memberships = [
  { CardNumber: '4070', PersonID: 21, ValidUntil: '2025-12-01' },
  { CardNumber: '4083', PersonID: 22, ValidUntil: '2025-11-01' },
]
const borrowings = [
  { ID: 31, BookID: 11, CardNumber: '4070', BorrowedOn: '2025-04-01', DueOn: '2025-04-22', ReturnedOn: null },
  { ID: 32, BookID: 12, CardNumber: '4083', BorrowedOn: '2025-05-01', DueOn: '2025-05-22', ReturnedOn: null },
  { ID: 33, BookID: 13, CardNumber: '4083', BorrowedOn: '2025-03-01', DueOn: '2025-03-22', ReturnedOn: '2025-03-05' },
]
const back = { type: ['string', 'null'], format: 'date' }
const ask = (message: string) =>
  converse(
    reads('lib', '/Authors', () => authors, list({ ID: id, Name: text, BookIDs: { type: 'array', items: { type: 'integer' } } })), // oxfmt-ignore
    reads('lib', '/Books', () => books, list({ ID: id, Title: text, ISBN: text })),
    reads('lib', '/Persons', () => persons, list({ ID: id, Name: text })),
    reads('lib', '/Memberships', () => memberships, list({ CardNumber: text, PersonID: id, ValidUntil: day })),
    reads('lib', '/Borrowings', () => borrowings, list({ ID: id, BookID: id, CardNumber: text, BorrowedOn: day, DueOn: day, ReturnedOn: back })), // oxfmt-ignore
  ).ask(message)

describe('what is lent on a card is lent to whoever has it', () => {
  for (const [message, says] of [
    ['Which books are out?', /^2 books .*Night Train and Low Tide/],
    ['Who has Night Train?', /^1 person .*Ann Lee/],
    ['Which members have overdue books?', /^1 person .*Ann Lee/],
    ['everything by Ida Holm', /^2 books .*Night Train and Low Tide/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))

  it('and lists of keys are called after what they name', () => {
    expect(['BookIDs', 'HTTPServer', 'URLsToVisit'].map(splitIdentifier)).to.deep.equal([['book', 'ids'], ['http', 'server'], ['urls', 'to', 'visit']]) // oxfmt-ignore
  })
})
