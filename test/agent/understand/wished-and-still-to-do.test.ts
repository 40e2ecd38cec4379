import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const number = { type: 'number' }
const day = { type: 'string', format: 'date' }
const choice = (...values: string[]) => ({ type: 'string', enum: values })
const days = { type: ['string', 'null'], format: 'date' }
const ahead = (count: number) => new Date(Date.parse('2025-05-14') + count * 86_400_000).toISOString().slice(0, 10)

const jobs = [
  [1, 'Paint the hull', 'Ann Lee', 'open', -5, null, 40],
  [2, 'Mend the sail', 'Ann Lee', 'open', 2, null, 4],
  [3, 'Clean the deck', 'Ann Lee', 'done', -3, -4, 2],
  [4, 'Oil the winch', 'Bo Day', 'open', 60, null, 1],
].map(([key, title, assignee, status, due, done, estimated_hours]) => ({
  id: key,
  title,
  assignee,
  status,
  due_on: ahead(due as number),
  completed_on: done === null ? null : ahead(done as number),
  estimated_hours,
}))
const logs = [
  { id: 1, job_id: 2, worker_id: 1, hours: 9, worked_on: '2024-01-02' },
  { id: 2, job_id: 1, worker_id: 1, hours: 3, worked_on: '2024-01-03' },
]
const halls = [
  [1, 'North Hall', 3, 400, 'oak', 'open'],
  [2, 'South Hall', 0, 900, 'pine', 'open'],
  [3, 'West Hall', 1, 100, 'oak', 'shut'],
].map(([key, name, floor, area_sqm, wood, state]) => ({ id: key, name, floor, area_sqm, wood, state }))
const hires = [
  { id: 1, hall_id: 1, due_on: '2024-02-01', returned_on: '2024-01-30' },
  { id: 2, hall_id: 2, due_on: '2024-02-02', returned_on: null },
]
const remedies = [{ id: 1, name: 'Arnica', stock: 5, expires_on: '2020-01-01' }]
const slips = [{ id: 1, remedy_id: 1, quantity: 2, status: 'expired' }]

const ask = (message: string) =>
  converse(
    reads('yard', '/jobs', () => jobs, list({ id, title: text, assignee: text, status: choice('open', 'done'), due_on: day, completed_on: days, estimated_hours: number })), // oxfmt-ignore
    reads('yard', '/time-logs', () => logs, list({ id, job_id: id, worker_id: id, hours: number, worked_on: day })),
    reads('yard', '/workers', () => [{ id: 1, name: 'Cy Fox' }], list({ id, name: text })),
    reads('yard', '/halls', () => halls, list({ id, name: text, floor: id, area_sqm: number, wood: choice('oak', 'pine'), state: choice('open', 'shut') })), // oxfmt-ignore
    reads('yard', '/hires', () => hires, list({ id, hall_id: id, due_on: day, returned_on: days })),
    reads('yard', '/remedies', () => remedies, list({ id, name: text, stock: id, expires_on: day })),
    reads('yard', '/slips', () => slips, list({ id, remedy_id: id, quantity: id, status: choice('open', 'expired') })),
  ).ask(message)
const ids = (result: unknown) => [result].flat().map(row => (row as { id: number }).id)

describe('what is still to be done', () => {
  for (const [message, wanted] of [
    // What is overdue is still to be done, too.
    ['which jobs does Ann Lee still have to finish?', [1, 2]],
    ['which jobs does Ann Lee have to finish by the end of next week?', [1, 2]],
    ['which jobs have to be done in the next 30 days?', [2]],
    ['which hires still have to be returned?', [2]],
    // What has to do with somebody may be done.
    ['which jobs have to do with Ann Lee?', [1, 2, 3]],
  ] as const)
    it(`is told: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal(wanted)
    })

  it('took the hours that were worked, and not those that were only meant', async () => {
    for (const message of ['which job has taken up the most hours so far?', 'which job has used the most hours?'])
      expect((await ask(message)).data.result).to.equal('Mend the sail')
    expect((await ask('which job has the most hours?')).confidence).to.be.below(0.8)
  })

  it('is no state of others where a figure of records with such a day is named', async () => {
    const { response } = await ask('what stock has expired?')
    expect(response).not.to.match(/slip/)
  })
})

describe('what is wished in a sentence of its own', () => {
  for (const [message, wanted] of [
    ["I don't want oak halls. Which halls are open?", [2]],
    ['No oak halls please. Which halls are open?', [2]],
    ["I can't stand oak. Which halls do you have?", [2]],
    ['I need an oak hall. Which halls are open?', [1]],
    ['No problem. Which halls are open?', [1, 2]],
    ["I don't want to wait. Which halls are open?", [1, 2]],
    ["I don't have any oak. Which halls are open?", [1, 2]],
    ["I don't need details. Which halls are open?", [1, 2]],
    ["We don't need a list. Which halls are open?", [1, 2]],
  ] as const)
    it(`says which are meant: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal(wanted)
    })
})

describe('two nouns side by side', () => {
  it('are the figure that the last one names', async () => {
    expect(ids((await ask('halls with a floor area above 300')).data.result)).to.deep.equal([1, 2])
    expect(ids((await ask('list the halls by floor area')).data.result)).to.deep.equal([2, 1, 3])
    expect((await ask('what is the average floor area of the halls?')).data.result).to.be.closeTo(466.67, 0.01)
    expect(ids((await ask('halls with a floor above 0')).data.result)).to.deep.equal([1, 3])
  })
})

describe('who did the most, and when', () => {
  it('goes by the day on which it was done', async () => {
    const { response } = await ask('who completed the most jobs in May 2025?')
    expect(response).to.match(/completed in May 2025/)
  })

  it('is not the state that a day only comes near to', async () => {
    const { data, response } = await ask('which hall has the most pending hires?')
    expect(data.result, response).not.to.equal('North Hall')
  })
})
