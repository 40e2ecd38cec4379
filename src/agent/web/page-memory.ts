import { isObject, type Json } from '../../lib/json.ts'
import type { Step, Target } from './contract.ts'
import type { Option, RunContext } from './run/context.ts'
import type { Ended } from './write-outcome.ts'

/** What is kept of the browser between the messages of a conversation. */
export interface PageMemory {
  /** The page that is open. */
  url: string
  title: string
  /** The last message was about it. */
  isLast: boolean
  ref?: string
  target?: Target
  /** When something was last done to it, in milliseconds since 1970. */
  actedAt?: number
  /** What was read last, where it is small. */
  result?: Json
  /** The last thing that was done or asked, for "and the second one?". */
  step?: Step
  /** Which one is meant was asked: the reply goes on with the steps. */
  choice?: { options: Option[]; rest: Step[] }
}

/** A result that is longer, as JSON, is not kept. */
const LONGEST_RESULT = 20_000

/** Takes apart what was stored: the browser's part, and that of the other engines. */
export function splitMemory(memory: Json): { web: PageMemory | undefined; rest: Json } {
  if (!isObject(memory) || !('web' in memory)) return { web: undefined, rest: memory }
  const { web, ...rest } = memory
  return {
    web: isObject(web) ? (web as unknown as PageMemory) : undefined,
    rest: Object.keys(rest).length ? (rest as Json) : null,
  }
}

/** Whether a page is open in the conversation. */
export const hasPage = (memory: Json): boolean => splitMemory(memory).web !== undefined

/** The form in which both are stored. */
export function joinMemory(web: PageMemory | undefined, rest: Json): Json {
  if (!web) return rest
  return { ...(isObject(rest) && (rest as Record<string, Json>)), web: JSON.parse(JSON.stringify(web)) as Json }
}

/** A result as far as it is kept. */
export function keepResult(result: unknown): Pick<PageMemory, 'result'> {
  if (result === undefined) return {}
  const text = JSON.stringify(result)
  return text === undefined || text.length > LONGEST_RESULT ? {} : { result: JSON.parse(text) as Json }
}

/** What is kept after the steps of a message. */
export function pageAfter(
  web: PageMemory | undefined,
  { browser, found }: RunContext,
  steps: Step[],
  ended: Ended,
): PageMemory | undefined {
  const state = browser.state
  if (!state && !web) return undefined
  if (steps.some(({ kind }) => kind === 'close') && !state) return undefined
  const step = steps.at(-1)
  const actedAt = browser.actedAt ?? web?.actedAt
  return {
    url: state?.url ?? web!.url,
    title: state?.title ?? web!.title,
    isLast: true,
    ...(actedAt !== undefined && { actedAt }),
    ...(found.ref && { ref: found.ref }),
    ...(found.target && { target: found.target }),
    ...keepResult(found.result),
    ...(step && { step }),
    ...(ended.kind === 'choice' &&
      ended.stopped.options && { choice: { options: ended.stopped.options, rest: ended.rest } }),
  }
}
