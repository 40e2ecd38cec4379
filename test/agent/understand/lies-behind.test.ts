import { expect } from 'chai'
import { date as day, int as id, list, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

// Today is 14 May 2025.
const hire = (at: number, bike: string, out_date: string, return_date: string, status: string) => ({
  id: at,
  bike,
  out_date,
  return_date,
  status,
})
const hires = [
  hire(11, 'Red', '2025-04-28', '2025-05-02', 'done'),
  hire(12, 'Blue', '2025-05-01', '2025-05-09', 'done'),
  hire(13, 'Green', '2025-05-03', '2025-05-10', 'cancelled'),
  hire(14, 'White', '2025-05-12', '2025-05-20', 'out'),
  hire(15, 'Black', '2025-07-01', '2025-07-04', 'booked'),
]
const talk = () =>
  converse(
    reads(
      'bikes',
      '/hires',
      () => hires,
      list({ id, bike: text, out_date: day, return_date: day, status: of('booked', 'out', 'done', 'cancelled') }),
    ),
    reads('stays', '/visits', () => [{ id: 21, guest: 'Ann', arrival_date: '2024-07-01', departure_date: '2024-07-08' }], list({ id, guest: text, arrival_date: day, departure_date: day })), // oxfmt-ignore
  )

describe('what was done by a date that may lie ahead', () => {
  for (const [message, says] of [
    ['Which hire was returned most recently?', /hire .*Blue/],
    ['How many hires were returned in May?', /are 2 hires/],
    ['How many hires were returned this year?', /are 2 hires/],
    ['Which hires are to be returned in May?', /White/],
    ['How many visits ended in July?', /is 1 visit .*July 2024/],
  ] as const)
    it(message, async () => expect((await talk().ask(message)).response).to.match(says))

  it('is no word that asks', async () => {
    const { data, confidence } = await talk().ask('Which bike was returned most recently?')
    expect('error' in data || confidence < 0.8 || String(JSON.stringify(data.result)).includes('Blue')).to.equal(true)
  })
})
