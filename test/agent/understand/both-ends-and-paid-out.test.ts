import { expect } from 'chai'
import { date, flag, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const day = { ...date, nullable: true }
const depots = [
  { id: 1, name: 'Norrby', cost_center: 9000, yearly_budget: 500 },
  { id: 2, name: 'Sorby', cost_center: 1000, yearly_budget: 800 },
]
const drivers = [
  { id: 11, name: 'Ann Lee', email: 'a@d.example', depot_id: 1, hired_on: '2020-01-01' },
  { id: 12, name: 'Bo Ray', email: 'b@d.example', depot_id: 2, hired_on: '2024-03-01' },
]
const tours = [
  { id: 21, title: 'Fjord Loop', fee: 90 },
  { id: 22, title: 'City Lights', fee: 20 },
  { id: 23, title: 'Glacier Walk', fee: 150 },
]
const applicants = [
  { id: 31, name: 'Eva Holm', email: 'e@x.example', applied_on: '2024-02-01', stage: 'hired' },
  { id: 32, name: 'Fay Iles', email: 'f@x.example', applied_on: '2024-05-01', stage: 'offer' },
]
const slip = (number: number, driver_id: number, paid_on: string, ...extra: number[]) =>
  ({ id: number, driver_id, paid_on, lines: [{ type: 'BASE', amount: 2000 }, ...extra.map(amount => ({ type: 'OVERTIME', amount }))] }) // oxfmt-ignore
const slips = [slip(41, 11, '2024-03-28', 50), slip(42, 12, '2024-03-28', 60), slip(43, 11, '2024-04-28', 300)]
const posts = [{ id: 51, title: 'Night Driver', published_on: '2024-04-02', is_open: false, filled_on: '2024-06-01', cancelled_on: null }] // oxfmt-ignore
const lines = { type: 'array', items: { type: 'object', properties: { type: of('BASE', 'OVERTIME'), amount: money } } }

const ask = (message: string) =>
  converse(
    reads('bus', '/depots', () => depots, list({ id, name: text, cost_center: id, yearly_budget: money })),
    reads('bus', '/drivers', () => drivers, list({ id, name: text, email: text, depot_id: id, hired_on: date })),
    reads('bus', '/tours', () => tours, list({ id, title: text, fee: money })),
    reads('bus', '/applicants', () => applicants, list({ id, name: text, email: text, applied_on: date, stage: of('received', 'offer', 'hired') })), // oxfmt-ignore
    reads('bus', '/slips', () => slips, list({ id, driver_id: id, paid_on: date, lines })),
    reads('bus', '/posts', () => posts, list({ id, title: text, published_on: date, is_open: flag, filled_on: day, cancelled_on: day })), // oxfmt-ignore
  ).ask(message)

describe('both ends of an order, what was paid out, and who was hired', () => {
  for (const [message, says] of [
    ['cheapest and dearest tour we offer?', /City Lights: €20.*Glacier Walk: €150/],
    ['the cheapest and the most expensive tour', /City Lights: €20.*Glacier Walk: €150/],
    ['most expensive tour we offer', /Glacier Walk: €150/],
    ['did we pay out more overtime in April 2024 than in March 2024?', /^Yes: .*€300 .*€110/],
    ['biggest depot', /^(?!.*cost center)/],
    ['who was hired most recently?', /Bo Ray/],
    ['how many drivers were hired in 2024?', /\b1 driver\b/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))

  it('does not take the day of publishing surely for that of closing', async () =>
    expect((await ask('posts closed in April 2024')).confidence).to.be.below(0.8))
})
