import { useContext } from 'preact/hooks'
import { toLabel } from '../text/format.ts'
import { Origins } from './origins.tsx'
import { TracedAnswer } from './traced-answer.ts'
import { traceColumn } from './trace.ts'

/** Where the values of columns come from, folded; nothing outside an answer or where nothing is known. */
export function ColumnOrigins({ columns }: { columns: readonly string[] }) {
  const data = useContext(TracedAnswer)
  if (!data?.plan?.steps.length || !columns.length) return null
  return (
    <details class="column-origins">
      <summary>Where these values come from</summary>
      <dl>
        {columns.map(column => (
          <div key={column}>
            <dt dir="auto">{toLabel(column)}</dt>
            <dd>
              <Origins origins={traceColumn(data, column)} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
