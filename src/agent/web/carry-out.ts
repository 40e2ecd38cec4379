import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import { API_REFUSED } from '../modes/refuse-request.ts'
import type { Engine, Turn, TurnOutcome } from '../turn.ts'
import type { BrowserClient } from './browser.ts'
import { BrowserFailed, NeedsApproval, type Step } from './contract.ts'
import { joinMemory, type PageMemory, pageAfter, splitMemory } from './page-memory.ts'
import { type ApiAnswer, type Findings, Interrupted, type RunContext, ServiceWaits, Stopped } from './run/context.ts'
import type { ReadResult } from './run/reading/result.ts'
import { confirmChosen } from './run/acting/confirm-chosen.ts'
import { confirmDialog } from './run/acting/confirm-dialog.ts'
import { handIn } from './run/acting/hand-in.ts'
import { runSteps } from './run/run-steps.ts'
import { grantTyped } from './typed-origins.ts'
import { toPending } from './wait-for-yes.ts'
import { type Ended, writeOutcome } from './write-outcome.ts'

/** How long an element is waited for that is not there yet, in milliseconds. */
const PATIENCE = 3000

export interface CarryOutOptions {
  /** Answers what is about the services. */
  inner: Engine
  openBrowser: (turn: Turn) => BrowserClient
  stateFolder: string
  logger: Logger
}

/** Steps of one message, from the browser's opening to the answer. */
export interface CarryOut {
  /** `reading`: how sure the grammar was; `before` is done first, and fails as a step does. */
  run(
    steps: Step[],
    turn: Turn,
    web: PageMemory | undefined,
    reading: number,
    browser?: BrowserClient,
    before?: (context: RunContext) => Promise<void>,
  ): Promise<TurnOutcome>
  /** How the steps ended that were stopped by an error; a failure is shown in a screenshot. */
  endOf(error: unknown, context: RunContext): Promise<Ended>
}

/** Carries out what was read, and tells what came of it. */
export function createCarryOut({ inner, openBrowser, stateFolder, logger }: CarryOutOptions): CarryOut {
  async function run(
    steps: Step[],
    turn: Turn,
    web: PageMemory | undefined,
    reading: number,
    browser = openBrowser(turn),
    before?: (context: RunContext) => Promise<void>,
  ): Promise<TurnOutcome> {
    const { rest: memory } = splitMemory(turn.memory)
    let innerMemory = memory
    const session = turn.sessionId ?? 'default'
    grantTyped(turn, stateFolder)
    const found: Findings = {
      ...(web?.ref && { ref: web.ref }),
      ...(web?.target && { target: web.target }),
      ...(web?.result !== undefined && { result: web.result }),
    }
    async function askInner(question: string): Promise<ApiAnswer> {
      if (turn.mode !== 'hybrid')
        return {
          response: API_REFUSED,
          result: null,
          confidence: 1,
          failed: { code: 'API_DISABLED', message: `${API_REFUSED}.` },
        }
      // What comes from a page is asked for, whatever the person allowed for words of their own.
      const outcome = await inner.answer({ ...turn, allowed: [], message: question, memory: innerMemory })
      innerMemory = outcome.memory
      for (const step of outcome.data.steps ?? []) browser.steps.push(step)
      for (const tool of outcome.toolsUsed) if (!browser.toolsUsed.includes(tool)) browser.toolsUsed.push(tool)
      return {
        response: outcome.response,
        result: outcome.data.result,
        confidence: outcome.confidence,
        ...(outcome.data.error && { failed: outcome.data.error }),
        ...(outcome.pending && { pending: outcome.pending }),
      }
    }
    const context: RunContext = {
      browser,
      found,
      told: [],
      sure: [],
      message: turn.message,
      patience: PATIENCE,
      ...(web?.actedAt !== undefined && { actedBefore: web.actedAt }),
      mayTry: turn.approvals === 'never',
      maxShown: turn.maxShown,
      logger,
      ask: askInner,
    }
    let read: ReadResult | undefined
    let ended: Ended = { kind: 'done' }
    try {
      await before?.(context)
      read = await runSteps(steps, context)
      await confirmChosen(context)
      await confirmDialog(steps, context)
      await handIn(context, read !== undefined)
    } catch (error) {
      turn.signal.throwIfAborted()
      ended = await endOf(error, context)
    }
    const page = pageAfter(web, context, steps, ended)
    const outcome = writeOutcome({
      context,
      read,
      ended,
      reading,
      session,
      toPending: waiting => toPending(waiting, turn),
    })
    return { ...outcome, memory: joinMemory(page, innerMemory) }
  }

  async function endOf(error: unknown, context: RunContext): Promise<Ended> {
    if (error instanceof Interrupted) {
      const { reason, rest } = error
      if (reason instanceof NeedsApproval) return { kind: 'approval', needs: reason, rest }
      if (reason instanceof ServiceWaits) return { kind: 'service', answer: reason.answer, rest }
      return { kind: 'choice', stopped: reason, rest }
    }
    if (error instanceof NeedsApproval) return { kind: 'approval', needs: error, rest: [] }
    if (error instanceof Stopped || error instanceof BrowserFailed) {
      await capture(context)
      return { kind: 'failed', error }
    }
    logger.error({ event: 'web_turn_failed', error: messageOf(error), stack: (error as Error).stack })
    return {
      kind: 'failed',
      error: new Stopped('TOOL_FAILED', `Something went wrong while using the page: ${messageOf(error)}`),
    }
  }

  /** A failure is shown as the page was then. */
  async function capture({ browser }: RunContext): Promise<void> {
    if (!browser.state || browser.state.url === 'about:blank') return
    try {
      await browser.screenshot()
    } catch (error) {
      logger.debug({ event: 'web_screenshot_failed', error: messageOf(error) })
    }
  }

  return { run, endOf }
}
