import type { ExtractResult, PageSnapshot } from '../../../../contract/page.ts'
import { readPage } from '../../ground/page-tree.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { labelledFigures } from './labelled-figures.ts'
import { type Typed, type TypedColumn, typeColumn } from './typed-columns.ts'

type Item = ExtractResult['items'][number]

/** Records of a page, as a service would have them: named fields with types. The texts of the page are kept beside. */
export interface PageRecords {
  /** What its records are called in the question, in the plural. */
  noun: string
  fields: { field: string; column: string; typed: TypedColumn }[]
  rows: { values: Record<string, Typed>; shown: Record<string, string> }[]
}

/** Nouns for what repeats on pages, whatever it is. */
const THINGS = new Set(
  'item entry record row result product article post message comment story card thing person member'.split(' '),
)
/** What headings of the column say that the record is called by. */
const NAMES = /^(?:name|full name|title|item|product)$/i
/** What `extract` calls a part that the page has no name for. */
export const UNNAMED = /^(?:text|column)(?: \d+)*$/
const MOST_RECORDS = 2000

/** Gives the tables and repeated parts of a page the shape that the built-in engine knows from services. */
export function toPageRecords(question: string, items: readonly Item[], page: PageSnapshot): PageRecords[] {
  const words = wordsIn(question)
  return items.flatMap(item => {
    const own = item.columns.filter(column => !/^(?:link|image)(?: \d+)?$/.test(column))
    const { columns, rows } = splitParts({ columns: own, rows: withoutSums(own, item.rows.slice(0, MOST_RECORDS)) })
    if (rows.length < 2 || columns.length < 1) return []
    const texts = (column: string) => rows.map(row => textOf(row[column]))
    const kept = columns.filter(column => texts(column).some(Boolean) && !isLabelled(column, columns, rows))
    if (!kept.length || kept.filter(column => UNNAMED.test(column)).length > kept.length / 2 + 1) return []
    const naming = namingColumn(kept, texts)
    const nouns = nounsOf(item, naming, page)
    const taken = new Set<string>()
    const fields = kept.map(column => {
      const typed = typeColumn(texts(column))
      const unit = UNNAMED.test(column) || typed.name === 'stars' ? (typed.name ?? typed.affix?.after.trim() ?? '') : ''
      return { field: uniqueField(column === naming ? 'name' : fieldOf(unit || column), taken), column, typed }
    })
    return [
      {
        noun: chooseNoun(nouns, words),
        fields,
        rows: rows.map(row => ({
          values: Object.fromEntries(
            fields.map(({ field, column, typed }) => [field, typed.read(textOf(row[column]))]),
          ),
          shown: Object.fromEntries(kept.map(column => [column, textOf(row[column])])),
        })),
      },
    ]
  })
}

/** Cells that only say what the record is called and the same words to all of them: names of buttons and marks. */
function isLabelled(column: string, columns: readonly string[], rows: readonly Record<string, unknown>[]): boolean {
  const heading = wordsIn(column)
  const isButton = (text: string) => heading.length > 0 && wordsIn(text).join(' ') === heading.join(' ')
  if (rows.every(row => isButton(textOf(row[column])))) return true
  const bare = rows.map(row => {
    const own = textOf(row[column])
    const others = columns.filter(other => other !== column).map(other => textOf(row[other]))
    const said = others.find(other => other.length > 1 && own !== other && own.includes(other))
    return said === undefined ? undefined : own.replace(said, '')
  })
  return bare.every(text => text !== undefined) && new Set(bare).size === 1
}

/** Lines below a table whose first cell goes over several columns ("Subtotal") are sums of its records, and none of them. */
function withoutSums<R extends Record<string, unknown>>(columns: readonly string[], rows: readonly R[]): R[] {
  const spans = (row: R) => {
    const [first, second] = columns.map(column => textOf(row[column]))
    return columns.length > 2 && first !== '' && first === second && !/^\d/.test(first!)
  }
  const end = rows.findLastIndex(row => !spans(row)) + 1
  return end === 0 ? [...rows] : rows.slice(0, end)
}

interface Grid {
  columns: string[]
  rows: Record<string, unknown>[]
}

