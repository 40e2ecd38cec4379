import { expect } from 'chai'
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

describe('one of those that were counted', () => {
  for (const [messages, found] of [
    [['how many idle lorries are there?', 'which is the oldest?'], ['Ibis']],
    [['how many idle lorries are there?', 'which is the heaviest?', 'and the lightest?'], ['Jay']],
    [['are there any hired lorries?', 'which is the newest?'], ['Heron']],
    [['what is the total weight of the idle lorries?', 'which is the heaviest?'], ['Ibis']],
    [['what is the total weight of the idle lorries?', 'and the highest?'], [22]],
  ] as const)
    it(messages.join(' → '), async () => expect(told((await last(...messages)).data.result)).to.deep.equal(found))
})

describe('groups that are spoken of again', () => {
  const crates = 'total crates of loads by mineral'
  for (const [messages, found] of [
    [[crates, 'as percentages'], { sand: 50, gravel: 35, clay: 15 }],
    [[crates, 'what share is that each?'], { sand: 50, gravel: 35, clay: 15 }],
    [['which mineral has the most crates?', 'as percentages'], { sand: 50, gravel: 35, clay: 15 }],
    [['total crates of loads by mineral in percent'], { sand: 50, gravel: 35, clay: 15 }],
    [[crates, 'and how many are there in each?'], { sand: 2, gravel: 2, clay: 1 }],
    [['average weight of lorries by body', 'how many of each?'], { tipper: 2, tanker: 2, flatbed: 1 }],
    [['average weight of lorries by body', 'which is the lowest?', 'now group them by state'], { idle: 13, hired: 16 }],
    [['list the idle lorries', 'group them by depot'], { Birch: 2, Elm: 1 }],
  ] as const)
    it(messages.join(' → '), async () => expect(groups((await last(...messages)).data.result)).to.deep.equal(found))

  it('have no share of averages', async () =>
    expect((await last('average weight of lorries by body', 'as percentages')).data.error).to.not.equal(undefined))

  for (const [messages, found] of [
    [['which mineral has the most crates?', 'and second most?'], ['gravel']],
    [['which mineral has the most crates?', 'and the second lowest?'], ['gravel']],
    [
      ['average weight of lorries by body', 'list the tanker ones'],
      ['Ibis', 'Kite'],
    ],
  ] as const)
    it(messages.join(' → '), async () => expect(told((await last(...messages)).data.result)).to.deep.equal(found))
})

describe('those before, and fewer or whose they are', () => {
  for (const [messages, found] of [
    [
      ['list the idle lorries', 'without the tippers'],
      ['Ibis', 'Jay'],
    ],
    [
      ['list the idle lorries', 'leave out the tippers'],
      ['Ibis', 'Jay'],
    ],
    [
      ['list the idle lorries', 'leave the tippers out'],
      ['Ibis', 'Jay'],
    ],
    [
      ['how many lorries are idle?', 'which drivers?'],
      ['Ann Lee', 'Cy Dunn'],
    ],
    [
      ['list the idle lorries', 'which depots?'],
      ['Birch', 'Elm'],
    ],
    [
      ['drivers since 2011', 'with a pager'],
      ['Bo Falk', 'Di Moen'],
    ],
  ] as const)
    it(messages.join(' → '), async () => expect(told((await last(...messages)).data.result)).to.deep.equal(found))
})

describe('the others', () => {
  for (const [messages, found] of [
    [
      ['which lorries does Ann Lee have?', 'which other lorries are there?'],
      ['Heron', 'Ibis', 'Kite'],
    ],
    [
      ['which depot has Gull?', 'which other lorries does it have?'],
      ['Heron', 'Jay'],
    ],
    [
      ['list the idle lorries', 'which is the heaviest?', 'and the other ones?'],
      ['Gull', 'Jay'],
    ],
    [
      ['list the idle lorries', 'the second one', 'and the rest?'],
      ['Gull', 'Jay'],
    ],
    [['list the idle lorries', 'which is the heaviest?', 'how many are the others?'], [2]],
    [['list the loads of sand', 'which of these two ends first?'], [40]],
    [['list the loads of sand', 'which of these two ends first?', 'and the last of them?'], [42]],
    [['list the idle lorries', 'which is the heaviest?', 'which of them is the lightest?'], ['Jay']],
  ] as const)
    it(messages.join(' → '), async () => expect(told((await last(...messages)).data.result)).to.deep.equal(found))

  it('are none where nothing was spoken of', async () =>
    expect((await last('how many depots are there?', 'which other drivers are there?')).data.error).to.not.equal(undefined)) // oxfmt-ignore
})

