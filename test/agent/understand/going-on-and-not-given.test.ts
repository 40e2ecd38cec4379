import { expect } from 'chai'
import { date as day, int as id, list, num, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const clients = [
  { id: 1, name: 'Nordlicht', account_manager_id: 11 },
  { id: 2, name: 'Blue Bay', account_manager_id: 12 },
]
const agents = [
  { id: 11, first_name: 'Mia', last_name: 'Holm', email: 'mia@desk.example' },
  { id: 12, first_name: 'Noah', last_name: 'Park', email: 'noah@desk.example' },
]
/** Asked on 14 May 2025: one goes on, one ends later, one has ended. */
const plans = [
  { id: 21, client_id: 1, price: 20, started_on: '2024-01-01', cancelled_on: null },
  { id: 22, client_id: 2, price: 30, started_on: '2024-02-01', cancelled_on: '2025-08-01' },
  { id: 23, client_id: 2, price: 40, started_on: '2024-03-01', cancelled_on: '2025-01-01' },
]
const tickets = [
  { id: 31, client_id: 1, agent_id: 11, state: 'closed' },
  { id: 32, client_id: 1, agent_id: 11, state: 'closed' },
  { id: 33, client_id: 2, agent_id: 12, state: 'closed' },
  { id: 34, client_id: 2, agent_id: null, state: 'open' },
]
const devices = [
  { id: 41, kind: 'laptop', assigned_to_id: 11 },
  { id: 42, kind: 'laptop', assigned_to_id: null },
  { id: 43, kind: 'phone', assigned_to_id: null },
]
const ask = (message: string) =>
  converse(
    reads('desk', '/clients', () => clients, list({ id, name: text, account_manager_id: id })),
    reads('desk', '/agents', () => agents, list({ id, first_name: text, last_name: text, email: text })),
    reads('desk', '/plans', () => plans, list({ id, client_id: id, price: num, started_on: day, cancelled_on: { ...day, nullable: true } })), // oxfmt-ignore
    reads('desk', '/tickets', () => tickets, list({ id, client_id: id, agent_id: { ...id, nullable: true }, state: oneOf('open', 'closed') })), // oxfmt-ignore
    reads('desk', '/devices', () => devices, list({ id, kind: oneOf('laptop', 'phone'), assigned_to_id: { ...id, nullable: true } })), // oxfmt-ignore
  ).ask(message)
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

describe('what has no state but a day of its end', () => {
  for (const [message, found] of [
    ['Which plans are active?', [21, 22]],
    ['list the current plans', [21, 22]],
    ['Which plans are still running?', [21, 22]],
    ['Which plans have ended?', [23]],
    ['Which plans are not active?', [23]],
  ] as const)
    it(`goes on until that day: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal(found)
    })
})

describe('what is given to nobody', () => {
  for (const message of [
    'Which tickets have nobody assigned?',
    'Which tickets are not assigned to anybody?',
    'Which tickets are assigned to nobody?',
    'Which tickets are not assigned yet?',
  ])
    it(`has no key to anybody: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal([34])
    })
})

describe('those who work for others', () => {
  it('manage the accounts of these, who are none of them', async () => {
    expect((await ask('Who looks after Blue Bay?')).response).to.contain('Noah Park')
    expect((await ask('list the clients with their account manager')).response).to.match(/Nordlicht \(Mia Holm\)/)
  })

  it('are those who close and solve things', async () =>
    expect((await ask('Who closed the most tickets?')).response).to.match(/^Mia Holm/))
})

describe('what is in use', () => {
  for (const [message, found] of [
    ['Which laptops are in use?', [41]],
    ['Which devices are not in use?', [42, 43]],
  ] as const)
    it(`is what somebody has been given: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal(found)
    })

  it('is not passed over where nothing tells it', async () =>
    expect((await ask('Which plans are in use?')).data.error?.code).to.equal('NOT_AVAILABLE'))
})
