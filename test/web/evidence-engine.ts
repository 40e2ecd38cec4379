import type { AnswerData, StepReport } from '../../src/contract/chat.ts'
import type { Engine, TurnOutcome } from '../../src/agent/turn.ts'

const LONG = 'a_very_long_value_without_any_space_'.repeat(30)
const RTL = 'شركة الاختبار المحدودة'

const call = (tool: string, rows: number | null, more: Partial<StepReport> = {}): StepReport => ({
  tool,
  args: {},
  status: 'done',
  duration_ms: 42,
  rows,
  ...more,
})

/** SQL of sixty lines. */
const LONG_SQL = [
  'WITH everything AS (',
  ...Array.from(
    { length: 56 },
    (_, n) => `  SELECT r${(n % 12) + 1}.id, '${RTL}' AS name, ${n}.5 AS n FROM r${(n % 12) + 1} -- part ${n}`,
  )
    .join('\n  UNION ALL\n')
    .split('\n')
    .slice(0, 57),
  ')',
  'SELECT * FROM everything',
].join('\n')

export const ANSWERS: Record<string, { response: string; data: AnswerData; more?: Partial<TurnOutcome> }> = {
  top: {
    response: 'Your top 2 accounts by revenue: Hooli ($9,525,000) and Acme ($9,360,000).',
    data: {
      plan: {
        steps: [
          { id: 'r1', tool: 'crm_listAccounts', args: { state: 'CA', limit: 50 } },
          { id: 'r2', tool: 'crm_listOpportunities', args: { account: { $from: 'r1', column: 'id' } }, each: true },
          {
            id: 'r3',
            sql: 'SELECT r1.id, r1.name, r1.revenue, COUNT(r2.id) AS deals FROM r1 LEFT JOIN r2 ON r2.account = r1.id WHERE r1.revenue > :least GROUP BY r1.id ORDER BY r1.revenue DESC LIMIT 2',
            values: { least: 1000 },
          },
        ],
        answer: { kind: 'list', from: 'r3' },
        confidence: 0.97,
      },
      sql: 'SELECT 1',
      steps: [
        call('crm_listAccounts', 50, { args: { state: 'CA', limit: 50 } }),
        call('crm_listOpportunities', 1200, { args: { account: { $from: 'r1', column: 'id' } } }),
      ],
      source: [
        { tool: 'crm_listAccounts', rows: 50, total: 120 },
        { tool: 'crm_listOpportunities', rows: 1200 },
      ],
      step_rows: { r1: 50, r2: 1200, r3: 2 },
      complete: false,
      result: [
        { id: 'a1', name: 'Hooli', revenue: 9_525_000, deals: 3 },
        { id: 'a2', name: 'Acme', revenue: 9_360_000, deals: 0 },
      ],
      columns: ['id', 'name', 'revenue', 'deals'],
      total: 2,
      offer: { flow: 'top_accounts', similarity: 0.9, description: 'Top accounts of a state' },
    },
    more: { confidence: 0.97 },
  },
  ugly: {
    response: `${RTL}: 12 calls were made.`,
    data: {
      plan: {
        steps: [
          ...Array.from({ length: 12 }, (_, n) => ({
            id: `r${n + 1}`,
            tool: `service_with_a_long_name_${n}_listEverythingThatThereIs`,
            args: {},
          })),
          { id: 'r13', sql: LONG_SQL },
        ],
        answer: { kind: 'table' as const, from: 'r13' },
        confidence: 0.4,
      },
      steps: Array.from({ length: 12 }, (_, n) =>
        call(`service_with_a_long_name_${n}_listEverythingThatThereIs`, n === 7 ? null : 10 ** (n % 6), {
          args:
            n === 3
              ? {
                  text: LONG,
                  name: RTL,
                  empty: '',
                  nothing: null,
                  nested: { list: [{ deep: { deeper: [1, 2, { name: RTL }] } }] },
                }
              : n === 4
                ? Object.fromEntries(Array.from({ length: 30 }, (__, at) => [`argument_${at}`, `value ${at}`]))
                : {},
          ...(n === 7 && {
            status: 'failed' as const,
            error: `The service answered 500: ${LONG}`,
            coerced: ['limit: "5" → 5'],
          }),
        }),
      ),
      source: Array.from({ length: 12 }, (_, n) => ({
        tool: `service_with_a_long_name_${n}_listEverythingThatThereIs`,
        rows: 10 ** (n % 6),
      })),
      complete: false,
      result: [],
      error: { code: 'TOOL_FAILED', message: 'A call failed.' },
    },
    more: { confidence: 0.3 },
  },
  model: {
    response: 'There are **42** leads.',
    data: {
      steps: [call('crm_listLeads', 42, { coerced: ['status: "Open" → "open"'] })],
      source: [{ tool: 'crm_listLeads', rows: 42 }],
      complete: true,
      result: 42,
    },
    more: {
      confidence: 0.6,
      engine: 'model',
      model: 'test-model',
      receipt: {
        engine: 'model',
        model: 'test-model',
        steps: [
          { kind: 'model', name: 'test-model', duration_ms: 2100, input_tokens: 3000, output_tokens: 120 },
          { kind: 'tool', name: 'crm_listLeads', duration_ms: 42, rows: 42 },
        ],
        duration_ms: 2200,
        input_tokens: 3000,
        output_tokens: 120,
        cost: 0.0123,
        currency: 'EUR',
      },
    },
  },
}

/** An engine with answers whose evidence is rich, or ugly. */
export const createEvidenceEngine = (): Engine => ({
  answer: async ({ message }) => {
    const { response, data, more } = ANSWERS[message.split(' ')[0]!] ?? { response: `You said ${message}`, data: {} }
    return { response, data, confidence: 0.9, toolsUsed: [], memory: null, ...more }
  },
  execute: async () => ({ response: 'Done.', data: {}, confidence: 1, toolsUsed: [], memory: null }),
  close: async () => undefined,
})
