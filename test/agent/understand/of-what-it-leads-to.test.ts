import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }

const depots = [
  ['Quayside', 'Leith', 'open'],
  ['Mill Yard', 'Perth', 'open'],
  ['Northgate', 'Oban', 'closed'],
].map(([name, city, status], at) => ({ id: at + 1, name, city, status, code: `D${at + 1}` }))
const people = ['Ann Lee', 'Bo Reyes', 'Cy Stone', 'Di Vance'].map((name, at) => ({
  id: at + 11,
  name,
  email: `${name.split(' ')[0]!.toLowerCase()}@yard.example`,
  city: ['Perth', 'Oban', 'Leith', 'Perth'][at],
  depot_id: [1, 2, 3, 1][at],
  grade: ['senior', 'junior', 'senior', 'junior'][at],
}))
const crews = ['3A', '3B', '4A'].map((name, at) => ({
  id: at + 21,
  name,
  bay: `N${at}`,
  status: ['closed', 'open', 'open'][at],
  foreman_id: [11, 12, 11][at],
  depot_id: at + 1,
  code: `C${at + 1}`,
}))
const jobs = [21, 21, 21, 22, 23, null].map((crew_id, at) => ({
  id: at + 31,
  title: ['Paint the gate', 'Mend the crane', 'Sweep the quay', 'Lay the rails', 'Hang the bell', 'Oil the winch'][at],
  crew_id,
  status: 'open',
  code: `J${at + 1}`,
}))
const yard = () =>
  converse(
    reads('yard', '/depots', () => depots, list({ id: whole, name: text, city: text, status: text, code: text })),
    reads('yard', '/people', () => people, list({ id: whole, name: text, email: text, city: text, depot_id: { ...whole, description: 'Depot that the person works at' }, grade: text })), // oxfmt-ignore
    reads('yard', '/crews', () => crews, list({ id: whole, name: text, bay: text, status: text, foreman_id: { ...whole, description: 'Person who leads the crew' }, depot_id: whole, code: text })), // oxfmt-ignore
    reads(
      'yard',
      '/jobs',
      () => jobs,
      list({ id: whole, title: text, crew_id: { ...whole, nullable: true }, status: text, code: text }),
    ),
  )
const answerOf = async (message: string) => (await yard().ask(message)).response
const resultOf = async (message: string) => (await yard().ask(message)).data.result

describe('groups by a field of what the records lead to', () => {
  for (const message of [
    'crews by status of their depot',
    'crews by the status of the depot',
    "number of crews per depot's status",
    "crews by their depot's status",
  ])
    it(`is that of the noun, though the records have one of the same name: ${message}`, async () => {
      expect(await resultOf(message)).to.deep.equal([
        { status: 'open', count: 2 },
        { status: 'closed', count: 1 },
      ])
    })
  for (const message of ['crews by grade of their foreman', "How many crews are there per foreman's grade?"])
    it(`is that of the role that a key names: ${message}`, async () => {
      expect(await resultOf(message)).to.deep.equal([
        { grade: 'senior', count: 2 },
        { grade: 'junior', count: 1 },
      ])
    })
})

describe('a field of what somebody or something has', () => {
  for (const [message, expected] of [
    ["What is the city of Ann Lee's depot?", 'Leith'],
    ["What's the city of Bo Reyes's depot?", 'Perth'],
    ["Bo Reyes's depot's city", 'Perth'],
    ['What is the city of the depot of Bo Reyes?', 'Perth'],
    ["What's the status of Sweep the quay's crew?", 'closed'],
    ["What's the code of Hang the bell's crew?", 'C3'],
    ["3A's foreman's email", 'ann@yard.example'],
    ["What's the email of 3B's foreman?", 'bo@yard.example'],
    ['What is the email of the foreman of 3B?', 'bo@yard.example'],
  ] as const)
    it(`is told of that: ${message}`, async () => {
      expect(await answerOf(message)).to.contain(expected)
    })
})

describe('a short code in the genitive', () => {
  for (const [message, expected] of [
    ["What's 3A's bay?", 'N0'],
    ["4A's bay", 'N2'],
    ["Who is 3B's foreman?", 'Bo Reyes'],
    ["How many jobs are 3A's?", '3'],
  ] as const)
    it(`names the record: ${message}`, async () => {
      expect(await answerOf(message)).to.contain(expected)
    })
})

describe('the average number of records of one kind for each of another', () => {
  it('counts those that belong to none nowhere', async () => {
    expect(await resultOf('How many jobs does a crew have on average?')).to.be.closeTo(5 / 3, 1e-9)
  })
})
