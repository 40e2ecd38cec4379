import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }

const studios = ['Bath', 'York'].map((city, at) => ({ id: at + 1, name: `Studio ${at + 1}`, city }))
const coaches = ['Ann Lee', 'Bo Falk'].map((name, at) => ({ id: at + 1, name, email: `c${at}@dance.example`, studio_id: at + 1 })) // oxfmt-ignore
const dancers = ['Cy Dunn', 'Di Moor', 'Ed Nash'].map((name, at) => ({ id: at + 1, name, email: `d${at}@dance.example`, coach_id: at % 2 + 1, birth_date: `19${at + 5}0-01-01` })) // oxfmt-ignore
const shows = [
  [1, 40, 900, 'dance'],
  [2, 60, 500, 'song'],
  [1, 50, 700, 'song'],
].map(([coach_id, steps, price, kind], at) => ({ id: at + 1, coach_id, title: `Show ${at}`, steps, price, kind, held_on: '2025-03-01' })) // oxfmt-ignore
const drums = [
  ['2025-01-01', '2019-01-01'],
  ['2024-01-01', '2022-01-01'],
].map(([last_seen_on, bought_on], at) => ({
  id: at + 1,
  tag: `D-${at + 1}`,
  last_seen_on,
  bought_on,
  length_m: 4 + at,
}))
const faults = [1, 2].map(drum_id => ({ id: drum_id, drum_id, note: 'torn', settled: drum_id === 1 }))

const ask = (message: string) =>
  converse(
    reads('dance', '/studios', () => studios, list({ id: whole, name: text, city: text })),
    reads('dance', '/coaches', () => coaches, list({ id: whole, name: text, email: text, studio_id: whole })),
    reads('dance', '/dancers', () => dancers, list({ id: whole, name: text, email: text, coach_id: whole, birth_date: day })), // oxfmt-ignore
    reads('dance', '/shows', () => shows, list({ id: whole, coach_id: whole, title: text, steps: whole, price: amount, kind: { ...text, enum: ['dance', 'song'] }, held_on: day })), // oxfmt-ignore
    reads('dance', '/drums', () => drums, list({ id: whole, tag: text, last_seen_on: day, bought_on: day, length_m: whole })), // oxfmt-ignore
    reads('dance', '/faults', () => faults, list({ id: whole, drum_id: whole, note: text, settled: flag })),
  ).ask(message)
const ids = (rows: unknown) => (rows as { id: number }[]).map(row => row.id)

describe('what no figure tells', () => {
  for (const message of [
    'which coach pays the fastest?',
    'which fault took the longest to settle?',
    'did the prices go up this year?',
    'which show has the most steps left?',
    'which coach has the oldest dancers?',
    'how many dancers live in Bath?',
  ])
    it(`is not claimed: “${message}”`, async () => expect((await ask(message)).confidence).to.be.below(0.8))
})

describe('the oldest thing', () => {
  it('is told by the day on which it was bought, and not on which it was seen', async () =>
    expect((await ask('oldest drum')).response).to.match(/drum 1/))
})

describe('two kinds, one of which the service is called like', () => {
  it('are both of them kinds', async () =>
    expect(ids((await ask('which coaches had both dance and song shows?')).data.result)).to.deep.equal([1]))
})
