import { expect } from 'chai'
import { date as day, flag, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const maybeDay = { type: ['string', 'null'], format: 'date' }
const branches = [
  { id: 1, name: 'Quayside' },
  { id: 2, name: 'Hilltop' },
]
const authors = [
  { id: 11, name: 'Ida Holm' },
  { id: 12, name: 'Per Berg' },
]
const books = [
  { id: 21, isbn: '978-1', title: 'Night Train', author_id: 11, pages: 300 },
  { id: 22, isbn: '978-2', title: 'Low Tide', author_id: 11, pages: 120 },
  { id: 23, isbn: '978-3', title: 'Salt', author_id: 12, pages: 520 },
]
const copies = books.map((book, at) => ({ id: 31 + at, book_id: book.id, branch_id: 1 }))
const members = [
  { id: 41, name: 'Ann Lee', email: 'ann@post.example', home_branch_id: 2, group: 'adult', locked: false },
  { id: 42, name: 'Bo Ray', email: 'bo@post.example', home_branch_id: 1, group: 'child', locked: true },
  { id: 43, name: 'Cy Fox', email: 'cy@post.example', home_branch_id: 1, group: 'adult', locked: false },
]
const loan = (number: number, copy_id: number, member_id: number, out_on: string, due_on: string, back_on: string | null) => ({ id: number, copy_id, member_id, out_on, due_on, back_on }) // oxfmt-ignore
const loans = [
  loan(51, 31, 41, '2025-03-01', '2025-03-22', '2025-03-11'),
  loan(52, 32, 41, '2025-03-02', '2025-03-23', '2025-03-22'),
  loan(53, 31, 42, '2025-04-01', '2025-04-22', null),
  loan(54, 33, 41, '2025-04-03', '2025-04-24', '2025-04-13'),
  loan(55, 33, 41, '2025-04-15', '2025-05-30', null),
]
const reservations = [
  { id: 61, book_id: 23, member_id: 42, state: 'waiting', placed_on: '2025-05-02' },
  { id: 62, book_id: 23, member_id: 43, state: 'waiting', placed_on: '2025-05-03' },
  { id: 63, book_id: 21, member_id: 43, state: 'waiting', placed_on: '2025-05-04' },
  { id: 64, book_id: 22, member_id: 43, state: 'collected', placed_on: '2025-01-04' },
]
const fines = [
  { id: 71, loan_id: 51, amount: 12, settled: false, settled_on: null, issued_on: '2025-03-11' },
  { id: 72, loan_id: 52, amount: 9, settled: false, settled_on: null, issued_on: '2025-03-22' },
  { id: 73, loan_id: 53, amount: 4, settled: true, settled_on: '2025-05-02', issued_on: '2025-05-01' },
]
const served = () => [
  reads('lib', '/branches', () => branches, list({ id, name: text })),
  reads('lib', '/authors', () => authors, list({ id, name: text })),
  reads('lib', '/books', () => books, list({ id, isbn: text, title: text, author_id: id, pages: id })),
  reads('lib', '/copies', () => copies, list({ id, book_id: id, branch_id: id })),
  reads('lib', '/members', () => members, list({ id, name: text, email: text, home_branch_id: id, group: of('adult', 'child'), locked: flag })), // oxfmt-ignore
  reads('lib', '/loans', () => loans, list({ id, copy_id: id, member_id: id, out_on: day, due_on: day, back_on: maybeDay })), // oxfmt-ignore
  reads('lib', '/reservations', () => reservations, list({ id, book_id: id, member_id: id, state: of('waiting', 'collected'), placed_on: day })), // oxfmt-ignore
  reads('lib', '/fines', () => fines, list({ id, loan_id: id, amount: money, settled: flag, settled_on: maybeDay, issued_on: day })), // oxfmt-ignore
]
const check = (title: string, cases: readonly (readonly [string, RegExp])[]) =>
  describe(title, () => {
    for (const [message, says] of cases)
      it(message, async () => {
        const conversation = converse(...served())
        const turns = message.split(' – ')
        let response = ''
        for (const turn of turns) ({ response } = await conversation.ask(turn))
        expect(response).to.match(says)
      })
  })

check('what is lent out most', [
  ['Which author is lent out most?', /^Ida Holm has the most loans: 3/],
  ['Which book went out most often in April?', /^Salt has the most loans .*2/],
  ['How long do people keep a book on average?', /^The average time .*13\.33 days/],
  ['How many loans were there in March? – Which author was borrowed most often then?', /^Ida Holm has the most loans .*March 2025: 2/], // oxfmt-ignore
  ['Which book has the most pages? – How often has it been borrowed?', /^There are 2 loans/],
])

check('who waits and who has it', [
  ['Which title has the longest waiting list?', /^Salt has the most reservations .*2/],
  ['which books have more than one person waiting', /^1 book .*Salt/],
  ['What is the e-mail of whoever has Night Train?', /bo@post\.example/],
  ['Which books does Bo Ray have? – Which of them are overdue?', /^1 book .*Night Train/],
  ["Which books does Bo Ray have? – What's his email address?", /bo@post\.example/],
])

check('what somebody wrote', [
  ['everything by Ida Holm', /^2 books .*Night Train and Low Tide/],
  ['What has Per Berg written?', /^1 book .*Salt/],
  ['Which authors have at least two titles?', /^1 author .*Ida Holm/],
  ['Which is the longest book and which is the shortest?', /Salt.*520.*Low Tide.*120/],
])

check('where people belong', [
  ['number of loans by home branch of the member', /^Loans by branch: Hilltop 4, Quayside 1/],
  ['Which adults have Quayside as their home branch?', /^1 member .*Cy Fox/],
])

check('other words for flags, and what is owed', [
  ["who's blocked?", /^1 member .*Bo Ray/],
  ['How much of the fines has been paid?', /€4/],
  ['Which fines of 10 euros or more has nobody paid yet?', /^1 fine .*fine 71/],
  ['Who owes us more than 20 euros altogether?', /over €20: Ann Lee €21/],
  ['How much did we take in fines this month?', /€4/],
])

describe('who translated it', () => {
  it('is no author', async () => {
    const { confidence } = await converse(...served()).ask('who translated Night Train?')
    expect(confidence).to.be.below(0.5)
  })
})
