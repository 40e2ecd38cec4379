import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const maybe = (schema: object) => ({ ...schema, nullable: true })
const namesOf = (result: unknown) => [result].flat().map(row => (row as { name?: string } | null)?.name ?? row).sort() // oxfmt-ignore

/** The day of the test is 14 May 2025. */
const TEAMS = [{ id: 1, name: 'Rigging', head_id: 11 }, { id: 2, name: 'Welding Services', head_id: 13 }] // oxfmt-ignore
const DIVERS = [
  { id: 11, name: 'Ann Berg', team_id: 1, employment_type: 'permanent', started_on: '2019-03-01' },
  { id: 12, name: 'Bo Holm', team_id: 1, employment_type: 'seasonal', started_on: '2021-04-01' },
  { id: 13, name: 'Cleo Dahl', team_id: 2, employment_type: 'permanent', started_on: '2022-05-01' },
]
const WRECKS = [
  { id: 21, name: 'Old Mary', client: 'Port of Bergen', state: 'on_hold', supervisor_id: 13 },
  { id: 22, name: 'Blue Star', client: 'Fjord Museum', state: 'active', supervisor_id: 11 },
  { id: 23, name: 'Grey Gull', client: 'Fjord Museum', state: 'active', supervisor_id: 11 },
]
const POSTINGS = [
  { id: 31, diver_id: 11, wreck_id: 21, post_role: 'worker', starts_on: '2025-01-01', ends_on: null },
  { id: 32, diver_id: 12, wreck_id: 21, post_role: 'banksman', starts_on: '2025-02-01', ends_on: '2025-12-31' },
  { id: 33, diver_id: 13, wreck_id: 21, post_role: 'worker', starts_on: '2024-01-01', ends_on: '2024-06-30' },
  { id: 34, diver_id: 13, wreck_id: 22, post_role: 'banksman', starts_on: '2025-01-01', ends_on: null },
]
const LICENCES = [
  { id: 41, name: 'Deep Pass', diver_id: 11, expires_on: '2025-01-31' },
  { id: 42, name: 'Deep Pass', diver_id: 12, expires_on: '2026-01-31' },
  { id: 43, name: 'Crane Ticket', diver_id: 12, expires_on: '2025-03-31' },
]
const crew = () =>
  converse(
    reads('crew', '/teams', () => TEAMS, list({ id, name: text, head_id: { ...id, description: 'The diver who runs the team' } })), // oxfmt-ignore
    reads('crew', '/divers', () => DIVERS, list({ id, name: text, team_id: id, employment_type: { ...text, enum: ['permanent', 'seasonal'] }, started_on: day })), // oxfmt-ignore
    reads('crew', '/wrecks', () => WRECKS, list({ id, name: text, client: { ...text, description: 'Who we dive for' }, state: { ...text, enum: ['active', 'on_hold'] }, supervisor_id: { ...id, description: 'A diver' } })), // oxfmt-ignore
    reads('crew', '/postings', () => POSTINGS, list({ id, diver_id: id, wreck_id: id, post_role: { ...text, enum: ['worker', 'banksman'] }, starts_on: day, ends_on: maybe(day) })), // oxfmt-ignore
    reads('crew', '/licences', () => LICENCES, list({ id, name: text, diver_id: id, expires_on: day })),
  )
const ask = (message: string) => crew().ask(message)

describe('working somewhere', () => {
  it('is said of everybody there, and not of a role `worker`', async () => {
    const { data, response } = await ask('How many people work in each team?')
    expect(response).not.to.include('worker')
    expect(data.result).to.deep.include({ name: 'Rigging', count: 2 })
    expect((await ask('On how many wrecks has the work been put on hold?')).data.result).to.equal(1)
  })

  it('asks for those whom records connect with it, and not for the client', async () => {
    for (const message of ['Who is working on Blue Star?', 'Who do we have working at Blue Star?'])
      expect(namesOf((await ask(message)).data.result), message).to.deep.equal(['Cleo Dahl'])
  })

  it('is so now as long as what connects them lasts', async () => {
    const { data } = await ask('Which divers are currently on Old Mary?')
    expect(namesOf(data.result)).to.deep.equal(['Ann Berg', 'Bo Holm'])
  })
})

describe('what has run out', () => {
  for (const message of [
    'Whose Deep Pass has expired?',
    'Which divers have a Deep Pass that has expired?',
    'Are there any divers whose Deep Pass has expired?',
    'Divers with an expired Deep Pass',
  ])
    it(`is what is named, by its own last day: ${message}`, async () =>
      expect(namesOf((await ask(message)).data.result)).to.deep.equal(['Ann Berg']))

  it('is asked when it will', async () => {
    expect((await ask("When does Bo Holm's crane ticket run out?")).data.result).to.equal('2025-03-31')
    expect((await ask('When will the Deep Pass of Ann Berg lapse?')).data.result).to.equal('2025-01-31')
  })
})

describe('words beside a noun', () => {
  it('tell what it is for, and no part of a name of something else', async () => {
    expect(namesOf((await ask('List our welding wrecks')).data.result)).to.deep.equal([
      'Blue Star',
      'Grey Gull',
      'Old Mary',
    ])
  })

  it('call the type of employment a contract', async () => {
    expect((await ask('How many divers are there by contract type?')).data.result).to.deep.include({ employment_type: 'permanent', count: 2 }) // oxfmt-ignore
  })
})

describe('the head of something spoken of', () => {
  it('is whoever heads it, and nobody else in it', async () => {
    const conversation = crew()
    await conversation.ask('How many divers are there in Rigging?')
    expect(namesOf((await conversation.ask('Who is the head of that team?')).data.result)).to.deep.equal(['Ann Berg'])
  })
})

const SKIPPERS = [
  {
    id: 51,
    name: 'Ann Berg',
    licence: { number: 'S-1', issued_on: '2024-02-01', expires_on: '2026-02-01' },
    insurance_expires_on: '2025-09-30',
  },
  {
    id: 52,
    name: 'Bo Holm',
    licence: { number: 'S-2', issued_on: '2024-03-01', expires_on: '2026-03-01' },
    insurance_expires_on: '2025-10-31',
  },
]
describe('what ends of several things', () => {
  const licence = { type: 'object', properties: { number: { ...text, description: 'Inland skipper licence' }, issued_on: day, expires_on: day } } // oxfmt-ignore
  const port = () => converse(reads('port', '/skippers', () => SKIPPERS, list({ id, name: text, licence, insurance_expires_on: { ...day, description: 'Liability insurance' } }))) // oxfmt-ignore

  for (const [message, last] of [
    ["When does Ann Berg's inland skipper licence run out?", '2026-02-01'],
    ['When does the licence of Bo Holm expire?', '2026-03-01'],
    ["When will Bo Holm's insurance run out?", '2025-10-31'],
    ["When does Ann Berg's liability insurance lapse?", '2025-09-30'],
  ] as const)
    it(`ends on the day that is called after it: ${message}`, async () =>
      expect((await port().ask(message)).data.result).to.equal(last))
})
