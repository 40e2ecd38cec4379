import { expect } from 'chai'
import { abbreviates } from '../../../src/agent/understand/entity-model/told-nouns.ts'
import { converse, reads, type Served } from '../../support/styles/serve.ts'
import { tool } from '../../support/library/catalogue.ts'
import { text } from '../../support/memory/schemas.ts'

type Args = Record<string, unknown>
const whole = { type: 'integer' }
const object = (properties: object) => ({ type: 'object', properties })
const list = (properties: object) => ({ type: 'array', items: object(properties) })

const bees = Array.from({ length: 30 }, (_, at) => ({ id: `h${at + 1}`, name: `Hive ${at + 1}`, frames: 5 + (at % 6), meadow: at % 3 ? 'm1' : 'm2', opened: Date.UTC(2025, at % 12, 3) / 1000 })) // oxfmt-ignore
const meadows = [
  { id: 'm1', name: 'Clover Hill' },
  { id: 'm2', name: 'Heath End' },
]

/** A method by POST with arguments in its body. */
const method = (
  path: string,
  body: Record<string, { type: string; required?: boolean }>,
  answer: (args: Args) => unknown,
  output: object,
  isRead: boolean,
): Served => {
  // oxfmt-ignore
  const parameters = Object.entries(body).map(([name, { type, required = false }]) => ({ name, type, required, description: '', constraints: [], in: 'body', schema: { type } })) // oxfmt-ignore
  const record = tool('apiary', path.slice(1).replaceAll('.', '_'), 'POST', path, parameters, output)
  return { record: { ...record, ...(isRead && { read_only: true }) }, answer }
}
const HIVE = { id: text, name: text, frames: whole, meadow: text, opened: whole }
const apiary = () =>
  converse(
    method('/hives.list', { cursor: text, limit: whole }, () => ({ ok: true, hives: bees }), object({ ok: { type: 'boolean' }, hives: list(HIVE), response_metadata: object({ next_cursor: text }) }), true), // oxfmt-ignore
    method('/hives.info', { hive: { ...text, required: true } }, ({ hive }) => ({ ok: true, hive: bees.find(one => one.id === hive) }), object({ ok: { type: 'boolean' }, hive: object(HIVE) }), true), // oxfmt-ignore
    method('/hives.update', { hive: { ...text, required: true }, frames: whole }, () => ({ ok: true }), object({ ok: { type: 'boolean' } }), false), // oxfmt-ignore
    method('/meadows.list', {}, () => ({ ok: true, meadows }), object({ ok: { type: 'boolean' }, meadows: list({ id: text, name: text }) }), true), // oxfmt-ignore
  )

describe('a service that sends every method by POST', () => {
  for (const [message, said] of [
    ['How many hives are there?', '30'],
    ['Which hive has the most frames?', 'Hive 6'],
    ['hives of the meadow Heath End', '10 hives'],
    ['how many hives were opened in March 2025?', '3'],
    ['Show me hive h7', 'Hive 7'],
  ] as const)
    it(`answers: ${message}`, async () => {
      const { ask } = apiary()
      expect((await ask(message)).response).to.include(said)
    })

  it('changes a record by a method that takes its key', async () => {
    const { pending, response } = await apiary().ask('Set the frames of Hive 4 to 12')
    expect(pending?.args, response).to.deep.equal({ hive: 'h4', frames: 12 })
  })

  for (const message of ['Which hive has frames?', 'How many hives have 7 frames?', 'Show the hives with 9 frames'])
    it(`offers no change where it is only asked: ${message}`, async () => {
      const { pending, response } = await apiary().ask(message)
      expect(pending, response).to.equal(undefined)
    })
})

describe('an answer of columns and rows', () => {
  const table = (columns: unknown[], rows: unknown[][]) => ({ columns, rows, row_count: rows.length })
  const schema = object({ columns: list({ name: text }), rows: { type: 'array', items: { type: 'array', items: {} } }, row_count: whole }) // oxfmt-ignore
  const ferry = () =>
    converse(
      reads('ferry', '/tables/crossings', () => table([{ name: 'crossing_id' }, { name: 'harbor' }, { name: 'passengers' }], [[1, 'Kiel', 40], [2, 'Oslo', 90], [3, 'Oslo', 20]]), schema), // oxfmt-ignore
    )
  for (const [message, said] of [
    ['how many crossings are there?', '3'],
    ['total passengers of the crossings', '150'],
    ['crossings per harbor', 'Oslo 2'],
    ['which crossings are from Kiel?', '1 crossing'],
  ] as const)
    it(`holds records: ${message}`, async () => expect((await ferry().ask(message)).response).to.include(said))
})

