import type { Page } from 'playwright-core'
import type { ExtractResult } from '../../contract/page.ts'
import { elementGone } from './element-errors.ts'
import { locateElement } from './element.ts'
import { likeness } from './find-nodes.ts'
import { callInFrame } from './page-engine.ts'

export type ExtractKind = ExtractResult['kind']
export type ExtractItem = ExtractResult['items'][number]

export interface ExtractOptions {
  kind?: ExtractKind
  ref?: string
  columns?: string[]
  contains?: string
  index?: number
  limit: number
}

/** How alike a column and the name that was asked for have to be. */
const ALIKE = 0.5

/** The data of one kind on the page and its inner frames; with `columns` and no kind, the tables or records that have them. */
export async function extractItems(
  page: Page,
  options: ExtractOptions,
): Promise<{ kind: ExtractKind; items: ExtractItem[] }> {
  const kinds: ExtractKind[] = options.kind
    ? [options.kind]
    : options.columns
      ? ['tables', 'records', 'lists']
      : ['tables', 'records', 'text']
  for (const kind of kinds) {
    const all = await readItems(page, kind, options.ref)
    const fitting = options.columns ? chooseColumns(all, options.columns) : all
    const items = pick(fitting, options).map(item => limitRows(item, options))
    if (items.length > 0 || kind === kinds.at(-1)) return { kind, items }
  }
  return { kind: kinds[0]!, items: [] }
}

async function readItems(page: Page, kind: ExtractKind, ref?: string): Promise<ExtractItem[]> {
  if (ref) {
    const { items, gone } = await locateElement(page, ref).call<{ items: ExtractItem[]; gone?: boolean }>('extract', {
      kind,
    })
    if (gone) throw elementGone(ref)
    return items
  }
  const items: ExtractItem[] = []
  for (const frame of page.frames()) {
    const found = await callInFrame<{ items?: ExtractItem[] }>(frame, 'extract', { kind }, { timeout: 5_000 }).catch(
      (error: unknown) => {
        if (frame === page.mainFrame()) throw error
        return { items: [] }
      },
    )
    items.push(...(found.items ?? []).filter(item => frame === page.mainFrame() || item.rows.length > 0))
  }
  return items
}

/** What a column fits a name by: its own name, the kind of its values, or the word that stands in most of them ("12 in stock"). */
function fitOf({ rows }: ExtractItem, column: string, name: string): number {
  const named = likeness(column, name)
  if (named >= ALIKE) return named
  const values = rows.map(row => String(row[column] ?? '')).filter(Boolean)
  const isMost = (test: (value: string) => boolean): boolean =>
    values.length > 0 && values.filter(test).length > values.length / 2
  if (/^(name|title|product|item)s?$/i.test(name) && column === 'title') return 0.8
  if (/^(author|writer|creator|artist|poster)s?$/i.test(name) && column === 'by') return 0.8
  if (/\b(price|cost|amount|fee|total)s?$/i.test(name) && isMost(value => /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(value)))
    return 0.7
  const word = name.trim().toLowerCase()
  return word.length > 2 &&
    new Set(values).size > 1 &&
    isMost(value =>
      value
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .includes(word),
    )
    ? 0.6
    : 0
}

/** The items that have the columns, those with most of them first; their rows have the names that were asked for. */
function chooseColumns(items: readonly ExtractItem[], asked: readonly string[]): ExtractItem[] {
  const matched = items.flatMap(item => {
    const taken = new Set<string>()
    const pairs = asked.map(name => {
      const scored = item.columns
        .filter(column => !taken.has(column))
        .map(column => ({ column, score: fitOf(item, column, name) }))
        .sort((one, other) => other.score - one.score)
      const [best] = scored
      if (!best || best.score < ALIKE) return undefined
      taken.add(best.column)
      return best
    })
    const score = pairs.reduce((sum, pair) => sum + (pair?.score ?? 0), 0)
    if (score === 0) return []
    const rows = item.rows.map(row =>
      Object.fromEntries(asked.map((name, at) => [name, pairs[at] ? (row[pairs[at].column] ?? null) : null])),
    )
    return [{ item: { ...item, columns: [...asked], rows }, count: taken.size, score }]
  })
  const most = Math.max(0, ...matched.map(one => one.count))
  return matched
    .filter(one => one.count === most)
    .sort((one, other) => other.score - one.score)
    .map(one => one.item)
}

/** `index` counts from 1, and from the end when negative. */
function pick(items: ExtractItem[], { index }: ExtractOptions): ExtractItem[] {
  if (index === undefined) return items
  const item = items.at(index > 0 ? index - 1 : index)
  return item ? [item] : []
}

function limitRows(item: ExtractItem, { contains, limit }: ExtractOptions): ExtractItem {
  const wanted = contains?.trim().toLowerCase()
  const rows = wanted
    ? item.rows.filter(row =>
        Object.values(row).some(value =>
          String(value ?? '')
            .toLowerCase()
            .includes(wanted),
        ),
      )
    : item.rows
  return { ...item, rows: rows.slice(0, limit), total: wanted ? rows.length : item.total }
}
