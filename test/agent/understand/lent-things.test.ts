import { expect } from 'chai'
import { date as day, flag, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const author = { type: 'object', properties: { first_name: text, last_name: text } }
const titles = [
  { id: 11, isbn: '978-1', title: 'Night Train', author: { first_name: 'Ida', last_name: 'Holm' }, pages: 300 },
  { id: 12, isbn: '978-2', title: 'Salt', author: { first_name: 'Ida', last_name: 'Berg' }, pages: 200 },
  { id: 13, isbn: '978-3', title: 'Low Tide', author: { first_name: 'Ida', last_name: 'Holm' }, pages: 100 },
]
const copies = [
  { id: 21, code: 'C-21', title_id: 11, state: 'out' },
  { id: 22, code: 'C-22', title_id: 11, state: 'in' },
  { id: 23, code: 'C-23', title_id: 12, state: 'out' },
  { id: 24, code: 'C-24', title_id: 13, state: 'out' },
]
const readers = [
  { id: 31, name: 'Ann Lee', joined_on: '2024-03-01' },
  { id: 32, name: 'Bo Ray', joined_on: '2023-03-01' },
  { id: 33, name: 'Cy Fox', joined_on: '2023-04-01' },
]
const loan = (number: number, copy_id: number, reader_id: number, out_on: string, due_on: string, back_on: string | null) => ({ id: number, copy_id, reader_id, out_on, due_on, back_on }) // oxfmt-ignore
const loans = [
  loan(41, 21, 31, '2025-04-20', '2025-05-10', null),
  loan(42, 23, 31, '2025-05-01', '2025-05-22', null),
  loan(43, 24, 32, '2025-05-05', '2025-05-26', null),
  loan(44, 22, 32, '2025-03-01', '2025-03-22', '2025-04-02'),
  loan(45, 22, 31, '2025-01-01', '2025-01-22', '2025-01-11'),
]
const holds = [
  { id: 51, title_id: 12, reader_id: 33, state: 'queued' },
  { id: 52, title_id: 11, reader_id: 31, state: 'fulfilled' },
  { id: 53, title_id: 13, reader_id: 33, state: 'queued' },
]
const charges = [
  { id: 61, loan_id: 44, reader_id: 32, reason: 'late', amount: 5, settled: false },
  { id: 62, loan_id: 45, reader_id: 31, reason: 'damaged', amount: 8, settled: true },
]
const served = () => [
  reads('lib', '/titles', () => titles, list({ id, isbn: text, title: text, author, pages: id })),
  reads('lib', '/copies', () => copies, list({ id, code: text, title_id: id, state: of('in', 'out') })),
  reads('lib', '/readers', () => readers, list({ id, name: text, joined_on: day })),
  reads('lib', '/loans', () => loans, list({ id, copy_id: id, reader_id: id, out_on: day, due_on: day, back_on: { type: ['string', 'null'], format: 'date' } })), // oxfmt-ignore
  reads('lib', '/holds', () => holds, list({ id, title_id: id, reader_id: id, state: of('queued', 'fulfilled') })),
  reads('lib', '/charges', () => charges, list({ id, loan_id: id, reader_id: id, reason: of('late', 'damaged'), amount: { ...num, description: 'EUR' }, settled: flag })), // oxfmt-ignore
]
const ask = (message: string) => converse(...served()).ask(message)
const check = (cases: readonly (readonly [string, RegExp])[]) => {
  for (const [message, says] of cases) it(message, async () => expect((await ask(message)).response).to.match(says))
}

describe('things before that are available', () => {
  const RIGHT: [string[], RegExp][] = [
    [['Which titles are by Ida Holm?', 'which of them are available?'], /^1 title .*Night Train/],
    [['Which titles are by Ida Holm?', 'are any of them available?'], /^Yes/],
    [['Which titles are by Ida Berg?', 'are they available?'], /^No/],
  ]
  for (const [messages, found] of RIGHT)
    it(messages.join(' → '), async () => {
      const { ask: say } = converse(...served())
      let said = ''
      for (const message of messages) said = (await say(message)).response
      expect(said).to.match(found)
    })
})

describe('what is lent is told by the loans', () => {
  check([
    ['Which books are currently on loan?', /^3 titles .*Night Train, Salt and Low Tide/],
    ['Which books does Ann Lee have out at the moment?', /^2 titles .*Night Train and Salt/],
    ['Which books has Ann Lee borrowed so far?', /^2 titles .*Night Train and Salt/],
    ['What does Ann Lee have on loan?', /^2 titles .*Night Train and Salt/],
    ["What's on loan to Ann Lee?", /^2 titles .*Night Train and Salt/],
    ['What is Bo Ray borrowing at the moment?', /^1 title .*Low Tide/],
    ['Which books does Ann Lee have?', /^2 titles .*Night Train and Salt/],
    ['When must C-21 be returned?', /May 10, 2025/],
    ['Who has C-23?', /^1 reader .*Ann Lee/],
    ['When is C-21 due back?', /May 10, 2025/],
    ['Which books have never been borrowed?', /no titles/],
    ['Which readers have never borrowed anything?', /^1 reader .*Cy Fox/],
    ['Which loans are still out?', /^3 loans .*loan 41, loan 42 and loan 43/],
    ['Which books have been out for more than 2 weeks?', /^1 title .*Night Train/],
    ['Which copies have been out for more than 2 weeks?', /^1 copy .*C-21/],
    ['Which copies have been returned?', /^1 copy .*C-22/],
    ['Has C-21 been returned?', /^No/],
    ['Is C-22 back yet?', /^Yes/],
    ['Who returned C-22?', /^2 readers /],
    ['Who owes us money?', /^1 reader .*Bo Ray/],
    ['Which title is available?', /^1 title .*Night Train/],
    ['Is Salt available?', /^No/],
    ['How many copies of Night Train are in?', /is 1 copy/],
  ])
})

describe('things that are counted by being lent are loans', () => {
  check([
    ['How many books are on loan?', /are 3 loans/],
    ['Who has the most books?', /^Ann Lee .*2/],
    ['How many books has Ann Lee got out?', /are 2 loans/],
    ['Who has the most books out?', /^Ann Lee .*2/],
    ['Which borrowers have more than 1 book out?', /^1 reader .*Ann Lee/],
    ['Which reader has borrowed the most?', /^Ann Lee .*3/],
    ['How many books came back in April?', /is 1 loan/],
    ['What is the most popular book?', /^Night Train .*3/],
    ['How long are books kept on average?', /21/],
  ])
})

describe('what is overdue are the loans, whatever else is called late', () => {
  check([
    ['Which loans are overdue?', /^1 loan .*loan 41/],
    ['Which books are overdue?', /^1 title .*Night Train/],
    ['Who has overdue books?', /^1 reader .*Ann Lee/],
    ['Which borrowers have books out?', /^2 readers .*Ann Lee and Bo Ray/],
    ['Which borrowers have anything overdue as of today?', /^1 reader .*Ann Lee/],
    ['Who has the most overdue books?', /^Ann Lee .*1/],
    ['How many fines were for overdue books?', /is 1 charge|1 charge/],
    ['What percentage of loans was returned late?', /^20/],
  ])
})

describe('nouns of lending', () => {
  check([
    ['How many members do we have?', /are 3 readers/],
    ['Break down all loans by borrower', /Ann Lee 3/],
    ['Who is in the queue for Salt?', /Cy Fox/],
    ['Which reservations are waiting?', /^2 holds/],
    ['What is the total of unpaid fines?', /€5\b/],
    ['Which author has the most titles in our library?', /Ida Holm .*2/],
  ])
})

describe('somebody named in an object in two parts', () => {
  check([
    ['Who wrote Salt?', /^The author of Salt is Ida Berg/],
    ['Who is the author of Low Tide?', /^The author of Low Tide is Ida Holm/],
    ['titles by author', /Ida Holm 2.*Ida Berg 1/],
    ['How many different authors do we have?', /is 2\b/],
  ])
})

describe('what goes on from things that are lent', () => {
  it('are those who have them', async () => {
    const talk = converse(...served())
    await talk.ask('Which books are overdue?')
    expect((await talk.ask('Who has them?')).response).to.match(/^1 reader .*Ann Lee/)
  })
})

const name = { type: 'object', properties: { First: text, Last: text } }
const faculties = [
  { Id: 1, Name: 'Law' },
  { Id: 2, Name: 'Physics' },
]
const students = [
  { Id: 71, Name: { First: 'Eva', Last: 'Dahl' }, FacultyId: 1, ValidUntil: '2025-04-01' },
  { Id: 72, Name: { First: 'Eva', Last: 'Moe' }, FacultyId: 2, ValidUntil: '2025-06-01' },
]
const works = [
  { Id: 81, Title: 'Torts', Isbn: '1', Publisher: 'Oxbow', Year: 2021, Kind: 'Textbook' },
  { Id: 82, Title: 'Optics', Isbn: '2', Publisher: 'Oxbow', Year: 2001, Kind: 'Thesis' },
  { Id: 83, Title: 'Waves', Isbn: '3', Publisher: 'Kestrel', Year: 2022, Kind: 'Textbook' },
]
const borrowing = (Id: number, WorkId: number, StudentId: number, Returned: boolean) => ({ Id, WorkId, StudentId, LentOn: '2025-03-01', DueOn: '2025-06-01', Returned }) // oxfmt-ignore
const borrowings = [borrowing(91, 81, 71, true), borrowing(92, 82, 72, false), borrowing(93, 83, 72, false)]
const claims = [
  { Id: 95, StudentId: 71, Amount: 7, Status: 'Open' },
  { Id: 96, StudentId: 72, Amount: 9, Status: 'Paid' },
]
const requests = [{ Id: 97, WorkId: 82, StudentId: 71, RequestedOn: '2025-02-01', State: 'Waiting' }]
const askUni = (message: string) =>
  converse(
    reads('uni', '/Faculties', () => faculties, list({ Id: id, Name: text })),
    reads('uni', '/Students', () => students, list({ Id: id, Name: name, FacultyId: id, ValidUntil: day })),
    reads(
      'uni',
      '/Works',
      () => works,
      list({ Id: id, Title: text, Isbn: text, Publisher: text, Year: id, Kind: of('Textbook', 'Thesis') }),
    ),
    reads('uni', '/Borrowings', () => borrowings, list({ Id: id, WorkId: id, StudentId: id, LentOn: day, DueOn: day, Returned: flag })), // oxfmt-ignore
    reads('uni', '/Claims', () => claims, list({ Id: id, StudentId: id, Amount: { ...num, description: 'EUR' }, Status: of('Open', 'Paid') })), // oxfmt-ignore
    reads('uni', '/Requests', () => requests, list({ Id: id, WorkId: id, StudentId: id, RequestedOn: day, State: of('Waiting', 'Fulfilled') })), // oxfmt-ignore
  ).ask(message)

describe('the same of another library', () => {
  for (const [message, says] of [
    ['Which books are out?', /^2 works .*Optics and Waves/],
    ['Which student has the most borrowings?', /^Eva Moe .*2/],
    ['Which faculty borrows the most?', /^Physics .*2/],
    ['Is Torts available?', /^Yes/],
    ['Books that nobody has borrowed yet', /no works/],
    ['How many people are waiting for Optics?', /is 1 student/],
    ['How many textbooks were borrowed this year?', /are 2 borrowings/],
    ['Which textbook was borrowed most?', /^(?:Torts|Waves)\b/],
    ['What is due on 1 June?', /^2 borrowings .*92 and borrowing 93/],
    ['Whose card has run out?', /^1 student .*Eva Dahl/],
    ['Who owes us the most?', /^Eva Dahl .*€7/],
    ['Which books came out after 2020?', /^2 works .*Torts and Waves/],
    ['How many books came out in 2001?', /is 1 work/],
    ['Books published by Oxbow in 2020 or later', /Torts/],
    ['Which books does Eva Moe have?', /^2 works .*Optics and Waves/],
  ] as const)
    it(message, async () => expect((await askUni(message)).response).to.match(says))
})

const shelf = [
  { id: 11, title: 'Tiger', writer: 'Ann Lee', quiz_available: true },
  { id: 12, title: 'Moon', writer: 'Ann Lee', quiz_available: true },
  { id: 13, title: 'Snow', writer: 'Bo Ray', quiz_available: false },
]
const pupils = [
  { id: 21, name: 'Kim Dow' },
  { id: 22, name: 'Lou Fay' },
]
const taken = (number: number, book: object, pupil: object, bring_back_by: string, status: string) => ({ id: number, book, pupil, taken_on: '2025-04-20', bring_back_by, status }) // oxfmt-ignore
const borrowed = [
  taken(31, { id: 11, title: 'Tiger' }, { id: 21, name: 'Kim Dow' }, '2025-05-04', 'overdue'),
  taken(32, { id: 12, title: 'Moon' }, { id: 22, name: 'Lou Fay' }, '2025-05-20', 'out'),
  taken(33, { id: 12, title: 'Moon' }, { id: 21, name: 'Kim Dow' }, '2025-03-20', 'returned'),
]
const named = (field: string) => ({ type: 'object', properties: { id, [field]: text } })
const askSchool = (message: string) =>
  converse(
    reads('school', '/books', () => shelf, list({ id, title: text, writer: text, quiz_available: flag })),
    reads('school', '/pupils', () => pupils, list({ id, name: text })),
    reads('school', '/borrowings', () => borrowed, list({ id, book: named('title'), pupil: named('name'), taken_on: day, bring_back_by: day, status: of('out', 'overdue', 'returned') })), // oxfmt-ignore
  ).ask(message)

describe('where only a state tells what is out, and no day is called due', () => {
  for (const [message, says] of [
    ['Which books are out right now?', /^2 books .*Tiger and Moon/],
    ['Who has overdue books?', /^1 pupil .*Kim Dow/],
    ['Is Moon available?', /^No/],
    ['Is Snow available?', /^Yes/],
    ['When does Moon have to be back?', /May 20, 2025/],
    ['Which books are due back this month?', /^2 books .*Tiger and Moon/],
    ['Which books has nobody borrowed?', /^1 book .*Snow/],
  ] as const)
    it(message, async () => expect((await askSchool(message)).response).to.match(says))
})

describe('who owes, where a balance tells it', () => {
  const owing = [
    { id: 1, name: 'Ann Lee', balance_due: 4 },
    { id: 2, name: 'Bo Ray', balance_due: 0 },
  ]
  const askBalance = (message: string) =>
    converse(reads('club', '/members', () => owing, list({ id, name: text, balance_due: { ...num, description: 'EUR' } }))).ask(message) // oxfmt-ignore
  for (const message of ['Who owes us money?', 'Which members still owe us money?', 'Which members owe us anything?'])
    it(message, async () => expect((await askBalance(message)).response).to.match(/^1 member .*Ann Lee/))
})
