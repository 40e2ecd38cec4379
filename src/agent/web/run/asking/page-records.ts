import type { ExtractResult } from '../../../../contract/page.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
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
/** Words of addresses of pages that name no kind of record. */
const MOST_RECORDS = 2000

/** Gives the tables and repeated parts of a page the shape that the built-in engine knows from services. */
export function toPageRecords(
  question: string,
  items: readonly Item[],
  page: { url: string; title: string },
): PageRecords[] {
  const words = wordsIn(question)
  return items.flatMap(item => {
    const columns = item.columns.filter(column => !/^(?:link|image)(?: \d+)?$/.test(column))
    if (item.rows.length < 2 || columns.length < 1) return []
    const rows = item.rows.slice(0, MOST_RECORDS)
    const texts = (column: string) => rows.map(row => textOf(row[column]))
    const kept = columns.filter(column => texts(column).some(Boolean))
    const naming = namingColumn(kept, texts)
    const nouns = nounsOf(item, naming, page)
    const taken = new Set<string>()
    const fields = kept.map(column => {
      const field = uniqueField(column === naming ? 'name' : fieldOf(column), taken)
      return { field, column, typed: typeColumn(texts(column)) }
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

const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : String(value as string)
        .replace(/\s+/g, ' ')
        .trim()

/** The column that tells the records apart: one called so, else the first of words that are all different. */
function namingColumn(columns: readonly string[], texts: (column: string) => string[]): string | undefined {
  const isTelling = (column: string) => {
    const all = texts(column)
    return new Set(all).size >= all.length * 0.9 && all.every(text => text !== '' && text.length < 120)
  }
  return (
    columns.find(column => NAMES.test(column) && isTelling(column)) ??
    columns.find(
      column => isTelling(column) && texts(column).every(text => /\p{L}{2}/u.test(text) && !/[@/]/.test(text)),
    )
  )
}

/** What the records may be called, likelier first: by the heading of their names, their title, the address, or as things. */
function nounsOf(item: Item, naming: string | undefined, { url, title }: { url: string; title: string }): string[] {
  const path = URL.parse(url)?.pathname.split('/').filter(Boolean).at(-1) ?? ''
  const heads = naming !== undefined && !NAMES.test(naming) ? wordsIn(naming).slice(-1) : []
  return [...heads, ...wordsIn(item.name ?? ''), ...wordsIn(path), ...wordsIn(title)].filter(word =>
    /^\p{L}{3,}$/u.test(word),
  )
}

function chooseNoun(nouns: readonly string[], words: readonly string[]): string {
  const said = nouns.find(noun => words.some(word => matchWord(word, noun) >= 0.95))
  const thing = words.find(word => [...THINGS].some(one => matchWord(word, one) >= 0.95))
  return said ?? thing ?? nouns[0] ?? 'records'
}

/** A heading as the name of a field. What an author stands behind is called by that little word on pages. */
const fieldOf = (column: string): string => {
  const words = wordsIn(column.replace(/\([^)]*\)/g, ''))
  return words.join('_') === 'by' ? 'author' : words.join('_') || 'value'
}

function uniqueField(field: string, taken: Set<string>): string {
  let name = field
  for (let at = 2; taken.has(name); at++) name = `${field}_${at}`
  taken.add(name)
  return name
}
