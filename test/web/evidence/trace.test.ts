import { expect } from 'chai'
import type { AnswerData } from '../../../src/contract/chat.ts'
import { FLOW_NAME } from '../../../src/contract/flow.ts'
import { sayConfidence } from '../../../src/web/page/evidence/confidence-words.ts'
import { findFigures, isWritten } from '../../../src/web/page/evidence/find-figures.ts'
import { isFlowName, suggestName } from '../../../src/web/page/evidence/flow-name.ts'
import { findSelected } from '../../../src/web/page/evidence/select-list.ts'
import { traceColumn, traceNumber } from '../../../src/web/page/evidence/trace.ts'

const TOP: AnswerData = {
  plan: {
    steps: [
      { id: 'r1', tool: 'crm_listAccounts', args: {} },
      { id: 'r2', sql: 'SELECT s.* FROM (SELECT r1.* FROM r1 ORDER BY r1.revenue DESC LIMIT 2) AS s' },
    ],
    answer: { kind: 'list', from: 'r2' },
    confidence: 1,
  },
  steps: [{ tool: 'crm_listAccounts', args: {}, status: 'done', duration_ms: 1, rows: 50 }],
  result: [
    { id: 'a1', name: 'Hooli', revenue: 9_525_000 },
    { id: 'a2', name: 'Acme', revenue: 9_360_000 },
  ],
  total: 2,
}

const texts = (origins: { text: string; code?: string }[]) =>
  origins.map(({ text, code }) => (code ? `${text} ${code}` : text))

describe('findSelected', () => {
  const rows: [string, string, unknown][] = [
    ['SELECT COUNT(*) AS count FROM r1', 'count', { expression: 'COUNT(*)' }],
    ['SELECT r1.name, r1.amount AS total FROM r1', 'total', { table: 'r1', column: 'amount' }],
    ['SELECT name FROM r1', 'name', { column: 'name' }],
    ['SELECT DISTINCT "First Name" FROM r1', 'First Name', { column: 'First Name' }],
    ['SELECT * FROM r1', 'anything', { column: 'anything' }],
    ['SELECT s.* FROM (SELECT SUM(r1.a) AS total FROM r1) AS s', 'total', { expression: 'SUM(r1.a)' }],
    ["SELECT ROUND(AVG(r1.a), 2) AS x, ',(' AS y FROM r1", 'x', { expression: 'ROUND(AVG(r1.a), 2)' }],
    ['SELECT a FROM r1', 'b', undefined],
    ['WITH t AS (SELECT 1 AS a) SELECT a FROM t', 'a', undefined],
    ['', 'a', undefined],
  ]
  for (const [sql, column, selected] of rows)
    it(`reads ${column} of ${sql || 'nothing'}`, () => expect(findSelected(sql, column)).to.deep.equal(selected))
})

describe('traceColumn', () => {
  it('follows a column that is taken over to the call that read it', () => {
    expect(texts(traceColumn(TOP, 'revenue'))).to.deep.equal([
      'Taken as it is by the SQL in r2.',
      'The field “revenue” of the 50 rows read by crm_listAccounts (r1).',
    ])
  })

  it('shows the expression of what is worked out, and what it is worked out over', () => {
    const data: AnswerData = {
      ...TOP,
      plan: {
        ...TOP.plan!,
        steps: [TOP.plan!.steps[0]!, { id: 'r2', sql: 'SELECT SUM(r1.revenue) AS total FROM r1' }],
      },
    }
    expect(texts(traceColumn(data, 'total'))).to.deep.equal([
      'Worked out by SQL in r2, as total: SUM(r1.revenue)',
      'Over the 50 rows read by crm_listAccounts (r1).',
    ])
  })

  it('says where it cannot be told', () => {
    const data: AnswerData = {
      ...TOP,
      plan: {
        ...TOP.plan!,
        steps: [TOP.plan!.steps[0]!, { id: 'r2', sql: 'WITH a AS (SELECT * FROM r1) SELECT n FROM a' }],
      },
    }
    expect(traceColumn(data, 'n')[0]!.text).to.contain('cannot be told')
    expect(traceColumn({ result: 5 }, 'n')).to.deep.equal([])
  })
})

describe('findFigures', () => {
  const figures = (text: string, data: AnswerData) =>
    findFigures(text, data).flatMap(part => (typeof part === 'string' ? [] : [part.figure]))

  it('finds the numbers of a sentence that stand in the result or count it, and no others', () => {
    const text = 'Your top 2 accounts by revenue: Hooli ($9,525,000) and Acme (€9.36M), 2024, A1, 7.'
    expect(figures(text, TOP)).to.deep.equal(['2', '$9,525,000', '€9.36M'])
    expect(
      findFigures(text, TOP)
        .map(part => (typeof part === 'string' ? part : part.figure))
        .join(''),
    ).to.equal(text)
  })

  it('finds those of a single value and of parts', () => {
    expect(figures('There are 1,000 accounts.', { result: 1000 })).to.deep.equal(['1,000'])
    expect(figures('12.5 % of 40', { result: { share: 0.125, all: 40 } })).to.deep.equal(['12.5 %', '40'])
    expect(figures('No 5 here', { result: null })).to.deep.equal([])
  })
})

