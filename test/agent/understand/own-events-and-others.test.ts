import { int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { answersLast } from '../../support/styles/talk.ts'

const day = { type: ['string', 'null'], format: 'date' }
const shows = [
  { id: 1, name: 'Spring Fair', status: 'completed' },
  { id: 2, name: 'Harvest Night', status: 'planned' },
]
const people = ['Ann Lee', 'Bo Ray'].map((name, at) => ({ id: at + 11, name }))
const tasks = [
  [21, 'Hang lights', 1, 11, null],
  [22, 'Rent chairs', 1, 11, '2026-02-01'],
  [23, 'Paint signs', 2, 11, '2026-02-02'],
  [24, 'Book band', 2, 12, '2026-02-03'],
].map(([key, title, show_id, person_id, completed_on]) => ({ id: key, title, show_id, person_id, completed_on }))
const claims = [
  [31, 'refunded', 'rain', 5],
  [32, 'refunded', 'rain', 5],
  [33, 'refunded', 'illness', 5],
  [34, 'declined', 'rain', 5],
  [35, 'declined', 'illness', 5],
  [36, 'ready_for_pickup', 'illness', 5],
].map(([key, status, reason, price]) => ({ id: key, status, reason, price }))
const state = of('refunded', 'declined', 'ready_for_pickup')

const hall = () =>
  converse(
    reads('hall', '/shows', () => shows, list({ id, name: text, status: of('planned', 'completed') })),
    reads('hall', '/people', () => people, list({ id, name: text })),
    reads('hall', '/tasks', () => tasks, list({ id, title: text, show_id: id, person_id: id, completed_on: day })),
    reads('hall', '/seat-claims', () => claims, list({ id, status: state, reason: text, price: num })),
  )

describe('what is done has a date of its own', () => {
  answersLast(hall, [
    ['Which tasks are completed?', /^3 tasks completed: Rent chairs, Paint signs and Book band/],
    ['How many completed tasks are there?', /3 tasks/],
    ['How many tasks of Ann Lee are not completed yet?', /1 task/],
    ['How many tasks does Ann Lee have?', 'Which ones are completed?', /^2 tasks.*Rent chairs and Paint signs/],
    ['How many tasks does Ann Lee have?', 'Which ones has she finished?', /^2 tasks.*Rent chairs and Paint signs/],
    ['Which tasks does Bo Ray have?', 'How many of those has he completed?', /\b1 task/],
    ['Which shows are completed?', /^1 show.*Spring Fair/],
    ['Which tasks of completed shows are there?', /^2 tasks.*Hang lights and Rent chairs/],
    ['Could you count the tasks Ann Lee has been given?', /3 tasks/],
  ])
})

describe('others than those of which some came first', () => {
  const refunded = 'How many seat claims were refunded?'
  answersLast(hall, [
    [refunded, 'What was the most common reason?', 'How many were declined?', /2 seat claims with status declined\./],
    [refunded, 'Main reason among them?', 'And declined ones, how many?', /2 seat claims with status declined\./],
    [refunded, 'How many can be picked up already?', /1 seat claim with status ready_for_pickup/],
    ['For how many seat claims have we given the money back?', /3 seat claims with status refunded/],
    ['For which seat claims was the money refunded?', /^3 seat claims with status refunded/],
    ['How many claims for seats were declined?', /2 seat claims with status declined/],
  ])
})