/** Lines without a name of their own are taken apart where all of them have the same parts: "Room 4 · ext. 221". */
function splitParts({ columns, rows }: Grid): Grid {
  const out: Grid = { columns: [], rows: rows.map(row => ({ ...row })) }
  for (const column of columns) {
    const parts = rows.map(row => textOf(row[column]).split(/\s*[·•|]\s*|,\s+/))
    const [{ length } = []] = parts
    const isAlike = UNNAMED.test(column) && length! > 0 && parts.every(all => all.length === length)
    if (!isAlike) {
      out.columns.push(column)
      if (UNNAMED.test(column)) addFigures(out, column)
      continue
    }
    for (let at = 0; at < length!; at++) {
      const texts = parts.map(all => all[at]!)
      const head = /^(\p{L}[\p{L} ]*?)[.:]?\s+(?=\S)/u.exec(texts[0]!)?.[0]
      const isHead = head !== undefined && new Set(texts).size > 1 && texts.every(text => text.startsWith(head))
      const name = isHead ? head.replace(/[.:]?\s+$/, '') : length === 1 ? column : `${column} ${at + 1}`
      out.columns.push(name)
      for (const [row, text] of texts.entries()) out.rows[row]![name] = isHead ? text.slice(head.length) : text
    }
  }
  return out
}

/** Sentences that say figures behind the same words in every record have columns for them: "standing charge 52p a day". */
function addFigures({ columns, rows }: Grid, column: string): void {
  for (const [label, figures] of labelledFigures(rows.map(row => textOf(row[column])))) {
    if (columns.includes(label)) continue
    columns.push(label)
    for (const [at, figure] of figures.entries()) rows[at]![label] = figure
  }
}

/** What a cell says; a dash stands for nothing. */
const textOf = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value as string)
  return /^\s*[-–—]+\s*$/u.test(text) ? '' : text.replace(/\s+/g, ' ').trim()
}

/** The column that tells the records apart: one called so, else the first of words that are all different. */
function namingColumn(columns: readonly string[], texts: (column: string) => string[]): string | undefined {
  const isTelling = (column: string) => {
    const all = texts(column)
    const isDate = typeColumn(all).schema.format === 'date'
    return !isDate && new Set(all).size >= all.length * 0.9 && all.every(text => text !== '' && text.length < 120)
  }
  return (
    columns.find(column => NAMES.test(column) && isTelling(column)) ??
    columns.find(
      column => isTelling(column) && texts(column).every(text => /\p{L}{2}/u.test(text) && !/[@/]/.test(text)),
    )
  )
}

/** What the records may be called, likelier first: by the heading of their names, their title, the address, or as things. */
function nounsOf(item: Item, naming: string | undefined, snapshot: PageSnapshot): string[] {
  const { url, title } = snapshot
  const path = URL.parse(url)?.pathname.split('/').filter(Boolean).at(-1) ?? ''
  const heads = naming !== undefined && !NAMES.test(naming) ? wordsIn(naming).slice(-1) : []
  return [...heads, ...wordsIn(item.name ?? headingOver(item, snapshot)), ...wordsIn(path), ...wordsIn(title)].filter(
    word => /^\p{L}{3,}$/u.test(word),
  )
}

/** The heading over the first of several parts that have headings of their own. */
function headingOver({ rows }: Item, snapshot: PageSnapshot): string {
  const first = textOf(rows[0]?.['title'])
  const { nodes } = readPage(snapshot)
  const at = first ? nodes.findIndex(({ role, name }) => role === 'heading' && name.trim() === first) : -1
  return at < 1 ? '' : (nodes.slice(0, at).findLast(({ role }) => role === 'heading')?.name ?? '')
}

function chooseNoun(nouns: readonly string[], words: readonly string[]): string {
  const said = nouns.find(noun => words.some(word => matchWord(word, noun) >= 0.95))
  const thing = words.find(word => [...THINGS].some(one => matchWord(word, one) >= 0.95))
  return said ?? thing ?? nouns[0] ?? 'records'
}

/** A heading as the name of a field. What an author stands behind is called by that little word on pages. */
const fieldOf = (column: string): string => {
  const words = wordsIn(column.replace(/\([^)]*\)/g, '').replace(/\be-(?=mail)/i, 'e'))
  return words.join('_') === 'by' ? 'author' : words.join('_') || 'value'
}

function uniqueField(field: string, taken: Set<string>): string {
  let name = field
  for (let at = 2; taken.has(name); at++) name = `${field}_${at}`
  taken.add(name)
  return name
}
