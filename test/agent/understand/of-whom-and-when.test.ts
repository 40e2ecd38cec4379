import { expect } from 'chai'
import { date as day, int as id, list, moment, num as number, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const told = (schema: object, description: string) => ({ ...schema, description })
const rows = <T extends object>(count: number, row: (at: number) => T) => Array.from({ length: count }, (_, at) => ({ id: at + 1, ...row(at) })) // oxfmt-ignore

const horses = rows(2, at => ({ name: ['Bramble', 'Comet'][at], guardianId: at + 1 }))
const guardians = rows(2, at => ({ name: ['Ann Lee', 'Bo Ray'][at], phone: '1' }))
const carers = rows(2, at => ({ name: ['Tom Reed', 'Una Salt'][at], phone: '2' }))
const liveries = rows(3, at => ({
  horseId: [1, 1, 2][at],
  carerId: [1, 2, 2][at],
  startDate: ['2020-01-01', '2024-01-01', '2020-01-01'][at],
  endDate: ['2020-02-01', '2090-01-01', '2020-02-01'][at],
}))
/** Horses have their guardian, and wherever they stay somebody cares for them. */
const stables = () =>
  converse(
    reads('stables', '/guardians', () => guardians, list({ id, name: text, phone: text })),
    reads('stables', '/carers', () => carers, list({ id, name: text, phone: text })),
    reads('stables', '/horses', () => horses, list({ id, name: text, guardianId: id })),
    reads('stables', '/liveries', () => liveries, list({ id, horseId: id, carerId: id, startDate: day, endDate: day })), // oxfmt-ignore
  )

const lamps = rows(3, at => ({ name: ['Gull', 'Wren', 'Lark'][at], price: [90, 40, 20][at], weightKg: [2, 7, 1][at], inStock: [4, 11, 30][at] })) // oxfmt-ignore
const sales = rows(4, at => ({ lampId: [2, 2, 2, 1][at], soldOn: '2024-03-05' }))
const shop = () =>
  converse(
    reads('shop', '/lamps', () => lamps, list({ id, name: text, price: told(number, 'EUR'), weightKg: number, inStock: id })), // oxfmt-ignore
    reads('shop', '/sales', () => sales, list({ id, lampId: id, soldOn: day })),
  )

const songs = rows(2, at => ({ title: ['Dawn', 'Dusk'][at], difficulty: [5, 2][at], durationMinutes: [12, 40][at] }))
const singers = rows(2, at => ({ name: ['Ann Lee', 'Bo Ray'][at], leaveAllowance: [30, 20][at], salary: [900, 800][at] })) // oxfmt-ignore
const choir = () =>
  converse(
    reads('choir', '/songs', () => songs, list({ id, title: text, difficulty: id, durationMinutes: id })),
    reads(
      'choir',
      '/singers',
      () => singers,
      list({ id, name: text, leaveAllowance: id, salary: told(number, 'EUR') }),
    ),
  )

const slots = rows(2, at => ({ title: ['Morning swim', 'Evening swim'][at], date: ['2024-05-02', '2024-05-03'][at], startTime: '10:00' })) // oxfmt-ignore
const bookings = rows(3, at => ({ slotId: [1, 1, 2][at], children: [2, 3, 7][at], bookedAt: `2024-05-0${[1, 1, 2][at]}T10:00:00Z` })) // oxfmt-ignore
const claims = rows(2, at => ({ incidentDate: ['2024-05-02', '2024-06-02'][at], place: { city: ['Ghent', 'Breda'][at] }, amountPaid: [50, 70][at] })) // oxfmt-ignore
const pool = () =>
  converse(
    reads('pool', '/slots', () => slots, list({ id, title: text, date: day, startTime: { type: 'string', format: 'time' } })), // oxfmt-ignore
    reads('pool', '/bookings', () => bookings, list({ id, slotId: id, children: id, bookedAt: moment })),
  )
const insurance = () =>
  converse(
    reads('insurance', '/claims', () => claims, list({ id, incidentDate: day, place: { type: 'object', properties: { city: oneOf('Ghent', 'Breda') } }, amountPaid: told(number, 'EUR') })), // oxfmt-ignore
  )

describe('of whom and of when something is asked', () => {
  for (const [start, answer, ...messages] of [
    [shop, /Wren .*11|11/, 'which lamp sells best?', 'and how many are in stock?'],
    [shop, /\b4\b/, 'which lamp is the dearest?', 'how many of them do we have left?'],
    [choir, /\b12\b/, 'which song is the most difficult?', 'how long is it?'],
    [choir, /\b5\b/, 'which song has the highest difficulty?', 'how high is it?'],
    [choir, /\b30\b/, 'which singer has the highest leave allowance?', 'how much is it?'],
    [pool, /\b5\b/, 'how many children came on 2 May 2024?'],
    [stables, /Una Salt/, "who's looking after Bramble?"],
    [pool, /do not know what “it” stands for/, 'and how many bookings are there for it?'],
    [insurance, /went by the incident date/, 'how much did we pay in May 2024?'],
  ] as const)
    it(`is told: ${messages.join(' / ')}`, async () => {
      const { ask } = start()
      for (const message of messages.slice(0, -1)) await ask(message)
      const { response, confidence } = await ask(messages.at(-1)!)
      if (process.env['TELL']) console.log(response, confidence)
      expect(response).to.match(answer)
    })

  it('takes no claims for people', async () => {
    expect((await insurance().ask('how many people live in Ghent?')).confidence).to.be.below(0.7)
  })
})
