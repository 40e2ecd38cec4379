import { pattern } from '../../../lib/patterns.ts'
import type { CatalogueModel, Field } from '../entity-model/catalogue-model.ts'
import { wordsOf } from '../language/words.ts'
import type { Interpretation } from '../reading/interpretation.ts'

/** What came in, told by a verb of getting money (Levin, English verb classes, 1993, 13.5): what is still owed did not. */
const CAME_IN = pattern('i')`
  \bhow much (?:money )?(?:did|do|have|has) (?:we|i|they|you) (?:make|made|earn|earned|take in|taken in|receive|received|collect|collected)\b
`
const PAID = /^(?:paid|settled|captured|succeeded)$/
const NOT_PAID = /^(?:pending|unpaid|open|due|overdue|refunded|failed|cancelled|canceled|voided|waived)$/
/** How sure a sum is at most that may hold what never came in. */
const WITH_UNPAID = 0.5

/**
 * "how much did we make from day passes?" of records that may be unpaid or given back: the sum is of all of them, so the answer says
 * what it includes and is a guess.
 */
export function doubtUnpaid(best: Interpretation, model: CatalogueModel): Interpretation {
  const { query } = best
  if (query?.ask !== 'measure' || !CAME_IN.test(best.text) || !query.measures.some(({ fn }) => fn === 'sum'))
    return best
  const state = model.entities.get(query.root.entity)?.fields.find(tellsPaid)
  if (!state || query.root.where.some(({ columns }) => columns.includes(state.column))) return best
  const note = `added all up whatever their ${state.words.join(' ')} is: ${state.choices.join(', ')}`
  return { ...best, certainty: Math.min(best.certainty, WITH_UNPAID), notes: [...best.notes, note] }
}

/** A state of which one value says that it is paid, and another that it is not. */
const tellsPaid = ({ choices }: Field): boolean =>
  choices.some(choice => wordsOf(choice).some(word => PAID.test(word))) &&
  choices.some(choice => wordsOf(choice).some(word => NOT_PAID.test(word)))