describe('hits of a search', () => {
  it('keep the key that stands beside them', async () => {
    const hits = bees.slice(0, 3).map(({ id, ...source }) => ({ _index: 'hives', _id: id, _source: source }))
    const { ask } = converse(reads('bees', '/hives', () => ({ hits: { total: { value: 3 }, hits } })))
    expect((await ask('show hive h2')).response).to.include('Hive 2')
  })
})

describe('records whose keys are names of resources', () => {
  const date = object({ year: whole, month: whole, day: whole })
  const money = object({ currencyCode: text, units: text, nanos: whole })
  const parks = ['Elm Park', 'Lake Park'].map((displayName, at) => ({ name: `parks/${at + 1}`, displayName }))
  const trees = Array.from({ length: 6 }, (_, at) => ({
    name: `parks/${1 + (at % 2)}/trees/${at + 10}`,
    displayName: `Oak ${at}`,
    planted: { year: 1990 + at, month: 4, day: 2 },
    price: { currencyCode: 'EUR', units: String(100 * at), nanos: 500_000_000 },
  }))
  const grove = () => {
    const under = reads('grove', '/v1/parks/{park}/trees', ({ park }) => ({ trees: trees.filter(one => one.name.startsWith(`parks/${String(park)}/`)) }), object({ trees: list({ name: text, displayName: text, planted: date, price: money }) })) // oxfmt-ignore
    under.record.parameters = under.record.parameters.map(one => ({ ...one, type: 'string', schema: text }))
    return converse(reads('grove', '/v1/parks', () => ({ parks }), object({ parks: list({ name: text, displayName: text }) })), under) // oxfmt-ignore
  }
  for (const [message, said] of [
    ['how many trees are there?', '6'],
    ['which trees are in Lake Park?', '3 trees'],
    ['trees planted before 1992', '2 trees'],
    ['which tree has the highest price?', 'Oak 5'],
    ['total price of the trees', '1,503'],
    ['trees with a price over 400', '2 trees'],
  ] as const)
    it(`are read under their parents: ${message}`, async () =>
      expect((await grove().ask(message)).response).to.include(said))
})

describe('short names of old systems', () => {
  const rows = [
    { emp_no: 11, emp_nm: 'Ada Brink', dpt_cd: 'A', sal_amt: '2100.00', strt_dt: '03.02.2019', emp_st: 'A' },
    { emp_no: 12, emp_nm: 'Bo Falk', dpt_cd: 'B', sal_amt: '2900.50', strt_dt: '21.11.2021', emp_st: 'L' },
    { emp_no: 13, emp_nm: 'Cy Orr', dpt_cd: 'B', sal_amt: '1800.00', strt_dt: '14.06.2023', emp_st: 'A' },
  ]
  const EMP = { emp_no: whole, emp_nm: text, dpt_cd: text, sal_amt: text, strt_dt: text, emp_st: { type: 'string', description: 'A=active, L=on leave' } } // oxfmt-ignore
  const staff = () => {
    const one = reads('hr', '/emp/{emp_no}', () => ({ rc: 0, emp: rows[0] }), object({ rc: whole, emp: object(EMP) }))
    const all = reads('hr', '/emp', () => ({ rc: 0, emp_tab: rows, more: 'N' }), object({ rc: whole, emp_tab: list(EMP), more: text })) // oxfmt-ignore
    all.record.description = 'employees list'
    one.record.description = 'employees detail'
    return converse(all, one)
  }
  for (const [message, said] of [
    ['how many employees are there?', '3'],
    ['which employee has the highest salary amount?', 'Bo Falk'],
    ['employees on leave', 'Bo Falk'],
    ['what is the salary amount of Cy Orr?', '1,800'],
  ] as const)
    it(`are what people say: ${message}`, async () => expect((await staff().ask(message)).response).to.include(said))

  for (const [short, word, does] of [
    ['cust', 'customers', true],
    ['ord', 'orders', true],
    ['emp', 'employee', true],
    ['art', 'articles', true],
    ['cat', 'cats', false],
    ['ord', 'road', false],
    ['inv', 'image', false],
    ['at', 'attitude', true],
  ] as const)
    it(`${does ? 'abbreviate' : 'do not abbreviate'}: ${short} of ${word}`, () =>
      expect(abbreviates(short, word)).to.equal(does))
})

