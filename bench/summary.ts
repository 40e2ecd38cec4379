import { readFileSync } from 'node:fs'
import { DOCUMENT, writePart } from './document.ts'
import { formatTable, type Figure } from './report.ts'

/** Name of the part that holds the budgets of all the others. */
const PART = 'budgets'

/**
 * Every figure of the document that has a budget, in one table at its head: written from what the parts say, so the two
 * cannot differ.
 */
export function writeSummary(): void {
  const figures = readBudgets(readFileSync(DOCUMENT, 'utf8'))
  const missed = figures.filter(({ within }) => !within).length
  const head = `## Budgets at a glance\n\nThe rows of the parts below that have a budget: ${figures.length - missed} kept, ${missed} missed. How each was measured, and when, stands with its part.`
  writePart(DOCUMENT, PART, `${head}\n\n${formatTable(figures)}`)
}

/** Rows of the form `| what | measured | budget | kept |` with the heading over them, but for those of the summary itself. */
function readBudgets(text: string): Figure[] {
  const rest = text.replace(new RegExp(`<!-- ${PART}: begin -->.*<!-- ${PART}: end -->`, 's'), '')
  return rest.split(/^##+ /m).flatMap(section => {
    const title = section.split('\n', 1)[0]!
    return [...section.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \| (kept|missed) +\|$/gm)].map(
      ([, what = '', value = '', budget = '', verdict]) => ({
        what: `${title}: ${what.trim()}`,
        value: value.trim(),
        budget: budget.trim(),
        within: verdict === 'kept',
      }),
    )
  })
}
