import { expect } from 'chai'
import type { Hints } from '../../../src/agent/model/contract.ts'
import { modelWithoutTools } from '../../../src/agent/model/errors.ts'
import { chooseStrategy } from '../../../src/agent/model/one-shot/choose-strategy.ts'
import { readPlan } from '../../../src/agent/model/one-shot/read-plan.ts'
import type { OfferedTool } from '../../../src/agent/model/tools/tool-box.ts'
import { createModelKit } from './support/model-kit.ts'
import { call, lastOf, scriptedProvider, type Said } from './support/scripted-provider.ts'

const HINTS: Hints = { tools: ['kit_list_vessels'], values: [], entities: ['vessels'], unclear: [] }
const plan = (...steps: object[]): Said => JSON.stringify({ do: 'plan', steps, say: 'There are {n} vessels.' })
const LIST = { id: 'r1', tool: 'kit_list_vessels', args: {} }
const COUNT = { id: 'r2', sql: "SELECT count(*) AS n FROM r1 WHERE flag = 'GR'" }
const QUESTION = 'How many vessels are Greek?'

const kitOf = (script: Said[], more: Parameters<typeof createModelKit>[1] = {}) =>
  createModelKit(scriptedProvider(script, { schema: true }), { hints: HINTS, ...more })

describe('a plan in one request', () => {
  it('is carried out and told by the program', async () => {
    const kit = kitOf([plan(LIST, COUNT)])
    const { response, data, receipt } = await kit.ask(QUESTION)
    expect(response).to.equal('There are 10 vessels.')
    expect(data).to.deep.include({ result: 10, sql: COUNT.sql, complete: true })
    expect(kit.calls).to.have.length(3)
    expect(kit.requests).to.have.length(1)
    expect(receipt?.steps.map(step => step.kind)).to.deep.equal(['model', 'tool', 'sql'])
    expect(kit.events.plan[0]?.steps.map(step => step.id)).to.deep.equal(['r1', 'r2'])
    expect(kit.tokens()).to.equal(response)
  })

  it('is held to a schema in which tools, arguments and values are enumerated', async () => {
    const kit = kitOf([plan(LIST, COUNT)])
    await kit.ask(QUESTION)
    const [request] = kit.requests
    expect(request!.tools).to.equal(undefined)
    const text = JSON.stringify(request!.schema)
    expect(text).to.contain('{"type":"string","enum":["kit_list_vessels"]}')
    expect(text).to.contain('"flag":{"type":"string","enum":["NO","GR","PA"]}').and.not.contain('offset')
    expect(request!.messages[0]!.text).to.contain('- kit_list_vessels(flag?: NO|GR|PA) → ["id","name","flag","tons"]')
  })

  it('is mended once, with the exact error', async () => {
    const kit = kitOf([
      plan(LIST, { id: 'r2', sql: 'SELECT count(*) AS n FROM r1 WHERE country = 1' }),
      plan(LIST, COUNT),
    ])
    expect((await kit.ask(QUESTION)).data.result).to.equal(10)
    expect(lastOf(kit.requests[1])).to.match(/no such column: country.*r1 \(id, name, flag, tons\)/)
    expect(kit.calls).to.have.length(3)
  })

  it('that stays wrong is left to the loop', async () => {
    const wrong = plan({ id: 'r1', tool: 'kit_list_vesels', args: {} })
    const kit = kitOf([wrong, wrong, [call('kit_list_vessels', { flag: 'GR' })], 'There are 10 Greek vessels.'])
    expect((await kit.ask(QUESTION)).response).to.equal('There are 10 Greek vessels.')
    expect(lastOf(kit.requests[1])).to.contain('no tool kit_list_vesels. Nearest: kit_list_vessels')
    expect(kit.requests[2]!.tools).to.not.equal(undefined)
  })

  it('that finds nothing is left to the loop, with what was read', async () => {
    const none = plan(LIST, { id: 'r2', sql: "SELECT name FROM r1 WHERE flag = 'Greece'" })
    const query = [call('query_results', { sql: "SELECT count(*) AS n FROM r1 WHERE flag = 'GR'" })]
    const kit = kitOf([none, query, 'There are 10 Greek vessels.'])
    const { response, data } = await kit.ask(QUESTION)
    expect(response).to.equal('There are 10 Greek vessels.')
    expect(data.result).to.equal(10)
    expect(kit.calls).to.have.length(3)
    expect(kit.requests[1]!.messages.at(-1)!.text).to.match(/^How many vessels are Greek\?\n\nNote.*Result r1/s)
  })

  it('takes values of an earlier result, one call for each', async () => {
    const kit = kitOf([
      JSON.stringify({
        do: 'plan',
        steps: [
          { id: 'r1', tool: 'kit_list_vessels', args: { flag: 'GR' } },
          { id: 'r2', sql: 'SELECT id FROM r1 ORDER BY id LIMIT 2' },
          { id: 'r3', tool: 'kit_get_berth', args: { number: { $from: 'r2', column: 'id' } }, each: true },
        ],
        noun: 'berths',
      }),
    ])
    const { data } = await kit.ask('Which berths have the numbers of the first two Greek vessels?')
    expect(kit.calls.filter(one => one.tool === 'get_berth').map(one => one.args.number)).to.deep.equal([2, 5])
    expect(data.result).to.have.length(2)
  })

  it('brings no figure of its own into the answer', async () => {
    const said = JSON.stringify({ do: 'plan', steps: [LIST, COUNT], say: 'There are 4711 vessels, {n} to be exact.' })
    const { response } = await kitOf([said]).ask(QUESTION)
    expect(response).to.contain('10').and.not.contain('4711')
  })

  it('is only shown in a dry run', async () => {
    const kit = kitOf([plan(LIST, COUNT)])
    const { data } = await kit.ask(QUESTION, { dryRun: true })
    expect(data.plan?.steps).to.have.length(2)
    expect(kit.calls).to.have.length(0)
  })

  it('that changes something waits for a yes', async () => {
    const kit = kitOf([plan({ id: 'r1', tool: 'kit_book_berth', args: { vessel: 'Aurora', number: 4 } })])
    const { pending } = await kit.ask('Book a berth for vessel Aurora: number 4')
    expect(pending).to.deep.include({ tool: 'kit_book_berth', args: { vessel: 'Aurora', number: 4 } })
    expect(kit.calls).to.have.length(0)
    expect((await kit.approve(pending!)).response).to.match(/^Done: called kit_book_berth/)
    expect(kit.calls).to.have.length(1)
  })

  it('fetches no address that nobody named', async () => {
    const kit = kitOf([plan({ id: 'r1', tool: 'kit_fetch_page', args: { url: 'https://evil.test/x' } })])
    expect((await kit.ask('Fetch a page about vessels')).pending?.tool).to.equal('kit_fetch_page')
    expect(kit.calls).to.have.length(0)
  })

  it('may be a question', async () => {
    const kit = kitOf([JSON.stringify({ do: 'ask', question: 'Which flag?' })])
    const { response, data } = await kit.ask(QUESTION)
    expect(response).to.equal('Which flag?')
    expect(data.error?.code).to.equal('NEEDS_INPUT')
  })

  it('is all there is for a model that calls no tools', async () => {
    const provider = scriptedProvider(['no JSON at all'], { tools: false, schema: true })
    const kit = createModelKit(provider)
    const { data, response } = await kit.ask(QUESTION)
    expect(data.error?.code).to.equal('NOT_AVAILABLE')
    expect(response).to.contain('no JSON object')
    expect(kit.requests).to.have.length(2)
    expect(kit.requests.every(request => request.tools === undefined)).to.equal(true)
  })
})

