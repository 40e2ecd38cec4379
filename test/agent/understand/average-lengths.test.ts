import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }

const cottages = [
  { id: 1, name: 'Heron', coast: 'east' },
  { id: 2, name: 'Gull', coast: 'west' },
]
const bookings = [
  { id: 1, cottage_id: 1, guest: 'Ann Lee', checked_in_on: '2025-03-01', checked_out_on: '2025-03-05' },
  { id: 2, cottage_id: 2, guest: 'Bo Falk', checked_in_on: '2025-03-01', checked_out_on: '2025-03-11' },
]
const repairs = [
  { id: 1, cottage_id: 1, cause: 'roof', reported_on: '2025-03-01', fixed_on: '2025-03-04' },
  { id: 2, cottage_id: 2, cause: 'door', reported_on: '2025-03-01', fixed_on: '2025-03-08' },
]

const ask = (message: string) =>
  converse(
    reads('letter', '/cottages', () => cottages, list({ id: whole, name: text, coast: text })),
    reads('letter', '/bookings', () => bookings, list({ id: whole, cottage_id: whole, guest: text, checked_in_on: day, checked_out_on: day })), // oxfmt-ignore
    reads('letter', '/repairs', () => repairs, list({ id: whole, cottage_id: whole, cause: text, reported_on: day, fixed_on: day })), // oxfmt-ignore
  ).ask(message)

describe('how long something takes on average', () => {
  for (const message of ['average repair time', 'what is the mean repair time?', 'average repair duration'])
    it(`is from its beginning to its end: “${message}”`, async () =>
      expect((await ask(message)).response).to.match(/\b5\b/))

  it('is of each group that is asked for', async () =>
    expect((await ask('average repair time by cause')).response).to.match(/door 7, roof 3/))

  for (const message of ['what is the average length of stay?', 'average stay'])
    it(`is told of stays by when people came and left, as a guess: “${message}”`, async () => {
      const { response, confidence } = await ask(message)
      expect(response).to.match(/\b7\b/)
      expect(confidence).to.be.at.most(0.78)
    })

  it('is not told of what has no beginning and end', async () =>
    expect((await ask('average cottage time')).confidence).to.be.below(0.5))
})
