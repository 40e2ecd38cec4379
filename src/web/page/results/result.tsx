import type { AnswerData } from '../../../contract/chat.ts'
import { formatValue, isRecord, toLabel } from '../text/format.ts'
import { Table } from './table.tsx'

/** A result as people read it: records as a table, one record as fields, scalars as a list. */
export function Result({ data: { result, columns, total } }: { data: AnswerData }) {
  if (Array.isArray(result) && result.length) {
    const rows = result.every(isRecord) ? result : result.map(value => ({ value: value as unknown }))
    const names = columns?.length ? columns : [...new Set(rows.slice(0, 50).flatMap(row => Object.keys(row)))]
    return <Table rows={rows} columns={names} total={total ?? rows.length} />
  }
  if (!isRecord(result)) return null
  return (
    <dl class="record">
      {Object.entries(result).map(([name, value]) => (
        <>
          <dt>{toLabel(name)}</dt>
          <dd dir="auto">{formatValue(value, name)}</dd>
        </>
      ))}
    </dl>
  )
}
