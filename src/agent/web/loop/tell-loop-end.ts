import { checkAnswer } from '../../model/check/check-answer.ts'
import { showPlainly } from '../../model/check/remove-lures.ts'
import type { LoopOutcome } from '../contract.ts'
import { numbered } from './prompt.ts'

/** How a loop ended, before it is told. */
export type LoopEnd =
  | { end: 'done'; answer: string }
  | { end: 'question'; question: string }
  | { end: 'stopped'; reason: string }
  | { end: 'steps' | 'tokens' | 'seconds' | 'repeats' }
  | { end: 'failed'; error: { code: string; message: string } }

export interface Account {
  request: string
  /** What was done, in words of the program. */
  told: readonly string[]
  /** What failed last and was not made good. */
  failure: string | undefined
  /** Texts of all pages that were seen. */
  grounds: readonly unknown[]
}

/** What is claimed at most where the model says that it is done, and where something of it is in doubt. */
const SURE = 0.65
const UNSURE = 0.3

const LIMITS = {
  steps: 'the most turns for one answer are used up ([model] max_steps)',
  tokens: 'the most tokens for one answer are used up ([model] max_tokens)',
  seconds: 'the time for one answer is used up ([model] answer_timeout)',
  repeats: 'nothing that the model did led any further',
} as const

/**
 * The end of a loop in words: what was done is the program's account, the answer is the model's and checked against the pages
 * that were seen, and what is not done is said to be open.
 */
export function tellLoopEnd(ended: LoopEnd, account: Account): Omit<LoopOutcome, 'model' | 'receipt'> {
  const { told, request, failure } = account
  const list = told.length ? `What was done:\n${numbered(told).join('\n')}` : 'Nothing was done on the page.'
  const open = `Still open: ${JSON.stringify(request)}.`
  const stopped = (why: string) => [`Not finished: ${why}`, list, open].join('\n\n')
  switch (ended.end) {
    case 'done': {
      const { text, unsupported } = check(ended.answer, account)
      const isSure = failure === undefined && !unsupported
      return {
        end: 'done',
        done: failure === undefined,
        told: [text, list, ...(failure === undefined ? [] : [`The last step failed: ${failure}`])].join('\n\n'),
        result: text,
        confidence: isSure ? SURE : UNSURE,
        ...(unsupported && { unsupported }),
      }
    }
    case 'question':
      return {
        end: 'question',
        done: false,
        told: [check(ended.question, account).text, list].join('\n\n'),
        confidence: UNSURE,
      }
    case 'stopped':
      return { end: 'stopped', done: false, told: stopped(check(ended.reason, account).text), confidence: UNSURE }
    case 'failed': {
      const { error } = ended
      return { end: 'failed', done: false, told: stopped(error.message), error, confidence: UNSURE }
    }
    case 'steps':
    case 'tokens':
    case 'seconds':
    case 'repeats':
      return { end: ended.end, done: false, told: stopped(`${LIMITS[ended.end]}.`), confidence: UNSURE }
  }
}

/** A text of the model: figures and names that no page had are marked, and nothing in it loads or opens anything. */
function check(said: string, { request, grounds }: Account): { text: string; unsupported?: string[] } {
  const outcome = { response: said, data: {}, confidence: 1, toolsUsed: [], memory: null, grounds }
  const { response, data } = checkAnswer(outcome, request)
  const text = showPlainly(response, [request, ...grounds])
  return { text, ...(data.unsupported && { unsupported: data.unsupported }) }
}
