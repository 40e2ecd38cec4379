import { expect } from 'chai'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text } from '../../../support/memory/schemas.ts'

const integer = { type: 'integer' }
const list = (properties: Record<string, unknown>) => ({ type: 'array', items: { type: 'object', properties } })

const stalls = ['N1', 'N2', 'S1'].map(code => ({ code, side: code.startsWith('N') ? 'north' : 'south' }))
const traders = [
  { code: 'ALP', name: 'Alpine Cheese', permit: 71 },
  { code: 'BRE', name: 'Brenda Bread', permit: 72 },
  { code: 'CID', name: 'Cider House', permit: 73 },
]
const visits = [
  { ref: 'V-100', trader: 'ALP', stall: 'N1', state: 'done', steward: { name: 'Ida Ek', badge: 'B7' }, fee: '12.50' },
  { ref: 'V-101', trader: 'ALP', stall: null, state: 'planned', steward: null, fee: '30.00' },
  { ref: 'V-102', trader: 'BRE', stall: 'S1', state: 'planned', steward: null, fee: '9.00' },
]
const market = [
  reads('market', '/stalls', () => stalls, list({ code: text, side: text })),
  reads('market', '/traders', () => traders, list({ code: text, name: text, permit: integer })),
  reads('market', '/traders/{permit}', ({ permit }) => traders.find(t => t.permit === permit), {
    type: 'object',
    properties: { code: text, name: text, permit: integer },
  }),
  reads(
    'market',
    '/visits',
    () => visits,
    list({
      ref: { ...text, example: 'V-100' },
      trader: text,
      stall: { ...text, description: 'Code of the stall', nullable: true },
      state: text,
      steward: { type: 'object', nullable: true, properties: { name: text, badge: text } },
      fee: { ...text, format: 'decimal' },
    }),
  ),
]

async function ask(question: string) {
  const { response, data } = await converse(...market).ask(question)
  return { response, result: data.result as unknown }
}
const refs = (result: unknown) =>
  [result].flat().map(row => (row as { ref?: string; code?: string }).ref ?? (row as { code?: string }).code)

describe('references that point nowhere', () => {
  for (const [question, gold] of [
    ['visits that have no stall yet', ['V-101']],
    ['planned visits without a stall', ['V-101']],
    ['visits without a steward', ['V-101', 'V-102']],
    ['traders without visits', ['CID']],
  ] as [string, string[]][])
    it(`are found by “${question}”`, async () => {
      const { result, response } = await ask(question)
      expect(refs(result), response).to.deep.equal(gold)
    })
})

describe('absence over links and in words', () => {
  const dancers = [
    { id: 1, name: 'Ada', death_year: 1990 },
    { id: 2, name: 'Bo', death_year: null },
    { id: 3, name: 'Cy', death_year: null },
  ]
  const dances = [
    { id: 11, title: 'Reel', dancer_id: 1, steps: ['hop', 'turn'] },
    { id: 12, title: 'Jig', dancer_id: null, steps: ['hop'] },
    { id: 13, title: 'Polka', dancer_id: 2, steps: [] },
  ]
  const festivals = [{ id: 21, name: 'Gala' }]
  const appearances = [{ id: 31, festival_id: 21, dance_id: 11 }]
  const stage = [
    reads(
      'stage',
      '/dancers',
      () => dancers,
      list({ id: integer, name: text, death_year: { ...integer, nullable: true } }),
    ),
    reads(
      'stage',
      '/dances',
      () => dances,
      list({ id: integer, title: text, dancer_id: { ...integer, nullable: true } }),
    ),
    reads('stage', '/festivals', () => festivals, list({ id: integer, name: text })),
    reads('stage', '/appearances', () => appearances, list({ id: integer, festival_id: integer, dance_id: integer })),
  ]
  for (const [question, gold] of [
    ['which dances have never been part of a festival?', ['Jig', 'Polka']],
    ['dances without a festival', ['Jig', 'Polka']],
    ['dances by unknown dancers', ['Jig']],
    ['dancers who are still alive', ['Bo', 'Cy']],
    ['dead dancers', ['Ada']],
  ] as [string, string[]][])
    it(`is found by “${question}”`, async () => {
      const { response, data } = await converse(...stage).ask(question)
      const rows = [data.result as unknown].flat() as { title?: string; name?: string }[]
      expect(
        rows.map(row => row.title ?? row.name),
        response,
      ).to.deep.equal(gold)
    })
})

describe('texts that come again and again', () => {
  const goods = ['green tea', 'rice', 'silk']
  const crates = Array.from({ length: 24 }, (_, at) => ({
    id: at + 1,
    contents: goods[at % 3],
    comment: `Crate ${at % 3} was seen by the guard.`,
    flag: ['Norway', 'Greece', 'Malta', 'Panama'][at % 4],
  }))
  const yard = [
    reads('yard', '/crates', () => crates, list({ id: integer, contents: text, comment: text, flag: text })),
  ]

  it('are kinds, sentences are not', async () => {
    const { response } = await converse(...yard).ask('how many crates with silk are there?')
    expect(response).to.match(/\b8 crates\b/)
    const { data } = await converse(...yard).ask('how many crates with guard are there?')
    expect(data.result).to.equal(null)
  })

  it('are countries where they are called so', async () => {
    const { response } = await converse(...yard).ask('how many crates under the Norwegian flag are there?')
    expect(response).to.match(/\b6 crates\b/)
  })
})

describe('objects inside records', () => {
  it('are there or not', async () => {
    expect((await ask('how many visits have a steward?')).response).to.match(/\b1 visit\b/)
  })

  it('are asked for by “who”', async () => {
    const { response } = await ask('who was the steward on V-100?')
    expect(response).to.include('Ida Ek')
  })
})

describe('keys', () => {
  it('that hold codes are followed by those, though the kind has names', async () => {
    expect((await ask('how many visits of Alpine Cheese are there?')).response).to.match(/\b2 visits\b/)
  })

  it('are given by their own name', async () => {
    expect(refs((await ask('permit 72')).result)).to.deep.equal(['BRE'])
  })

  it('order by texts that are numbers as numbers', async () => {
    expect(refs((await ask('which visit has the highest fee?')).result)).to.deep.equal(['V-101'])
  })
})
