import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const maybeDate = { type: ['string', 'null'], format: 'date' }
const choice = (...values: string[]) => ({ type: 'string', enum: values })
const object = (properties: object) => ({ type: 'object', properties })
const listOf = (items: object) => ({ type: 'array', items })
const served = (path: string, rows: object[], properties: object) =>
  reads('workbench', path, () => rows, listOf(object(properties)))

/** People as records of other kinds show them: by key, login and name. */
const people = ['Ann Berg', 'Bo Holm', 'Fay Orr'].map((name, at) => ({ id: at + 11, login: name.toLowerCase().replace(' ', '.'), name, team: 'tools' })) // oxfmt-ignore
const shown = (at: number) => ({ id: people[at]!.id, login: people[at]!.login, name: people[at]!.name })
const person = object({ id: whole, login: text, name: text })
const epics = [{ id: 71, title: 'Spring', due_date: '2025-02-01' }]
const issues = [
  ['Loose bolt', 0, [1], 'opened', '2025-06-01', null],
  ['Thin paint', 0, [1, 2], 'closed', null, 2],
  ['Bent rail', 1, [0], 'opened', '2025-03-01', null],
  ['Wet floor', 2, [], 'locked', null, null],
].map(([title, author, assignees, state, due_date, closer], at) => ({
  id: at + 501,
  title,
  author: shown(author as number),
  assignees: (assignees as number[]).map(shown),
  state,
  due_date,
  epic: epics[0],
  finished_by: closer === null ? null : shown(closer as number),
}))
const boards = [
  ['b1', 11, 12, 'white'],
  ['b2', 11, 13, 'black'],
  ['b3', 12, 11, 'white'],
  ['b4', 13, 12, null],
].map(([id, white, black, winner]) => ({ id, winner, white: { id: white, clock: 60 }, black: { id: black, clock: 90 } })) // oxfmt-ignore
const side = object({ id: { ...whole, description: 'The person' }, clock: whole })
const scores = people.map((one, at) => ({ id: at + 1, person_id: one.id, ratings: { sprint: 50 - at, long: 20 + at } }))
const talk = () =>
  converse(
    served('/people', people, { id: whole, login: text, name: text, team: text }),
    served('/epics', epics, { id: whole, title: text, due_date: maybeDate }),
    served('/issues', issues, { id: whole, title: text, author: person, assignees: listOf(person), state: choice('opened', 'closed', 'locked'), due_date: maybeDate, epic: object({ id: whole, title: text, due_date: maybeDate }), finished_by: { ...person, nullable: true } }), // oxfmt-ignore
    served('/boards', boards, { id: text, winner: { ...choice('white', 'black'), nullable: true }, white: side, black: side }), // oxfmt-ignore
    served('/scores', scores, { id: whole, person_id: whole, ratings: object({ sprint: whole, long: whole }) }),
  )
const ask = (message: string) => talk().ask(message)
const idsOf = (result: unknown) => [result].flat().map(row => (row as { id: unknown }).id)

describe('what an object repeats of another record', () => {
  for (const [message, ids] of [
    ['which issues are assigned to Bo Holm?', [501, 502]],
    ['which issues did Fay Orr finish?', [502]],
    ['issues authored by Ann Berg', [501, 502]],
  ] as const)
    it(`leads to that one, in the role that is said: “${message}”`, async () => {
      const { response, data } = await ask(message)
      expect(idsOf(data.result), response).to.deep.equal([...ids])
    })

  it('is the same one in all lists', async () =>
    expect((await ask('number of issues per assignee')).response).to.match(/Bo Holm 2, Ann Berg 1, Fay Orr 1/))

  it('says when records themselves are due before when that is', async () =>
    expect(idsOf((await ask('which open issues are overdue?')).data.result)).to.deep.equal([503]))

  it('is open where one state is called opened, and others are no end', async () =>
    expect((await ask('how many issues are open?')).data.result).to.equal(2))
})

describe('the two sides of something', () => {
  for (const [message, ids] of [
    ['which boards did Ann Berg have as white?', ['b1', 'b2']],
    ['which boards did Ann Berg win with white?', ['b1']],
    ['boards of Ann Berg', ['b1', 'b2', 'b3']],
  ] as const)
    it(`are no value behind “as” and “with”: “${message}”`, async () => {
      const { response, data } = await ask(message)
      expect(idsOf(data.result), response).to.deep.equal([...ids])
    })
})

it('one of several figures that an object holds goes before what they are', async () =>
  expect((await ask('what is the highest sprint rating?')).data.result).to.equal(50))
