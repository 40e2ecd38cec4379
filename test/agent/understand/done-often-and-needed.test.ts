import { expect } from 'chai'
import { date as day, int as id, list, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const boats = [
  { id: 1, name: 'Gull', kind: 'canoe', licence_required: false, rating: 3.5 },
  { id: 2, name: 'Wren', kind: 'canoe', licence_required: false, rating: 3.9 },
  { id: 3, name: 'Tern', kind: 'dinghy', licence_required: true, rating: 4.5 },
  { id: 4, name: 'Rook', kind: 'canoe', licence_required: true, rating: 3.6 },
]
const members = [
  { id: 11, first_name: 'Ann', last_name: 'Lee', tier: 'gold' },
  { id: 12, first_name: 'Bo', last_name: 'Ray', tier: 'plain' },
  { id: 13, first_name: 'Cy', last_name: 'Fox', tier: 'gold' },
]
/** Gold members hire one dinghy more often than three canoes. */
const hires = [
  { id: 21, boat_id: 3, member_id: 11, hired_on: '2025-04-01', state: 'open', price: 40 },
  { id: 22, boat_id: 3, member_id: 11, hired_on: '2025-04-08', state: 'paid', price: 40 },
  { id: 23, boat_id: 3, member_id: 13, hired_on: '2025-04-09', state: 'open', price: 50 },
  { id: 24, boat_id: 1, member_id: 13, hired_on: '2025-04-10', state: 'paid', price: 10 },
  { id: 25, boat_id: 2, member_id: 11, hired_on: '2025-05-10', state: 'paid', price: 10 },
  { id: 26, boat_id: 1, member_id: 12, hired_on: '2025-05-10', state: 'paid', price: 10 },
  { id: 27, boat_id: 2, member_id: 12, hired_on: '2025-05-11', state: 'paid', price: 10 },
]
const examiners = [
  { id: 31, name: 'Vera Pole' },
  { id: 32, name: 'Will Dene' },
]
const licences = [
  { id: 41, code: 'L-41', member_id: 11, examiner_id: 31, boat_id: 3, issued_on: '2025-01-02' },
  { id: 42, code: 'L-42', member_id: 13, examiner_id: 32, boat_id: 1, issued_on: '2025-02-03' },
]
const parts = [
  { id: 51, name: 'Paddle', stock: 0, piece_weight: 2 },
  { id: 52, name: 'Rope', stock: 2, piece_weight: 9 },
  { id: 53, name: 'Sail', stock: 7, piece_weight: 3 },
]
const club = () =>
  converse(
    reads('club', '/boats', () => boats, list({ id, name: text, kind: oneOf('canoe', 'dinghy'), licence_required: { type: 'boolean' }, rating: { type: 'number' } })), // oxfmt-ignore
    reads('club', '/members', () => members, list({ id, first_name: text, last_name: text, tier: oneOf('gold', 'plain') })), // oxfmt-ignore
    reads('club', '/hires', () => hires, list({ id, boat_id: id, member_id: id, hired_on: day, state: oneOf('open', 'paid'), price: { type: 'number', description: 'EUR' } })), // oxfmt-ignore
    reads('club', '/licences', () => licences, list({ id, code: text, member_id: id, examiner_id: id, boat_id: id, issued_on: day })), // oxfmt-ignore
    reads('club', '/examiners', () => examiners, list({ id, name: text })),
    reads('club', '/parts', () => parts, list({ id, name: text, piece_weight: { type: 'number' }, stock: { type: 'integer', description: 'Pieces on the shelf' } })), // oxfmt-ignore
  )
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

/** The last answer of a conversation over a boat club. */
async function last(...messages: string[]) {
  const { ask } = club()
  let answer = await ask(messages[0]!)
  for (const message of messages.slice(1)) answer = await ask(message)
  return answer
}

describe('how often something was done', () => {
  for (const [message, first] of [
    ['which kind of boat do gold members hire most often?', 'dinghy'],
    ['which kind of boat is hired most often?', 'canoe'],
    ['which boat is hired most often?', 'Tern'],
    ['which boat is most often hired?', 'Tern'],
    ['most often hired boat', 'Tern'],
    ['the two most frequently hired boats', 'the top 2: Tern'],
    ['which boat do plain members hire least often?', 'Rook'],
  ] as const)
    it(`counts what was done, not what it was done to: ${message}`, async () =>
      expect((await last(message)).response).to.contain(first))

  it('ranks those who did it', async () => {
    expect((await last('who hires most often?')).response).to.match(/^Ann Lee has the most hires: 3/)
    expect((await last('which member hires dinghies most often?')).response).to.match(
      /^Ann Lee has the most hires.*: 2/,
    )
  })

  for (const [message, times] of [
    ['how often do gold members hire canoes?', 2],
    ['how often was the Gull hired?', 2],
    ['how many times did Ann Lee hire a boat in April 2025?', 2],
  ] as const)
    it(`is a number of times: ${message}`, async () => expect((await last(message)).data.result).to.equal(times))

  for (const message of ['how often was canoe 7 hired?', 'which member is late most often?'])
    it(`is declined where a number or an adjective is left: ${message}`, async () =>
      expect((await last(message)).data.result).to.equal(null))

  it('is told for each', async () =>
    expect((await last('how often has each boat been hired?')).response).to.match(/Tern 3.*Gull 2.*Wren 2/))

  it('is not told where several kinds of record might be counted', async () => {
    const { data, confidence } = await last('which canoe is most popular with gold members?')
    expect(data.result).to.equal(null)
    expect(confidence).to.be.below(0.5)
  })
})

describe('what is needed', () => {
  for (const [message, found] of [
    ['which boats need a licence?', [3, 4]],
    ["which boats don't need a licence?", [1, 2]],
    ['which canoes do not require a licence?', [1, 2]],
    ['list the boats that need no licence', [1, 2]],
    ['boats that members can hire without a licence', [1, 2]],
  ] as const)
    it(`is told by the yes/no field that says so: ${message}`, async () =>
      expect(ids((await last(message)).data.result)).to.deep.equal(found))

  it('is not sure where only records of it are there', async () =>
    expect((await last('which members need a hire?')).confidence).to.be.below(0.8))

  it('is no record that is there or not', async () =>
    expect(ids((await last('which boats have no licences?')).data.result)).to.deep.equal([2, 4]))
})

describe('a pronoun', () => {
  it('stands for no subject of its own verb', async () => {
    const { data } = await last('When was licence L-42 issued?', 'Which examiner issued it?')
    expect(ids(data.result)).to.deep.equal([32])
  })

  it('stands for what was spoken of where that was not the answer', async () => {
    const { data } = await last('Which boat is licence L-41 for?', 'Which examiner issued it?')
    expect(ids(data.result)).to.deep.equal([31])
  })

  it('may stand for the noun of its own clause behind an object', async () =>
    expect(ids((await last('list the dinghies', 'which boats have a licence for them?')).data.result)).to.not.be.empty)
})

describe('better and worse', () => {
  for (const [message, answer] of [
    [
      'Is the average rating of the canoes better than that of the dinghies?',
      /^No: the average [a-z ]+ is 3.67.* and 4.5/,
    ],
    ['Do dinghies have a better average rating than canoes?', /^Yes: the average [a-z ]+ is 4.5.* and 3.67/],
    ['Is the average rating of the canoes worse than that of the dinghies?', /^Yes/],
    // Whether more is better, a price does not tell.
    ['Is the average price of open hires better than that of paid hires?', /^(?!Yes|No).*45.*16/],
  ] as const)
    it(`is judged by what the figure says: ${message}`, async () =>
      expect((await last(message)).response).to.match(answer))
})

describe('a count and what it comes to', () => {
  it('is asked for in one message', async () => {
    const { response } = await last('How many open hires are there, and what do they add up to?')
    expect(response).to.match(/2 hires.*€90/)
  })

  it('has those that are sold out among those of which there are few', async () =>
    expect(ids((await last('Which parts have fewer than 5 pieces in stock?')).data.result)).to.deep.equal([51, 52]))
})

describe('what we did, of two kinds that have the state', () => {
  const sales = () =>
    converse(
      reads('sales', '/bids', () => [{ id: 1, trade: 'wood', status: 'won' }, { id: 2, trade: 'wood', status: 'lost' }], list({ id, trade: text, status: oneOf('won', 'lost') })), // oxfmt-ignore
      reads('sales', '/tenders', () => [{ id: 3, price: 5, status: 'won' }], list({ id, price: { type: 'number' }, status: oneOf('won', 'lost') })), // oxfmt-ignore
    )

  it('is told of one of them, and not surely', async () => {
    const { response, confidence } = await sales().ask('which trade do we win most often in?')
    expect(response).to.match(/tenders have one too|cannot|mean/)
    expect(confidence).to.be.below(0.8)
  })

  it('is sure where the noun is said', async () =>
    expect((await sales().ask('how many bids did we win?')).confidence).to.be.above(0.8))
})
