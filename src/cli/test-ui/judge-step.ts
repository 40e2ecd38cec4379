import { BROWSER_APPLICATION } from '../../contract/registry.ts'
import type { ChatResponse } from '../../contract/chat.ts'
import type { TestStep } from './test-file.ts'

/** What is sent to the agent for a step. */
export function toMessage({ text, isExpectation }: Pick<TestStep, 'text' | 'isExpectation'>): string {
  // "Expect: the page shows …" is a heading of sorts, not English.
  return isExpectation ? text.replace(/^([a-z ]+?)\s*:\s*/i, '$1 ') : text
}

/**
 * Why a step did not pass; undefined: it passed. A step that was answered without the browser did nothing on the page, and an
 * expectation passes by a plain yes alone: an answer to another question is no yes.
 */
export function judgeStep(
  { isExpectation }: Pick<TestStep, 'isExpectation'>,
  answer: ChatResponse,
): string | undefined {
  const { data, metadata, response } = answer
  if (data.error) return data.error.code === 'NOT_AS_EXPECTED' ? data.error.message || response : response
  if (data.complete === false) return `It was done in part only: ${response}`
  if (!metadata.tools_used.some(tool => tool.startsWith(`${BROWSER_APPLICATION}_`)))
    return `It was not understood as something to do on the page; the answer was: ${response}`
  if (isExpectation && data.result !== true)
    return `It was not understood as an expectation; the answer was: ${response}`
  if (data.result === false) return response
  return undefined
}
