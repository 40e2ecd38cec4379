import { expect } from 'chai'
import { date, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const skippers = [
  { id: 1, name: 'Ann Lee', rank: 'mate', email: 'ann@quay.example', payment_terms_days: 30 },
  { id: 2, name: 'Bo Ray', rank: 'master', email: 'bo@quay.example', payment_terms_days: 45 },
  { id: 3, name: 'Cy Dunn', rank: 'mate', email: 'cy@quay.example', payment_terms_days: 14 },
]
const charters = [
  { id: 11, code: 'CH-11', stage: 'won', route: 'north', total: 400, skipper_id: 2, expected_close_date: '2026-12-20', closed_on: '2026-10-14', created_at: '2026-08-02' }, // oxfmt-ignore
  { id: 12, code: 'CH-12', stage: 'won', route: 'south', total: 900, skipper_id: 2, expected_close_date: '2026-11-05', closed_on: '2026-10-20', created_at: '2026-08-05' }, // oxfmt-ignore
  { id: 13, code: 'CH-13', stage: 'open', route: 'north', total: 700, skipper_id: 1, expected_close_date: '2027-02-10', closed_on: null, created_at: '2026-10-09' }, // oxfmt-ignore
  { id: 14, code: 'CH-14', stage: 'lost', route: 'north', total: 300, skipper_id: 3, expected_close_date: '2026-10-10', closed_on: '2026-09-30', created_at: '2026-10-01' }, // oxfmt-ignore
]
const open = () =>
  converse(
    reads('quay', '/skippers', () => skippers, list({ id, name: text, rank: of('mate', 'master'), email: text, payment_terms_days: id })),
    reads('quay', '/charters', () => charters, list({ id, code: text, stage: of('open', 'won', 'lost'), route: of('north', 'south'), total: num, skipper_id: id, expected_close_date: date, closed_on: { type: ['string', 'null'], format: 'date' }, created_at: date })),
  ) // oxfmt-ignore
const ask = async (message: string) => (await open().ask(message)).response

describe('what is told of the one that comes first', () => {
  for (const [message, says] of [
    ['What is the route of the charter with the highest total?', /charter 12.*south/],
    ['What is the route of the charter that has the lowest total?', /charter 14.*north/],
    ['the route of the latest of our charters', /north/],
    ['What is the rank of the skipper with the most charters?', /rank of Bo Ray is master/],
    ['What is the total of the latest charter?', /\b700\b/],
    ['Which route has the most charters?', /north has the most charters: 3/],
  ] as const)
    it(`is no group of all: ${message}`, async () => expect(await ask(message)).to.match(says))

  for (const [message, says] of [
    ['What is the route of the most expensive one?', /south/],
    ['What is the total of the latest one?', /\b900\b/],
    ["what is the cheapest one's route?", /north/],
  ] as const)
    it(`goes on from a list: ${message}`, async () => {
      const { ask } = open()
      await ask('list the won charters')
      expect((await ask(message)).response).to.match(says)
    })
})

describe('when something was won or lost', () => {
  for (const [message, says] of [
    ['How many charters did we win in October 2026?', /\b2 charters closed in October 2026/],
    ['How many charters did we lose in September 2026?', /\b1 charter closed in September 2026/],
    ['charters won in October 2026', /CH-11 and CH-12|charter 11.*charter 12/],
    ['charters closing in February 2027', /expected close date in February 2027.*CH-13/],
  ] as const)
    it(`is the day on which it was closed: ${message}`, async () => expect(await ask(message)).to.match(says))
})

describe('who is the biggest', () => {
  it('is asked back where only terms are known', async () =>
    expect(await ask('Who is our top skipper?')).to.match(/By what is the top skipper to be chosen\?(?!.*terms)/))
})

it('counts what is left of a list that was narrowed', async () => {
  const { ask } = open()
  await ask('list the charters on the north route')
  await ask('only those that were won or lost')
  expect((await ask('How many are left?')).response).to.match(/\b2 charters\b/)
})
