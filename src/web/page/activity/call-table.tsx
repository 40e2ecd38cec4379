import type { RecentCall } from '../../../contract/activity.ts'
import { hrefTo } from '../state/route.ts'
import { formatAgo, formatDuration, formatTime } from '../text/time.ts'

/** Calls, latest first. */
export function CallTable({ calls }: { calls: readonly RecentCall[] }) {
  return (
    <div class="facts-box" tabIndex={0} role="group" aria-label="Recent calls">
      <table class="facts">
        <caption class="visually-hidden">Recent calls, latest first</caption>
        <thead>
          <tr>
            <th scope="col">Outcome</th>
            <th scope="col">Tool</th>
            <th scope="col">Time</th>
            <th scope="col" class="number">
              Duration
            </th>
            <th scope="col" class="number">
              Attempts
            </th>
            <th scope="col">Cache</th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(
            (
              { at, app, tool, door, outcome, status, duration_ms: duration, attempts, cache, error_type: why },
              index,
            ) => (
              <tr key={`${at} ${tool} ${duration} ${calls.length - index}`}>
                <td>
                  <span class={`badge ${outcome === 'ok' ? 'good' : 'bad'}`}>
                    {outcome === 'ok' ? 'Worked' : 'Failed'}
                  </span>{' '}
                  {status}
                  {why && <small>{` ${why}`}</small>}
                </td>
                <th scope="row" class="wide">
                  <a href={hrefTo({ view: 'catalogue', app, tool })} dir="auto">
                    {tool}
                  </a>{' '}
                  <small dir="auto">{app}</small>
                </th>
                <td>
                  <time dateTime={at}>{formatTime(at)}</time> <small>{formatAgo(at)}</small>
                </td>
                <td class="number">{formatDuration(duration)}</td>
                <td class="number">{attempts || '–'}</td>
                <td>{cache ?? '–'}</td>
                <td>{door === 'mcp' ? 'MCP' : 'HTTP'}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}
