import type { StepReport } from '../../contract/chat.ts'
import type { AnswerState } from './answer-state.ts'

/** When a call was made, and whether it failed in a way that no other arguments help. */
export interface MadeCall {
  round: number
  isPassing: boolean
}

/**
 * Failed calls that no later one made good: the same call succeeded, or the model corrected one that was wrong and called
 * the tool again. Another call of the same turn is about something else, and no correction helps a service that fails.
 */
export const unmended = ({ reports, made }: Pick<AnswerState, 'reports' | 'made'>): StepReport[] =>
  reports.filter((report, at) => {
    if (report.status !== 'failed') return false
    const { round, isPassing } = made.get(report) ?? { round: 0, isPassing: false }
    const args = JSON.stringify(report.args)
    const isMending = (later: StepReport) =>
      later.tool === report.tool &&
      later.status === 'done' &&
      (JSON.stringify(later.args) === args || (!isPassing && made.get(later)?.round !== round))
    return !reports.slice(at + 1).some(isMending)
  })
