import type { Settings } from '../../config/settings.ts'
import { AgentError, messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import { decideCall } from '../policies/decide-call.ts'
import type { RegistryClient } from '../registry-client.ts'
import type { Turn, TurnOutcome } from '../turn.ts'
import { createState, type AnswerState } from './answer-state.ts'
import { carryOut } from './carry-out.ts'
import type { Hints, ModelEngine } from './contract.ts'
import { createToolLoader } from './load-tools.ts'
import { runLoop } from './loop/run-loop.ts'
import { readModelMemory } from './model-memory.ts'
import { chooseStrategy } from './one-shot/choose-strategy.ts'
import { runOneShot } from './one-shot/run-one-shot.ts'
import { planOnly } from './plan-only.ts'
import { beginMessages, type PromptFacts } from './prompt/system-prompt.ts'
import type { ModelMessage, ModelProvider, ModelState } from './provider.ts'
import { createReceipt } from './receipt.ts'
import { presentResult } from './tools/present-result.ts'
import { tellEnd } from './tell-end.ts'

export interface ModelEngineOptions {
  provider: ModelProvider
  registry: RegistryClient
  settings: Settings
  logger: Logger
  clock?: () => Date
  /** What the owner tells the model, for the applications whose tools are offered. */
  instructions?: (apps: readonly string[]) => string
}

/** How long what the provider said of its model counts, in milliseconds. */
const FRESH = 60_000

/** The engine that asks a language model: tools by search, previews instead of results, every call checked in code. */
export function createModelEngine({
  provider,
  registry,
  settings,
  logger,
  clock = () => new Date(),
  instructions = () => '',
}: ModelEngineOptions): ModelEngine {
  const loadTools = createToolLoader(registry)
  let known: { at: number; state: ModelState } | undefined

  async function probe(signal: AbortSignal): Promise<ModelState> {
    if (known && performance.now() - known.at < FRESH) return known.state
    const state = await provider.probe(signal)
    if (state.reachable) known = { at: performance.now(), state }
    return state
  }

  /** Everything that an answer needs; the model is asked about and the tools are read at the same time. */
  async function open(turn: Turn, hints: Hints | undefined): Promise<AnswerState> {
    const memory = readModelMemory(turn.memory)
    const [model, tools] = await Promise.all([
      probe(turn.signal),
      loadTools(turn, memory, hints, record => {
        const call = { app: record.app_name, tool: record.api_name, record, args: {} }
        return decideCall(call, turn).decision !== 'deny'
      }),
    ])
    const modelName = model.name ?? (settings.model.name || model.provider)
    // The model may read less than the setting allows.
    const limits = { ...settings.model, context: model.context ?? settings.model.context }
    const parts = { turn, provider, registry, settings: limits, memory, hints, tools }
    const receipt = createReceipt()
    turn.account?.(() => ({ engine: 'model', model: modelName, receipt: receipt.write(modelName) }))
    return createState({ ...parts, modelState: model, modelName, receipt })
  }

  /** Runs work on an answer. What goes wrong in it is an answer too; only a cancelled turn rejects. */
  async function within(
    turn: Turn,
    hints: Hints | undefined,
    work: (state: AnswerState) => Promise<TurnOutcome>,
  ): Promise<TurnOutcome> {
    let state: AnswerState | undefined
    try {
      state = await open(turn, hints)
      return await work(state)
    } catch (error) {
      turn.signal.throwIfAborted()
      if (!(error instanceof AgentError))
        logger.error({ event: 'turn_failed', error: messageOf(error), stack: (error as Error).stack })
      return failed(error, turn)
    } finally {
      state?.held.close()
    }
  }

  async function answerWith(state: AnswerState): Promise<TurnOutcome> {
    const { turn, memory, hints, tools, modelState } = state
    const { offered } = tools.box
    const facts: PromptFacts = {
      message: turn.message,
      today: clock(),
      memory,
      instructions: instructions([...new Set(offered.map(tool => tool.app))]),
      hints,
    }
    const strategy = chooseStrategy(modelState, settings.model, { offered, hints, memory })
    if (strategy.kind === 'plan') {
      const answered = await runOneShot(state, facts, !strategy.only)
      if (answered) return answered
    }
    const messages = withFindings(beginMessages(facts), state)
    if (turn.dryRun) return await planOnly(messages, state)
    const end = await runLoop(messages, state)
    // What the endpoint says of the model only shows when it is asked to call tools.
    const isTooless = end.kind === 'failed' && end.error.code === 'MODEL_NO_TOOLS' && strategy.kind === 'loop'
    const answered = isTooless ? await runOneShot(state, facts, false) : undefined
    return answered ?? tellEnd(end, state)
  }

  return {
    answer: (turn, hints) => within(turn, hints, answerWith),
    execute: (pending, turn) => {
      const named = { tools: [pending.tool, ...(pending.next ?? []).map(order => order.tool)] }
      const hints = { ...named, values: [], entities: [], unclear: [] }
      return within(turn, hints, async state => await carryOut(pending, state, state.memory.paused))
    },
    state: signal => provider.probe(signal),
    close: () => provider.close(),
  }
}

/** What a plan read before the loop took over is there for it. */
function withFindings(messages: readonly ModelMessage[], { held, reports }: AnswerState): ModelMessage[] {
  const failed = reports.filter(report => report.status === 'failed').map(report => `A call of ${report.tool} failed.`)
  const found = held.all.map(result => presentResult(result))
  if (!found.length && !failed.length) return [...messages]
  const text = ['Note of the program: a first plan gave this, which may not be the answer.', ...found, ...failed].join(
    '\n',
  )
  const request = messages.at(-1)!
  return [...messages.slice(0, -1), { ...request, text: `${request.text}\n\n${text}` }]
}

/** The outcome of a turn that could not be worked on. The memory stays what it was. */
function failed(error: unknown, turn: Turn): TurnOutcome {
  const isRegistry = error instanceof AgentError && error.code === 'REGISTRY_UNREACHABLE'
  const message = isRegistry
    ? error.message
    : 'Something went wrong inside the agent while working on this. Its log has the details.'
  return {
    response: message,
    data: { result: null, error: { code: isRegistry ? 'REGISTRY_UNREACHABLE' : 'TOOL_FAILED', message } },
    confidence: 0.2,
    toolsUsed: [],
    memory: turn.memory,
    engine: 'model',
  }
}
