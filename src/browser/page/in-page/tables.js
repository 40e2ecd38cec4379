/** Tables as grids: cells with their spans laid out (HTML § 4.9.12.1), and what heads each column. */
const MAX_CELLS = 20_000

const rowsOf = getterOf(HTMLTableElement.prototype, 'rows')
const cellsOf = getterOf(HTMLTableRowElement.prototype, 'cells')
const isHeaderCell = cell => tagOf(cell) === 'th' || attribute(cell, 'role') === 'columnheader'
const isRowHeader = cell => attribute(cell, 'role') === 'rowheader' || /^row/i.test(attribute(cell, 'scope') ?? '')

/** Rows of an ARIA table or grid that are its own and not those of one inside. */
function ariaRowsOf(table) {
  return [...findAll(table, '[role=row],tr')].filter(
    row => closest(row, '[role=table],[role=grid],[role=treegrid],table') === table,
  )
}

const ariaCellsOf = row =>
  [...findAll(row, '[role=cell],[role=gridcell],[role=columnheader],[role=rowheader],td,th')].filter(
    cell => closest(cell, '[role=row],tr') === row,
  )

const spanOf = (cell, name) => {
  const span = Number.parseInt(attribute(cell, name) ?? attribute(cell, `aria-${name}`) ?? '1', 10)
  return span > 0 ? Math.min(span, 1000) : 1
}

/** The grid of a table: `rows[row][column]` is `{cell, text, isHeader, isOrigin}`; hidden rows are left out. */
function gridOf(table) {
  const isNative = tagOf(table) === 'table'
  const lines = (isNative ? [...rowsOf(table)] : ariaRowsOf(table)).filter(row => !isHiddenFromAll(row))
  const rows = []
  let count = 0
  lines.forEach((line, row) => {
    rows[row] ??= []
    const cells = isNative && tagOf(line) === 'tr' && cellsOf(line).length > 0 ? [...cellsOf(line)] : ariaCellsOf(line)
    let column = 0
    for (const cell of cells) {
      if (isHiddenFromAll(cell) || count > MAX_CELLS) continue
      while (rows[row][column]) column++
      const wide = spanOf(cell, 'colspan')
      const high = Math.min(spanOf(cell, 'rowspan'), lines.length - row)
      for (let down = 0; down < high; down++) {
        rows[row + down] ??= []
        for (let across = 0; across < wide; across++) {
          count++
          rows[row + down][column + across] = {
            cell,
            isHeader: isHeaderCell(cell),
            isOrigin: down === 0 && across === 0,
          }
        }
      }
      column += wide
    }
  })
  return { lines, rows, headerRows: countHeaderRows(lines, rows), width: Math.max(0, ...rows.map(row => row.length)) }
}

/** Leading rows that head the columns: those of the thead, else those of header cells only (a corner may be empty). */
function countHeaderRows(lines, rows) {
  let count = 0
  for (const [index, row] of rows.entries()) {
    const cells = row.filter(Boolean)
    const inHead = closest(lines[index], 'thead') !== null
    const isAllHeaders =
      cells.length > 0 &&
      cells.every((one, at) => (one.isHeader && !isRowHeader(one.cell)) || (at === 0 && textOf(one.cell) === ''))
    if (!inHead && !(isAllHeaders && cells.some(one => one.isHeader))) break
    count++
  }
  return count === rows.length && count > 1 ? 1 : count
}

/** A row below the headings with a field for each column, by which the rows are narrowed down: it is called nothing. */
function isFieldRow(row) {
  const cells = row.filter(one => one?.isOrigin)
  const hasField = ({ cell }) =>
    findAll(cell, 'input:not([type=checkbox]):not([type=radio]),select,textarea').length > 0
  return cells.length > 0 && cells.filter(hasField).length * 2 >= cells.length
}

/** Headings of the columns; of several header rows, what stands above each column from top to bottom. */
function headingsOf(grid) {
  return Array.from({ length: grid.width }, (_, column) => {
    const parts = []
    for (let row = 0; row < grid.headerRows; row++) {
      if (row > 0 && isFieldRow(grid.rows[row])) continue
      const text = grid.rows[row][column] ? textOf(grid.rows[row][column].cell) : ''
      if (text && !parts.includes(text)) parts.push(text)
    }
    return parts.join(' ')
  })
}

/** Where each cell of a table is: row, column (from 1) and heading. */
function placesOf(table) {
  const grid = gridOf(table)
  const headings = headingsOf(grid)
  const places = new Map()
  grid.rows.forEach((row, at) => {
    row.forEach((one, column) => {
      if (!one?.isOrigin) return
      const heading = at < grid.headerRows ? '' : headings[column]
      places.set(one.cell, { row: at + 1, column: column + 1, ...(heading && { heading: cut(heading, 80) }) })
    })
  })
  return places
}

/** Text of an element as it is shown, without what is hidden. */
function textOf(element) {
  return squeeze(contentText(element, { seen: new Set([element]), inReference: false }))
}
