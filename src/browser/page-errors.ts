import { AgentError } from '../lib/errors.ts'

/** A call that could not be done, in words for people. `code` tells callers the kinds apart. */
export const pageError = (code: PageErrorCode, message: string, cause?: unknown): AgentError =>
  new AgentError(code, STATUS[code], message, { cause })

/** The kinds of failure, with the HTTP status that the registry may show. */
const STATUS = {
  /** No browser on this machine, or it does not start. */
  BROWSER_MISSING: 503,
  BROWSER_FAILED: 502,
  /** The address is none, or not allowed. */
  ADDRESS_REFUSED: 400,
  NAVIGATION_FAILED: 502,
  PAGE_TIMEOUT: 504,
  /** The page crashed, froze or was closed during the call. */
  PAGE_GONE: 502,
  /** A dialog waits for its answer. */
  DIALOG_WAITS: 409,
  /** No such element, or no longer. */
  ELEMENT_MISSING: 404,
  /** It is there, but cannot be acted on so. */
  ELEMENT_UNFIT: 409,
  FILE_REFUSED: 400,
  TOO_MANY_SESSIONS: 429,
  /** Other things that the caller can put right. */
  WRONG_REQUEST: 400,
} as const
export type PageErrorCode = keyof typeof STATUS
