import { baseOf, isParticiple, rootOf } from '../language/verb-forms.ts'
import { splitIdentifier } from '../language/words.ts'
import { type Draft, addCondition, addNode, isFree, makeFiller, use } from '../reading/draft.ts'
import { labelOf } from './shared.ts'
import { leaveOutDone } from './overdue.ts'

/** How sure it is what is being done where nothing tells what is done by now. */
const MAYBE_DONE = 0.5

/** What a state is called of what is in hand. */
const IN_HAND = /^(?:in ?progress|doing|under ?way|ongoing|started|working|in ?work|wip|in ?hand)$/

/** "jobs currently being worked on": in the one state of work in hand; where that is named besides, it is said twice. */
function isWorkedOn(draft: Draft, at: number): boolean {
  const { chunks, nodes } = draft
  if (!/^worked$/i.test(chunks[at]!.text) || !/^on$/i.test(chunks[at + 1]?.text ?? '')) return false
  const isInHand = (choice: string) => IN_HAND.test(splitIdentifier(choice).join(' '))
  const useBoth = () => chunks.slice(at, at + 2).forEach(one => use(makeFiller(one), 'condition'))
  if (chunks.some(c => c.values.some(v => v.values.every(value => isInHand(String(value)))))) {
    useBoth()
    return true
  }
  const found = nodes.flatMap(node =>
    node.implicit
      ? []
      : node.entity.fields.flatMap(field => field.choices.filter(isInHand).map(value => ({ node, field, value }))),
  )
  const [one, ...others] = found
  if (!one || others.length) return false
  const { node, field, value } = one
  addCondition(node, { columns: [field.column], op: '=', values: [value], at, label: `${labelOf(field)} ${value}` })
  useBoth()
  return true
}

/**
 * "jobs that are being printed" of a status `printing`, "boats that are being repaired" of `underRepair`: the state that is called after what
 * goes on. What no state is called after is not passed over.
 */
function readStateOfDoing(draft: Draft): void {
  const { chunks, ignored } = draft
  const at = chunks.findIndex((c, i) => i > 0 && isFree(c) && /^being$/i.test(chunks[i - 1]!.text) && isParticiple(c.text.toLowerCase())) // oxfmt-ignore
  const chunk = chunks[at]
  if (!chunk || chunk.entities.length) return
  if (isWorkedOn(draft, at)) return
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