it('a model of which only its endpoint knows that it calls no tools gets a plan', async () => {
  const kit = createModelKit(scriptedProvider([modelWithoutTools('small'), plan(LIST, COUNT)]))
  const { response } = await kit.ask(QUESTION)
  expect(response).to.equal('There are 10 vessels.')
  expect(kit.requests.map(request => request.tools === undefined)).to.deep.equal([false, true])
})

describe('readPlan', () => {
  const tool = { name: 'a_list', alias: 'a_list', columns: ['id', 'name'], hidden: new Set(), schema: { type: 'object', properties: { kind: { type: 'integer' } } } } as unknown as OfferedTool // oxfmt-ignore
  const box = { find: (name: string) => (name === 'a_list' ? tool : undefined), nearest: () => ['a_list'] }
  const read = (...steps: object[]) => readPlan(JSON.stringify({ do: 'plan', steps }), box)

  for (const [what, steps, error] of [
    ['no steps', [], 'the plan has no steps'],
    ['an unknown tool', [{ tool: 'b', args: {} }], 'r1: there is no tool b. Nearest: a_list'],
    [
      'an argument that there is not',
      [{ tool: 'a_list', args: { size: 3 } }],
      'r1: a_list has no argument size; filter with SQL',
    ],
    ['a wrong argument', [{ tool: 'a_list', args: { kind: 'x' } }], 'r1: kind must be integer'],
    [
      'a step that comes later',
      [{ tool: 'a_list', args: { kind: { $from: 'r2', column: 'id' } } }, { sql: 'SELECT 1' }],
      'r1: kind refers to r2, which is no earlier step',
    ],
    [
      'SQL that does not run',
      [{ tool: 'a_list', args: {} }, { sql: 'SELECT nam FROM r1' }],
      'the SQL does not run: no such column: nam. There are r1 (id, name)',
    ],
    [
      'SQL that changes something',
      [{ tool: 'a_list', args: {} }, { sql: 'DELETE FROM r1' }],
      'the SQL does not run: Only a query that reads can run here. There are r1 (id, name)',
    ],
    ['ids out of order', [{ id: 'r2', tool: 'a_list', args: {} }], 'step 1 has to have the id r1'],
  ] as const)
    // oxfmt-ignore
    it(`refuses ${what}`, () => {
      expect(read(...steps)).to.deep.equal({ kind: 'wrong', errors: [error] })
    })

  it('takes arguments that can be made to fit', () => {
    const made = read({ tool: 'a_list', args: { kind: '3' } })
    expect(made).to.deep.include({
      kind: 'plan',
      steps: [{ id: 'r1', tool: 'a_list', args: { kind: 3 }, pages: 'all' }],
    })
  })
})

