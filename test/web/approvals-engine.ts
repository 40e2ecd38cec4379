import type { Approval } from '../../src/contract/chat.ts'
import type { Engine, PendingWrite, TurnOutcome } from '../../src/agent/turn.ts'

const LEAD = {
  type: 'object',
  properties: {
    lead_id: { type: 'string' },
    status: { type: 'string', enum: ['new', 'contacted', 'qualified', 'lost', 'won'] },
    score: { type: 'integer', minimum: 0, maximum: 100 },
    notes: { type: ['string', 'null'], maxLength: 2000, description: 'Anything worth knowing.' },
    due: { type: 'string', format: 'date' },
    vip: { type: 'boolean' },
  },
  required: ['lead_id', 'status'],
}

const ORDER = {
  type: 'object',
  $defs: {
    line: {
      type: 'object',
      properties: { product: { type: 'string' }, count: { type: 'integer', minimum: 1 } },
      required: ['product', 'count'],
    },
  },
  properties: {
    customer: { type: 'string', minLength: 2, description: 'Who buys.' },
    channel: { enum: ['web', 'shop'] },
    big: { type: 'integer' },
    lines: { type: 'array', items: { $ref: '#/$defs/line' }, minItems: 1 },
    tags: { type: 'array', items: { enum: ['gift', 'urgent', 'fragile'] } },
    labels: { type: 'object', additionalProperties: { type: 'string' } },
    payment: {
      oneOf: [
        {
          title: 'Card',
          type: 'object',
          properties: { kind: { const: 'card' }, number: { type: 'string' } },
          required: ['kind', 'number'],
        },
        {
          title: 'Invoice',
          type: 'object',
          properties: { kind: { const: 'invoice' }, days: { type: 'integer' } },
          required: ['kind'],
        },
      ],
    },
    address: { type: 'object', properties: { city: { type: 'string' }, zip: { type: 'string' } }, required: ['city'] },
    secret: { type: 'string', format: 'password' },
    starts: { type: 'string', format: 'date-time' },
    parent: { $ref: '#' },
    anything: {},
  },
  required: ['customer', 'lines'],
}

