import type { Work } from './work.ts'

/** Seconds that one answer may take. */
export interface TimeLimits {
  /** Setting demo.default_timeout. */
  timeout: number
  /** Setting model.answer_timeout, with a configured language model. */
  modelTimeout?: number
  /** Setting browser.answer_timeout, in the modes that use web pages. */
  pageTimeout?: number
}

/** Seconds that an answer may take, and the setting that says so. */
export function limitOf(
  { request, features: { mode } }: Work,
  { timeout, modelTimeout = 0, pageTimeout = 0 }: TimeLimits,
): { seconds: number; setting: string } {
  return [
    { seconds: timeout, setting: 'demo.default_timeout' },
    { seconds: mode === 'api' ? 0 : pageTimeout, setting: 'browser.answer_timeout' },
    { seconds: request.engine === 'builtin' ? 0 : modelTimeout, setting: 'model.answer_timeout' },
  ].reduce((longest, one) => (one.seconds > longest.seconds ? one : longest))
}
