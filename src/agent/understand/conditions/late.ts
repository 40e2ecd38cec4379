import type { Chunk } from '../chunks/chunk.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addCondition, isFree, use } from '../reading/draft.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { fieldDone, fieldOfVerb, verbsOf } from '../reading/verb-fields.ts'
import { isOutcome } from '../entity-model/relations.ts'
import { labelOf } from './shared.ts'

/** Dates by which something should have happened, the plainest first. */
const DEADLINES = [/^(?:due|deadline)$/, /^(?:promised|required|scheduled|planned|expected|target|eta|etd)$/]

/** "returned late", "delivered on time" (`rephrase.ts`): when it was done against the day by which it had to be. */
export function readLate(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const [, late] = /^(?:(late)|punctually)$/i.exec(chunk.text) ?? []
    // A state that only means alike (`overdue`) is not what was done late.
    const isCalled = chunk.values.some(v => v.values.some(value => /late/i.test(String(value))))
    if (!isFree(chunk) || isCalled || !(late ?? /^punctually$/i.test(chunk.text))) return
    for (const node of draft.nodes.filter(n => !n.implicit)) {
      const found = doneBefore(draft, node, at)
      if (!found) continue
      const { done, due, from } = found
      addCondition(node, {
        columns: [done.column],
        op: late ? '>' : '<=',
        values: [],
        than: due.column,
        asDay: true,
        at,
        label: `${labelOf(done)} ${late ? 'after' : 'not after'} ${labelOf(due)}`,
      })
      draft.notes.push(late ? `took “late” as after ${labelOf(due)}` : `took “on time” as not after ${labelOf(due)}`)
      for (const word of draft.chunks.slice(from, at + 1)) if (word.kind !== 'filler') use(word, 'condition')
      return
    }
  })
}
readLate.needs = /^(?:late|punctually)$/

const ARRIVES = /^(?:arriv(?:e|es|ed|ing)|came|come|comes|turned up|finished|ended|happened)$/i

/** What was done, right before: the date of it, and the deadline of the same records. */
export function doneBefore(
  { chunks }: Draft,
  { entity }: Node,
  at: number,
): { done: Field; due: Field; from: number } | undefined {
  const from = /^(?:too|very|not)$/i.test(chunks[at - 1]?.text ?? '') ? at - 2 : at - 1
  const chunk = chunks[from]
  if (!isFree(chunk) || chunk.literal || chunk.entities.length) return undefined
  const dates = entity.fields.filter(f => f.role === 'date')
  const said = chunk.fields.find(m => m.entity === entity && m.field.role === 'date')?.field
  const own = said && (fieldDone(entity, chunk.text.toLowerCase()) ?? said)
  const due = deadlineOf(dates.filter(f => f !== own)) ?? (said === own ? dayToDo(dates, chunk, own) : said)
  const others = dates.filter(f => f !== due).map(field => ({ field }))
  const isVerb = chunk.kind === 'unknown' || chunk.values.length > 0
  // What came in late did so on the one day that is not known of all of them; when it was ordered is.
  const outcomes = others.filter(({ field }) => isOutcome(field))
  const late = outcomes.length === 1 && ARRIVES.test(chunk.text) ? outcomes[0]!.field : undefined
  const done = own ?? (isVerb ? (late ?? fieldOfVerb(verbsOf(chunk.text, undefined), others, true)?.field) : undefined)
  return done && due && { done, due, from }
}

/** `deliver_on` beside `delivered_at`: the day on which it is to be done. */
const dayToDo = (dates: readonly Field[], { fields }: Chunk, done: Field | undefined): Field | undefined =>
  done?.words.some(isParticiple) ? fields.map(m => m.field).find(f => f !== done && dates.includes(f)) : undefined

function deadlineOf(dates: readonly Field[]): Field | undefined {
  for (const called of DEADLINES) {
    const found = dates.filter(f => f.words.some(word => called.test(word)))
    if (found.length === 1) return found[0]
  }
  return undefined
}
