import { baseOf, isParticiple, rootOf } from '../language/verb-forms.ts'
import { splitIdentifier } from '../language/words.ts'
import { type Draft, addCondition, addNode, isFree, use } from '../reading/draft.ts'
import { labelOf } from './shared.ts'
import { leaveOutDone } from './overdue.ts'

/** How sure it is what is being done where nothing tells what is done by now. */
const MAYBE_DONE = 0.5

/**
 * "jobs that are being printed" of a status `printing`, "boats that are being repaired" of `underRepair`: the state that is called after what
 * goes on. What no state is called after is not passed over.
 */
function readStateOfDoing(draft: Draft): void {
  const { chunks, ignored } = draft
  const at = chunks.findIndex((c, i) => i > 0 && isFree(c) && /^being$/i.test(chunks[i - 1]!.text) && isParticiple(c.text.toLowerCase())) // oxfmt-ignore
  const chunk = chunks[at]
  if (!chunk || chunk.entities.length) return
  const said = chunk.text.toLowerCase()
  const root = rootOf(baseOf(said) ?? said)
  const isSame = (word: string) => rootOf(word) === root
  const named = draft.nodes.filter(node => !node.implicit).map(node => node.entity)
  // "the number of items being repaired": no noun tells of what, and only one kind of record may be in such a state.
  const kinds = named.length ? named : draft.app.entities.filter(entity => !entity.hidden)
  const states = kinds.flatMap(entity =>
    entity.fields.flatMap(field =>
      field.choices
        .filter(choice => {
          const words = splitIdentifier(choice)
          const isOngoing = words.length === 1 ? /ing$/.test(words[0]!) : /^(?:under|in)$/.test(words[0]!)
          return isOngoing && isSame(words.at(-1)!)
        })
        .map(value => ({ entity, field, value })),
    ),
  )
  const [state, ...others] = states
  if (state && !others.length) {
    const { entity, field, value } = state
    const node = draft.nodes.find(n => !n.implicit && n.entity === entity) ?? addNode(draft, entity, at, true)
    addCondition(node, { columns: [field.column], op: '=', values: [value], at, label: `${labelOf(field)} ${value}` })
    Object.assign(chunk, { kind: 'mention', fields: [], values: [] })
    use(chunk, 'condition')
  } else if (chunk.kind === 'filler') ignored.push(chunk.text)
}

/**
 * "bikes that are being repaired" of repairs: it goes on now (the progressive of the passive; Quirk et al., 1985, 4.25), so that what
 * was done before is not meant. "Being" before a state is that state.
 */
export function readBeingDone(draft: Draft): void {
  const { chunks, nodes } = draft
  readStateOfDoing(draft)
  for (const node of nodes) {
    const verb = chunks[node.at]
    const isBeing = /\bbeing$/i.test(chunks[node.at - 1]?.text ?? '')
    if (node.implicit || !verb || !isBeing || !isParticiple(verb.text.toLowerCase())) continue
    if (leaveOutDone(node, node.at) === undefined) draft.sureness = Math.min(draft.sureness, MAYBE_DONE)
  }
}
readBeingDone.needs = /^being$/
