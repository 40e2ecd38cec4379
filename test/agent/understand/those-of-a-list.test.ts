import { date, int as id, list, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { answersLast } from '../../support/styles/talk.ts'

const people = ['Ann Lee', 'Bo Ray', 'Cy Fox'].map((name, at) => ({
  id: at + 1,
  name,
  email: `p${at + 1}@kite.example`,
}))
const clubs = [
  { id: 11, name: 'Gliders', lead: { id: 1, name: 'Ann Lee' } },
  { id: 12, name: 'Divers', lead: { id: 2, name: 'Bo Ray' } },
]
const kites = [
  { id: 21, title: 'Red Fin', shape: 'delta' },
  { id: 22, title: 'Blue Tail', shape: 'delta' },
  { id: 23, title: 'Gold Box', shape: 'box' },
]
const copies = [
  [31, 21, 'on_loan'],
  [32, 22, 'available'],
  [33, 23, 'on_loan'],
  [34, 23, 'available'],
].map(([key, kite_id, status]) => ({ id: key, kite_id, status }))
const loans = [
  [41, 31, 1, 'open'],
  [42, 33, 2, 'open'],
  [43, 34, 1, 'returned'],
].map(([key, copy_id, person_id, status]) => ({ id: key, copy_id, person_id, status }))
const passes = [
  [61, 'valid', '2099-01-01'],
  [62, 'valid', '2099-02-01'],
  [63, 'expired', '2020-01-01'],
].map(([key, status, expires_on]) => ({ id: key, status, expires_on }))
const tasks = [
  [51, 'Mend tail', 1, 11],
  [52, 'Wind line', 1, 12],
  [53, 'Sew fin', 3, 11],
].map(([key, title, assignee_id, club_id]) => ({ id: key, title, assignee_id, club_id }))

const lead = { type: 'object', properties: { id, name: text } }
const kite = () =>
  converse(
    reads('kites', '/people', () => people, list({ id, name: text, email: text })),
    reads('kites', '/clubs', () => clubs, list({ id, name: text, lead })),
    reads('kites', '/kites', () => kites, list({ id, title: text, shape: of('delta', 'box') })),
    reads('kites', '/copies', () => copies, list({ id, kite_id: id, status: of('available', 'on_loan') })),
    reads('kites', '/loans', () => loans, list({ id, copy_id: id, person_id: id, status: of('open', 'returned') })),
    reads('kites', '/passes', () => passes, list({ id, status: of('valid', 'expired'), expires_on: date })),
    reads('kites', '/tasks', () => tasks, list({ id, title: text, assignee_id: id, club_id: id })),
  )

describe('what is said of a list without its noun', () => {
  answersLast(kite, [
    ['Which delta kites are there?', 'Which are on loan?', /^1 kite .*Red Fin/],
    ['Which delta kites are there?', 'How many are on loan?', /\b1 (?:delta )?kite/],
    ['How many passes have run out?', 'And how many are still valid?', /\b2 passes/],
    ['How many passes have run out?', 'How many have not expired?', /\b2 passes/],
    ['Which loans are open?', 'Who has the most of those?', /^Ann Lee has the most loans with status open: 1/],
    ['Which kites can I borrow right now?', /^2 kites .*available.*Blue Tail and Gold Box/],
    ['Which kites can I borrow that are not called Gold Box?', /^(?!.*Gold Box and|.*and Gold Box)/],
    ['Which kites are there?', 'Which of those can I take out today?', /^2 kites .*Blue Tail and Gold Box/],
  ])
})

describe('somebody whose name was told', () => {
  answersLast(kite, [
    ['Who leads the Gliders?', 'What is her email?', /p1@kite/],
    ['Who leads the Gliders?', 'email address?', /p1@kite/],
    ['Which club is Ann Lee the leader of?', /Gliders/],
    ['Who is the assignee of Mend tail?', 'What else is she the assignee of?', /Wind line/],
    ['Who is the assignee of Mend tail?', 'How many tasks is she the assignee of?', /\b2 tasks/],
    ['Who leads the Gliders?', 'How many tasks are assigned to them?', /\b2 tasks/],
    ['Who leads the Gliders?', 'What is the number of tasks assigned to this person?', /\b2 tasks/],
  ])
})
