import type { ExtractResult } from '../../../../../contract/page.ts'
import type { Page } from '../../../ground/page-tree.ts'
import { linesOf } from '../text-pairs.ts'
import { type Hours, readDays, readHours, readSpans } from './read-hours.ts'

type Item = ExtractResult['items'][number]

/** Hours that belong together: those of one table, or of one text, with what stands over it. */
export interface Schedule {
  /** Its caption or heading, and the text that it is in. */
  about: string
  hours: (Hours & { part?: string })[]
}

/** Every set of opening hours that a page states, in tables of days and in texts. */
export function schedulesOf(page: Page, tables: readonly Item[]): Schedule[] {
  const inTables = tables.flatMap(table => {
    const hours = table.rows.flatMap(row => hoursInRow(table.columns, row))
    return hours.length ? [{ about: table.name ?? '', hours }] : []
  })
  const seen = new Set(inTables.flatMap(({ hours }) => hours.map(({ text }) => text)))
  return [...inTables, ...inTexts(page).filter(({ hours }) => !hours.some(({ text }) => seen.has(text)))]
}

/** A row whose first cell is a day, or several: one entry for each column of hours. */
function hoursInRow(columns: readonly string[], row: Record<string, unknown>): Schedule['hours'] {
  const cell = (column: string) => String((row[column] as string | null) ?? '').trim()
  const [first, ...others] = columns
  const days = first === undefined ? new Set<number>() : readDays(cell(first))
  if (!days.size || cell(first!).length > 40) return []
  return others.flatMap(column => {
    const spans = readSpans(cell(column))
    return spans ? [{ days, spans, part: column, text: `${cell(first!)}: ${cell(column)}` }] : []
  })
}

/** Texts, each with the heading that it stands under. Lines of one list or block are one schedule. */
function inTexts(page: Page): Schedule[] {
  const out = new Map<string, Schedule>()
  const lines = new Map(linesOf(page).map(({ node, text }) => [node, text]))
  let heading = ''
  for (const node of page.nodes) {
    if (node.role === 'heading') heading = node.name
    if (page.ancestors(node).some(above => lines.has(above) || /^(?:table|grid)$/.test(above.role))) continue
    const text = lines.get(node) ?? (page.children(node).length ? '' : node.name)
    for (const sentence of text.split(/(?<=[.!?;])\s+/)) {
      const hours = readHours(sentence)
      if (!hours.length) continue
      const isBare = sentence.length - hours.reduce((sum, one) => sum + one.text.length, 0) < 12
      const key = isBare ? `${page.parent(node)?.parent ?? ''} ${heading}` : `${node.ref} ${sentence}`
      const known = out.get(key)
      if (known) known.hours.push(...hours)
      else out.set(key, { about: `${heading} ${sentence}`, hours })
    }
  }
  return [...out.values()]
}
