import type { StepReport } from '../../../contract/chat.ts'
import { countOf } from '../text/format.ts'
import { ArgumentTable } from './argument-table.tsx'
import { sayDuration } from './say-duration.ts'

const STATES: Record<StepReport['status'], string> = { done: 'Done', failed: 'Failed', skipped: 'Not run' }

/** The calls that were made: arguments, how they ended, how long they took, what they gave. */
export function CallList({ calls }: { calls: readonly StepReport[] }) {
  return (
    <ol class="evidence-calls">
      {calls.map(({ tool, args, status, rows, duration_ms: time, error, coerced }, at) => (
        <li key={at} class={status}>
          <details open={status === 'failed'}>
            <summary>
              <code class="call-tool">{tool}</code>
              <span class="call-facts">
                {[STATES[status], rows !== null && countOf(rows, 'row'), sayDuration(time)].filter(Boolean).join(' · ')}
              </span>
            </summary>
            {error && (
              <p class="call-error" dir="auto">
                {error}
              </p>
            )}
            <ArgumentTable args={args} caption={`Arguments of ${tool}`} />
            {coerced && coerced.length > 0 && (
              <p class="note" dir="auto">{`What the language model wrote was put right: ${coerced.join('; ')}.`}</p>
            )}
          </details>
        </li>
      ))}
    </ol>
  )
}
