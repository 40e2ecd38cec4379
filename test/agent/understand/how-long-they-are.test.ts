import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { date as day, int as id, list, of, text } from '../../support/memory/schemas.ts'

// Today is 14 May 2025.
const stays = [
  { id: 1, code: 'ST-1', status: 'checked_out', check_in: '2025-01-02', check_out: '2025-01-09' },
  { id: 2, code: 'ST-2', status: 'checked_in', check_in: '2025-05-10', check_out: '2025-05-16' },
  { id: 3, code: 'ST-3', status: 'booked', check_in: '2025-06-10', check_out: '2025-06-12' },
]
const workshops = [{ id: 11, title: 'Felting', starts_on: '2025-03-01', ends_on: '2025-03-29', session_minutes: 90 }]
const repairs = [
  { id: 21, code: 'RP-1', status: 'open', opened_on: '2025-05-04', closed_on: null },
  { id: 22, code: 'RP-2', status: 'done', opened_on: '2025-04-04', closed_on: '2025-04-06' },
]
const ask = (message: string) =>
  converse(
    reads('inn', '/stays', () => stays, list({ id, code: text, status: of('checked_out', 'checked_in', 'booked'), check_in: day, check_out: day })), // oxfmt-ignore
    reads('inn', '/workshops', () => workshops, list({ id, title: text, starts_on: day, ends_on: day, session_minutes: id })), // oxfmt-ignore
    reads('inn', '/repairs', () => repairs, list({ id, code: text, status: of('open', 'done'), opened_on: day, closed_on: { ...day, nullable: true } })), // oxfmt-ignore
  ).ask(message)

describe('how long something is', () => {
  it('is told of stays whether they are over or not', async () => {
    expect((await ask('How long are the stays?')).response).to.match(/^3 stays/)
    expect((await ask('How long is ST-3?')).response).to.match(/2 days/)
  })

  it('is a guess where each time has a length of its own', async () => {
    const { response, confidence } = await ask('How long is Felting?')
    expect(response).to.match(/28 days/)
    expect(confidence).to.be.below(0.8)
  })

  it('goes on until today in a state of now', async () =>
    expect((await ask('How long are the repairs open?')).response).to.match(/10 days/))
})
