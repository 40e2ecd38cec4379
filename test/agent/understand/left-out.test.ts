import { expect } from 'chai'
import type { Query } from '../../../src/agent/understand/reading/query.ts'
import { rephraseAfter } from '../../../src/agent/understand/requests/rephrase-after.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }
const list = (path: string, rows: object[], properties: object) =>
  reads('quarry', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const drivers = ['Ann Lee', 'Bo Falk', 'Cy Dunn', 'Di Moen'].map((name, at) => ({ id: 10 + at, name, pager: at % 2 ? `P${at}` : null, member_since: `201${at}-02-01` })) // oxfmt-ignore
const depots = ['Birch', 'Elm', 'Fir'].map((name, at) => ({ id: 20 + at, name }))
const lorries = [
  ['Gull', 'tipper', 'idle', 2010, 9, 10, 20],
  ['Heron', 'tipper', 'hired', 2018, 14, 11, 20],
  ['Ibis', 'tanker', 'idle', 2004, 22, 12, 21],
  ['Jay', 'flatbed', 'idle', 2021, 7, 10, 20],
  ['Kite', 'tanker', 'hired', 2015, 18, 12, 21],
].map(([name, body, state, year_built, weight_t, driver_id, depot_id], at) => ({ id: 30 + at, name, body, state, year_built, weight_t, driver_id, depot_id })) // oxfmt-ignore
const loads = [
  [30, 'sand', 10, '2025-01-10', '2025-01-12'],
  [30, 'gravel', 30, '2025-01-02', '2025-01-20'],
  [31, 'sand', 40, '2025-02-11', '2025-02-15'],
  [32, 'clay', 15, '2025-03-12', '2025-03-14'],
  [34, 'gravel', 5, '2025-04-04', '2025-04-05'],
].map(([lorry_id, mineral, crates, starts_on, ends_on], at) => ({ id: 40 + at, lorry_id, mineral, crates, starts_on, ends_on })) // oxfmt-ignore

const quarry = () =>
  converse(
    list('/drivers', drivers, { id: whole, name: text, pager: { ...text, nullable: true }, member_since: day }),
    list('/depots', depots, { id: whole, name: text }),
    list('/lorries', lorries, { id: whole, name: text, body: { ...text, enum: ['tipper', 'tanker', 'flatbed'] }, state: { ...text, enum: ['idle', 'hired'] }, year_built: whole, weight_t: amount, driver_id: whole, depot_id: whole }), // oxfmt-ignore
    list('/loads', loads, { id: whole, lorry_id: whole, mineral: { ...text, enum: ['sand', 'gravel', 'clay'] }, crates: amount, starts_on: day, ends_on: day }), // oxfmt-ignore
  )

/** What the last of the messages is answered with. */
async function last(...messages: string[]) {
  const { ask } = quarry()
  let said: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of messages) said = await ask(message)
  return said!
}
type Row = Record<string, unknown>
const rowsOf = (result: unknown) => [result].flat() as (Row | string | number)[]
const told = (result: unknown) =>
  rowsOf(result).map(row => (typeof row === 'object' && row !== null ? (row['name'] ?? row['id']) : row))
/** Groups as pairs of a key and a rounded figure. */
const groups = (result: unknown) =>
  Object.fromEntries(
    (result as Row[]).map(row => {
      const [key, figure] = Object.values(row)
      return [key, Math.round(Number(figure))]
    }),
  )

