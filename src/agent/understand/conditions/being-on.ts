import { isListedKind } from '../entity-model/can-be-listed.ts'
import { lasts } from '../entity-model/begin-and-end.ts'
import { type Draft, addCondition, isFree, use } from '../reading/draft.ts'
import { valueWords } from '../vocabulary/loose-keys.ts'
import { labelOf } from './shared.ts'

const NOW = /^(?:now|right now|currently|at the moment|at present|today|just now)$/i
/** How sure it is that the one state that begins with the word is meant. */
const BEGINS_SO = 0.7
/** How sure an answer is at most that leaves out that something is on. */
const LEFT_OUT = 0.5

/**
 * "which ciders are on at the moment" of a state `on_tap`: behind the verb of being a particle with nothing behind it tells how the records are, by
 * the one state of theirs that begins with it. Where there is none, what it says is not left out of a sure answer. After values are read.
 */
export function readBeingOn(draft: Draft): void {
  const { chunks, nodes } = draft
  const at = chunks.findIndex(
    (c, i) => i > 0 && /^on$/i.test(c.text) && /^(?:is|are|was|were)$/i.test(chunks[i - 1]!.text),
  )
  const chunk = chunks[at]
  if (!chunk || (chunk.used && chunk.used !== 'filler') || chunk.values.length) return
  if (!chunks.slice(at + 1).every(c => NOW.test(c.text) || !/[\p{L}\d]/u.test(c.text))) return
  const node = nodes.findLast(n => n.at < at && !n.previous && isListedKind(n.entity))
  if (!node || lasts(node.entity)) return
  const states = node.entity.fields.flatMap(field =>
    field.role === 'category' && !field.nested
      ? field.choices.filter(choice => valueWords(choice)[0] === 'on').map(value => ({ field, value }))
      : [],
  )
  const [state, ...others] = states
  if (!state || others.length) {
    draft.sureness = Math.min(draft.sureness, LEFT_OUT)
    return
  }
  const label = `with ${labelOf(state.field)} ${state.value}`
  addCondition(node, { columns: [state.field.column], op: '=', values: [state.value], text: true, label, at })
  draft.sureness = Math.min(draft.sureness, BEGINS_SO)
  draft.notes.push(`took “${chunk.text}” as ${valueWords(state.value).join(' ')}`)
  if (isFree(chunk)) use(chunk, 'condition')
  else chunk.used = 'condition'
}
readBeingOn.needs = /^on$/
