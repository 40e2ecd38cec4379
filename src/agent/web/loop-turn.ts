import type { AnswerErrorCode } from '../../contract/chat.ts'
import { toReceiptStep } from '../chat/create-receipt.ts'
import type { Turn, TurnOutcome } from '../turn.ts'
import type { BrowserClient } from './browser.ts'
import { hasOnlyLooked } from './has-only-looked.ts'
import type { LoopOutcome } from './contract.ts'
import type { Way } from './choose-way.ts'

/** What is asked of the loop with a language model, also after a yes. */
export interface LoopOrder {
  message: string
  /** What was done for it, in words. */
  told: string[]
}

/** Readings that are less sure than this are no readings. */
const UNSURE = 0.45

/**
 * Whether a message is for the loop: the model was asked for, or the grammar has no reading that it is sure of and there is a
 * page to look at. Never in place of the services, or of what the mode forbids.
 */
export function isForLoop(way: Way, { engine }: Pick<Turn, 'engine'>, hasPage: boolean): boolean {
  if (engine === 'builtin' || way.kind === 'services' || !hasPage) return false
  if (way.kind === 'refused') return way.code === 'NEEDS_INPUT'
  return engine === 'model' || way.confidence < UNSURE
}

/** Tools that only look. */
/** Whether the page has nothing of what the grammar read, and nothing was done on it yet. */
export const hasFoundNothing = ({ data }: Pick<TurnOutcome, 'data'>): boolean =>
  data.error?.code === 'NOT_FOUND' && hasOnlyLooked(data.steps ?? [])

const CODES: Record<Exclude<LoopOutcome['end'], 'done' | 'failed'>, AnswerErrorCode> = {
  question: 'NEEDS_INPUT',
  stopped: 'NOT_FOUND',
  steps: 'BUDGET',
  tokens: 'BUDGET',
  seconds: 'BUDGET',
  repeats: 'INCOMPLETE',
}

/** The answer of the loop. Memory is the caller's. */
export function writeLoopOutcome(
  ended: LoopOutcome,
  browser: BrowserClient,
  session: string,
): Omit<TurnOutcome, 'memory'> {
  const files = browser.files.map(name => `/files/${encodeURIComponent(session)}/${encodeURIComponent(name)}`)
  const code =
    ended.end === 'failed'
      ? (ended.error?.code as AnswerErrorCode)
      : ended.end === 'done'
        ? undefined
        : CODES[ended.end]
  const failed = code ?? (ended.done ? undefined : 'TOOL_FAILED')
  const { receipt } = ended
  return {
    response: [ended.told, ...browser.notes].join('\n\n'),
    data: {
      result: ended.result ?? null,
      complete: ended.done,
      ...(browser.steps.length && { steps: browser.steps }),
      ...(files.length && { files }),
      ...(ended.unsupported && { unsupported: ended.unsupported }),
      ...(failed && { error: { code: failed, message: ended.error?.message ?? ended.told } }),
    },
    confidence: ended.confidence,
    toolsUsed: browser.toolsUsed,
    engine: 'model',
    model: ended.model,
    receipt: { ...receipt, steps: [...receipt.steps, ...browser.steps.map(toReceiptStep)] },
    ...(browser.steps.length && { changed: true as const }),
  }
}
