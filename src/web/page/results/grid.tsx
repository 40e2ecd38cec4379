/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/control-has-associated-label -- the ARIA grid pattern, on the table that it is */
import type { VNode } from 'preact'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { exactText, formatValue } from '../text/format.ts'
import { hrefOf } from '../text/links.ts'
import { isFigure, valueOf, type Row, type ValueFormat } from '../text/recognise.ts'
import { Icon } from '../ui/icon.tsx'
import { measureText } from '../ui/measure-text.ts'
import { columnWidths } from './column-widths.ts'
import { copy } from './copy.ts'
import { moveCell, type Cell } from './move-cell.ts'
import type { Order } from './sort-rows.ts'
import { Link } from './value.tsx'
import { ROW_HEIGHT, scrollTo, visibleRows } from './visible-rows.ts'
import { toCellText } from './write-tsv.ts'

interface GridProps {
  rows: readonly Row[]
  /** All rows, of which `rows` are shown: they give the columns their widths, which stay when rows are filtered. */
  all: readonly Row[]
  /** The columns that are shown, with what they are. */
  formats: ReadonlyMap<string, ValueFormat>
  labels: ReadonlyMap<string, string>
  order: Order | undefined
  onSort: (column: string) => void
  onOpen: (row: number) => void
}

/** Width of the first column, which opens a row. */
const OPENER = 32
/** Tables of more rows have a scroll bar, which belongs to their width. */
const TALL = 11

/**
 * Rows as a table of which only what is seen is drawn. One stop of the tab key; then the arrows move from cell to cell (ARIA
 * grid pattern), Enter sorts or opens, Ctrl+C copies the cell.
 */
