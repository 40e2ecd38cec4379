import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, use } from '../reading/draft.ts'
import { inOrderOfHeads } from '../reading/heads.ts'
import { fieldDone, fieldOfVerb, verbsOf } from '../reading/verb-fields.ts'
import { isParticiple } from '../language/verb-forms.ts'

const BE = /^(?:is|are|was|were|been|got|get)$/i
/** What may follow an end of what was done: "was shipped first in May", "… last of all". */
const BEHIND = /^(?:in|on|at|of|from|by|with|for|since|before|after|during|this|last)$/i

/** What was done to which records, by the date of it. */
export interface DoneInOrder {
  node: Node
  field: Field
}

/** "was published first" of a `published_year`: the year that is called after the verb goes before any date of something else. */
const yearDone = (entity: Entity, word: string): Field | undefined =>
  entity.fields.some(f => f.role === 'date' && f.words.includes(word))
    ? undefined
    : entity.fields.find(f => f.role === 'number' && f.words.includes('year') && f.words.includes(word))

/**
 * "which of Ann's payments was paid last", "which article was published first": the verb before says when what, of the records that are asked
 * for. That it was done is no state of now which they would have to be in.
 */
export function doneInOrder(draft: Draft, at: number): DoneInOrder | undefined {
  const { chunks } = draft
  const done = chunks[at - 1]
  const next = chunks[at + 1]
  if (!done || !/^(?:first|last|earliest|latest|most recently)$/i.test(chunks[at]!.text)) return undefined
  if (next && !BEHIND.test(next.text)) return undefined
  const word = done.text.toLowerCase()
  const isPassive = [chunks[at - 2], chunks[at - 3]].some(chunk => BE.test(chunk?.text ?? ''))
  if (!isPassive || !isParticiple(word)) return undefined
  const asked = draft.nodes.filter(node => !node.implicit && !node.negated)
  for (const node of inOrderOfHeads(draft, asked)) {
    const dates = node.entity.fields.filter(field => field.role === 'date').map(field => ({ field }))
    const field =
      yearDone(node.entity, word) ??
      fieldDone(node.entity, word) ??
      fieldOfVerb(verbsOf(word, undefined), dates, true)?.field
    if (!field) continue
    const { where } = node.selection
    const told = where.filter(condition => condition.at === at - 1)
    // "which of them was opened first?" of those that are open: they are spoken of still.
    const before = node.previous ? (draft.previous?.root.where ?? []) : []
    const kept = before.filter(one => told.some(({ columns }) => columns.join() === one.columns.join()))
    node.selection.where = [...where.filter(condition => !told.includes(condition)), ...kept]
    use(done, 'superlative')
    return { node, field }
  }
  return undefined
}
