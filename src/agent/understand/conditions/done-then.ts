import { valuesOf } from '../entity-model/field-roles.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isStay, spanOf } from '../entity-model/span.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { wordsOf } from '../language/words.ts'
import { type Draft, type Node, addCondition } from '../reading/draft.ts'
import type { Condition } from '../reading/query.ts'

/** How sure it is at most that what happened then is told by a state besides, where only the verb says so. */
const TOLD_BY_VERB = 0.5

/**
 * "deals that closed last month", "closed deals in 2024" of a `close_date` that open deals have as well, as the day on which they are to
 * close: what has happened is in a state that is called so, beside its day. A date that is called after what was done (`closed_on`)
 * tells it by itself, and of days ahead nothing has happened yet.
 */
export function readDoneThen(draft: Draft): void {
  for (const node of draft.nodes) {
    const days = node.selection.where.filter(
      c => c.asDay && c.at !== undefined && String(c.values[0]) <= draft.message.today,
    )
    for (const day of days) addState(draft, node, day)
  }
}

/**
 * "average time to close a deal" of a `close_date` that open deals have as well: how long it took is told of those alone that are in
 * a state called after its end.
 */
export function readDoneBetween(draft: Draft): void {
  for (const { entity, derived } of draft.derived) {
    const node = draft.nodes.find(n => n.entity === entity && !n.implicit)
    const end = entity.fields.find(f => f.role === 'date' && f.column === derived.right)
    if (!node || !end || derived.until || end.words.some(isParticiple)) continue
    // A stay lasts from the day to the day for which it is set down, whether it is over or not.
    if (ARE_LONG.test(draft.message.text) && isStay(spanOf(entity))) continue
    for (const state of entity.fields.filter(f => f.role === 'category' && !f.nested)) {
      const verb = wordsOf(valuesOf(state).join(' ')).find(word => namesDone(word, end))
      if (verb) putState(draft, node, state, verb)
    }
  }
}

/** How long they are, and not how long it took. */
const ARE_LONG = /\bhow long (?:is|are|was|were)\b/i

function addState(draft: Draft, node: Node, day: Condition): void {
  const { fields } = node.entity
  const date = fields.find(f => f.role === 'date' && f.column === day.columns[0])
  if (!date || date.words.some(isParticiple)) return
  const at = draft.chunks.findIndex(
    ({ text, used }, i) =>
      used === 'condition' && (namesDone(text, date) || (isBehindDid(draft, i) && isVerbOf(text.toLowerCase(), date))),
  )
  const verb = draft.chunks[at]?.text.toLowerCase()
  if (!verb) return
  const state = fields.find(f => f.role === 'category' && !f.nested && statesOf(f, verb).length > 0)
  if (!state || !putState(draft, node, state, verb, at)) return
  // "closed deals" says so itself.
  if (node.at !== at + 1) draft.sureness = Math.min(draft.sureness, TOLD_BY_VERB)
}

/** Only those in the states that are called after what was done; false where the message tells the state itself. */
function putState(draft: Draft, node: Node, state: Field, verb: string, at?: number): boolean {
  if (node.selection.where.some(c => c.columns[0] === state.column)) return false
  const values = statesOf(state, verb)
  const label = `${state.words.join(' ')} ${values.join(' or ')}`
  addCondition(node, { columns: [state.column], op: values.length > 1 ? 'in' : '=', values, text: true, label, at })
  draft.notes.push(`took “${verb}” as ${values.join(' or ')}`)
  return true
}

/** A participle of the verb that the date is called after. */
const namesDone = (text: string, date: Field): boolean =>
  isParticiple(text.toLowerCase()) && isVerbOf(text.toLowerCase(), date)

const isVerbOf = (verb: string, { words }: Field): boolean => words.some(word => rootOf(word) === rootOf(verb))

/** "what did we close", "which orders did Ann ship": the auxiliary says that it has happened. */
const isBehindDid = ({ chunks }: Draft, at: number): boolean =>
  chunks.slice(Math.max(0, at - 3), at).some(({ text }) => /^did$/i.test(text))

/** Some of the states, not all of them. */
function statesOf(field: Field, verb: string): string[] {
  const all = valuesOf(field)
  const isSaid = (word: string) => word === verb || (isParticiple(word) && rootOf(word) === rootOf(verb))
  const said = all.filter(choice => wordsOf(choice).some(isSaid))
  return said.length < all.length ? said : []
}
