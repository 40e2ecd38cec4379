import type { StepReport } from '../../contract/chat.ts'
import type { PlanStep } from '../../contract/plan.ts'
import type { Settings } from '../../config/settings.ts'
import type { RegistryClient } from '../registry-client.ts'
import { createRun, type Run } from '../run/create-run.ts'
import type { Turn } from '../turn.ts'
import type { Hints } from './contract.ts'
import { guardRun } from './guard-run.ts'
import { LIMITS } from './limits.ts'
import type { LoadedTools } from './load-tools.ts'
import { createAnswerStream, type AnswerStream } from './loop/answer-stream.ts'
import { createGrounding } from './loop/grounding.ts'
import type { EarlierTable, ModelMemory } from './model-memory.ts'
import type { ModelProvider, ModelState } from './provider.ts'
import type { ReceiptWriter } from './receipt.ts'
import { createHeldResults, type HeldResults } from './tools/held-results.ts'
import type { MadeCall } from './unmended.ts'

/** What working on one answer goes by. */
export interface AnswerState {
  turn: Turn
  provider: ModelProvider
  registry: RegistryClient
  settings: Settings['model']
  /** What the provider says of the model. */
  modelState: ModelState
  /** Name of the model, for the receipt. */
  modelName: string
  memory: ModelMemory
  hints: Hints | undefined
  tools: LoadedTools
  run: Run
  /** Lists are read again after this: something was changed. */
  forgetLists(): void
  held: HeldResults
  /** Results of before that are read again when they are named. */
  earlier: EarlierTable[]
  receipt: ReceiptWriter
  stream: AnswerStream
  isGrounded: (text: string) => boolean
  /** What was called, in order, for `data.steps` and `data.plan`. */
  reports: StepReport[]
  steps: PlanStep[]
  /** Calls of services so far. */
  calls: number
  /** Turns of the model in which calls were made, and the calls of each. */
  round: number
  made: Map<StepReport, MadeCall>
  /** Milliseconds that queries of the model took. */
  queried: number
  /** When no further turn of the model is begun, by `performance.now()`. */
  until: number
}

export type StateParts = Pick<
  AnswerState,
  'turn' | 'provider' | 'registry' | 'settings' | 'modelState' | 'modelName' | 'memory' | 'hints' | 'tools' | 'receipt'
>

export function createState(parts: StateParts): AnswerState {
  const { turn, tools, settings } = parts
  const registry = guardRun(parts)
  const held = createHeldResults()
  const isGrounded = createGrounding(held.all)
  const openRun = () =>
    createRun({
      registry,
      model: tools.model,
      signal: turn.signal,
      onStep: step => turn.emit('step', step),
      // Opened with the first result.
      tables: {
        put: (...args) => held.tables.put(...args),
        land: (...args) => held.tables.land(...args),
        query: (...args) => held.tables.query(...args),
        close: () => undefined,
      },
    })
  return {
    ...parts,
    run: openRun(),
    forgetLists() {
      this.run = openRun()
    },
    held,
    earlier: [...parts.memory.tables],
    stream: createAnswerStream(turn, isGrounded),
    isGrounded,
    reports: [],
    steps: [],
    calls: 0,
    round: 0,
    made: new Map(),
    queried: 0,
    until: performance.now() + settings.answer_timeout * 1000 * LIMITS.time,
  }
}
