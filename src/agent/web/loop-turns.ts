import { grantAction } from '../../lib/browser-session.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Turn, TurnOutcome } from '../turn.ts'
import type { BrowserClient } from './browser.ts'
import type { RunPageLoop } from './contract.ts'
import { type LoopOrder, writeLoopOutcome } from './loop-turn.ts'
import { joinMemory, splitMemory } from './page-memory.ts'
import type { RunContext } from './run/context.ts'
import { grantTyped } from './typed-origins.ts'
import { answerConfirmation, toPending } from './wait-for-yes.ts'
import { type Ended, writeOutcome } from './write-outcome.ts'

/** An action of the loop that got its yes. */
interface Confirmed {
  tool: string
  args: Record<string, unknown>
  fingerprint: string
  action: string
  granted: string[]
}

/** What the turns of the loop share with those of the grammar. */
export interface LoopTurnsOptions {
  openLoop: () => Promise<RunPageLoop>
  openBrowser: (turn: Turn) => BrowserClient
  stateFolder: string
  logger: Logger
  endOf: (error: unknown, context: RunContext) => Promise<Ended>
}

/** Messages that the loop with a language model carries out. */
export interface LoopTurns {
  begin(turn: Turn, browser: BrowserClient): Promise<TurnOutcome>
  /** After a yes: the call is made, and the loop goes on with an account of it. */
  goOn(confirmed: Confirmed, order: LoopOrder, turn: Turn): Promise<TurnOutcome>
}

/** How sure a question of the loop for a yes is. */
const READING = 0.65

export function createLoopTurns(options: LoopTurnsOptions): LoopTurns {
  const { openLoop, openBrowser, stateFolder, logger, endOf } = options

  async function run(
    order: LoopOrder,
    turn: Turn,
    browser: BrowserClient,
    before?: (context: RunContext) => Promise<void>,
  ): Promise<TurnOutcome> {
    const { message, told } = order
    const { web, rest } = splitMemory(turn.memory)
    const session = turn.sessionId ?? 'default'
    const remember = () =>
      joinMemory(browser.state ? { url: browser.state.url, title: browser.state.title, isLast: true } : web, rest)
    const context: RunContext = {
      browser,
      found: {},
      told,
      sure: [],
      message,
      patience: 0,
      maxShown: turn.maxShown,
      logger,
      ask: () => Promise.reject(new Error('the loop asks no services')),
    }
    try {
      await before?.(context)
      const loop = await openLoop()
      return { ...writeLoopOutcome(await loop(message, browser, told), browser, session), memory: remember() }
    } catch (error) {
      turn.signal.throwIfAborted()
      const ended = await endOf(error, context)
      const parts = { context, read: undefined, ended, reading: READING, session }
      const outcome = writeOutcome({ ...parts, toPending: waiting => toPending(waiting, turn, order) })
      return { ...outcome, engine: 'model', memory: remember() }
    }
  }

  return {
    begin: (turn, browser) => {
      // Of all addresses that come up only those are granted that stand in the person's own words.
      grantTyped(turn, stateFolder)
      return run({ message: turn.message, told: [] }, turn, browser)
    },
    goOn: ({ tool, args, fingerprint, action, granted }, { message, told }, given) => {
      const turn = { ...given, granted }
      const browser = openBrowser(turn)
      return run({ message, told: [...told] }, turn, browser, async context => {
        if (fingerprint === '') return
        grantAction(stateFolder, turn.sessionId ?? 'default', fingerprint)
        const made = await browser.confirm(tool, args)
        context.told.push(`Done, after a yes: ${action}`)
        await answerConfirmation(made, context)
      })
    },
  }
}
