import { expect } from 'chai'
import type { AnswerData, StepReport } from '../../../src/contract/chat.ts'
import { layOutPlan } from '../../../src/web/page/evidence/lay-out-plan.ts'
import { readPlan } from '../../../src/web/page/evidence/read-plan.ts'

const call = (tool: string, rows: number | null = 5, more: Partial<StepReport> = {}): StepReport => ({
  tool,
  args: {},
  status: 'done',
  duration_ms: 1,
  rows,
  ...more,
})

const JOINED: AnswerData = {
  plan: {
    steps: [
      { id: 'r1', tool: 'crm_listAccounts', args: {} },
      { id: 'r2', tool: 'crm_listOpportunities', args: { account_id: { $from: 'r1', column: 'id' } }, each: true },
      { id: 'r3', sql: 'SELECT r1.name FROM r1 JOIN "r2" ON r2.account_id = r1.id -- r9' },
    ],
    answer: { kind: 'table', from: 'r3' },
    confidence: 1,
  },
  steps: [call('crm_listAccounts', 50), call('crm_listOpportunities', 400)],
  source: [
    { tool: 'crm_listAccounts', rows: 50, total: 90 },
    { tool: 'crm_listOpportunities', rows: 400 },
  ],
  step_rows: { r1: 50, r2: 400, r3: 7 },
  result: [],
  total: 7,
}

describe('readPlan', () => {
  it('tells what went from which step into which, with rows and whether all was read', () => {
    const nodes = readPlan(JOINED)
    expect(nodes.map(({ id, kind, from, rows, isWhole }) => [id, kind, from.join(), rows, isWhole])).to.deep.equal([
      ['r1', 'call', '', 50, false],
      ['r2', 'call', 'r1', 400, true],
      ['r3', 'sql', 'r1,r2', 7, undefined],
      ['answer', 'answer', 'r3', 7, undefined],
    ])
  })

  it('gives each call of the same tool its own report', () => {
    const nodes = readPlan({
      plan: {
        steps: [
          { id: 'r1', tool: 'a_list', args: { state: 'x' } },
          { id: 'r2', tool: 'a_list', args: { state: 'y' } },
        ],
        answer: {
          kind: 'several',
          parts: [
            { kind: 'number', from: 'r1', label: 'one' },
            { kind: 'number', from: 'r2', label: 'two' },
          ],
        },
        confidence: 1,
      },
      steps: [call('a_list', 2, { args: { state: 'y' } }), call('a_list', 1, { args: { state: 'x' } })],
    })
    expect(nodes.map(({ rows, from }) => [rows, from.join()])).to.deep.equal([
      [1, ''],
      [2, ''],
      [undefined, 'r1,r2'],
    ])
  })

  it('says what failed, what was not run and what is only planned', () => {
    const { plan } = JOINED
    const failed = readPlan({
      plan: plan!,
      steps: [call('crm_listAccounts', null, { status: 'failed', error: 'no' })],
      error: { code: 'TOOL_FAILED', message: 'no' },
    })
    expect(failed.map(({ status }) => status)).to.deep.equal(['failed', 'planned', 'skipped', 'failed'])
    expect(readPlan({ plan: plan! }).map(({ status }) => status)).to.deep.equal([
      'planned',
      'planned',
      'planned',
      'planned',
    ])
  })

  it('makes do with the calls where there is no plan, and with nothing', () => {
    const nodes = readPlan({ steps: [call('a'), call('b')] })
    expect(nodes.map(({ label, from }) => [label, from.join()])).to.deep.equal([
      ['a', ''],
      ['b', ''],
      ['Answer', 'c1,c2'],
    ])
    expect(readPlan({})).to.deep.equal([])
  })
})

describe('layOutPlan', () => {
  it('runs lines beside each other until they are used', () => {
    const { rows, lanes } = layOutPlan(readPlan(JOINED))
    expect(lanes).to.equal(2)
    expect(
      rows.map(({ lane, into, through, goesOn }) => [lane, into.map(l => l.lane), through.map(l => l.lane), goesOn]),
    ).to.deep.equal([
      [0, [], [], true],
      [1, [0], [0], true],
      [0, [0, 1], [], true],
      [0, [0], [], false],
    ])
  })

  it('draws every line from its node to each node that uses it', () => {
    const steps = Array.from({ length: 12 }, (_, n) => call(`t${n}`))
    const { rows, lanes } = layOutPlan(readPlan({ steps }))
    expect(lanes).to.equal(12)
    expect(rows.at(-1)!.into).to.have.length(12)
    expect(rows[5]!.through.map(({ lane }) => lane)).to.deep.equal([0, 1, 2, 3, 4])
  })
})
