import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }
const maybe = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })
const object = (properties: object) => ({ type: 'object', properties })
const list = (properties: object) => ({ type: 'array', items: object(properties) })
const ids = (rows: unknown) => (rows as { id: number }[]).map(row => row.id)

// Today is 14 May 2025.
const courts = ['East', 'West', 'North'].map((name, at) => ({ id: at + 1, name }))
const closures = [
  [1, '2025-05-01', '2025-05-20'],
  [2, '2025-03-01', '2025-03-09'],
  [3, '2025-05-10', null],
].map(([court_id, closed_from, closed_to], at) => ({ id: 40 + at, court_id, closed_from, closed_to }))
const fairs = [
  ['Spring', '2025-05-01', '2025-05-20'],
  ['Winter', '2024-12-01', '2024-12-20'],
].map(([name, opens_on, closes_on], at) => ({ id: at + 1, name, opens_on, closes_on }))
const coaches = ['Ann Lee', 'Bo Falk', 'Cy Dunn'].map((name, at) => ({
  id: at + 1,
  name,
  email: `c${at}@club.example`,
}))
const absences = [
  [1, 2, '2025-05-12', '2025-05-16'],
  [2, 1, '2025-04-01', '2025-04-04'],
].map(([coach_id, approved_by_id, from_date, to_date], at) => ({ id: 60 + at, coach_id, approved_by_id, from_date, to_date })) // oxfmt-ignore
const club = (message: string) =>
  converse(
    reads('club', '/courts', () => courts, list({ id: whole, name: text })),
    reads('club', '/closures', () => closures, list({ id: whole, court_id: whole, closed_from: day, closed_to: maybe(day) })), // oxfmt-ignore
    reads('club', '/fairs', () => fairs, list({ id: whole, name: text, opens_on: day, closes_on: day })),
    reads('club', '/coaches', () => coaches, list({ id: whole, name: text, email: text })),
    reads('club', '/absences', () => absences, list({ id: whole, coach_id: whole, approved_by_id: { ...whole, description: 'Coach' }, from_date: day, to_date: day })), // oxfmt-ignore
  ).ask(message)

describe('a state that records with a first and a last day tell', () => {
  for (const [message, found] of [
    ['which courts are closed?', [1, 3]],
    ['which courts are currently closed?', [1, 3]],
    ['which courts were closed on 5 March 2025?', [2]],
    ['which courts are not closed at the moment?', [2]],
    ['which courts have been closed?', [1, 2, 3]],
    ['which fairs are open at the moment?', [1]],
    ['which fairs were open on 5 December 2024?', [2]],
  ] as const)
    it(`holds at that time: “${message}”`, async () =>
      expect(ids((await club(message)).data.result)).to.deep.equal(found))

  it('is told by a noun behind a preposition, too', async () =>
    expect((await club('how many coaches are on absence today?')).data.result).to.equal(1))

  it('is that of those whom it is about', async () => {
    const { response } = await club('who is absent today?')
    expect(response)
      .to.match(/Ann Lee/)
      .and.not.match(/Bo Falk/)
  })
})

const lamps = [
  [1, 'Nordic', 120, 'EUR'],
  [2, 'Arc', 140, 'USD'],
  [3, 'Globe', 60, 'EUR'],
].map(([id, name, sum, currency]) => ({ id, name, price: { amount: sum, currency } }))
const makers = [{ id: 1, name: 'Kranz', contact: { first_name: 'Zeno', last_name: 'Vogel' }, skills: ['Go', 'SQL'] }, { id: 2, name: 'Alder', contact: { first_name: 'Ann', last_name: 'Lee' }, skills: ['SQL'] }] // oxfmt-ignore
const crates = ['B12', 'B13'].map((code, at) => ({ id: at + 1, code, lamp_id: at + 1 }))
const isles = ['Salt Isle', 'Wolf Isle'].map((name_en, at) => ({ id: at + 1, name_en, name_de: ['Salzinsel', 'Wolfsinsel'][at] })) // oxfmt-ignore
const shores = [4, 5, 6].map((length_km, at) => ({ id: at + 1, isle_id: at < 2 ? 1 : 2, length_km }))
const shop = (message: string) =>
  converse(
    reads('shop', '/lamps', () => lamps, list({ id: whole, name: text, price: object({ amount, currency: { ...text, example: 'EUR' } }) })), // oxfmt-ignore
    reads('shop', '/makers', () => makers, list({ id: whole, name: text, contact: object({ first_name: text, last_name: text }), skills: { type: 'array', items: text } })), // oxfmt-ignore
    reads('shop', '/crates', () => crates, list({ id: whole, code: text, lamp_id: whole })),
    reads('shop', '/isles', () => isles, list({ id: whole, name_en: text, name_de: text })),
    reads('shop', '/shores', () => shores, list({ id: whole, isle_id: whole, length_km: whole })),
  ).ask(message)

describe('amounts in several currencies', () => {
  it('are those in the currency that is said', async () =>
    expect(ids((await shop('which lamps cost more than 100 euros?')).data.result)).to.deep.equal([1]))

  it('are told apart, and never as if they were all in one', async () => {
    const { response } = await shop('what is the average price of the lamps?')
    expect(response).to.match(/USD 140, EUR 90.*EUR and USD apart/)
  })
})

describe('names inside records', () => {
  it('are whole where only their object is named', async () =>
    expect((await shop('who is the contact at Kranz?')).response).to.match(/Zeno Vogel/))

  it('are their parts where these are named', async () =>
    expect((await shop('what is the contact first name of Kranz?')).data.result).to.equal('Zeno'))

  it('are values by their capital, though they are little words', async () =>
    expect(ids((await shop('which makers have both the skills Go and SQL?')).data.result)).to.deep.equal([1]))

  it('tell what is in something that leads to one kind of things', async () =>
    expect((await shop('what is in crate B12?')).response).to.match(/Nordic/))

  it('are those in the language of the question where there is one for each', async () =>
    expect((await shop('total length of shores per isle')).response).to.match(/Salt Isle.*9/))
})
