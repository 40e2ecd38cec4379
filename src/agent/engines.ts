import type { ReceiptStep } from '../contract/receipt.ts'
import { AgentError, messageOf } from '../lib/errors.ts'
import { isObject } from '../lib/json.ts'
import type { Logger } from '../lib/logger.ts'
import { asksForUndo } from './answer/undo-write.ts'
import { declined } from './answer/outcome.ts'
import type { BuiltinEngine } from './engine.ts'
import {
  earlierTexts,
  modelPart,
  readHybrid,
  withoutQuestions,
  withoutTopic,
  withoutUndo,
  writeHybrid,
  type HybridMemory,
} from './hybrid-memory.ts'
import type { Hints, ModelEngine } from './model/contract.ts'
import { isModelError } from './model/errors.ts'
import { checkAnswer } from './model/check/check-answer.ts'
import { showPlainly } from './model/check/remove-lures.ts'
import { findTopic, refuseTopic } from './policies/refuse-topic.ts'
import { refersBack } from './refers-back.ts'
import type { Engine, PendingWrite, Turn, TurnOutcome } from './turn.ts'
import { isLikelier, isSettled } from './which-answer.ts'

export interface EnginesOptions {
  builtin: BuiltinEngine
  /** Opens the model engine; called once, with the first message that needs it. */
  openModel: () => Promise<ModelEngine>
  /** Setting model.builtin_confidence: what the built-in engine has to be sure of to answer in `auto`. */
  sure: number
  /** Topics that no answer is given about. */
  topics: () => readonly string[]
  logger: Logger
}

/**
 * Both engines as one. `builtin` and `model` ask that engine alone. In `auto` the built-in engine answers what it is sure of;
 * else the model gets what was understood as hints, and where the model fails the built-in engine's answer stands with what
 * failed. A write goes back to the engine that asked for it.
 */
export function createEngines(options: EnginesOptions): Engine {
  const { builtin, sure, topics, logger } = options
  let opening: Promise<ModelEngine> | undefined
  const openModel = () =>
    (opening ??= options.openModel().catch((error: unknown) => {
      opening = undefined
      throw error
    }))

  async function answer(turn: Turn): Promise<TurnOutcome> {
    const memory = readHybrid(turn.memory)
    const follows = memory.last === 'model' && refersBack(turn.message)
    const isUndo =
      turn.engine !== 'model' &&
      asksForUndo(turn.message) &&
      isObject(memory.builtin) &&
      memory.builtin.undo !== undefined
    if (turn.engine === 'model') return askModel(turn, memory)
    // What "those" are after an answer of the model, only the model knows.
    if (turn.engine !== 'builtin' && follows && !isUndo) return orElse(turn, memory, await askModel(turn, memory))
    const known = memory.last === 'model' ? withoutTopic(memory.builtin) : memory.builtin
    const plans: Parameters<typeof turn.emit<'plan'>>[1][] = []
    const held: Turn = {
      ...turn,
      memory: known,
      emit: (event, value) =>
        event === 'plan' ? void plans.push(value as (typeof plans)[0]) : turn.emit(event, value),
    }
    const { outcome, hints } = await builtin.answerWithHints(held)
    if (turn.engine === 'builtin' || isUndo || isSettled(outcome, sure)) {
      for (const plan of plans) turn.emit('plan', plan)
      return keepBuiltin(turn, memory, outcome)
    }
    const { said } = memory
    const asked = await askModel(turn, memory, { ...hints, ...(memory.last === 'builtin' && said && { before: said }) })
    if (isLikelier(outcome, asked)) return { ...keepBuiltin(turn, memory, outcome), ...receiptOf(asked) }
    return orElse(turn, memory, asked, outcome)
  }

  /** The model's answer, checked; what went wrong is an answer too. */
  async function askModel(turn: Turn, memory: HybridMemory, hints?: Hints): Promise<TurnOutcome> {
    const refused = topics().length > 0
    // What may have to be held back is not told word by word.
    const held: Turn = refused
      ? { ...turn, emit: (event, value) => event !== 'token' && turn.emit(event, value) }
      : turn
    return await closeModel(turn, memory, await runModel(held, async engine => engine.answer(held, hints)))
  }

  /** What a model engine said, under the policies: checked, and without what is refused. */
  async function closeModel(turn: Turn, memory: HybridMemory, outcome: TurnOutcome): Promise<TurnOutcome> {
    const topic = findTopic(outcome.response, topics())
    const { pending: asked, ...rest } = outcome
    const pending = asked && (await builtin.describe({ ...asked, by: 'model' }, turn))
    const checked =
      topic !== undefined
        ? { ...rest, ...refuseWhole(topic, outcome.changed) }
        : pending
          ? askPlainly(rest, pending)
          : checkWithReceipt(rest, turn.message, memory)
    return {
      ...checked,
      engine: 'model',
      memory: writeHybrid({
        ...memory,
        builtin: withoutQuestions(outcome.changed ? withoutUndo(memory.builtin) : memory.builtin),
        model: modelPart(outcome.memory) ?? memory.model,
        last: 'model',
        doubts: [...(memory.doubts ?? []), ...(checked.data.unsupported ?? [])],
      }),
    }
  }

  async function runModel(turn: Turn, work: (engine: ModelEngine) => Promise<TurnOutcome>): Promise<TurnOutcome> {
    try {
      return await work(await openModel())
    } catch (error) {
      turn.signal.throwIfAborted()
      if (isModelError(error) || isBudget(error)) return declined(error.code, error.message, {})
      logger.error({ event: 'model_engine_failed', error: messageOf(error), stack: (error as Error).stack })
      return declined('MODEL_FAILED', `The model engine failed: ${messageOf(error)}`, {})
    }
  }

  /**
   * Where the model failed in `auto`: what the built-in engine has to say stands, and what failed is said. What the model did
   * or found before it ran into a limit is told instead, as incomplete: it came further than an answer that was not sure.
   */
  function orElse(turn: Turn, memory: HybridMemory, asked: TurnOutcome, own?: TurnOutcome): TurnOutcome {
    const { error } = asked.data
    if (!error || !hasFailed(error.code) || !own || asked.changed || hasFound(asked)) return asked
    const kept = keepBuiltin(turn, memory, own)
    return {
      ...kept,
      response: `${kept.response}\n\nThe language model could not help: ${error.message}`,
      ...receiptOf(asked),
    }
  }

  const keepBuiltin = (turn: Turn, memory: HybridMemory, outcome: TurnOutcome): TurnOutcome => ({
    ...outcome,
    memory: writeHybrid({
      ...memory,
      builtin: outcome.memory,
      ...(!isTalk(outcome) && { last: 'builtin', said: { message: turn.message, response: outcome.response } }),
    }),
  })

  return {
    answer,
    async execute(pending, turn) {
      const memory = readHybrid(turn.memory)
      if (pending.by === 'model') {
        // What could be taken back before is not the last change any more.
        const stale = await builtin.recheck(pending, turn)
        if (stale) return { toolsUsed: [], engine: 'model', ...stale, memory: turn.memory }
        const own = withoutUndo(memory.builtin)
        const made = await runModel(turn, engine => engine.execute(pending, turn))
        const told = await closeModel({ ...turn, message: pending.action }, { ...memory, builtin: own }, made)
        // What was done is told by the program; only what the model adds may be in doubt.
        return told.data.unsupported ? told : { ...told, confidence: made.confidence }
      }
      if (pending.read) return answer({ ...turn, message: pending.read.message, granted: pending.read.tools })
      const outcome = await builtin.execute(pending, { ...turn, memory: memory.builtin })
      const said = { message: pending.action, response: outcome.response }
      return { ...outcome, memory: writeHybrid({ ...memory, builtin: outcome.memory, said }) }
    },
    suggest: (rules, signal) => builtin.suggest(rules, signal),
    async close() {
      await builtin.close()
      await (await opening?.catch(() => undefined))?.close()
    },
  }
}