describe('who came first', () => {
  for (const [messages, found] of [
    [['list the drivers', 'who joined first?'], ['Ann Lee']],
    [['list the drivers', 'who joined first?', 'and which of them came last?'], ['Di Moen']],
  ] as const)
    it(messages.join(' → '), async () => expect(told((await last(...messages)).data.result)).to.deep.equal(found))
})

describe('a question that goes on from one without an answer', () => {
  for (const messages of [
    ['list the idle lorries', 'now the ones that can swim', 'what is the average weight of those?'],
    ['list the idle lorries', 'which of them can swim?', 'how many is that?'],
    ['list the idle lorries', 'which swims best?', 'and the weight?'],
  ])
    it(`${messages.join(' → ')} is asked back`, async () => {
      const { data, response } = await last(...messages)
      expect(data.result ?? undefined).to.equal(undefined)
      expect(response).to.match(/had no answer/)
    })
})

describe('what goes on over a message that had no answer', () => {
  for (const [messages, found] of [
    // It restricts those before by something else.
    [['list the idle lorries', 'which are really lovely?', 'the tippers then'], ['Gull']],
    [['list the idle lorries', 'the lovely ones?', 'ok, the ones at Elm then'], ['Ibis']],
    [['list the tankers', 'and how many in the week of the flurb?', 'only the hired ones then'], ['Kite']],
    [['list the tankers', 'which of them are haunted?', 'and which are idle?'], ['Ibis']],
    // What had no answer spoke of nothing that there are several of.
    [
      ['list the idle lorries', "what's the weather like in Oslo?", 'which ones are they?'],
      ['Gull', 'Ibis', 'Jay'],
    ],
    [['list the idle lorries', 'can you fly me to Rome?', 'how many were those?'], [3]],
    [['list the tankers', 'which of them are haunted?', 'never mind. Which are hired?'], ['Kite']],
  ] as const)
    it(messages.join(' → '), async () => {
      const { data, confidence } = await last(...messages)
      expect(told(data.result)).to.deep.equal(found)
      expect(confidence).to.be.below(0.9)
    })
  it('is asked back where it spoke of others', async () => {
    const { response } = await last('list the idle lorries', 'list the wobbly quaffles', 'how many are they?')
    expect(response).to.match(/had no answer/)
  })
})

describe('who has most of what was counted', () => {
  for (const [messages, found] of [
    [['how many lorries are idle?', 'which driver has the most?'], ['Ann Lee']],
    [['how many lorries does the depot Elm have?', 'which depot has the most?'], ['Birch']],
    [['how many lorries does the depot Elm have?', 'and which depot has the fewest?'], ['Elm']],
    [['how many idle tippers are there?', 'which body has the fewest of them?'], ['flatbed']],
    [['total crates of the loads of sand', 'which lorry had the most?'], ['Heron']],
  ] as const)
    it(messages.join(' → '), async () => expect(told((await last(...messages)).data.result)).to.deep.equal(found))
})

