import { useState } from 'preact/hooks'
import type { ToolActivity } from '../../../contract/activity.ts'
import { countOf, formatValue } from '../text/format.ts'
import { formatDuration } from '../text/time.ts'
import { Button } from '../ui/button.tsx'
import { FactsTable, type FactsColumn } from '../ui/facts-table.tsx'
import { ToolLink } from './tool-link.tsx'

/** Tools that are shown at first. */
const AT_FIRST = 20

const COLUMNS: readonly FactsColumn<ToolActivity>[] = [
  { label: 'Tool', kind: 'head', of: ToolLink },
  { label: 'Half took at most', kind: 'number', of: ({ p50_ms: p50 }) => formatDuration(p50) },
  { label: '95 % took at most', kind: 'number', of: ({ p95_ms: p95 }) => formatDuration(p95) },
  { label: 'Calls', kind: 'number', of: ({ calls }) => formatValue(calls) },
  {
    label: 'Failed',
    kind: 'number',
    of: ({ failed }) => <span class={failed ? 'bad' : undefined}>{formatValue(failed)}</span>,
  },
]

/** Each tool that was called with its latency, the slowest first. */
export function ToolLatency({ tools }: { tools: readonly ToolActivity[] }) {
  const [isWhole, setWhole] = useState(false)
  if (!tools.length) return <p class="note">No tool was called yet.</p>
  const slowest = tools.toSorted((a, b) => b.p95_ms - a.p95_ms)
  return (
    <>
      <FactsTable
        label="Latency of tools"
        caption="Latency of tools, the slowest first"
        columns={COLUMNS}
        rows={slowest.slice(0, isWhole ? undefined : AT_FIRST)}
        keyOf={({ app, tool }) => `${app}/${tool}`}
      />
      {!isWhole && slowest.length > AT_FIRST && (
        <Button class="small" onClick={() => setWhole(true)}>{`Show all ${countOf(slowest.length, 'tool')}`}</Button>
      )}
    </>
  )
}
