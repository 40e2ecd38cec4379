import { pattern } from '../../../../lib/patterns.ts'
import type { Target } from '../../contract.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { contentWords } from '../asking/question-words.ts'
import { Stopped, type RunContext } from '../context.ts'
import type { Rows } from './result.ts'

type Row = Rows[number]

/** Nouns for what repeats on pages, whatever it is. */
const THINGS = pattern()`
  ^(?:
    items?|entr(?:y|ies)|records?|rows?|results?|products?|articles?|posts?|messages?|comments?|cards?|things?
    |people|persons?|members?|lines?|list|table|page
  )$
`
const SAME = 0.9
/** How sure it is that all are meant by a noun that the page does not have. */
const OWN_NOUN = 0.6

/** A column of which the rows that are meant have a value that is said. */
export interface RowCondition {
  column: string
  holds(row: Row): boolean
}

/**
 * Which rows are meant where they are not called as the page calls all of them: "customers" of a list of contacts are those with
 * that value in one column. Undefined: all are meant. Rejects where the page says the word elsewhere, as all rows would be more
 * than was asked.
 */
export async function conditionIn(of: Target, { browser, sure }: RunContext): Promise<RowCondition | undefined> {
  const { title, url, nodes } = await browser.snapshot()
  const headings = nodes.filter(({ role }) => /^(?:heading|columnheader)$/.test(role)).map(({ name }) => name)
  const [tables, records] = [await browser.extract({ kind: 'tables' }), await browser.extract({ kind: 'records' })]
  const items = [...tables.items, ...records.items]
  const called = [title, decodeURI(url), ...headings, ...items.flatMap(({ name, columns }) => [name ?? '', ...columns])]
  const known = called.flatMap(wordsIn)
  const words = contentWords(of.name ?? '').filter(
    word => !THINGS.test(word) && !known.some(one => matchWord(word, one) >= SAME),
  )
  if (!words.length) return undefined
  for (const { columns, rows } of items)
    for (const column of columns) {
      const isMeant = (row: Row) => isCalled(row[column], words)
      const meant = rows.filter(isMeant)
      if (meant.length > 0 && meant.length < rows.length) return { column, holds: isMeant }
    }
  // A noun that the page says nowhere is the person's own for all of them.
  const isSaid = (word: string) => nodes.some(({ name }) => wordsIn(name).some(one => matchWord(word, one) >= SAME))
  if (!words.some(isSaid)) return void sure.push(OWN_NOUN)
  throw new Stopped('NOT_FOUND', `I do not see which of the rows on the page are “${words.join(' ')}”.`)
}

/** Whether a cell says just that, in the singular or the plural. */
function isCalled(value: unknown, words: readonly string[]): boolean {
  const own = wordsIn(typeof value === 'string' ? value : '')
  return own.length === words.length && words.every((word, at) => matchWord(word, own[at]!) >= SAME)
}

export const withoutColumn = (row: Row, column: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== column))
