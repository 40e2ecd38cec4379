import { el, isRecord, toLabel, toText } from './dom.js'

const MOST_BARS = 12

/** Horizontal bars over a grouped result; undefined when there is nothing to draw. */
export function renderChart({ chart, result }) {
  if (!chart || !Array.isArray(result) || result.length < 2 || !result.every(isRecord)) return undefined
  const rows = result.filter(row => typeof row[chart.y] === 'number').slice(0, MOST_BARS)
  const largest = Math.max(...rows.map(row => Math.abs(row[chart.y])))
  if (rows.length < 2 || !(largest > 0)) return undefined
  const bars = rows.map(row => {
    const bar = el('span', { class: 'bar' })
    bar.style.inlineSize = `${(Math.abs(row[chart.y]) / largest) * 100}%`
    return [
      el('span', { class: 'bar-name' }, toText(row[chart.x], chart.x)),
      el('span', { class: 'bar-track' }, bar),
      el('span', { class: 'bar-value' }, toText(row[chart.y], chart.y)),
    ]
  })
  return el(
    'figure',
    { class: 'chart' },
    el('figcaption', {}, `${toLabel(chart.y)} by ${toLabel(chart.x).toLowerCase()}`),
    el('div', { class: 'bars' }, bars),
  )
}