/** The check of an answer is a step of its receipt. */
function checkWithReceipt(outcome: TurnOutcome, question: string, memory: HybridMemory): TurnOutcome {
  const started = performance.now()
  const earlier = { texts: earlierTexts(memory), doubts: memory.doubts ?? [] }
  const checked = checkAnswer(outcome, question, earlier)
  if (!checked.receipt) return checked
  const { unsupported } = checked.data
  const step: ReceiptStep = {
    kind: 'check',
    name: 'figures and names',
    duration_ms: Math.round((performance.now() - started) * 10) / 10,
    ...(unsupported && { error: `in no result: ${unsupported.join(', ')}` }),
  }
  return { ...checked, receipt: { ...checked.receipt, steps: [...checked.receipt.steps, step] } }
}

/** A call that waits is told by the program, of its exact arguments: nothing in them is hidden or does anything. */
const askPlainly = (outcome: TurnOutcome, pending: PendingWrite): TurnOutcome => ({
  ...outcome,
  response: showPlainly(outcome.response, pending.args),
  pending: { ...pending, action: showPlainly(pending.action, pending.args), by: 'model' },
})

/** What says nothing about any record leaves the topic as it was: greetings, help, thanks. */
const isTalk = ({ data, toolsUsed }: TurnOutcome): boolean => !toolsUsed.length && data.plan === undefined

/** The receipt tells what the model took, also where its answer was not used. */
const receiptOf = ({ receipt }: TurnOutcome): Pick<TurnOutcome, 'receipt'> =>
  receipt ? { receipt: { ...receipt, engine: 'builtin' } } : {}

const isBudget = (error: unknown): error is AgentError & { code: 'BUDGET' } =>
  error instanceof AgentError && error.code === 'BUDGET'

/** Codes that mean that a model gave no answer, against those by which it says that there is none. */
const hasFailed = (code: string): boolean => code.startsWith('MODEL_') || code === 'BUDGET'

/** Whether a call of the model was made that answered, before it failed. */
const hasFound = ({ data }: TurnOutcome): boolean => Boolean(data.steps?.some(({ status }) => status === 'done'))

/** A refusal instead of an answer; what was changed before must be told all the same. */
function refuseWhole(topic: string, changed = false): Pick<TurnOutcome, 'response' | 'data' | 'confidence'> {
  const { response: refused, error } = refuseTopic(topic)
  const response = changed
    ? `${refused} Calls that may have changed data were made before: look at the record.`
    : refused
  return { response, data: { result: null, error }, confidence: 1 }
}
