import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag, list } from '../../support/memory/schemas.ts'

const pools = [
  { id: 1, name: 'Otter Bath', status: 'closed', maxVisitors: 90 },
  { id: 2, name: 'Heron Bath', status: 'open', maxVisitors: 40 },
]
const swims = [
  { id: 31, name: 'Quick Mile', poolId: 2, open: false, stroke: 'crawl', swimmerId: 51 },
  { id: 32, name: 'Long Glide', poolId: 1, open: true, stroke: 'crawl', swimmerId: 52 },
  { id: 33, name: 'Slow Lap', poolId: 2, open: true, stroke: 'back', swimmerId: 52 },
]
/** Only one swimmer has a stroke on film; all of them have one of their own. */
const swimmers = [
  { id: 51, name: 'Ann Lee', stroke: 'crawl' },
  { id: 52, name: 'Bo Ray', stroke: 'back' },
  { id: 53, name: 'Cy Fox', stroke: 'back' },
]
const strokes = [{ id: 71, film: 'F-9', swimmerId: 51 }]
const baths = () =>
  converse(
    reads('baths', '/pools', () => pools, list({ id: { type: 'integer' }, name: text, status: { type: 'string', enum: ['open', 'closed'] }, maxVisitors: { type: 'integer' } })), // oxfmt-ignore
    reads('baths', '/swims', () => swims, list({ id: { type: 'integer' }, name: text, poolId: { type: 'integer' }, open: flag, stroke: text, swimmerId: { type: 'integer' } })), // oxfmt-ignore
    reads('baths', '/swimmers', () => swimmers, list({ id: { type: 'integer' }, name: text, stroke: text })),
    reads('baths', '/strokes', () => strokes, list({ id: { type: 'integer' }, film: text, swimmerId: { type: 'integer' } })), // oxfmt-ignore
  )

describe('a state that one kind of record has as a word and another as a yes/no field', () => {
  for (const [message, said] of [
    ['is Otter Bath open?', 'No'],
    ['is Heron Bath open?', 'Yes'],
    ['is Otter Bath closed?', 'Yes'],
    ['is Quick Mile open?', 'No'],
    ['is Quick Mile closed?', 'Yes'],
    ['which swims are closed?', 'Quick Mile'],
    ['closed swims', '1 swim'],
    ['swims that are not closed', '2 swims'],
    // Said of the others, it is theirs.
    ['closed pools', 'Otter Bath'],
    ['swims of closed pools', 'Long Glide'],
    ['swims in open pools', '2 swims'],
  ] as const)
    it(`is said of the records spoken of: ${message}`, async () => {
      expect((await baths().ask(message)).response).to.include(said)
    })
})

describe('nouns that are fields, and verbs that are nouns', () => {
  it('"per" a field of their own groups all records', async () => {
    expect((await baths().ask('swimmers per stroke')).response).to.include('back 2')
  })

  it('what records are doing is no kind of record that is spelt alike', async () => {
    expect((await baths().ask('which pools are swimming?')).response).not.to.include('that have swims')
    expect((await baths().ask('pools with swims')).response).to.include('2 pools')
  })
})

describe('how many there may be', () => {
  it('is told for how many there are without being sure', async () => {
    const { ask } = baths()
    const [asked, allowed, named] = [
      await ask('how many visitors does Otter Bath have?'),
      await ask('how many visitors may Otter Bath have?'),
      await ask('max visitors of Otter Bath'),
    ]
    expect(asked.confidence).to.be.below(0.8)
    for (const { response, confidence } of [allowed, named]) {
      expect(response).to.include('90')
      expect(confidence).to.be.at.least(0.8)
    }
  })
})