/** Writes of every kind by what the message says. */
export const PENDING: Record<string, PendingWrite> = {
  change: {
    tool: 'crm_update_lead',
    app: 'crm',
    action: 'Change lead Ann Droid: status to won, score to 90',
    kind: 'change',
    args: { lead_id: 'l_1', status: 'won', score: 90 },
    schema: LEAD,
    changes: [
      { field: 'status', label: 'status', before: 'new', after: 'won' },
      { field: 'score', label: 'score', before: 40, after: 90 },
    ],
    canAllow: true,
  },
  several: {
    tool: 'crm_update_lead',
    app: 'crm',
    action: 'Change 15 leads: status to lost',
    kind: 'change',
    args: { calls: Array.from({ length: 15 }, (_, n) => ({ lead_id: `l_${n}`, status: 'lost' })) },
    schema: { type: 'object', properties: { calls: { type: 'array', minItems: 1, items: LEAD } }, required: ['calls'] },
    each: Array.from({ length: 15 }, (_, n) => `Lead ${n}`),
    changes: ['Ann', 'Bob', 'Cid'].map(record => ({
      record,
      field: 'status',
      label: 'status',
      before: 'new',
      after: 'lost',
    })),
    changesTotal: 15,
  },
  delete: {
    tool: 'crm_delete_lead',
    app: 'crm',
    action: 'Delete lead مرحبا بالعالم',
    kind: 'delete',
    args: { lead_id: 'l_9' },
    schema: { type: 'object', properties: { lead_id: { type: 'string' } }, required: ['lead_id'] },
    changes: [
      { field: 'lead_id', label: 'lead id', before: 'l_9' },
      { field: 'name', label: 'name', before: 'مرحبا بالعالم' },
      { field: 'notes', label: 'notes', before: 'x'.repeat(300) },
      { field: 'close_date', label: 'close date', before: '2024-11-12' },
      { field: 'created_at', label: 'created at', before: '2024-11-12T08:30:00' },
    ],
  },
  order: {
    tool: 'shop_create_order_with_a_name_that_is_quite_long_for_a_narrow_window',
    app: 'shop',
    action: 'Create an order for Ann',
    kind: 'create',
    args: { customer: 'Ann', lines: [{ product: 'Tea', count: 2 }], unknown_field: { kept: 1 } },
    schema: ORDER,
    changes: [{ field: 'customer', label: 'customer', after: 'Ann' }],
  },
  page: {
    tool: 'browser_click',
    action: 'Buy for $5 on shop.example (Buy now)',
    kind: 'page',
    args: { 'E-mail': 'ann@example.com', Amount: '5' },
    schema: { const: { 'E-mail': 'ann@example.com', Amount: '5' } },
    page: { url: 'https://shop.example/cart?item=1', title: 'Cart', element: 'button “Buy now”' },
    canAllow: false,
  },
  types: {
    tool: 'all_types',
    action: 'Call all_types',
    kind: 'call',
    args: {
      count: 5,
      ratio: 0.5,
      note: 'old',
      secret: 'hidden',
      at: '2026-05-01T10:00:00.250+02:00',
      local: '2026-05-01T10:00:00',
      day: 'next Monday',
      flag: true,
      odd: { a: [1, null] },
      level: 'unknown',
      names: ['b', 'a'],
    },
    schema: {
      type: 'object',
      properties: {
        count: { type: 'integer', minimum: 0, maximum: 6 },
        ratio: { type: 'number', multipleOf: 0.25 },
        note: { type: ['string', 'null'] },
        code: { type: 'string', pattern: '^[A-Z]{2}$', examples: ['AB'] },
        secret: { type: 'string', format: 'password' },
        at: { type: 'string', format: 'date-time' },
        local: { type: 'string', format: 'date-time' },
        day: { type: 'string', format: 'date' },
        flag: { type: 'boolean', default: false },
        odd: { type: 'string' },
        level: { type: 'string', enum: ['one', 'two', 'three', 'four', 'five'] },
        names: { type: 'array', items: { type: 'string' } },
        clock: { type: 'string', format: 'time' },
        text: { type: 'string' },
      },
      required: ['count'],
    },
  },
  many: {
    tool: 'erp_configure',
    app: 'erp',
    action: 'Call erp_configure',
    kind: 'call',
    args: Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [`argument_number_${n}`, n % 3 ? `value ${n} `.repeat(n) : n]),
    ),
    schema: undefined,
  },
} satisfies Record<string, PendingWrite & { kind: Approval['kind'] }>

export interface ApprovalsEngine extends Engine {
  executed: PendingWrite[]
  /** Lets calls go on that wait. */
  release: () => void
}

/** An engine that asks for the write that a message names; "slow …" is carried out when it is released. */
export function createApprovalsEngine(): ApprovalsEngine {
  let open: () => void = () => undefined
  const outcome = (response: string, more: Partial<TurnOutcome> = {}): TurnOutcome => ({
    response,
    data: { result: null },
    confidence: 0.9,
    toolsUsed: [],
    memory: null,
    ...more,
  })
  const engine: ApprovalsEngine = {
    executed: [],
    release: () => open(),
    answer: async ({ message }) => {
      const pending = PENDING[message.split(' ')[0]!]
      return pending ? outcome('Shall I go ahead?', { pending }) : outcome(`You said ${message}`)
    },
    execute: async pending => {
      engine.executed.push(pending)
      if (pending.tool === 'erp_configure') await new Promise<void>(resolve => (open = resolve))
      const steps = [{ tool: pending.tool, args: pending.args, status: 'done' as const, duration_ms: 3, rows: 1 }]
      return outcome('Done.', { data: { result: { ok: true }, steps } })
    },
    close: async () => undefined,
  }
  return engine
}