describe('what is left out of those before', () => {
  for (const [messages, found] of [
    // Any condition: a day, a bound, a state, what they belong to, several at once.
    [
      ['list all loads', 'without the ones that start in January'],
      [42, 43, 44],
    ],
    [
      ['list all loads', 'except those starting in 2025-02'],
      [40, 41, 43, 44],
    ],
    [
      ['list all loads', 'now take out everything under 12 crates'],
      [41, 42, 43],
    ],
    [
      ['list all loads', 'leave the gravel ones out'],
      [40, 42, 43],
    ],
    [
      ['list all loads', 'leave out the sand loads with more than 20 crates'],
      [40, 41, 43, 44],
    ],
    [
      ['list all lorries', 'exclude those of Ann Lee'],
      ['Heron', 'Ibis', 'Kite'],
    ],
    [
      ['list all lorries', 'skip anything from the Birch depot'],
      ['Ibis', 'Kite'],
    ],
    // One after the other, and what is left.
    [
      ['list all lorries', 'leave out the tankers', 'not the hired ones'],
      ['Gull', 'Jay'],
    ],
    [['list all lorries', 'leave out the idle ones', 'which of the remaining ones is the heaviest?'], ['Kite']],
    // Nothing is to be deleted.
    [
      ['list all lorries', 'drop those of Ann Lee'],
      ['Heron', 'Ibis', 'Kite'],
    ],
  ] as [string[], unknown[]][])
    it(messages.join(' – '), async () => {
      const { data } = await last(...messages)
      expect(data.approval).to.equal(undefined)
      expect(told(data.result)).to.have.members(found)
    })

  for (const [messages, figure] of [
    [['how many crates do all loads have in total?', 'not counting those of hired lorries'], 55],
    [['how many crates do all loads have in total?', 'only the loads of hired lorries'], 45],
    [['list all loads', 'without the ones that start in January', 'total crates of the rest?'], 60],
    [['average crates of the loads', 'for sand loads only'], 25],
    [['average crates of the loads', 'for clay loads'], 15],
    [['how many lorries are there?', 'leave out the tankers', 'and how many of the rest are idle?'], 2],
  ] as [string[], number][])
    it(messages.join(' – '), async () => {
      const { data } = await last(...messages)
      expect(data.result).to.equal(figure)
    })

  it('is taken from every group of a figure', async () => {
    const { data } = await last('total crates of the loads by mineral', 'leave out loads of hired lorries')
    expect(groups(data.result)).to.deep.equal({ sand: 10, gravel: 30, clay: 15 })
  })

  it('is said in the answer', async () => {
    const { response } = await last('list all lorries', 'exclude those of Ann Lee')
    expect(response).to.match(/not (?:driven by|with|of) /)
  })
})

describe('the order in which those before were shown', () => {
  it('chooses none of them', async () => {
    const { data } = await last('list all lorries', 'sorted by weight', 'which of them was built last?')
    expect(told(data.result)).to.deep.equal(['Jay'])
  })
})

describe('the number of those in a figure, in its place', () => {
  for (const message of [
    'the same as a number of loads instead of their crates',
    'and the count?',
    'how many are there in each?',
    'show me counts instead',
    'the number of loads',
  ])
    it(message, async () => {
      const { data } = await last('total crates of the loads over 12 crates by mineral', message)
      expect(groups(data.result)).to.deep.equal({ sand: 1, gravel: 1, clay: 1 })
    })

  it('is not that of others', async () => {
    const { data } = await last('total crates of the loads over 12 crates by mineral', 'and the number of depots?')
    expect(data.result).to.equal(3)
  })
})

describe('a verb behind “which”', () => {
  const previous: Query = {
    kind: 'query',
    app: 'quarry',
    root: { entity: 'quarry/loads', sources: [], args: {}, where: [], related: [] },
    ask: 'list',
    measures: [],
    project: [],
  }
  for (const [said, plain] of [
    ['which closes first?', 'which one closes first?'],
    ['and which weighs the least', 'and which one weighs the least'],
    ['which orders came first?', 'which orders came first?'],
  ] as const)
    it(`is said of those before: ${said}`, () => expect(rephraseAfter(said, previous)).to.equal(plain))
})

describe('a time that spans several of the groups that are asked for then', () => {
  for (const [messages, months] of [
    [['how many loads start in Q1 2025?', 'by month'], { '2025-01': 2, '2025-02': 1, '2025-03': 1 }],
    [['how many loads start in January 2025?', 'and by month?'], { '2025-01': 2, '2025-02': 1, '2025-03': 1, '2025-04': 1 }], // oxfmt-ignore
  ] as const)
    it(`holds for each of them: ${messages.join(' – ')}`, async () => {
      const { data } = await last(...messages)
      expect(groups(data.result)).to.deep.equal(months)
    })
})

describe('two lists one after the other', () => {
  it('are both asked of', async () => {
    const { data } = await last('list the sand loads', 'and the clay ones', 'total crates of both')
    expect(data.result).to.equal(65)
  })
})

describe('“mine”, where nothing is anybody’s own', () => {
  for (const message of ['which of these are mine?', 'how many of them are mine?'])
    it(`is not left out: ${message}`, async () => {
      const { data } = await last('list the tankers', message)
      expect(data.error, JSON.stringify(data)).not.to.equal(undefined)
    })
})

describe('“who” of things', () => {
  for (const [messages, found] of [
    [['list the tankers', "who's the heaviest?"], ['Ibis']],
    [['average weight of the tankers', 'and who is the lightest'], ['Kite']],
  ] as const)
    it(`asks for one of those before: ${messages.join(' – ')}`, async () => {
      const { data } = await last(...messages)
      expect(told(data.result)).to.deep.equal(found)
    })
})
