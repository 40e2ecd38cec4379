import { AsyncLocalStorage } from 'node:async_hooks'
import type { Policies } from '../../config/policy-settings.ts'
import { AgentError } from '../../lib/errors.ts'
import type { Prices } from '../chat/create-receipt.ts'
import { boundCall } from '../model/bound-call.ts'
import { estimateTokens, tokensOf } from '../model/prompt/estimate-tokens.ts'
import type { ModelProvider, ModelRequest, ModelUsage } from '../model/provider.ts'
import type { RegistryClient } from '../registry-client.ts'
import type { Engine, Turn } from '../turn.ts'
import { describeDenied } from './decide-call.ts'
import { matchTool } from './match-tool.ts'
import type { Spent, SpendingStore } from './spending-store.ts'

/** What one turn has taken so far. */
interface Account extends Spent {
  sessionId: string
  calls: number
}

export interface SpendingOptions {
  policies: () => Policies
  store: SpendingStore
  prices?: Prices | undefined
  clock?: () => Date
}

/** Keeps what turns take within `[policies]`: everything that is passed through it counts for the turn that is under way. */
export interface Spending {
  engine(engine: Engine): Engine
  provider(provider: ModelProvider): ModelProvider
  registry(registry: RegistryClient): RegistryClient
}

export function createSpending({ policies, store, prices, clock = () => new Date() }: SpendingOptions): Spending {
  const current = new AsyncLocalStorage<Account>()
  /** What requests that are under way may take: others have to leave it to them. */
  const underWay = new Set<Spent & { sessionId: string }>()
  const today = () => clock().toISOString().slice(0, 10)

  /** What was booked and what is spent are looked at together, and change together. */
  let tail: Promise<unknown> = Promise.resolve()
  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = tail.then(act)
    tail = turn.catch(() => undefined)
    return turn
  }

  /** What is left of the tightest limit of tokens. Throws `BUDGET` when a limit is reached. */
  async function remaining(account: Account): Promise<number> {
    const limits = policies()
    const day = await store.ofDay(today())
    const session = await store.ofSession(account.sessionId)
    const ofOthers = [...underWay]
    const ofSession = ofOthers.filter(one => one.sessionId === account.sessionId)
    let left = Infinity
    for (const [setting, unit, spent, where, taking] of [
      ['max_tokens', 'tokens', account, 'This answer', []],
      ['max_tokens_session', 'tokens', session, 'This conversation', ofSession],
      ['max_tokens_day', 'tokens', day, 'Today the agent', ofOthers],
      ['max_cost', 'cost', account, 'This answer', []],
      ['max_cost_session', 'cost', session, 'This conversation', ofSession],
      ['max_cost_day', 'cost', day, 'Today the agent', ofOthers],
    ] as const) {
      const limit = limits[setting]
      if (!limit) continue
      const taken = taking.reduce((sum, one) => sum + one[unit], spent[unit])
      if (taken >= limit) throw reached(setting, where, taken, limit, unit, prices)
      if (unit === 'tokens') left = Math.min(left, limit - taken)
    }
    return left
  }

  const costOf = ({ input, output }: ModelUsage) =>
    prices ? (input * (prices.input ?? 0) + output * (prices.output ?? 0)) / 1e6 : 0

  async function take(account: Account, { input, output }: ModelUsage): Promise<void> {
    const cost = costOf({ input, output })
    account.tokens += input + output
    account.cost += cost
    await store.add(today(), account.sessionId, { tokens: input + output, cost })
  }

  async function* generate(provider: ModelProvider, request: ModelRequest, signal: AbortSignal) {
    const account = current.getStore()
    if (!account) return yield* provider.generate(request, signal)
    let usage: ModelUsage | undefined
    let written = 0
    const read = estimateTokens([request.messages, request.tools ?? []])
    const { most, booked } = await inTurn(async () => {
      const left = await remaining(account)
      const mostOutput = Math.min(request.maxOutput ?? Infinity, Math.max(1, Math.floor(left)))
      const mayTake = { input: read, output: Number.isFinite(mostOutput) ? mostOutput : 0 }
      const booking = { sessionId: account.sessionId, tokens: read + mayTake.output, cost: costOf(mayTake) }
      underWay.add(booking)
      return { most: mostOutput, booked: booking }
    })
    try {
      for await (const event of provider.generate(
        Number.isFinite(most) ? { ...request, maxOutput: most } : request,
        signal,
      )) {
        if (event.type === 'usage' && event.usage.input + event.usage.output > 0) usage = event.usage
        else if (event.type === 'text' || event.type === 'reasoning') written += event.text.length
        else if (event.type === 'call') written += JSON.stringify(boundCall(event.call)).length
        yield event
      }
    } finally {
      // What was cut off was generated all the same.
      await inTurn(async () => {
        underWay.delete(booked)
        await take(account, usage ?? { input: read, output: tokensOf(written) })
      })
    }
  }

  return {
    engine: engine => {
      const account = (turn: Turn): Account => ({ sessionId: turn.sessionId ?? '', tokens: 0, cost: 0, calls: 0 })
      return {
        answer: turn => current.run(account(turn), () => engine.answer(turn)),
        execute: (pending, turn) => current.run(account(turn), () => engine.execute(pending, turn)),
        ...(engine.suggest && { suggest: engine.suggest.bind(engine) }),
        close: () => engine.close(),
      }
    },
    provider: provider => ({
      generate: (request, signal) => generate(provider, request, signal),
      probe: signal => provider.probe(signal),
      close: () => provider.close(),
    }),
    registry: registry => ({
      ...registry,
      call: async (app, tool, args, signal, approval, nextLink) => {
        const limits = policies()
        const denied = matchTool(tool, limits)
        if (denied?.rule === 'deny') return notMade(403, describeDenied(tool, denied.pattern))
        const account = current.getStore()
        if (approval === 'aside') return registry.call(app, tool, args, signal, approval, nextLink)
        if (account && limits.max_calls && account.calls >= limits.max_calls)
          return notMade(
            429,
            `This answer has made ${limits.max_calls} ${limits.max_calls === 1 ? 'call' : 'calls'}, ` +
              'the most that the policies of this agent allow (policies.max_calls).',
          )
        if (account) account.calls++
        return registry.call(app, tool, args, signal, approval, nextLink)
      },
    }),
  }
}

const notMade = (status: number, message: string) => ({ ok: false as const, status, message, notSent: true })

/** A limit is reached: nothing more is asked of the model. */
function reached(
  setting: string,
  where: string,
  spent: number,
  limit: number,
  unit: 'tokens' | 'cost',
  prices?: Prices,
): AgentError {
  const amount = (value: number) =>
    unit === 'tokens'
      ? `${Math.round(value).toLocaleString('en-US')} ${Math.round(value) === 1 ? 'token' : 'tokens'}`
      : `${Number(value.toPrecision(4))} ${prices?.currency ?? ''}`.trim()
  const next = setting.endsWith('_day')
    ? 'It starts anew at midnight UTC.'
    : setting.endsWith('_session')
      ? 'Begin a new conversation.'
      : 'Ask for less at once.'
  return new AgentError(
    'BUDGET',
    429,
    `${where} has taken ${amount(spent)} of a language model, and the policies of this agent allow ${amount(limit)} (policies.${setting}). ${next}`,
  )
}
