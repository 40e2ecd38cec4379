import { expect } from 'chai'
import { date as day, flag, int as id, list, num, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const halls = [
  { id: 1, name: 'Mill Lane' },
  { id: 2, name: 'Quay Side' },
]
const boxes = [
  { id: 11, code: 'ML-1', hall_id: 1, delivery_weeks: 12 },
  { id: 12, code: 'QS-2', hall_id: 2, delivery_weeks: 3 },
]
const tenants = [
  { id: 21, first_name: 'Ann', last_name: 'Lee', town: 'Leeds', joined_on: '2025-04-03' },
  { id: 22, first_name: 'Bo', last_name: 'Ray', town: 'Leeds', joined_on: '2024-04-03' },
  { id: 23, first_name: 'Cy', last_name: 'Fox', town: 'York', joined_on: '2024-05-03' },
]
const contracts = [
  { id: 31, tenant_id: 21, box_id: 11, monthly_rent: 40, charge: 5 },
  { id: 32, tenant_id: 22, box_id: 12, monthly_rent: 50, charge: 6 },
]
const damages = [
  { id: 61, contract_id: 31, part: 'door', charged_to_tenant: true },
  { id: 62, contract_id: 32, part: 'lock', charged_to_tenant: false },
]
const coaches = [
  { id: 41, first_name: 'Dee', last_name: 'Orr', hourly_rate: 13 },
  { id: 42, first_name: 'Eli', last_name: 'Nye', hourly_rate: 22 },
]
const orders = [
  { id: 51, ordered_on: '2025-04-02', state: 'delivered' },
  { id: 52, ordered_on: '2025-03-02', state: 'open' },
]
const ask = (message: string) =>
  converse(
    reads('store', '/halls', () => halls, list({ id, name: text })),
    reads('store', '/boxes', () => boxes, list({ id, code: text, hall_id: id, delivery_weeks: id })),
    reads('store', '/tenants', () => tenants, list({ id, first_name: text, last_name: text, town: text, joined_on: day })), // oxfmt-ignore
    reads(
      'store',
      '/contracts',
      () => contracts,
      list({ id, tenant_id: id, box_id: id, monthly_rent: money, charge: money }),
    ),
    reads('store', '/damages', () => damages, list({ id, contract_id: id, part: text, charged_to_tenant: flag })),
    reads('store', '/coaches', () => coaches, list({ id, first_name: text, last_name: text, hourly_rate: money })),
    reads('store', '/orders', () => orders, list({ id, ordered_on: day, state: oneOf('open', 'delivered') })),
  ).ask(message)

describe('verbs that say no more than that something is there', () => {
  for (const [message, says] of [
    ['Which box does Ann Lee rent?', /ML-1/],
    ['Which tenants are renting a box at Mill Lane?', /^1 tenant .*Ann Lee/],
    ['How many orders did we take in April 2025?', /^There is 1 order /],
    ['Which boxes take at least 10 weeks to be delivered?', /^1 box .*ML-1/],
    ['What are the lowest and the highest hourly rates we pay our coaches?', /€13 .* €22/],
    ['What are the top 2 towns our tenants live in?', /Leeds 2.*York 1/],
    ['How many people became tenants in April 2025?', /^There is 1 tenant /],
    ['gimme teh halls', /^2 halls/],
  ] as const)
    it(`are read as such: ${message}`, async () => expect((await ask(message)).response).to.match(says))
})

it('praise of whoever answers asks nothing', async () =>
  expect((await ask('You are quicker than my colleague, well done!')).data.error).to.equal(undefined))

it('a flag that is called after the verb is never passed over', async () =>
  expect((await ask('Which damages was the tenant charged for?')).response).to.match(
    /^I cannot answer that: .*“charged”|^1 damage .*61/,
  ))

it('whoever came somewhere is not counted as the place', async () =>
  expect((await ask('How many came to Mill Lane?')).data.error?.message).to.match(
    /nothing that I could read as “came”/,
  ))