describe('traceNumber', () => {
  it('names column and rows, and every place where the number stands', () => {
    expect(texts(traceNumber('$9,525,000', TOP))[0]).to.equal('It stands in the result: column revenue, row 1.')
    const twice: AnswerData = {
      result: [
        { a: 5, b: 5 },
        { a: 5, b: 1 },
      ],
    }
    expect(texts(traceNumber('5', twice))).to.deep.equal([
      'It stands in several places of the result: column a, rows 1, 2; column b, row 1.',
    ])
  })

  it('tells a number of rows', () => {
    expect(texts(traceNumber('2', TOP))).to.deep.equal([
      'The number of rows of the answer (table r2).',
      'Chosen by the SQL in r2: SELECT s.* FROM (SELECT r1.* FROM r1 ORDER BY r1.revenue DESC LIMIT 2) AS s',
      'Over the 50 rows read by crm_listAccounts (r1).',
    ])
  })

  it('finds the part that a number belongs to', () => {
    const data: AnswerData = {
      plan: {
        steps: [
          { id: 'r1', tool: 'leads', args: {} },
          { id: 'r2', sql: 'SELECT COUNT(*) AS count FROM r1' },
          { id: 'r3', tool: 'accounts', args: {} },
          { id: 'r4', sql: 'SELECT COUNT(*) AS count FROM r3' },
        ],
        answer: {
          kind: 'several',
          parts: [
            { kind: 'number', column: 'count', from: 'r2', label: '1_leads' },
            { kind: 'number', column: 'count', from: 'r4', label: '2_accounts' },
          ],
        },
        confidence: 1,
      },
      step_rows: { r3: 9 },
      steps: ['leads', 'accounts'].map(tool => ({ tool, args: {}, status: 'done', duration_ms: 1, rows: 9 })),
      result: { '1_leads': 7, '2_accounts': 9 },
    }
    expect(texts(traceNumber('9', data)).join(' '))
      .to.contain('COUNT(*)')
      .and.contain('the 9 rows')
      .and.contain('accounts (r3)')
  })
})

describe('isWritten', () => {
  const good: [string, unknown][] = [['1,000', 1000], ['$9.5M', 9_525_000], ['12 %', 0.118], ['12 %', 12.3], ['2.53', 2.5274], ['-5', -5], ['1000', '1000'], ['−5', -5]] // oxfmt-ignore
  const bad: [string, unknown][] = [['10', 1000], ['9.5M', 9.5], ['3', 3.4], ['5', -5], ['5', null], ['5', true], ['5', '5a']] // oxfmt-ignore
  it('knows the ways a number is written', () => {
    for (const [text, value] of good) expect(isWritten(text, value), `${text} ${String(value)}`).to.equal(true)
    for (const [text, value] of bad) expect(isWritten(text, value), `${text} ${String(value)}`).to.equal(false)
  })
})

describe('sayConfidence', () => {
  it('has words with a reason, never a bare percentage', () => {
    const words = [1, 0.9, 0.89, 0.6, 0.59, 0].map(confidence => sayConfidence(confidence, 'builtin').words)
    expect(words).to.deep.equal(['Very sure', 'Very sure', 'Fairly sure', 'Fairly sure', 'Unsure', 'Unsure'])
    expect(sayConfidence(0.97, 'builtin').reason).to.contain('9 in 10')
    expect(sayConfidence(0.6, 'model')).to.deep.include({ words: 'Fairly sure' })
    expect(sayConfidence(0.25, 'model').reason).to.contain('could be found')
  })
})

describe('suggestName', () => {
  it('makes a name that a flow may have of any question', () => {
    expect(suggestName('How many open leads are there?')).to.equal('how_many_open_leads_are_there')
    expect(suggestName('Größte Kunden 2024')).to.equal('gro_te_kunden_2024')
    for (const question of ['', '!!!', '日本の売上', '5 top', '_x', 'A '.repeat(200), 'é'.repeat(99)]) {
      expect(suggestName(question), question).to.match(FLOW_NAME)
      expect(isFlowName(suggestName(question))).to.equal(true)
    }
    for (const name of ['a', 'A', '1a', 'a-b', '', 'a'.repeat(48), 'a'.repeat(49)])
      expect(isFlowName(name)).to.equal(FLOW_NAME.test(name))
  })
})