describe('bundles of resources', () => {
  const reference = (kind: string, id: string, display: string) => ({ reference: `${kind}/${id}`, display })
  const clients = ['Ada Brink', 'Bo Falk', 'Cy Orr', 'Di Voss', 'Ed Lund', 'Fay Oz'].map((name, at) => ({ resourceType: 'Client', id: `cl-${at}`, name: [{ family: name.split(' ')[1], given: [name.split(' ')[0]] }], address: [{ city: at % 2 ? 'Oslo' : 'Bern' }] })) // oxfmt-ignore
  const visits = Array.from({ length: 8 }, (_, at) => ({ resourceType: 'Visit', id: `vi-${at}`, status: at % 2 ? 'done' : 'planned', subject: reference('Client', `cl-${at % 3}`, 'x') })) // oxfmt-ignore
  const bundle = (rows: { id: string }[]) => ({ resourceType: 'Bundle', id: 'b1', total: rows.length, link: [{ relation: 'self', url: '/x' }], entry: rows.map(resource => ({ fullUrl: `/x/${resource.id}`, resource })) }) // oxfmt-ignore
  const BUNDLE = object({ resourceType: text, id: text, total: whole, link: list({ relation: text, url: text }), entry: list({ fullUrl: text, resource: { type: 'object' } }) }) // oxfmt-ignore
  const care = () =>
    converse(
      reads('care', '/Client', () => bundle(clients), BUNDLE),
      reads('care', '/Visit', () => bundle(visits), BUNDLE),
    )
  for (const [message, said] of [
    ['how many clients are there?', '6'],
    ['clients in Oslo', 'Bo Falk'],
    ['how many visits are planned?', '4'],
    ['visits of Ada Brink', '3 visits'],
    ['visits per status', 'done 4'],
  ] as const)
    it(`are read: ${message}`, async () => expect((await care().ask(message)).response).to.include(said))
})

describe('what a service leaves out', () => {
  const kayaks = Array.from({ length: 9 }, (_, at) => ({ id: `k${at}`, fields: { Name: `Kayak ${at}`, State: at % 4 ? 'ok' : 'leaky', ...(at % 3 === 0 && { Insured: true }), ...(at % 2 && { Checked: at % 3 === 0 }) } })) // oxfmt-ignore
  const flag = { type: 'boolean' }
  const base = () =>
    converse(
      reads('lake', '/v0/Kayaks', () => ({ records: kayaks }), object({ records: list({ id: text, fields: object({ Name: text, State: text, Insured: flag, Checked: flag }) }) })), // oxfmt-ignore
    )
  for (const [message, said] of [
    ['which kayaks are not insured?', '6 kayaks'],
    ['how many kayaks are insured?', '3'],
    // Where it says so of others, nothing is known of those that it leaves out.
    ['how many kayaks are checked?', '1'],
  ] as const)
    it(`is not ticked: ${message}`, async () => expect((await base().ask(message)).response).to.include(said))

  it('of relations is asked for', async () => {
    const bands = [{ id: 1, attributes: { name: 'Low Tide' } }]
    const shows = [{ id: 5, attributes: { minutes: 40 } }]
    const related = [{ id: 5, attributes: { minutes: 40, band: { data: { id: 1, attributes: {} } } } }]
    const item = (fields: object) => list({ id: whole, attributes: object(fields) })
    const point = object({ data: object({ id: whole }) })
    const { ask, calls } = converse(
      reads('stage', '/bands', () => ({ data: bands }), object({ data: item({ name: text }) }), { populate: text }),
      reads('stage', '/shows', ({ populate }) => ({ data: populate === '*' ? related : shows }), object({ data: item({ minutes: whole, band: point }) }), { populate: text }), // oxfmt-ignore
    )
    expect((await ask('shows of Low Tide')).response).to.include('1 show')
    expect(calls.filter(({ tool: name }) => /shows/.test(name)).every(({ args }) => args.populate === '*')).to.equal(true) // oxfmt-ignore
  })
})
