import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { announce } from '../state/announce.ts'
import { countOf, formatValue, toLabel } from '../text/format.ts'
import { isFigure, type Row, type ValueFormat } from '../text/recognise.ts'
import { createFilter, findChoices, type Filter } from './filter-rows.ts'
import { Grid } from './grid.tsx'
import { copy } from './copy.ts'
import { RowDetail } from './row-detail.tsx'
import { nextOrder, sortRows, type Order } from './sort-rows.ts'
import { TableTools } from './table-tools.tsx'
import { writeTsv } from './write-tsv.ts'

interface ResultTableProps {
  rows: readonly Row[]
  formats: ReadonlyMap<string, ValueFormat>
  /** What else can be done with the result. */
  before: ComponentChildren
  after: ComponentChildren
}

/** Tables of fewer rows are seen at once: nothing to search in. */
const FEW = 8
const NO_FILTER: Filter = { text: '', choices: {} }

/** Rows as a table that is sorted, filtered, copied, and opened row by row. */
export function ResultTable({ rows, formats, before, after }: ResultTableProps) {
  const [order, setOrder] = useState<Order>()
  const [filter, setFilter] = useState(NO_FILTER)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<number>()
  const labels = useMemo(() => labelColumns([...formats.keys()]), [formats])
  const shownFormats = useMemo(() => new Map([...formats].filter(([name]) => !hidden.has(name))), [formats, hidden])
  const choices = useMemo(() => (rows.length < FEW ? [] : findChoices(rows, formats)), [rows, formats])
  const applyFilter = useMemo(() => createFilter(rows, formats), [rows, formats])
  const filtered = useMemo(() => applyFilter(filter), [applyFilter, filter])
  const sorted = useMemo(
    () => (order ? sortRows(filtered, order, formats.get(order.column)!) : filtered),
    [filtered, order, formats],
  )
  const count =
    sorted.length === rows.length
      ? countOf(rows.length, 'row')
      : `${formatValue(sorted.length)} of ${countOf(rows.length, 'row')}`
  const onFilter = (next: Filter) => {
    setFilter(next)
    announce(`${formatValue(applyFilter(next).length)} of ${countOf(rows.length, 'row')}`)
  }
  const onSort = (column: string) => {
    const next = nextOrder(order, column, isFigure(formats.get(column)!))
    setOrder(next)
    const how = next && (next.isDown ? 'descending' : 'ascending')
    announce(how ? `Sorted by ${labels.get(column)}, ${how}` : 'In the original order')
  }
  const columns = [...shownFormats.keys()]
  return (
    <>
      <TableTools
        filter={filter}
        choices={choices}
        labels={labels}
        hidden={hidden}
        isSearched={rows.length >= FEW}
        onFilter={onFilter}
        onHide={setHidden}
        before={before}
        after={after}
        onCopy={() => void copy(writeTsv(sorted, columns), countOf(sorted.length, 'row'))}
      />
      <Grid
        rows={sorted}
        all={rows}
        formats={shownFormats}
        labels={labels}
        order={order}
        onSort={onSort}
        onOpen={setOpened}
      />
      {!sorted.length && (
        <p class="note">
          No row has all of this.{' '}
          <button class="link-button" type="button" onClick={() => onFilter(NO_FILTER)}>
            Show all rows
          </button>
        </p>
      )}
      {rows.length >= FEW && <p class="note row-count">{count}</p>}
      {opened !== undefined && sorted[opened] && (
        <RowDetail
          rows={sorted}
          at={opened}
          columns={[...formats.keys()]}
          formats={formats}
          onMove={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** Names of columns for people; columns whose names would read the same keep their own. */
function labelColumns(columns: readonly string[]): Map<string, string> {
  const labels = columns.map(toLabel)
  const isAlone = (label: string) => labels.indexOf(label) === labels.lastIndexOf(label)
  return new Map(columns.map((column, at) => [column, isAlone(labels[at]!) ? labels[at]! : column]))
}
