import { expect } from 'chai'
import { date as day, flag, int as id, list, nullable, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const members = [
  { id: 1, name: 'Ann Lee', card_number: 'C-1', card_expires_on: '2024-05-01', group: 'student' },
  { id: 2, name: 'Bo Ray', card_number: 'C-2', card_expires_on: '2026-05-01', group: 'senior' },
]
const books = [
  { id: 7, title: 'Thunder Comes Home' },
  { id: 8, title: 'Tide' },
]
const FINES = [0, 4, 6, 0]
const loans = FINES.map((fine_amount, at) => ({
  id: 30 + at,
  member_id: 1 + (at % 2),
  book_id: 7 + (at % 2),
  loaned_on: '2025-04-01',
  returned_on: at < 3 ? '2025-05-01' : null,
  fine_amount,
  fine_paid: at === 2,
}))
const branches = [
  { id: 1, name: 'Mill Branch' },
  { id: 2, name: 'Quay Branch' },
]
const library = () =>
  converse(
    reads('mylibrary', '/members', () => members, list({ id, name: text, card_number: text, card_expires_on: day, group: of('student', 'senior') })), // oxfmt-ignore
    reads('mylibrary', '/books', () => books, list({ id, title: text })),
    reads('mylibrary', '/loans', () => loans, list({ id, member_id: id, book_id: id, loaned_on: day, returned_on: { ...day, type: nullable.type }, fine_amount: { ...num, description: 'In EUR' }, fine_paid: flag })), // oxfmt-ignore
    reads('mylibrary', '/branches', () => branches, list({ id, name: text })),
  )

const sprints = [
  { id: 1, name: 'Sprint 1', capacity_points: 30 },
  { id: 2, name: 'Sprint 2', capacity_points: 46 },
]
const logs = [1.5, 7.5, 0.5].map((hours, at) => ({
  id: 90 + at,
  issue: { id: 5, key: 'MOB-138', title: 'Pins' },
  hours,
}))
const desk = () =>
  converse(
    reads('desk', '/sprints', () => sprints, list({ id, name: text, capacity_points: id })),
    reads('desk', '/issues', () => [{ id: 5, key: 'MOB-138', title: 'Pins' }], list({ id, key: text, title: text })),
    reads('desk', '/worklogs', () => logs, list({ id, issue: { type: 'object', properties: { id, key: text, title: text } }, hours: num })), // oxfmt-ignore
  )

const check = (start: () => ReturnType<typeof library>, rows: readonly (readonly [string, RegExp])[]) => {
  for (const [message, says] of rows)
    it(message, async () => expect((await start().ask(message)).response).to.match(says))
}

describe('charges that are paid or not', () => {
  check(library, [
    ['How many fines have not been paid?', /^There is 1 loan\b/],
    ['How many unpaid fines are there?', /^There is 1 loan\b/],
    ['Which loans have a fine?', /^2 loans with a fine amount over/],
    ['Which loans have no fine?', /^2 loans with a fine amount of at most/],
    ['Which loans have a fine that has not been paid?', /^1 loan\b.*31/],
    ['How many fines have been paid?', /^There is 1 loan marked fine paid/],
    ['What is the total of all unpaid fines?', /total fine amount .* 4\b|€4/],
    ['What is the sum of all fines that have not been paid yet?', /total fine amount .* 4\b|€4/],
  ])
})

describe('what a library calls its own', () => {
  check(library, [
    ['Whose library card has expired?', /^1 member .*Ann Lee.*passed over “library”/],
    ['Which books does Bo Ray have at home right now?', /^1 book\b.*Tide/],
  ])
})

describe('figures by what they measure, and of what they are', () => {
  check(desk, [
    [
      'Which sprints have a capacity of more than 40 points?',
      /Of the sprints with over 40 capacity points, .*Sprint 2|^1 sprint .*Sprint 2/,
    ],
    ['What is the average capacity of the sprints?', /38\b/],
    ['How many hours were spent on MOB-138?', /^The total hours .*9\.5/],
    ['How many hours have gone into MOB-138 so far?', /^The total hours .*9\.5/],
    ['What sort of things can you look up for me?', /^I can answer questions about/],
    ['Can you help me?', /^I can answer questions about/],
  ])
})
