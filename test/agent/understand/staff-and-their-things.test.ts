import { expect } from 'chai'
import { date as day, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const absenceLeft = { ...id, description: 'Hours of paid absence that are left this year' }
const crew = [
  { id: 1, first_name: 'Ann', last_name: 'Lee', depot_id: 1, contract_type: 'apprentice', work_model: 'remote', status: 'active', absence_hours: 200, absence_hours_left: 40, start_date: '2024-02-01', end_date: null },
  { id: 2, first_name: 'Bo', last_name: 'Ray', depot_id: 2, contract_type: 'permanent', work_model: 'hybrid', status: 'left', absence_hours: 220, absence_hours_left: 90, start_date: '2024-03-01', end_date: '2025-03-31' },
  { id: 3, first_name: 'Cy', last_name: 'Fox', depot_id: 1, contract_type: 'permanent', work_model: 'remote', status: 'active', absence_hours: 90, absence_hours_left: 10, start_date: '2023-03-01', end_date: null },
  { id: 4, first_name: 'Di', last_name: 'Orr', depot_id: 2, contract_type: 'permanent', work_model: 'hybrid', status: 'active', absence_hours: 80, absence_hours_left: 0, start_date: '2022-03-01', end_date: null },
] // oxfmt-ignore
const depots = [
  { id: 1, name: 'Lyon' },
  { id: 2, name: 'Basel' },
]
const vacancies = [{ id: 5, title: 'Sorter', depot_id: 1, contract_type: 'apprentice', closes_on: '2030-01-01' }]
const claims = ['waiting', 'accepted', 'refused', 'withdrawn'].map((status, at) => ({ id: 11 + at, number: `C-${at}`, crew_member_id: 1, status })) // oxfmt-ignore
const tools = [
  { id: 21, tag: 'T-1', category: 'drill', status: 'in_use', price: 90, depot_id: 1 },
  { id: 22, tag: 'T-2', category: 'drill', status: 'lost', price: 60, depot_id: 2 },
  { id: 23, tag: 'T-3', category: 'ladder', status: 'in_use', price: 400, depot_id: 1 },
]
const contract = of('permanent', 'apprentice')
const ask = (message: string) =>
  converse(
    reads('yard', '/crew-members', () => crew, list({ id, first_name: text, last_name: text, depot_id: id, contract_type: contract, work_model: of('on_site', 'hybrid', 'remote'), status: of('active', 'left'), absence_hours: id, absence_hours_left: absenceLeft, start_date: day, end_date: { ...day, nullable: true } })), // oxfmt-ignore
    reads('yard', '/depots', () => depots, list({ id, name: text, currency: { ...text, description: 'Currency in which bills there are paid' } })), // oxfmt-ignore
    reads('yard', '/vacancies', () => vacancies, list({ id, title: text, depot_id: id, contract_type: contract, closes_on: day })), // oxfmt-ignore
    reads('yard', '/claims', () => claims, list({ id, number: text, crew_member_id: id, status: of('waiting', 'accepted', 'refused', 'withdrawn') })), // oxfmt-ignore
    reads('yard', '/equipment', () => tools, list({ id, tag: text, category: of('drill', 'ladder'), status: of('in_use', 'lost', 'retired'), price: { ...num, description: 'EUR' }, depot_id: id })), // oxfmt-ignore
  ).ask(message)

const says = (cases: readonly (readonly [string, RegExp])[]) => {
  for (const [message, said] of cases) it(message, async () => expect((await ask(message)).response).to.match(said))
}

describe('what is left of something', () => {
  says([
    ['Which crew members still have more than 30 hours of paid absence left?', /^2 crew members .*Ann Lee and Bo Ray/],
    ['Who has fewer than 20 hours of absence left?', /^2 crew members .*Cy Fox and Di Orr/],
    ['How many hours of absence does Cy Fox have left this year?', /\b10\b/],
    ['Who has the most absence hours left?', /Bo Ray.*90/],
  ])
})

describe('people who left', () => {
  says([
    ['Who left in 2025?', /^1 crew member .*Bo Ray/],
    ['Who left in 2024?', /^There are no|^No /],
    ['Which crew members have left?', /^1 crew member .*Bo Ray/],
  ])
})

describe('states that are denied together and still to come', () => {
  says([
    ['Which claims has nobody accepted or refused yet?', /^1 claim .*C-0/],
    ['claims that have been neither accepted nor refused yet', /^1 claim .*C-0/],
    ['Which claims are neither accepted nor refused?', /^2 claims .*C-0.*C-3/],
  ])
})

describe('people by what they are, and where', () => {
  says([
    ['Which apprentices do we have in Lyon?', /^1 crew member .*Ann Lee/],
    ['Who works out of the Basel depot?', /^2 crew members .*Bo Ray and Di Orr/],
    ['crew members based out of Lyon', /^2 crew members .*Ann Lee and Cy Fox/],
    ['Which crew members work fully remotely?', /^2 crew members .*Ann Lee and Cy Fox/],
  ])
})

describe('pieces of things', () => {
  says([
    ["What's the most expensive piece of equipment we own?", /T-3.*400/],
    ['Which pieces of equipment are lost?', /^1 equipment.*T-2/],
    ['What have we paid for all our drills together?', /150/],
    ['How many drills have gone missing?', /\b1\b.*lost/],
  ])
})

describe('who has nothing left, and when people left', () => {
  says([
    ['Who has no absence left?', /^1 crew member .*Di Orr/],
    ['Who has used up all their absence hours?', /^1 crew member .*Di Orr/],
    ['Who left, and on which date?', /Bo Ray.*March 31, 2025/],
    ['Which crew members started in 2024 and when?', /Ann Lee \(February 1, 2024\)/],
  ])
  it('is no day that nothing tells', async () => {
    const { confidence, response } = await ask('Which claims were accepted, and when?')
    expect(response).to.match(/no one day/)
    expect(confidence).to.be.below(0.8)
  })
  it('is no age: Who is the youngest crew member?', async () =>
    expect((await ask('Who is the youngest crew member?')).response).to.match(/by the start date/))
})
