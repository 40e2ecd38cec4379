import type { AnswerData } from '../../../src/contract/chat.ts'
import type { Engine, PendingWrite, Turn, TurnOutcome } from '../../../src/agent/turn.ts'

/** What the scripted engine was asked, in order. */
export interface Asked {
  kind: 'answer' | 'execute'
  turn: Turn
  pending?: PendingWrite
}

export interface ScriptedEngine extends Engine {
  asked: Asked[]
  running: number
  /** Most turns that ran at the same time. */
  peak: number
  closed: boolean
  /** Lets every message starting with "wait" go on. */
  release(): void
}

export const PENDING: PendingWrite = {
  tool: 'crm_create_lead',
  args: { name: 'Ann', score: 5 },
  action: 'Create a lead named Ann',
  schema: { type: 'object', properties: { name: { type: 'string' }, score: { type: 'integer' } }, required: ['name'] },
}

const rows = ['Hooli', 'Acme & Sons', 'Stark Industries', 'Umbrella', 'Wayne Enterprises'].map((name, n) => ({
  id: `acc_${n * 2 + 1}`,
  name,
  state: ['CA', 'TX', 'NY', 'CA', 'TX'][n],
  revenue: 9_800_000 - n * 1_234_567,
}))

const TABLE: AnswerData = {
  plan: {
    steps: [
      { id: 'r1', tool: 'territory_list_my_accounts', args: {} },
      { id: 'r2', sql: 'SELECT id, name, state, revenue FROM r1 ORDER BY revenue DESC LIMIT 5' },
    ],
    answer: { kind: 'table' },
    confidence: 0.97,
  },
  result: rows,
  columns: ['id', 'name', 'state', 'revenue'],
  total: 5,
  complete: true,
  source: [{ tool: 'territory_list_my_accounts', rows: 50 }],
  sql: 'SELECT id, name, state, revenue FROM r1 ORDER BY revenue DESC LIMIT 5',
  steps: [{ tool: 'territory_list_my_accounts', args: {}, status: 'done', duration_ms: 8.2, rows: 50 }],
  chart: { kind: 'bar', x: 'name', y: 'revenue' },
}

/** Text that would run in a page that took it for markup. */
export const ATTACK = `<img src=x onerror="window.attacked=1"><script>window.attacked=1</script><svg onload="window.attacked=1">javascript:alert(1)`

/** The attack in every place of an answer that the page draws. */
function attackData(): AnswerData {
  return {
    plan: {
      steps: [{ id: 'r1', tool: ATTACK, args: { [ATTACK]: ATTACK } }],
      answer: { kind: 'table', noun: ATTACK },
      confidence: 1,
    },
    result: [
      { [ATTACK]: ATTACK, __proto__: ATTACK, url: 'javascript:window.attacked=1', n: 1 },
      { [ATTACK]: ATTACK, n: 2 },
    ],
    source: [{ tool: ATTACK, rows: 1 }],
    sql: ATTACK,
    steps: [{ tool: ATTACK, args: { [ATTACK]: ATTACK }, status: 'failed', duration_ms: 1, rows: null, error: ATTACK }],
    chart: { kind: 'bar', x: ATTACK, y: 'n' },
    error: { code: 'TOOL_FAILED', message: `${ATTACK}!` },
    complete: false,
  }
}

/**
 * An engine whose answers follow from the message: "wait …" waits for `release`, "hang" ignores its signal and never
 * ends, "write …" asks for a write, "crash" throws, "big" returns many rows, "steps" emits events, "stream …" is a model that
 * writes, "say …" one that says, "quote …" is said by the built-in engine, "error CODE …" is an error, "offers a|b" offers
 * questions, anything else answers with the number of the turn kept in `memory`.
 */
