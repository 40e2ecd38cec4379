import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag, moment } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const served = (path: string, rows: object[], properties: object) =>
  reads('stopwatch', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const users = ['Ann Berg', 'Bo Holm'].map((name, at) => ({ id: at + 1, name, email: `${at}@watch.example` }))
const projects = ['Bridge', 'Tower'].map((name, at) => ({ id: at + 11, name, estimated_hours: 40, actual_hours: 3 }))
const entries = [
  [1, 11, 5400, true],
  [1, 12, 1800, false],
  [2, 11, 3600, true],
  [2, 11, -1, true],
].map(([user_id, project_id, duration, billable], at) => ({ id: at + 101, user_id, project_id, duration, billable, start: `2025-05-1${at}T08:00:00Z` })) // oxfmt-ignore
const ask = (message: string) =>
  converse(
    served('/users', users, { id: whole, name: text, email: text }),
    served('/projects', projects, { id: whole, name: text, estimated_hours: whole, actual_hours: whole }),
    served('/time_entries', entries, { id: whole, user_id: whole, project_id: whole, duration: { ...whole, description: 'Duration in seconds. For running entries it is negative.' }, billable: flag, start: moment }), // oxfmt-ignore
  ).ask(message)

describe('lengths of time in seconds', () => {
  for (const [message, result, said] of [
    ['how many hours did Ann Berg track?', 2, /2 hours/],
    ['how many minutes did we spend on Bridge?', 150, /150 minutes/],
    ['average duration of time entries in minutes', 60, /60 minutes/],
    ['total duration of time entries in hours', 3, /3 hours/],
  ] as const)
    it(`are told in the unit that is asked for: “${message}”`, async () => {
      const { response, data } = await ask(message)
      expect(data.result, response).to.equal(result)
      expect(response).to.match(said)
    })

  it('are told so of each group', async () =>
    expect((await ask('average duration of time entries in minutes per user')).response).to.match(/in minutes.*Ann Berg 60.*Bo Holm 60/)) // oxfmt-ignore

  it('are none where they are negative, as their description says', async () =>
    expect((await ask('total duration of time entries')).data.result).to.equal(10_800))
})

it('what can be done is one word', async () =>
  expect((await ask('how many time entries are billable?')).response).to.match(/3 time entries that are billable/))
