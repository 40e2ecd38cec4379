import type { MinuteActivity } from '../../../contract/activity.ts'
import { countOf, formatValue } from '../text/format.ts'
import { formatDuration, formatMinute } from '../text/time.ts'
import { FactsTable, type FactsColumn } from '../ui/facts-table.tsx'

const COLUMNS: readonly FactsColumn<MinuteActivity>[] = [
  { label: 'Minute', kind: 'head', of: ({ at }) => formatMinute(at) },
  { label: 'Calls', kind: 'number', of: ({ calls }) => formatValue(calls) },
  { label: 'Failed', kind: 'number', of: ({ failed }) => formatValue(failed) },
  {
    label: 'Half took at most',
    kind: 'number',
    of: ({ p50_ms: middle }) => (middle === null ? '–' : formatDuration(middle)),
  },
]

/** Calls of each minute as bars, what failed of them in red; the same as a table below. */
export function MinuteChart({ minutes }: { minutes: readonly MinuteActivity[] }) {
  const total = minutes.reduce((sum, { calls }) => sum + calls, 0)
  const failed = minutes.reduce((sum, minute) => sum + minute.failed, 0)
  const most = Math.max(...minutes.map(({ calls }) => calls), 1)
  const words = total
    ? `${countOf(total, 'call')}, ${failed ? formatValue(failed) : 'none'} of them failed; at most ${formatValue(most)} in a minute.`
    : 'No calls in the last hour.'
  return (
    <figure class="minutes">
      <figcaption>{words}</figcaption>
      {total > 0 && (
        <>
          <div class="minute-bars" role="img" aria-label={`Calls per minute: ${words}`} dir="ltr">
            {minutes.map(({ at, calls, failed: bad }) => (
              <span key={at} title={`${formatMinute(at)}: ${countOf(calls, 'call')}, ${bad} failed`}>
                <span style={{ blockSize: `${((calls - bad) / most) * 100}%` }} />
                <span class="bad" style={{ blockSize: `${(bad / most) * 100}%` }} />
              </span>
            ))}
          </div>
          <p class="minute-ends" dir="ltr" aria-hidden="true">
            <span>{formatMinute(minutes[0]!.at)}</span>
            <span>{formatMinute(minutes.at(-1)!.at)}</span>
          </p>
          <details>
            <summary>As a table</summary>
            <FactsTable
              label="Calls per minute"
              caption="Calls per minute, latest first, minutes without a call left out"
              columns={COLUMNS}
              rows={minutes.filter(({ calls }) => calls > 0).toReversed()}
              keyOf={({ at }) => at}
            />
          </details>
        </>
      )}
    </figure>
  )
}
