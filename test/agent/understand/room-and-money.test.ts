import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const mail = { ...text, format: 'email', nullable: true }

const docks = [
  { id: 'd1', name: 'East', lengthM: 300, depthM: 9, seats: 60, builtYear: 1990 },
  { id: 'd2', name: 'West', lengthM: 120, depthM: 15, seats: 80, builtYear: 2004 },
]
const boats = [
  { id: 'b1', name: 'Gannet', flag: 'Malta', lengthM: 90, builtYear: 2001, dockId: 'd1', price: 900 },
  { id: 'b2', name: 'Petrel', flag: 'Malta', lengthM: 80, builtYear: 2011, dockId: 'd1', price: 800 },
  { id: 'b3', name: 'Skua', flag: 'Chile', lengthM: 70, builtYear: 1999, dockId: 'd2', price: 700 },
]
const grade = { ...text, enum: ['minor', 'major'] }
const refits = [
  { id: 'r1', boatId: 'b1', grade: 'minor', cost: 40 },
  { id: 'r2', boatId: 'b1', grade: 'minor', cost: 35 },
  { id: 'r3', boatId: 'b3', grade: 'major', cost: 60 },
]
const painters = [
  { id: 'q1', name: 'Ib Rask', birthYear: 1900, deathYear: 1990 },
  { id: 'q2', name: 'Ea Holm', birthYear: 1920, deathYear: 1950 },
]
const people = (key: string) => [1, 2, 3, 4].map(n => ({ id: `${key}${n}`, name: `${key} Moor ${n}`, mail: `p${n}@x.example` })) // oxfmt-ignore
const guests = people('Ada').slice(0, 3).map(({ mail: email, ...one }) => ({ ...one, contact: { phone: '1', email } })) // oxfmt-ignore
const port = () =>
  converse(
    reads('port', '/docks', () => docks, list({ id: text, name: text, lengthM: whole, depthM: whole, seats: whole, builtYear: whole })),
    reads('port', '/boats', () => boats, list({ id: text, name: text, flag: text, lengthM: whole, builtYear: whole, dockId: text, price: whole })),
    reads('port', '/refits', () => refits, list({ id: text, boatId: text, grade, cost: { ...whole, description: 'In euros' } })),
    reads('school', '/pupils', () => people('Bo'), list({ id: text, name: text, mail })),
    reads('gallery', '/painters', () => painters, list({ id: text, name: text, birthYear: whole, deathYear: whole })),
    reads('inn', '/guests', () => guests, list({ id: text, name: text, contact: { type: 'object', properties: { phone: text, email: mail } } })),
  ) // oxfmt-ignore
const ask = async (...messages: string[]) => {
  const { ask: say } = port()
  let last = await say(messages[0]!)
  for (const message of messages.slice(1)) last = await say(message)
  return last
}

describe('room for something, and money for something', () => {
  for (const [messages, said, unsaid] of [
    [['docks that can take a boat of 200 m'], 'East', 'West'],
    [['which docks can take a draught of 12 m?'], 'West', 'East'],
    [['docks that can seat more than 60 people'], 'West', 'East'],
    [['how much have we paid out for refits?'], '135', '2,400'],
    [['which grade has cost us the most money?'], 'minor', 'major'],
    [['how many boats under the flag of Chile?', 'sorry, Malta', 'which of these is the newest?'], 'Petrel', 'Chile'],
    [['which pupils are also guests?'], '3 pupils', 'cannot'],
  ] as const)
    it(messages.join(' / '), async () => {
      const { response } = await ask(...messages)
      expect(response).to.include(said).and.not.include(unsaid)
    })

  it('works out no age at an end', async () => {
    expect((await ask('which painter died youngest?')).response).to.not.include('Ib Rask')
  })
})
