import type { AnswerData, Approval } from '../../../src/contract/chat.ts'
import type { Engine, TurnOutcome } from '../../../src/agent/turn.ts'
import { NESTED, PAYLOADS } from './payloads.ts'

type Data = Partial<AnswerData>

const first = PAYLOADS[0]!
/** An object with these keys of its own, `__proto__` too. */
const keyed = (value: (text: string, at: number) => unknown) =>
  Object.fromEntries(PAYLOADS.map((text, at) => [text, value(text, at)]))

const twoColumns = PAYLOADS.map((text, at) => ({ [first]: text, n: at + 1 }))
const asSteps = (text: string) => ({ tool: text, args: { [text]: text, inner: { [text]: [text] } } })

/** Every part of the evidence. */
const EVIDENCE: Data = {
  plan: {
    steps: PAYLOADS.flatMap((text, at) => [
      { id: `r${at}`, ...asSteps(text) },
      { id: text, sql: `SELECT '${text}' AS "${text}" FROM r${at} -- ${text}`, values: { [text]: text } },
    ]),
    answer: { kind: 'table', noun: first, column: first, from: first },
    confidence: 0.5,
    signals: keyed(() => 1) as Record<string, number>,
  },
  result: twoColumns.slice(0, 20),
  source: PAYLOADS.map(tool => ({ tool, rows: 1, total: 2 })),
  sql: PAYLOADS.join('\n'),
  steps: PAYLOADS.map((text, at) => ({
    ...asSteps(text),
    status: at % 2 ? 'failed' : 'done',
    duration_ms: 1,
    rows: at,
    error: text,
    coerced: [text],
  })),
  step_rows: keyed((_, at) => at) as Record<string, number>,
  unsupported: [...PAYLOADS],
  offer: { flow: first, similarity: 0.9, description: PAYLOADS.join(' ') },
  complete: false,
}

/** Patterns that take for ever on the right text, and keywords with the names of what objects have. */
const TRAPS = [
  '(a+)+$',
  '^(a?){40}a{40}$',
  `^${'a?'.repeat(40)}${'a'.repeat(40)}$`,
  '^(a|a|a)(a|a|a)*b',
  '(.*a){30}',
  '[',
  '(?<n>a)\\k<n>+',
]

/** A schema with every text in every place. */
export const SCHEMA = {
  type: 'object',
  title: first,
  description: PAYLOADS.join(' '),
  properties: {
    ...keyed((text, at) => ({
      type: 'string',
      title: at % 3 ? text : undefined,
      description: text,
      default: text,
      examples: [text],
      format: text,
      pattern: text,
    })),
    choice: { title: first, enum: [...PAYLOADS] },
    checks: { type: 'array', items: { enum: PAYLOADS.slice(0, 9) } },
    group: { type: 'object', title: first, properties: keyed(() => ({ type: 'integer' })), required: [...PAYLOADS] },
    variants: {
      oneOf: PAYLOADS.slice(0, 9).map(title => ({ title, type: 'object', properties: { kind: { const: title } } })),
    },
    fixed: { const: first },
    ...Object.fromEntries(TRAPS.map((pattern, at) => [`trap${at}`, { type: 'string', pattern }])),
  },
  required: [...PAYLOADS, 'choice', ...TRAPS.map((_, at) => `trap${at}`)],
}

const APPROVALS: Record<string, Partial<Approval> & { args: Approval['args'] }> = {
  change: { kind: 'change', args: keyed(text => text) },
  traps: { kind: 'call', args: Object.fromEntries(TRAPS.map((_, at) => [`trap${at}`, `${'a'.repeat(45)}!`])) },
  page: {
    kind: 'page',
    args: keyed(text => text),
    page: { url: `javascript:${first}`, title: first, element: PAYLOADS.join(' ') },
  },
}

