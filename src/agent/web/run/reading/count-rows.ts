import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { LITTLE, type PageTable } from './answer-from-tables.ts'
import type { ReadResult } from './result.ts'

/**
 * "how many orders are open?" over a table: rows with a cell that says each word which no heading has. Undefined where no
 * table has any of the words.
 */
export function countRows(question: string, tables: readonly PageTable[]): ReadResult | undefined {
  const words = wordsIn(question).filter(word => !LITTLE.has(word))
  const counted = tables.flatMap(({ columns, rows, name = '' }) => {
    const heads = [...columns, name].flatMap(wordsIn)
    const conditions = words.filter(word => !heads.some(head => matchWord(word, head) >= 0.8))
    const isNamed = conditions.length < words.length
    const hits = rows.filter(row => {
      const said = columns.flatMap(column => wordsIn(String((row[column] ?? '') as string)))
      return conditions.every(word => said.some(one => one === word || matchWord(word, one) >= 0.95))
    })
    return rows.length && (isNamed || hits.length) ? [{ conditions, isNamed, hits: hits.length, all: rows.length }] : []
  })
  const [best] = counted.sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.hits - a.hits)
  if (!best) return undefined
  const said = best.conditions.map(word => `“${word}”`).join(' and ')
  if (!said) return { text: `The table has ${best.all} rows.`, result: best.all }
  return {
    text: best.hits
      ? `${best.hits} of the ${best.all} rows of the table say ${said}.`
      : `No row of the table says ${said}.`,
    result: best.hits,
  }
}
