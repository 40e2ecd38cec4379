import { countOf, el, isRecord, toLabel, toText } from './dom.js'

/** Rows drawn at first; a button draws more. */
const ROWS_AT_ONCE = 25

/** A result as people read it: records as a sortable table, one record as fields, scalars as a list. */
export function renderResult({ result, columns, total }) {
  if (Array.isArray(result) && result.length) {
    const rows = result.every(isRecord) ? result : result.map(value => ({ value }))
    return renderTable(rows, columns?.length ? columns : columnsOf(rows), total ?? rows.length)
  }
  if (isRecord(result)) return renderRecord(result)
  return undefined
}

const columnsOf = rows => [...new Set(rows.slice(0, 50).flatMap(row => Object.keys(row)))]

function renderRecord(record) {
  const fields = Object.entries(record).flatMap(([name, value]) => [
    el('dt', {}, toLabel(name)),
    el('dd', {}, toText(value, name)),
  ])
  return el('dl', { class: 'record' }, fields)
}

function renderTable(rows, columns, total) {
  const numeric = new Set(columns.filter(name => rows.every(row => row[name] == null || typeof row[name] === 'number')))
  let sorted = rows
  let order = { column: undefined, down: false }
  let shown = ROWS_AT_ONCE
  const body = el('tbody')
  const more = el('button', { class: 'button small', type: 'button', onclick: () => ((shown += 200), draw()) })
  const heads = columns.map(name => {
    const button = el('button', { type: 'button', onclick: () => sortBy(name) }, toLabel(name))
    return el('th', { scope: 'col', class: numeric.has(name) ? 'number' : undefined }, button)
  })

  function sortBy(name) {
    order = { column: name, down: order.column === name ? !order.down : numeric.has(name) }
    sorted = rows.toSorted((a, b) => compare(a[name], b[name]) * (order.down ? -1 : 1))
    columns.forEach((column, index) => {
      if (column === name) heads[index].setAttribute('aria-sort', order.down ? 'descending' : 'ascending')
      else heads[index].removeAttribute('aria-sort')
    })
    draw()
  }
  function draw() {
    const visible = sorted.slice(0, shown)
    body.replaceChildren(
      ...visible.map(row =>
        el(
          'tr',
          {},
          columns.map(name =>
            el('td', { class: typeof row[name] === 'number' ? 'number' : undefined }, toText(row[name], name)),
          ),
        ),
      ),
    )
    more.hidden = sorted.length <= shown
    more.textContent = `Show more of ${countOf(sorted.length, 'row')}`
  }

  draw()
  const note =
    total > rows.length &&
    el('p', { class: 'note' }, `The first ${rows.length} of ${countOf(total, 'row')} are kept here.`)
  return el(
    'div',
    { class: 'result' },
    el(
      'div',
      { class: 'table-box', tabIndex: 0, role: 'region', 'aria-label': 'Result' },
      el('table', {}, el('thead', {}, el('tr', {}, heads)), body),
    ),
    more,
    note,
  )
}

function compare(a, b) {
  if (a == null || b == null) return a == null ? (b == null ? 0 : 1) : -1
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return toText(a).localeCompare(toText(b), 'en', { numeric: true })
}
