import type { AnswerData } from '../../../contract/chat.ts'
import { formatValue, isRecord, toLabel } from '../text/format.ts'

const MOST_BARS = 12

/** Horizontal bars over a grouped result; nothing when there is nothing to draw. */
export function Chart({ data: { chart, result } }: { data: AnswerData }) {
  if (!chart || !Array.isArray(result) || result.length < 2 || !result.every(isRecord)) return null
  const rows = result.filter(row => typeof row[chart.y] === 'number').slice(0, MOST_BARS)
  const largest = Math.max(...rows.map(row => Math.abs(row[chart.y] as number)))
  if (rows.length < 2 || !(largest > 0)) return null
  return (
    <figure class="chart">
      <figcaption>{`${toLabel(chart.y)} by ${toLabel(chart.x).toLowerCase()}`}</figcaption>
      <div class="bars">
        {rows.map(row => (
          <>
            <span class="bar-name">{formatValue(row[chart.x], chart.x)}</span>
            <span class="bar-track">
              <span class="bar" style={{ inlineSize: `${(Math.abs(row[chart.y] as number) / largest) * 100}%` }} />
            </span>
            <span class="bar-value">{formatValue(row[chart.y], chart.y)}</span>
          </>
        ))}
      </div>
    </figure>
  )
}
