import { pattern } from '../../../../lib/patterns.ts'
import type { ExtractResult } from '../../../../contract/page.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'

type Item = ExtractResult['items'][number]

/** "still have to be signed", "not yet paid", "yet to be read": what is asked for is what that is not said of. */
const OUTSTANDING = pattern('iu')`
  \b(?:still|yet|remains?|left) (?:(?:have|has|needs?|ha(?:ve|s) yet|must|waiting|open) )?(?:to be|be(?:ing)?)
    \ (\p{L}+)
  |\b(?:has|have|is|are|was|were)(?:n['’]t| not)(?: been)? (\p{L}+) yet\b
  |\bnot yet(?: been)? (\p{L}+)
`

/** The state that is missing yet, where a question asks for what is outstanding. */
export const missingState = (question: string): string | undefined => {
  const match = OUTSTANDING.exec(question)
  return (match?.[1] ?? match?.[2] ?? match?.[3])?.toLowerCase()
}

/** Of the one table that says of some rows that it was done, those of which it does not. */
export function answerOutstanding(
  question: string,
  tables: readonly Item[],
): { result: unknown; text: string; confidence: number } | undefined {
  const state = missingState(question)
  const found = state === undefined ? [] : tables.flatMap(table => openRows(table, state))
  if (found.length !== 1) return undefined
  const { names } = found[0]!
  return { result: names, text: names.map(name => `- ${name}`).join('\n') || 'None.', confidence: 0.75 }
}

function openRows({ columns, rows }: Item, state: string): { names: string[] }[] {
  const text = (row: Item['rows'][number], column: string) => String((row[column] ?? '') as string).trim()
  const isDone = (cell: string) => {
    const words = wordsIn(cell)
    return words.length === 1 && matchWord(state, words[0]!) >= 0.95
  }
  const column = columns.find(one => rows.some(row => isDone(text(row, one))))
  const first = columns.find(one => one !== column && rows.every(row => text(row, one) !== ''))
  if (column === undefined || first === undefined) return []
  return [{ names: rows.filter(row => !isDone(text(row, column))).map(row => text(row, first)) }]
}
