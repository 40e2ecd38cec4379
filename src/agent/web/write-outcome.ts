import type { PendingWrite, TurnOutcome } from '../turn.ts'
import { isMissing } from './browser.ts'
import { BrowserFailed, type NeedsApproval, type Step } from './contract.ts'
import type { ApiAnswer, RunContext, Stopped } from './run/context.ts'
import type { ReadResult } from './run/reading/result.ts'

/** How the steps of a message ended. */
export type Ended =
  | { kind: 'done' }
  | { kind: 'approval'; needs: NeedsApproval; rest: Step[] }
  | { kind: 'service'; answer: ApiAnswer & { pending: PendingWrite }; rest: Step[] }
  | { kind: 'choice'; stopped: Stopped; rest: Step[] }
  | { kind: 'failed'; error: Stopped | BrowserFailed }

export interface OutcomeParts {
  context: RunContext
  read: ReadResult | undefined
  ended: Ended
  /** How sure the grammar was. */
  reading: number
  session: string
  toPending(waiting: Extract<Ended, { kind: 'approval' | 'service' }>): PendingWrite
}

/** The answer about what was done on pages. Memory is the caller's. */
export function writeOutcome({
  context,
  read,
  ended,
  reading,
  session,
  toPending,
}: OutcomeParts): Omit<TurnOutcome, 'memory'> {
  const { browser, told, sure } = context
  const files = browser.files.map(name => `/files/${encodeURIComponent(session)}/${encodeURIComponent(name)}`)
  // A verb that was a guess is none once a control of the page is called so.
  const understood = reading < 0.5 && sure.length ? Math.max(reading, 0.85 * Math.min(...sure)) : reading
  const confidence = Math.round(Math.max(0, Math.min(0.97, understood, ...sure)) * 100) / 100
  const data = {
    ...(read ? { result: read.result } : {}),
    ...(read?.columns && { columns: read.columns }),
    ...(read?.total !== undefined && { total: read.total }),
    ...(browser.steps.length && { steps: browser.steps }),
    ...(files.length && { files }),
  }
  const common = {
    toolsUsed: browser.toolsUsed,
    engine: 'builtin' as const,
    ...(browser.steps.length && { changed: true as const }),
  }
  const done = [...told, ...browser.notes].join('\n')
  const after = (text: string) => (done ? `${done}\n\n${text}` : text)
  switch (ended.kind) {
    case 'done':
      return {
        ...common,
        response: done || 'There was nothing to do.',
        data: { ...data, complete: true },
        confidence: told.length ? confidence : 0.3,
      }
    case 'approval': {
      const { action, details } = ended.needs.approval
      const fields = Object.entries(details).map(([label, value]) => `- ${label}: ${value}`)
      const next = ended.rest.length ? `\nAfter that: ${ended.rest.map(({ said }) => said).join('; ')}.` : ''
      return {
        ...common,
        response: after(
          `${action}${/[.!?]$/.test(action) ? '' : '.'}${fields.length ? `\n${fields.join('\n')}` : ''}${next}\nShall I go ahead?`,
        ),
        data: { ...data, result: null },
        confidence: Math.max(confidence, 0.8),
        pending: toPending(ended),
      }
    }
    case 'service':
      return {
        ...common,
        response: after(ended.answer.response),
        data: { ...data, result: null },
        confidence: ended.answer.confidence,
        pending: toPending(ended),
      }
    case 'choice': {
      const { message } = ended.stopped
      return {
        ...common,
        response: after(message),
        data: { ...data, result: null, complete: false, error: { code: 'AMBIGUOUS', message } },
        confidence: 0.4,
      }
    }
    case 'failed': {
      const { error } = ended
      const [code, message] = failureOf(error)
      const isJudged = code === 'NOT_AS_EXPECTED'
      return {
        ...common,
        response: after(message),
        data: { ...data, result: isJudged ? false : null, complete: false, error: { code, message } },
        confidence: isJudged ? Math.max(0.6, confidence) : 0.2,
      }
    }
  }
}

function failureOf(error: Stopped | BrowserFailed): [Stopped['code'], string] {
  if (!(error instanceof BrowserFailed)) return [error.code, error.message]
  if (error.status === 403) return ['FORBIDDEN', error.message]
  if (isMissing(error))
    return ['NOT_AVAILABLE', `There is no browser to use: ${error.message} \`agent doctor\` says what is missing.`]
  return ['TOOL_FAILED', error.message]
}
