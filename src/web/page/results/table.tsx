import { useMemo, useState } from 'preact/hooks'
import { countOf, formatValue, toLabel } from '../text/format.ts'

type Row = Record<string, unknown>

/** Rows drawn at first; a button draws more. */
const ROWS_AT_ONCE = 25

/** Records as a table that is sorted by a click on a column. */
export function Table({ rows, columns, total }: { rows: readonly Row[]; columns: readonly string[]; total: number }) {
  const [order, setOrder] = useState<{ column?: string; down: boolean }>({ down: false })
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const numeric = useMemo(
    () => new Set(columns.filter(name => rows.every(row => row[name] == null || typeof row[name] === 'number'))),
    [rows, columns],
  )
  const sorted = useMemo(() => {
    const { column, down } = order
    return column ? rows.toSorted((a, b) => compare(a[column], b[column]) * (down ? -1 : 1)) : rows
  }, [rows, order])
  return (
    <div class="result">
      <div class="table-box" tabIndex={0} role="region" aria-label="Result">
        <table>
          <thead>
            <tr>
              {columns.map(name => (
                <th
                  key={name}
                  scope="col"
                  class={numeric.has(name) ? 'number' : undefined}
                  aria-sort={order.column === name ? (order.down ? 'descending' : 'ascending') : undefined}
                >
                  <button
                    type="button"
                    onClick={() =>
                      setOrder({ column: name, down: order.column === name ? !order.down : numeric.has(name) })
                    }
                  >
                    {toLabel(name)}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, shown).map((row, at) => (
              <tr key={at}>
                {columns.map(name => (
                  <td key={name} dir="auto" class={typeof row[name] === 'number' ? 'number' : undefined}>
                    {formatValue(row[name], name)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown && (
        <button class="button small" type="button" onClick={() => setShown(shown + 200)}>
          {`Show more of ${countOf(rows.length, 'row')}`}
        </button>
      )}
      {total > rows.length && (
        <p class="note">{`The first ${rows.length} of ${countOf(total, 'row')} are kept here.`}</p>
      )}
    </div>
  )
}

function compare(a: unknown, b: unknown): number {
  if (a == null || b == null) return a == null ? (b == null ? 0 : 1) : -1
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return formatValue(a).localeCompare(formatValue(b), undefined, { numeric: true })
}