export function createScriptedEngine(): ScriptedEngine {
  let open: () => void = () => undefined
  let gate = new Promise<void>(resolve => (open = resolve))
  const outcome = (response: string, more: Partial<TurnOutcome> = {}): TurnOutcome => ({
    response,
    data: { result: response },
    confidence: 0.9,
    toolsUsed: ['crm_list_leads'],
    memory: null,
    ...more,
  })

  async function waitFor(promise: Promise<void>, signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      promise.then(resolve, reject)
    })
  }

  /** A model that calls a tool, then writes word by word; every "|" waits for `release`. */
  async function stream(turn: Turn, text: string): Promise<TurnOutcome> {
    const step = { tool: 'crm_list_leads', args: { state: 'CA' } }
    for (const piece of text.split(/(?<= )/))
      if (piece.trim() === '|') await waitFor(gate, turn.signal)
      else if (piece.trim() === 'call') turn.emit('step', { ...step, state: 'started' })
      else if (piece.trim() === 'called') turn.emit('step', { ...step, state: 'done', rows: 3, duration_ms: 12 })
      else turn.emit('token', { text: piece })
    return outcome(text.replace(/(?:\||call(?:ed)?) /g, ''), { engine: 'model' })
  }

  async function act(turn: Turn): Promise<TurnOutcome> {
    const { message } = turn
    const count = typeof turn.memory === 'number' ? turn.memory + 1 : 1
    if (message.startsWith('wait')) await waitFor(gate, turn.signal)
    if (message === 'hang') await new Promise<void>(() => undefined)
    if (message === 'crash') throw new Error('secret inside')
    if (message.startsWith('stream ')) return await stream(turn, message.slice(7))
    if (message.startsWith('say ')) return outcome(message.slice(4), { engine: 'model' })
    if (message.startsWith('quote ')) return outcome(message.slice(6))
    if (message.startsWith('error ')) {
      const [, code, ...words] = message.split(' ')
      const error = { code: code as 'TOOL_FAILED', message: words.join(' ') }
      return outcome('That did not work.', { data: { error }, memory: count })
    }
    if (message.startsWith('offers ')) {
      const data = { result: 1, follow_ups: message.slice(7).split('|') }
      return outcome(`turn ${count}: ${message}`, { data, memory: count })
    }
    if (message.startsWith('write'))
      return outcome('Shall I?', { pending: { ...PENDING, action: message }, memory: count, toolsUsed: [] })
    if (message.startsWith('table')) return outcome('The top accounts by revenue:', { data: TABLE })
    if (message === 'unsure')
      return outcome('It is Hooli for $5 [?], says Ann [?].\n\n[?] In no result of this answer: $5, Ann.', {
        data: { result: null, unsupported: ['$5', 'Ann'] },
      })
    if (message === 'pictures')
      return outcome('Here they are.', {
        data: { files: ['/files/a/page.png', '/files/a/my%20list.csv', 'https://elsewhere.example/x.png'] },
      })
    if (message === 'attack') return outcome(ATTACK, { data: attackData() })
    if (message === 'big')
      return outcome('Many', { data: { result: Array.from({ length: 5000 }, (_, id) => ({ id })), total: 5000 } })
    if (message === 'steps') {
      turn.emit('plan', {
        steps: [{ id: 'r1', tool: 'crm_list_leads', args: {} }],
        answer: { kind: 'number' },
        confidence: 1,
      })
      turn.emit('step', { tool: 'crm_list_leads', args: {}, state: 'started' })
      turn.emit('step', { tool: 'crm_list_leads', args: {}, state: 'done', rows: 3 })
      turn.emit('token', { text: 'Three' })
    }
    return outcome(`turn ${count}: ${message}`, { memory: count })
  }

  const engine: ScriptedEngine = {
    asked: [],
    running: 0,
    peak: 0,
    closed: false,
    release: () => {
      open()
      gate = new Promise<void>(resolve => (open = resolve))
    },
    answer: async turn => {
      engine.asked.push({ kind: 'answer', turn })
      engine.peak = Math.max(engine.peak, ++engine.running)
      try {
        return await act(turn)
      } finally {
        engine.running--
      }
    },
    execute: async (pending, turn) => {
      engine.asked.push({ kind: 'execute', turn, pending })
      if (pending.action.includes('slowly')) await waitFor(gate, turn.signal)
      const data: AnswerData = { result: { id: 1, ...pending.args } }
      return outcome('Created.', { data, toolsUsed: [pending.tool] })
    },
    close: async () => {
      engine.closed = true
    },
  }
  return engine
}