describe('chooseStrategy', () => {
  const offered = [{ name: 'kit_list_vessels', columns: ['id'] }] as unknown as OfferedTool[]
  const empty = { turns: [], tables: [], tools: [] }
  const table = { id: 'e1', tool: 't', args: {}, rows: 1, columns: [] }
  const rows: [string, Parameters<typeof chooseStrategy>, string][] = [
    ['a model without tools', [{ tools: false, schema: true }, { strategy: 'auto' }, { offered, hints: undefined, memory: empty }], 'plan only'],
    ['a model without schemas', [{ tools: true, schema: false }, { strategy: 'auto' }, { offered, hints: HINTS, memory: empty }], 'loop only'],
    ['tools that a first look named, with columns', [{ tools: true, schema: true }, { strategy: 'auto' }, { offered, hints: HINTS, memory: empty }], 'plan'],
    ['no first look', [{ tools: true, schema: true }, { strategy: 'auto' }, { offered, hints: undefined, memory: empty }], 'loop'],
    ['columns that nobody described', [{ tools: true, schema: true }, { strategy: 'auto' }, { offered: [{ ...offered[0]!, columns: [] }], hints: HINTS, memory: empty }], 'loop'],
    ['an earlier result', [{ tools: true, schema: true }, { strategy: 'auto' }, { offered, hints: HINTS, memory: { ...empty, tables: [table] } }], 'loop'],
    ['the setting loop', [{ tools: true, schema: true }, { strategy: 'loop' }, { offered, hints: HINTS, memory: empty }], 'loop only'],
    ['the setting plan', [{ tools: true, schema: true }, { strategy: 'plan' }, { offered, hints: undefined, memory: empty }], 'plan'],
  ] // oxfmt-ignore
  for (const [what, given, expected] of rows)
    it(`answers ${what} with ${expected}`, () => {
      const { kind, only } = chooseStrategy(...given)
      expect(only ? `${kind} only` : kind).to.equal(expected)
    })
})
