import { isParticiple } from '../language/verb-forms.ts'
import { type Draft, addCondition, addNode, isFree, use } from '../reading/draft.ts'
import { doneBefore } from './late.ts'
import { leaveOutDropped } from './leave-out-dropped.ts'
import { addOverdue } from './overdue.ts'
import { labelOf } from './shared.ts'
import { wordsOf } from '../language/words.ts'

/** How sure it is what should have happened where no day of it is known. */
const UNKNOWN_DAY = 0.5

/** Between the auxiliary and its verb. */
const BETWEEN = /^(?:have|has|be|been|come|already|by|now|all|long)$/i
const BEHIND = /^(?:by|now|today|already|long|ago)$/i

/**
 * "loans that should have been returned by now", "what should have arrived already": its day is over, and it was not done (the perfect
 * behind "should" denies what it says; Quirk et al., 1985, 4.56). Those that were done are not meant.
 */
export function readShouldHave(draft: Draft): void {
  const { chunks, message } = draft
  const should = chunks.findIndex(c => /^(?:should|ought to|ought)(?: have)?(?: been)?$/i.test(c.text))
  if (should < 0 || !/\b(?:should|ought to)\b(?: \w+)? (?:have|be)\b/i.test(message.text)) return
  let at = should + 1
  while (chunks[at] && BETWEEN.test(chunks[at]!.text)) at++
  const verb = chunks[at]
  const said = verb?.text.toLowerCase().split(' ')[0] ?? ''
  if (!verb || !isFree(verb) || !(isParticiple(said) || isBack(draft, said))) return
  const kinds = [...new Set(verb.fields.filter(f => f.field.role === 'date').map(f => f.entity))]
  const spoken = draft.nodes.filter(n => !n.implicit)
  const node = spoken[0] ?? (kinds.length === 1 ? addNode(draft, kinds[0]!, at, true) : undefined)
  const found = node && doneBefore(draft, node, at + 1)
  const useAll = () => {
    for (const chunk of chunks.slice(should, at + 1)) use(chunk, 'condition')
    for (const chunk of chunks.slice(at + 1)) if (BEHIND.test(chunk.text)) use(chunk, 'condition')
  }
  if (!found) {
    const late = node && addOverdue(draft, node, at)
    // The state or the last day of the records is called so: "due back", "returned".
    const isNamed = late && [...late.due.words, ...wordsOf(late.done ?? '')].includes(said)
    if (!isNamed) draft.sureness = Math.min(draft.sureness, UNKNOWN_DAY)
    // "items that should have been disposed of": where no day tells it, they are not those that were.
    if (!late) Object.assign(verb, { kind: 'unknown', values: [] })
    return late && useAll()
  }
  const { done, due } = found
  const label = `${labelOf(due)} before today`
  addCondition(node, { columns: [due.column], op: '<', values: [message.today], asDay: true, label, at })
  addCondition(node, { columns: [done.column], op: 'empty', values: [], label: `not ${labelOf(done)}`, at })
  leaveOutDropped(node, at)
  useAll()
}
readShouldHave.needs = /^(?:should|ought)$/

/** "should have been back", "should be here by now": where a thing or somebody has come to be. */
const isBack = ({ message }: Draft, word: string): boolean =>
  /^(?:back|in|here|ready)$/.test(word) && /\b(?:have been|have come|by now|already)\b/i.test(message.text)