describe('columns of the list before', () => {
  const idle = 'list the idle lorries'
  for (const [messages, columns] of [
    [
      [idle, 'add the weight'],
      ['id', 'name', 'weight_t'],
    ],
    [
      [idle, 'add the weight and the body'],
      ['id', 'name', 'weight_t', 'body'],
    ],
    [
      [idle, 'with their weight', 'include the body too'],
      ['id', 'name', 'weight_t', 'body'],
    ],
    [
      [idle, 'with their weight and body', 'drop the body'],
      ['id', 'name', 'weight_t'],
    ],
    [[idle, 'can you add a column with the driver'], ['driver']],
    [[idle, 'list them with the name of their driver'], ['driver']],
    [[idle, 'together with their depot'], ['depot']],
  ] as const)
    it(messages.join(' → '), async () => {
      const { data, pending } = await last(...messages)
      const rows = data.result as Row[]
      expect(pending).to.equal(undefined)
      expect(rows.map(row => row['name'])).to.deep.equal(['Gull', 'Ibis', 'Jay'])
      const shown = Object.keys(rows[0]!)
      if (columns.length > 1) expect(shown).to.have.members([...columns])
      else expect(shown).to.include(columns[0])
    })
})

describe('the list again, and a new beginning', () => {
  for (const messages of [
    ['list the idle lorries', 'which is the oldest?', 'what does it weigh?', 'back to the list'],
    ['list the idle lorries', 'how many is that?', 'go back to the list please'],
  ])
    it(messages.join(' → '), async () =>
      expect(told((await last(...messages)).data.result)).to.deep.equal(['Gull', 'Ibis', 'Jay']),
    )

  it('knows nothing any more once it is started over', async () => {
    const { ask } = quarry()
    await ask('list the idle lorries')
    expect((await ask('start over')).response).to.match(/start over/)
    expect((await ask('and the oldest?')).data.error).to.not.equal(undefined)
  })
})

describe('a correction of what was not understood', () => {
  for (const [messages, found] of [
    [['how many lorrys with a snorkel are there?', 'I meant tankers'], [2]],
    [
      ['which lorries are purple?', 'sorry, I meant hired'],
      ['Heron', 'Kite'],
    ],
    [
      ['lorries that yodel', 'no, just all tankers'],
      ['Ibis', 'Kite'],
    ],
    [['list the idle lorries', 'which of them can swim?', 'which of them are tippers?'], ['Gull']],
  ] as const)
    it(messages.join(' → '), async () => expect(told((await last(...messages)).data.result)).to.deep.equal(found))

  it('leaves out a group that was shown, though the verb is one of deleting', async () => {
    const { data, pending } = await last('average weight of lorries by body', 'drop the tankers')
    expect(pending).to.equal(undefined)
    expect(groups(data.result)).to.deep.equal({ tipper: 12, flatbed: 7 })
  })
})

describe('those that were shown against each other', () => {
  for (const [messages, found] of [
    [['list the tankers', 'which is heavier?'], ['Ibis']],
    [['list the tankers', 'the newer one'], ['Kite']],
    [['list the tankers', 'which of the two is older?'], ['Ibis']],
    [['list the tankers', 'which of the two is the lightest?'], ['Kite']],
    [['list the loads of sand', 'which has more crates?'], [42]],
    [
      ['list the idle lorries', 'the ones that are not idle'],
      ['Heron', 'Kite'],
    ],
    [
      ['list the idle lorries', "now those that aren't idle"],
      ['Heron', 'Kite'],
    ],
  ] as const)
    it(messages.join(' → '), async () => expect(told((await last(...messages)).data.result)).to.deep.equal(found))

  it('“the second one, is it …?” asks it of that one', async () => {
    expect((await last('list the idle lorries', 'the second one, is it a tanker?')).response).to.match(/^Yes/)
    expect((await last('list the idle lorries', 'the first one, is it a tanker?')).response).to.match(/^No/)
  })
})

describe('what is said of those before in other words', () => {
  for (const [messages, found] of [
    [['how many loads of sand are there?', 'how many crates in total?'], [50]],
    [
      ['are there any hired lorries?', 'which?'],
      ['Heron', 'Kite'],
    ],
    [['list the idle lorries', 'which is the oldest?', 'which driver has it?', 'back to the list'], ['Gull', 'Ibis', 'Jay']], // oxfmt-ignore
    [['which mineral has the most crates?', 'and second most?', 'how much was that?'], [35]],
    [['which lorry carried the load 41?', 'what else did it carry?'], [40]],
  ] as const)
    it(messages.join(' → '), async () => expect(told((await last(...messages)).data.result)).to.deep.equal(found))
})
