import { expect } from 'chai'
import { date as day, flag, int as id, list, nullable, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const maybeDay = { ...day, type: ['string', 'null'] }
const workers = [
  { id: 1, name: 'Ann Lee', squad: 'Red' },
  { id: 2, name: 'Bo Ray', squad: 'Blue' },
  { id: 3, name: 'Cy Fox', squad: 'Blue' },
]
const boards = [
  { id: 10, title: 'Spring Fair' },
  { id: 11, title: 'Yearbook' },
]
const columns = [
  { id: 20, boardId: 10, title: 'To do' },
  { id: 21, boardId: 10, title: 'Done' },
  { id: 22, boardId: 11, title: 'To do' },
]
const made = (createdOn: string, finishedOn: string | null, createdById = 3) => ({ createdById, createdOn, finishedOn })
const cards = [
  { id: 31, title: 'Rent the tents', boardId: 10, columnId: 20, ...made('2025-04-01', null) },
  { id: 32, title: 'Print the flyers', boardId: 10, columnId: 21, ...made('2025-04-01', '2025-04-11') },
  { id: 33, title: 'Call the baker', boardId: 10, columnId: 20, ...made('2025-04-01', null) },
  { id: 34, title: 'Collect photos', boardId: 11, columnId: 22, ...made('2025-04-01', '2025-05-01') },
  { id: 35, title: 'Write the preface', boardId: 11, columnId: 22, ...made('2025-04-01', null, 1) },
]
const assignments = [
  { id: 41, cardId: 31, workerId: 1, assignedOn: '2025-04-02' },
  { id: 42, cardId: 32, workerId: 1, assignedOn: '2025-04-02' },
  { id: 43, cardId: 34, workerId: 1, assignedOn: '2025-04-02' },
  { id: 44, cardId: 35, workerId: 2, assignedOn: '2025-04-02' },
]
const checklistItems = [
  { id: 51, cardId: 31, label: 'size', isDone: true },
  { id: 52, cardId: 32, label: 'text', isDone: true },
  { id: 53, cardId: 33, label: 'number', isDone: false },
]
const timeEntries = [
  { id: 61, cardId: 31, workerId: 2, minutes: 30, day: '2025-04-03', note: null },
  { id: 62, cardId: 31, workerId: 2, minutes: 60, day: '2025-04-04', note: null },
  { id: 63, cardId: 35, workerId: 1, minutes: 75, day: '2025-05-03', note: null },
]
const ask = (message: string) =>
  converse(
    reads('flow', '/workers', () => workers, list({ id, name: text, squad: text })),
    reads('flow', '/boards', () => boards, list({ id, title: text })),
    reads('flow', '/columns', () => columns, list({ id, boardId: id, title: text })),
    reads('flow', '/cards', () => cards, list({ id, title: text, boardId: id, columnId: id, createdById: id, createdOn: day, finishedOn: maybeDay })), // oxfmt-ignore
    reads('flow', '/assignments', () => assignments, list({ id, cardId: id, workerId: id, assignedOn: day })),
    reads('flow', '/checklistItems', () => checklistItems, list({ id, cardId: id, label: text, isDone: flag })),
    reads('flow', '/timeEntries', () => timeEntries, list({ id, cardId: id, workerId: id, minutes: id, day, note: nullable })), // oxfmt-ignore
  ).ask(message)
const each = (cases: readonly (readonly [string, RegExp])[]) => {
  for (const [message, says] of cases) it(message, async () => expect((await ask(message)).response).to.match(says))
}

describe('what assignments give to people', () => {
  describe('is theirs, whoever created it', () =>
    each([
      ['Who has the most cards?', /^Ann Lee has the most cards: 3/],
      ['Who has created the most cards?', /^Cy Fox has the most cards: 4/],
      ['Who is working on "Write the preface"?', /^1 worker .*Bo Ray/],
      ['What is Bo Ray working on?', /^1 card .*Write the preface/],
      ['Who has no cards?', /^1 worker .*Cy Fox/],
      ['Cards per worker', /Ann Lee 3, Bo Ray 1/],
    ]))
  describe('is nobody’s where there are none', () =>
    each([
      ['Which cards are unassigned?', /^1 card that has no assignments: Call the baker/],
      ['Unassigned cards in the To do column', /^1 card .*no assignments: Call the baker/],
      ['Which cards are not assigned to anyone?', /^1 card .*Call the baker/],
      ['cards that nobody is working on', /^1 card .*Call the baker/],
    ]))
})

describe('what is done', () => {
  describe('has its own day of it, whatever the parts of it say', () =>
    each([
      ['Which cards of the Spring Fair are done?', /^1 card .*Print the flyers/],
      ['What percentage of the cards is done?', /^40%/],
      ['Which cards did Ann Lee finish?', /^2 cards .*Print the flyers and Collect photos/],
      ['Which cards has Ann Lee finished?', /^2 cards .*Print the flyers and Collect photos/],
      ['How many cards did Ann Lee finish in April?', /^There is 1 card /],
      ['Has Bo Ray finished any cards?', /^No\b/],
      ['Who finished the most cards?', /^Ann Lee has the most cards finished: 2/],
    ]))
  describe('leaves the rest to do', () => each([['whats left to do on the yearbook', /^1 card .*Write the preface/]]))
  describe('took as long as its days tell', () =>
    each([
      ['How long does it take on average until a card is finished?', /20 days/],
      ['How long does it usually take to finish a card?', /20 days/],
    ]))
})

describe('the most time', () =>
  each([
    ['Which card took us the most time?', /^Rent the tents .*90/],
    ['Which cards did we spend the most time on?', /^Rent the tents .*90/],
    ['Who has logged the most time in April?', /^Bo Ray .*90/],
    ['Who logged the most hours in May?', /^Ann Lee .*1\.25/],
    ['Which board has the most time logged?', /^Spring Fair .*90/],
  ]))
