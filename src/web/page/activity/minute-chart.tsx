import type { MinuteActivity } from '../../../contract/activity.ts'
import { countOf, formatValue } from '../text/format.ts'
import { formatDuration, formatMinute } from '../text/time.ts'

/** Calls of each minute as bars, what failed of them in red; the same as a table below. */
export function MinuteChart({ minutes }: { minutes: readonly MinuteActivity[] }) {
  const total = minutes.reduce((sum, { calls }) => sum + calls, 0)
  const failed = minutes.reduce((sum, minute) => sum + minute.failed, 0)
  const most = Math.max(...minutes.map(({ calls }) => calls), 1)
  const words = total
    ? `${countOf(total, 'call')}, ${failed ? formatValue(failed) : 'none'} of them failed; at most ${formatValue(most)} in a minute.`
    : 'No calls in the last hour.'
  const used = minutes.filter(({ calls }) => calls > 0).toReversed()
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
            <div class="facts-box" tabIndex={0} role="group" aria-label="Calls per minute">
              <table class="facts">
                <caption class="visually-hidden">
                  Calls per minute, latest first, minutes without a call left out
                </caption>
                <thead>
                  <tr>
                    <th scope="col">Minute</th>
                    <th scope="col" class="number">
                      Calls
                    </th>
                    <th scope="col" class="number">
                      Failed
                    </th>
                    <th scope="col" class="number">
                      Half took at most
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {used.map(({ at, calls, failed: bad, p50_ms: middle }) => (
                    <tr key={at}>
                      <th scope="row">{formatMinute(at)}</th>
                      <td class="number">{formatValue(calls)}</td>
                      <td class="number">{formatValue(bad)}</td>
                      <td class="number">{middle === null ? '–' : formatDuration(middle)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </figure>
  )
}
