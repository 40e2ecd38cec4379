import type { RecentCall } from '../../../contract/activity.ts'
import { formatAgo, formatDuration, formatTime } from '../text/time.ts'
import { FactsTable, type FactsColumn } from '../ui/facts-table.tsx'
import { ToolLink } from './tool-link.tsx'

const COLUMNS: readonly FactsColumn<RecentCall>[] = [
  {
    label: 'Outcome',
    of: ({ outcome, status, error_type: why }) => (
      <>
        <span class={`badge ${outcome === 'ok' ? 'good' : 'bad'}`}>{outcome === 'ok' ? 'Worked' : 'Failed'}</span>{' '}
        {status}
        {why && <small>{` ${why}`}</small>}
      </>
    ),
  },
  { label: 'Tool', kind: 'head', of: ToolLink },
  {
    label: 'Time',
    of: ({ at }) => (
      <>
        <time dateTime={at}>{formatTime(at)}</time> <small>{formatAgo(at)}</small>
      </>
    ),
  },
  { label: 'Duration', kind: 'number', of: ({ duration_ms: duration }) => formatDuration(duration) },
  { label: 'Attempts', kind: 'number', of: ({ attempts }) => attempts || '–' },
  { label: 'Cache', of: ({ cache }) => cache ?? '–' },
  { label: 'By', of: ({ door }) => (door === 'mcp' ? 'MCP' : 'HTTP') },
]

/** Calls, latest first. */
export function CallTable({ calls }: { calls: readonly RecentCall[] }) {
  return (
    <FactsTable
      label="Recent calls"
      caption="Recent calls, latest first"
      columns={COLUMNS}
      rows={calls}
      // Counted from the end, so that new calls change none of the others.
      keyOf={({ at, tool }, index) => `${at} ${tool} ${calls.length - index}`}
    />
  )
}
