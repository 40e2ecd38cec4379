import { useState } from 'preact/hooks'
import type { ToolActivity } from '../../../contract/activity.ts'
import { hrefTo } from '../state/route.ts'
import { countOf, formatValue } from '../text/format.ts'
import { formatDuration } from '../text/time.ts'
import { Button } from '../ui/button.tsx'

/** Tools that are shown at first. */
const AT_FIRST = 20

/** Each tool that was called with its latency, the slowest first. */
export function ToolLatency({ tools }: { tools: readonly ToolActivity[] }) {
  const [isWhole, setWhole] = useState(false)
  if (!tools.length) return <p class="note">No tool was called yet.</p>
  const slowest = tools.toSorted((a, b) => b.p95_ms - a.p95_ms)
  return (
    <>
      <div class="facts-box" tabIndex={0} role="group" aria-label="Latency of tools">
        <table class="facts">
          <caption class="visually-hidden">Latency of tools, the slowest first</caption>
          <thead>
            <tr>
              <th scope="col">Tool</th>
              <th scope="col" class="number">
                Half took at most
              </th>
              <th scope="col" class="number">
                95 % took at most
              </th>
              <th scope="col" class="number">
                Calls
              </th>
              <th scope="col" class="number">
                Failed
              </th>
            </tr>
          </thead>
          <tbody>
            {slowest
              .slice(0, isWhole ? undefined : AT_FIRST)
              .map(({ app, tool, calls, failed, p50_ms: p50, p95_ms: p95 }) => (
                <tr key={`${app}/${tool}`}>
                  <th scope="row" class="wide">
                    <a href={hrefTo({ view: 'catalogue', app, tool })} dir="auto">
                      {tool}
                    </a>{' '}
                    <small dir="auto">{app}</small>
                  </th>
                  <td class="number">{formatDuration(p50)}</td>
                  <td class="number">{formatDuration(p95)}</td>
                  <td class="number">{formatValue(calls)}</td>
                  <td class={failed ? 'number bad' : 'number'}>{formatValue(failed)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      {!isWhole && slowest.length > AT_FIRST && (
        <Button class="small" onClick={() => setWhole(true)}>{`Show all ${countOf(slowest.length, 'tool')}`}</Button>
      )}
    </>
  )
}