const DATA: Record<string, Data> = {
  table: { result: [keyed(text => text), keyed((_, at) => at)], columns: [...PAYLOADS] },
  rows: { result: twoColumns, columns: [first, 'n'], total: 500, complete: false },
  record: { result: { ...keyed(text => text), nested: NESTED } },
  lists: { result: [...PAYLOADS], columns: [first] },
  several: {
    result: keyed(text => [{ [text]: text }]),
    plan: {
      steps: [],
      answer: { kind: 'several', noun: first, parts: PAYLOADS.map(label => ({ label, kind: 'table' })) },
      confidence: 1,
    },
  },
  bar: { result: twoColumns, chart: { kind: 'bar', x: first, y: 'n' } },
  line: { result: twoColumns, chart: { kind: 'line', x: first, y: 'n' } },
  share: { result: twoColumns.slice(0, 9), chart: { kind: 'share', x: first, y: 'n' } },
  strange: {
    result: twoColumns,
    chart: { kind: 'bar', x: '__proto__', y: 'constructor' },
    columns: ['__proto__', 'constructor'],
  },
  evidence: EVIDENCE,
  error: { result: null, error: { code: 'TOOL_FAILED', message: PAYLOADS.join(' ') } },
  files: {
    files: [
      ...PAYLOADS.flatMap(text => [
        `/files/${text}`,
        `/files/s/${text}.png`,
        `/files/s/${encodeURIComponent(text.toWellFormed())}.png`,
        text,
      ]),
      '/files/../docs',
      '//evil.example/files/x.png',
      '/files/%',
      'https://evil.example/x.png',
    ],
  },
  broken: { result: 'The rest is there.', files: [5 as never] },
  follow: { result: 1, follow_ups: [PAYLOADS[2]!, PAYLOADS[47]!, 'constructor'] },
}

/** Answers "<place>" with every text in that place; "plain n" and "model n" say the text of that number. */
export function createInjectionEngine(): Engine {
  const outcome = (response: string, more: Partial<TurnOutcome> = {}): TurnOutcome => ({
    response,
    data: { result: null },
    confidence: 0.9,
    toolsUsed: [...PAYLOADS],
    memory: null,
    ...more,
  })
  return {
    answer: async ({ message, emit }) => {
      const [place, word = ''] = message.split(' ', 2) as [string, string?]
      if (place === 'plain') return outcome(PAYLOADS[Number(word)]!)
      if (place === 'model') return outcome(PAYLOADS[Number(word)]!, { engine: 'model', model: first })
      if (place === 'value')
        return outcome('One value.', { data: { result: PAYLOADS[Number(word)]!, columns: [first] } })
      if (place === 'live') {
        for (const text of PAYLOADS) {
          emit('step', { tool: text, args: { [text]: text }, state: 'started' })
          emit('step', { tool: text, args: { [text]: text }, state: 'failed', error: text })
          emit('token', { text: `${text}\n\n` })
        }
        return outcome(PAYLOADS.join('\n\n'), { engine: 'model', data: EVIDENCE })
      }
      const asked = APPROVALS[word]
      if (place === 'approve' && asked) {
        const changes = PAYLOADS.map((text, at) => ({
          record: text,
          field: text,
          label: text,
          before: text,
          after: at ? text : NESTED,
          before_label: text,
          after_label: text,
        }))
        return outcome('Shall I?', {
          pending: {
            tool: first,
            app: first,
            action: PAYLOADS.join(' '),
            schema: SCHEMA,
            changes,
            canAllow: true,
            ...asked,
          },
        })
      }
      const data = Object.hasOwn(DATA, place) ? DATA[place] : undefined
      return outcome(data ? 'Here it is.' : `You said ${message}`, data ? { data: data as AnswerData } : {})
    },
    execute: async () => outcome(PAYLOADS.join(' '), { data: { error: { code: 'TOOL_FAILED', message: first } } }),
    suggest: async () => PAYLOADS.slice(0, 6),
    close: async () => undefined,
  }
}
