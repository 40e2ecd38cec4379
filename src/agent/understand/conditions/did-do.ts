import type { Draft, Node } from '../reading/draft.ts'
import { addCondition, nounsBefore } from '../reading/draft.ts'
import { wordsOf } from '../language/words.ts'
import { labelOf } from './shared.ts'

/** States of what has been carried out (past participles of verbs of bringing about and to an end; Levin, 1993, 55). */
const DONE = /^(?:done|completed?|finished|performed|executed|fulfilled|carried|out|conducted)$/

/** How sure it is that what came to nothing was not done, where nobody says so. */
const AS_DONE = 0.6

/**
 * "how many jobs did we do last month?", "which visits did Ann do?": what was done is in the state for that, where the records tell one;
 * neither those that are to come nor those that were called off.
 */
export function readDidDo(draft: Draft): void {
  const { chunks } = draft
  const did = chunks.findIndex(c => /^did$/i.test(c.text))
  const at = chunks.findIndex((c, i) => i > did + 1 && i <= did + 4 && /^do$/i.test(c.text))
  if (did < 0 || at < 0) return
  const node = nounsBefore(draft, did).at(-1)
  const done = node && stateDone(node)
  if (!node || !done || node.selection.where.some(c => c.columns[0] === done.column)) return
  const label = `${labelOf(done.field)} ${done.value}`
  addCondition(node, { columns: [done.column], op: '=', values: [done.value], text: true, label, at })
  draft.sureness = Math.min(draft.sureness, AS_DONE)
  draft.notes.push(`took those that are ${wordsOf(done.value).join(' ')}`)
}

/** The one state of what has been carried out. */
function stateDone({ entity }: Node) {
  const found = entity.fields.flatMap(field =>
    field.choices
      .filter(value => wordsOf(value).every(word => DONE.test(word)))
      .map(value => ({ field, column: field.column, value })),
  )
  return found.length === 1 ? found[0] : undefined
}
