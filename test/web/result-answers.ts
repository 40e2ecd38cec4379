import type { AnswerData } from '../../src/contract/chat.ts'
import type { Engine } from '../../src/agent/turn.ts'

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
/** Longer than a line and than the name of a file. */
export const MANY_TITLE =
  'Calls of vessels that were at sea for more than a week and came back with less than they had left with, by vessel'
const HEBREW = 'שלום עולם, זהו טקסט מימין לשמאל'

/** Rows of a fleet, as many as wanted and with as many columns. */
export const manyRows = (count: number, columns = 12) =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    vessel: `Vessel ${(at * 7919) % count}`,
    harbour: ['Bergen', 'Ålesund', 'Tromsø', null][at % 4],
    freight: Math.round(Math.sin(at) * 1e8) / 100,
    currency: ['NOK', 'EUR', 'USD'][at % 3],
    arrived_at: new Date(1.6e12 + at * 3.6e6).toISOString(),
    load_percent: (at * 13) % 101,
    is_insured: at % 3 === 0,
    agent_email: `agent${at % 50}@harbour.example`,
    ...Object.fromEntries(
      Array.from({ length: Math.max(0, columns - 9) }, (_more, n) => [`note_${n}`, `Remark ${n}.${at % 997}`]),
    ),
  }))

const UGLY = [
  {
    id: 1,
    name: WORD,
    Name: 'a name twice',
    text: HEBREW,
    emoji: '👩‍👩‍👧‍👦🏳️‍🌈 family',
    amount_eur: -1234567.5,
    huge: 123456789012345680,
    ratio: 'NaN',
    when: '2024-02-29',
    link: 'https://example.com/a?b=<script>',
    mail: 'ann@example.com',
    nested: { city: 'Oslo', geo: { lat: 59.91, lon: 10.75 }, tags: ['a', 'b'] },
    items: [
      { sku: 'A-1', quantity: 2 },
      { sku: 'B-2', quantity: null },
    ],
    long: 'A sentence that goes on. '.repeat(60),
    formula: '=HYPERLINK("https://evil.example")',
    mixed: 12,
    flag: true,
    '': 'no name',
  },
  {
    id: 2,
    name: null,
    Name: '',
    text: 'مرحبا بالعالم',
    emoji: '🎉',
    amount_eur: 0.005,
    huge: 1e30,
    ratio: 'Infinity',
    when: null,
    link: 'javascript:alert(1)',
    mail: 'not a mail',
    nested: null,
    items: [],
    long: 'line one\nline two\nline three',
    formula: '-1+1',
    mixed: 'twelve',
    flag: false,
    '': null,
  },
]

const groups = (x: string, y: string, entries: readonly (readonly [unknown, unknown])[]) =>
  entries.map(([name, value]) => ({ [x]: name, [y]: value }))

/** What the engine answers to a message, by name. */
export const ANSWERS: Record<string, [response: string, data: AnswerData]> = {
  fleet: ['1,240 calls at the harbour.', { result: manyRows(1240), total: 1240, complete: true }],
  big: ['10,000 calls at the harbour.', { result: manyRows(10_000), total: 10_000 }],
  ugly: ['Two records.', { result: UGLY, columns: ['id', 'name', 'Name', 'name', 'text'], total: 2 }],
  wide: [
    'Many columns.',
    {
      result: Array.from({ length: 20 }, (_, at) =>
        Object.fromEntries(Array.from({ length: 40 }, (_column, n) => [`measure_${n}`, n % 3 ? at * n : `text ${n}`])),
      ),
    },
  ],
  one: [
    'One column.',
    { result: Array.from({ length: 30 }, (_, at) => ({ vessel: `Vessel ${at}` })), columns: ['vessel'] },
  ],
  list: ['Three harbours.', { result: ['Bergen', HEBREW, null], columns: ['harbour'] }],
  scalars: ['Many harbours.', { result: Array.from({ length: 40 }, (_, at) => `Harbour ${at}`), columns: ['harbour'] }],
  empty: ['There are none.', { result: [], columns: ['id'], total: 0 }],
  record: ['The vessel.', { result: UGLY[0] }],
  number: [
    'There are 1,234,567 vessels.',
    {
      result: 1234567,
      plan: { steps: [], answer: { kind: 'number', column: 'count', format: 'count' }, confidence: 1 },
      source: [{ tool: 'fleet_list', rows: 1234567 }],
      complete: true,
    },
  ],
  value: ['It belongs to Ann.', { result: 'ann@example.com' }],
  text: ['The report is below.', { result: 'A paragraph of a report.\n\n'.repeat(40) }],
  bars: [
    'Freight by harbour.',
    {
      result: groups('harbour', 'freight_nok', [
        [WORD, 12345678.5],
        ['Bergen 👩‍👩‍👧‍👦', 5_000_000],
        [HEBREW, -2_500_000],
        [null, 1],
        ['Tromsø', 'NaN'],
      ]),
      columns: ['harbour', 'freight_nok'],
      chart: { kind: 'bar', x: 'harbour', y: 'freight_nok' },
    },
  ],
  many: [
    'Calls by vessel.',
    {
      result: groups(
        'vessel',
        'calls',
        Array.from({ length: 57 }, (_, at) => [`Vessel number ${at}`, (at * 37) % 101]),
      ),
      columns: ['vessel', 'calls'],
      chart: { kind: 'bar', x: 'vessel', y: 'calls', title: MANY_TITLE },
      sql: 'SELECT vessel, COUNT(*) AS calls FROM r1 GROUP BY 1',
    },
  ],
  line: [
    'Calls by month.',
    {
      result: groups(
        'month',
        'calls',
        ['2024-01', '2024-02', '2024-03', '2024-06', '2024-07', '2024-08', '2024-09', '2024-10'].map((month, at) => [
          month,
          1200 + at * at * 40,
        ]),
      ),
      columns: ['month', 'calls'],
      chart: { kind: 'line', x: 'month', y: 'calls' },
    },
  ],
  share: [
    'Share of calls.',
    {
      result: groups('flag', 'percent', [
        ['Norway', 40.5],
        ['Liberia', 20],
        ['Panama', 15.25],
        ['Malta', 10],
        ['Cyprus', 6],
        ['Bahamas', 5],
        [WORD, 3],
        ['Chile', 0.25],
      ]),
      columns: ['flag', 'percent'],
      plan: { steps: [], answer: { kind: 'table', column: 'flag', format: 'percent' }, confidence: 1 },
      chart: { kind: 'share', x: 'flag', y: 'percent' },
    },
  ],
}

/** An engine that answers a message with the answer of that name. */
export const resultEngine: Engine = {
  answer: async ({ message }) => {
    const [response, data] = ANSWERS[message] ?? [`Nothing is called ${message}.`, {}]
    return { response, data, confidence: 1, toolsUsed: [], memory: null }
  },
  execute: async () => {
    throw new Error('Nothing is written here')
  },
  close: async () => undefined,
}
