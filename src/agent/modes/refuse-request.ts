import type { AnswerErrorCode, RunMode } from '../../contract/chat.ts'
import { BROWSER_APPLICATION } from '../../contract/registry.ts'
import { isBrowserRequest } from '../browser-request.ts'
import { readSmallTalk } from '../understand/requests/small-talk.ts'

/** What decides which operations there are. */
export interface ModeRules {
  mode: RunMode
  /** Setting api_mode.enabled. */
  apiEnabled: boolean
  /** Setting api_mode.browser_enabled. */
  browserEnabled: boolean
  /** A page is open in the conversation: what is said may be about it. */
  hasPage?: boolean
}

/** An answer that calls nothing. */
export interface Refusal {
  /** What is answered, whole. */
  response: string
  error: { code: AnswerErrorCode; message: string }
}

/** The specification's text, § Errors: a browser operation is requested in `api` mode. */
export const BROWSER_REFUSED = 'Browser operations not available in API mode'
/** The counterpart for `web` mode (interfaces § B). */
export const API_REFUSED = 'API operations not available in web mode'

/** What the run mode forbids about a message; undefined when it may be answered. Nothing is called for a refusal. */
export function refuseByMode(message: string, rules: ModeRules): Refusal | undefined {
  const { mode, browserEnabled, hasPage = false } = rules
  if (isBrowserRequest(message)) {
    if (mode === 'api') return refusePages()
    if (!browserEnabled)
      return refuse(
        'Browser operations are switched off',
        'BROWSER_DISABLED',
        'The setting api_mode.browser_enabled is false.',
      )
    return undefined
  }
  // The engine tells what is about the page from what is not.
  if (hasPage && mode !== 'api' && browserEnabled) return undefined
  // Only a message that is small talk and nothing else calls nothing.
  return readSmallTalk(message) ? undefined : refuseCalls(rules)
}

/**
 * What forbids calls of tools, questions and approved writes alike; undefined when they may be made. With `tool` it is about
 * a call of that one: tools of the browser are those of the other modes.
 */
export function refuseCalls(
  { mode, apiEnabled }: Pick<ModeRules, 'mode' | 'apiEnabled'>,
  tool?: string,
): Refusal | undefined {
  if (tool?.startsWith(`${BROWSER_APPLICATION}_`)) return mode === 'api' ? refusePages() : undefined
  if (mode === 'web')
    return refuse(
      API_REFUSED,
      'API_DISABLED',
      'The agent runs in web mode. `agent mode hybrid` adds API operations, `agent mode api` has them alone.',
    )
  if (!apiEnabled)
    return refuse('API operations are switched off', 'API_DISABLED', 'The setting api_mode.enabled is false.')
  return undefined
}

const refusePages = (): Refusal =>
  refuse(
    BROWSER_REFUSED,
    'BROWSER_DISABLED',
    'The agent runs in api mode. `agent mode hybrid` adds browser operations.',
  )

const refuse = (response: string, code: AnswerErrorCode, message: string): Refusal => ({
  response,
  error: { code, message },
})
