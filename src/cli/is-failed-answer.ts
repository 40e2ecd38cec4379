import { MODEL_ERRORS, type AnswerErrorCode, type ChatResponse } from '../contract/chat.ts'

/** Errors of an answer that was not given because something failed, or of a page that is not as it should be; with the others the agent declines or asks back. */
const FAILURES: ReadonlySet<AnswerErrorCode> = new Set([
  'TOOL_FAILED',
  'NOT_AS_EXPECTED',
  'REGISTRY_UNREACHABLE',
  'BUDGET',
  'CANCELLED',
  ...MODEL_ERRORS,
])

/** Whether an answer is a failure for scripts (exit code 1), rather than an answer, a refusal or a question back. */
export const isFailedAnswer = ({ data }: ChatResponse): boolean =>
  data.error !== undefined && FAILURES.has(data.error.code)
