import { expect } from 'chai'
import {
  date as day,
  flag,
  int as id,
  list,
  moment,
  num as number,
  of as oneOf,
  text,
} from '../../support/memory/schemas.ts'
import { keeps } from '../../support/styles/changes.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const told = (schema: object, description: string) => ({ ...schema, description })
const maybe = (schema: object) => ({ ...schema, nullable: true })
const rows = <T extends object>(count: number, row: (at: number) => T) => Array.from({ length: count }, (_, at) => ({ id: at + 1, ...row(at) })) // oxfmt-ignore

const carts = rows(2, at => ({ name: ['Rosie', 'Blue Whale'][at], nextCheckOn: ['2031-02-01', '2031-03-01'][at], hireRate: 9 })) // oxfmt-ignore
const spots = rows(2, at => ({ name: ['Old Harbour', 'Castle Square'][at] }))
const stops = rows(5, at => ({
  cartId: [1, 1, 2, 2, 1][at],
  spotId: [1, 2, 1, 1, 2][at],
  heldOn: ['2024-03-01', '2024-03-08', '2024-03-09', '2024-04-02', '2024-04-03'][at],
  takings: [200, 300, 100, 150, 400][at],
  ingredientCost: [50, 60, 20, 30, 90][at],
}))
const marks = rows(4, at => ({
  stopId: at + 1,
  cartId: [1, 2, 1, 2][at],
  stars: [5, 2, 3, 1][at],
  postedOn: '2024-05-01',
}))
const stall = () =>
  converse(
    reads('stall', '/carts', () => carts, list({ id, name: text, nextCheckOn: day, hireRate: told(number, 'EUR') })),
    reads('stall', '/spots', () => spots, list({ id, name: text })),
    reads('stall', '/stops', () => stops, list({ id, cartId: id, spotId: id, heldOn: day, takings: told(number, 'EUR'), ingredientCost: told(number, 'EUR') })), // oxfmt-ignore
    reads('stall', '/reviews', () => marks, list({ id, stopId: id, cartId: id, stars: told(id, '1 to 5'), postedOn: day })), // oxfmt-ignore
  )

const sewers = rows(3, at => ({ name: ['Ann Moor', 'Bea Lund', 'Cyd Hale'][at], fee: [30, 40, 50][at] }))
const cloths = rows(2, at => ({ name: ['Tweed', 'Velvet'][at], pricePerMetre: [10, 90][at] }))
const buyers = rows(2, at => ({ fullName: ['Fay Orr', 'Gus Penn'][at], city: ['Bern', 'Basel'][at] }))
const coats = rows(5, at => ({
  sewerId: [1, 2, 2, 2, 1][at],
  clothId: [1, 1, 2, 1, 1][at],
  buyerId: [1, 1, 2, 2, 1][at],
  promisedOn: '2024-03-01',
  outAt: `2024-03-0${at + 1}T10:00:00Z`,
  backAt: `2024-03-0${at + 1}T1${at + 1}:00:00Z`,
  state: ['sewing', 'handedOver', 'handedOver', 'sewing', 'handedOver'][at],
  price: [100, 200, 300, 400, 500][at],
  downPayment: [10, 20, 30, 40, 50][at],
  rush: at === 0,
}))
const trials = rows(2, at => ({ coatId: at + 1, sewerId: 3, heldOn: '2024-03-09' }))
const atelier = () =>
  converse(
    ...keeps('atelier', 'sewer', { rows: sewers, fields: { name: text, fee: told(number, 'CHF') } }),
    reads('atelier', '/cloths', () => cloths, list({ id, name: text, pricePerMetre: told(number, 'CHF') })),
    reads('atelier', '/buyers', () => buyers, list({ id, fullName: text, city: text })),
    reads('atelier', '/coats', () => coats, list({ id, sewerId: told(id, 'Sewer who sews it'), clothId: id, buyerId: id, promisedOn: day, outAt: maybe(moment), backAt: maybe(moment), state: oneOf('cutting', 'sewing', 'handedOver'), price: told(number, 'CHF'), downPayment: told(number, 'CHF'), rush: flag })), // oxfmt-ignore
    reads('atelier', '/trials', () => trials, list({ id, coatId: id, sewerId: id, heldOn: day })),
  )

/** The answer to the last of several messages. */
async function last(start: typeof stall, messages: readonly string[]): Promise<string> {
  const { ask } = start()
  for (const message of messages.slice(0, -1)) await ask(message)
  const { response, confidence } = await ask(messages.at(-1)!)
  if (process.env['TELL']) console.log(messages.join(' / '), '\n   <', response, confidence)
  return response
}

describe('what records come to, and who did them', () => {
  for (const [start, answer, ...messages] of [
    [stall, /Rosie .*900/, 'Which cart took the most money?'],
    [stall, /total takings of stops .*.?600\b/, 'What were our total takings in March 2024?'],
    [stall, /^Average takings of stops by spot: Castle Square .?350, Old Harbour .?150/, 'Average takings per stop by spot'], // oxfmt-ignore
    [stall, /Blue Whale, 2024-03: .?100; Blue Whale, 2024-04: .?150; Rosie, 2024-03: .?500/, 'Takings per cart and month'], // oxfmt-ignore
    [stall, /^1 cart .*Rosie/, 'Which carts made more than 500 euros in total?'],
    [stall, /Rosie has the highest average stars of reviews: 4\b/, 'Which cart has the best average rating?'],
    [atelier, /Bea Lund has the most coats: 3/, 'Which sewer has sewn the most coats?'],
    [atelier, /^2 coats (?:in|with state) sewing/, 'Which coats are being sewn right now?'],
    [atelier, /price .*\b1,?000\b/, 'How much did we earn with coats that were handed over?'],
    [atelier, /Bern 800, Basel 700/, 'Revenue by city'],
    [atelier, /3 hours/, 'How long does a coat take on average?'],
    [atelier, /Tweed .*4\b/, 'Which cloth do we use the most of?'],
    [atelier, /fee 30 → 30\.50/, 'Raise the fee of Ann Moor by 50 cents'],
    [atelier, /fee 30 → 36/, 'Set the fee of Ann Moor to 36 francs'],
    [atelier, /most coats (?:in|with state) sewing: 1/, 'Which coats are in sewing?', 'How much are they worth together?', 'and which sewer has most of them?'], // oxfmt-ignore
    [atelier, /^2 buyers that have coats (?:in|with state) sewing/, 'Which coats are in sewing?', 'and the buyers?'],
  ] as const)
    it(`is understood: ${messages.join(' / ')}`, async () => expect(await last(start as typeof stall, messages)).to.match(answer)) // oxfmt-ignore

  it('is no price where nothing is about money', async () =>
    expect(await last(atelier as unknown as typeof stall, ['Which cloth do we have the most of?'])).to.not.match(/Velvet/)) // oxfmt-ignore
})
