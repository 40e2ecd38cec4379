import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const object = (properties: object) => ({ type: 'object', properties })
const list = (properties: object) => ({ type: 'array', items: object(properties) })
const ids = (rows: unknown) => (rows as { id: number }[]).map(row => row.id)

const members = ['Ann Lee', 'Bo Falk', 'Cy Dunn', 'Di Moe'].map((name, at) => ({ id: at + 1, name, email: `m${at}@swap.example`, coach_id: [null, 1, 1, 2][at] })) // oxfmt-ignore
const letters = [
  [1, 2],
  [1, 3],
  [2, 1],
  [3, 1],
  [4, 1],
].map(([from_id, to_id], at) => ({ id: 10 + at, from_id, to_id }))
const ratings = [
  [1, 2],
  [1, 3],
  [2, 3],
].map(([author_id, subject_id], at) => ({ id: 30 + at, author_id, subject_id, stars: at + 3 }))
const things = ['Desk', 'Lamp', 'Sofa'].map((title, at) => ({ id: at + 1, title }))
const sales = [
  [1, 1, 2],
  [2, 1, 3],
  [3, 2, 1],
].map(([thing_id, seller_id, buyer_id], at) => ({ id: 50 + at, thing_id, seller_id, buyer_id, sold_on: `2025-0${at + 3}-02` })) // oxfmt-ignore
const person = { ...whole, description: 'Member' }
const swap = (message: string) =>
  converse(
    reads('swap', '/members', () => members, list({ id: whole, name: text, email: text, coach_id: { type: ['integer', 'null'], description: 'Member' } })), // oxfmt-ignore
    reads('swap', '/letters', () => letters, list({ id: whole, from_id: person, to_id: person })),
    reads('swap', '/ratings', () => ratings, list({ id: whole, author_id: person, subject_id: person, stars: whole })),
    reads('swap', '/things', () => things, list({ id: whole, title: text })),
    reads('swap', '/sales', () => sales, list({ id: whole, thing_id: whole, seller_id: person, buyer_id: person, sold_on: day })), // oxfmt-ignore
  ).ask(message)

describe('two keys to the same people', () => {
  for (const [message, found] of [
    ['how many letters did Ann Lee send?', 2],
    ['how many letters has Ann Lee received?', 3],
    ['how many letters were sent to Ann Lee?', 3],
    ['how many letters were sent by Ann Lee?', 2],
    ['how many ratings did Ann Lee write?', 2],
    ['how many ratings did Cy Dunn get?', 2],
  ] as const)
    it(`are told apart by the verb: “${message}”`, async () =>
      expect((await swap(message)).data.result).to.equal(found))

  for (const [message, name] of [
    ['who got the most letters?', 'Ann Lee'],
    ['who wrote the most ratings?', 'Ann Lee'],
    ['who received the most ratings?', 'Cy Dunn'],
    ['who coaches the most members?', 'Ann Lee'],
  ] as const)
    it(`are told apart where they are ranked: “${message}”`, async () =>
      expect((await swap(message)).response).to.match(new RegExp(`^${name}\\b`)))

  for (const [message, found] of [
    ['which members have never bought anything?', [4]],
    ['which members have never sold anything?', [3, 4]],
    ['which members have sold something?', [1, 2]],
    ['who has never received a letter?', [4]],
    ['which members have never written a rating?', [3, 4]],
    ['which members have both bought and sold something?', [1, 2]],
  ] as const)
    it(`are those that the verb of a deal is of: “${message}”`, async () =>
      expect(ids((await swap(message)).data.result)).to.deep.equal(found))
})

const courses = ['Logic', 'Optics', 'Drama'].map((title, at) => ({ id: at + 1, title, seats: [2, 3, 5][at] }))
const pupils = ['Ann', 'Bo', 'Cy', 'Di'].map((name, at) => ({ id: at + 1, name }))
const enrolments = [
  [1, 1],
  [2, 1],
  [3, 1],
  [1, 2],
  [2, 3],
].map(([pupil_id, course_id], at) => ({ id: 70 + at, pupil_id, course_id }))
const clubs = ['Larks', 'Wrens', 'Owls'].map((name, at) => ({ id: at + 1, name }))
const games = [
  [1, 'won'],
  [1, 'lost'],
  [2, 'lost'],
  [2, 'lost'],
  [3, 'won'],
].map(([club_id, result], at) => ({ id: 90 + at, club_id, result }))
const players = [1, 2, 2, 2].map((club_id, at) => ({ id: 20 + at, club_id, name: ['Eve', 'Fay', 'Gus', 'Hal'][at] }))
const school = (message: string) =>
  converse(
    reads('school', '/courses', () => courses, list({ id: whole, title: text, seats: whole })),
    reads('school', '/pupils', () => pupils, list({ id: whole, name: text })),
    reads('school', '/enrolments', () => enrolments, list({ id: whole, pupil_id: whole, course_id: whole })),
    reads('school', '/clubs', () => clubs, list({ id: whole, name: text })),
    reads('school', '/games', () => games, list({ id: whole, club_id: whole, result: { ...text, enum: ['won', 'lost'] } })), // oxfmt-ignore
    reads('school', '/players', () => players, list({ id: whole, club_id: whole, name: text })),
  ).ask(message)

const tanks = ['W-1', 'W-2'].map((label, at) => ({ id: at + 1, label }))
const jobs = [
  [1, 'open', null],
  [1, 'open', '2025-03-01T10:00:00Z'],
  [1, 'done', null],
  [2, 'done', '2025-03-02T10:00:00Z'],
].map(([tank_id, state, read_at], at) => ({
  id: at + 1,
  tank_id,
  state,
  read_at,
  history: [{ state: 'open' }, { state }],
}))
const works = (message: string) =>
  converse(
    reads('works', '/tanks', () => tanks, list({ id: whole, label: text })),
    reads('works', '/jobs', () => jobs, list({ id: whole, tank_id: whole, state: { ...text, enum: ['open', 'done'] }, read_at: { type: ['string', 'null'], format: 'date-time' }, history: list({ state: text }) })), // oxfmt-ignore
  ).ask(message)

describe('little words and base forms that are states', () => {
  it('are counted against each other', async () =>
    expect(ids((await works('which tanks have more open than done jobs?')).data.result)).to.deep.equal([1]))

  for (const message of ['how many jobs have not been read?', 'how many jobs are unread?'])
    it(`tell what has no date of it: “${message}”`, async () => expect((await works(message)).data.result).to.equal(2))
})

describe('what goes together over records that only connect', () => {
  for (const [message, found] of [
    ['which course has the most pupils?', /^Logic\b.*3/],
    ['which pupil has the most courses?', /^Ann\b.*2/],
  ] as const)
    it(`is ranked: “${message}”`, async () => expect((await school(message)).response).to.match(found))
})

describe('two numbers of each', () => {
  for (const [message, found] of [
    ['which clubs have more won than lost games?', [3]],
    ['clubs with more lost games than won ones', [2]],
    ['which clubs have fewer players than games?', [1, 3]],
    ['which courses have more enrolments than seats?', [1]],
  ] as const)
    it(`are set against each other: “${message}”`, async () =>
      expect(ids((await school(message)).data.result)).to.deep.equal(found))

  it('are not where more is said than is read', async () =>
    expect((await school('which clubs have more players than games in the rain?')).confidence).to.be.below(0.5))
})