export function Grid({ rows, all, formats, labels, order, onSort, onOpen }: GridProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const [range, setRange] = useState(() => visibleRows(0, 460, rows.length))
  const [cell, setCell] = useState<Cell>()
  const columns = useMemo(() => [...formats.keys()], [formats])
  const widths = useMemo(() => columnWidths(all, formats, labels, measureText), [all, formats, labels])
  const width = useMemo(() => [...widths.values()].reduce((sum, one) => sum + one, OPENER), [widths])

  const look = () => {
    const { scrollTop, clientHeight } = box.current!
    const next = visibleRows(scrollTop, clientHeight, rows.length)
    if (next.first !== range.first || next.last !== range.last) setRange(next)
  }
  useLayoutEffect(look)
  // Another order or choice begins at its first row.
  useEffect(() => {
    box.current!.scrollTop = 0
    setCell(undefined)
  }, [rows])

  /** Rows as they were drawn; what did not change is not looked at again. */
  const drawn = useMemo(() => new Map<number, VNode>(), [rows, formats, widths])
  const drawRow = (at: number) => {
    const isActive = cell?.row === at
    const known = drawn.get(at)
    if (known && !isActive) return known
    const made = (
      <GridRow key={at} id={id} at={at} row={rows[at]!} formats={formats} active={isActive ? cell.column : undefined} />
    )
    if (!isActive) drawn.set(at, made)
    return made
  }

  const select = (to: Cell) => {
    setCell(to)
    const { scrollTop, clientHeight } = box.current!
    if (to.row >= 0) box.current!.scrollTop = scrollTo(to.row, scrollTop, clientHeight)
    // By what is seen, so that it holds from right to left too.
    const head = table.current!.querySelectorAll('th')[to.column + 1]!.getBoundingClientRect()
    const seen = box.current!.getBoundingClientRect()
    const end = seen.left + box.current!.clientWidth
    if (head.left < seen.left) box.current!.scrollLeft += head.left - seen.left
    else if (head.right > end) box.current!.scrollLeft += head.right - end
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isCopy = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'c'
    if (isCopy && cell && cell.row >= 0 && !getSelection()?.toString()) {
      void copy(toCellText(valueOf(rows[cell.row]!, columns[cell.column]!)), 'one cell')
    } else if (event.key === 'Enter' && cell && event.target === table.current) {
      if (cell.row < 0) onSort(columns[cell.column]!)
      else onOpen(cell.row)
    } else {
      const page = Math.max(1, Math.floor(box.current!.clientHeight / ROW_HEIGHT) - 2)
      const isMirrored = getComputedStyle(table.current!).direction === 'rtl'
      const to = moveCell(cell, event, { rows: rows.length, columns: columns.length, page, isMirrored })
      if (!to) return
      table.current!.focus({ preventScroll: true })
      select(to)
    }
    event.preventDefault()
  }
  const onClick = ({ target }: MouseEvent) => {
    const place = (target as Element).closest('td')
    const row = Number(place?.parentElement?.dataset.row)
    if (!place || Number.isNaN(row)) return
    if (place.cellIndex === 0) onOpen(row)
    else setCell({ row, column: place.cellIndex - 1 })
  }

  const { first, last } = { first: Math.min(range.first, rows.length), last: Math.min(range.last, rows.length) }
  const isDrawn = cell && (cell.row < 0 || (cell.row >= first && cell.row < last))
  return (
    <div class={`table-box${rows.length > TALL ? ' tall' : ''}`} ref={box} onScroll={look}>
      <table
        ref={table}
        role="grid"
        tabIndex={0}
        aria-label="Result"
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-activedescendant={isDrawn ? idOf(id, cell) : undefined}
        style={{ inlineSize: `${width}px` }}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={event => event.target === table.current && !cell && rows.length && setCell({ row: 0, column: 0 })}
      >
        <colgroup>
          <col style={{ inlineSize: `${OPENER}px` }} />
          {columns.map(column => (
            <col key={column} style={{ inlineSize: `${widths.get(column)}px` }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">
              <span class="visually-hidden">All fields</span>
            </th>
            {columns.map((column, at) => (
              <th
                key={column}
                id={idOf(id, { row: -1, column: at })}
                scope="col"
                class={classOf(isFigure(formats.get(column)!), cell?.row === -1 && cell.column === at)}
                aria-sort={order?.column === column ? (order.isDown ? 'descending' : 'ascending') : undefined}
              >
                <button type="button" tabIndex={-1} title={labels.get(column)} onClick={() => onSort(column)}>
                  <bdi>{labels.get(column)}</bdi>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first > 0 && <Spacer key="above" rows={first} columns={columns.length + 1} />}
          {Array.from({ length: last - first }, (_, at) => drawRow(first + at))}
          {last < rows.length && <Spacer key="below" rows={rows.length - last} columns={columns.length + 1} />}
        </tbody>
      </table>
    </div>
  )
}

const idOf = (id: string, { row, column }: Cell) => `${id}-${row}-${column}`
const classOf = (isNumber: boolean, isActive: boolean | undefined) =>
  [isNumber && 'number', isActive && 'active'].filter(Boolean).join(' ') || undefined

/** The room of rows that are not drawn. */
function Spacer({ rows, columns }: { rows: number; columns: number }) {
  return (
    <tr class="spacer" aria-hidden="true">
      <td colSpan={columns} style={{ blockSize: `${rows * ROW_HEIGHT}px` }} />
    </tr>
  )
}

interface GridRowProps {
  id: string
  at: number
  row: Row
  formats: ReadonlyMap<string, ValueFormat>
  /** The column of the selected cell, where it is in this row. */
  active: number | undefined
}

function GridRow({ id, at, row, formats, active }: GridRowProps) {
  return (
    <tr aria-rowindex={at + 2} data-row={at}>
      <td class="opener">
        <button type="button" tabIndex={-1} aria-label={`All fields of row ${at + 1}`}>
          <Icon name="chevron" />
        </button>
      </td>
      {[...formats].map(([column, format], index) => {
        const value = valueOf(row, column)
        const text = formatValue(value, column, format, row)
        const shown = text.length > 300 ? `${text.slice(0, 300)}…` : text
        const href = hrefOf(value)
        const exact = exactText(value, text) ?? (text.length > 30 ? text : undefined)
        return (
          <td
            key={column}
            id={active === index ? idOf(id, { row: at, column: index }) : undefined}
            class={classOf(isFigure(format), active === index)}
            aria-selected={active === index ? true : undefined}
            title={exact?.slice(0, 1000)}
          >
            {href ? <Link href={href} text={shown} tabIndex={-1} /> : shown}
          </td>
        )
      })}
    </tr>
  )
}
