import { beginOf, startsOn } from '../entity-model/begin-and-end.ts'
import { findPath } from '../entity-model/relations.ts'
import { type Draft, addNode } from '../reading/draft.ts'
import { leaveOutDropped } from './leave-out-dropped.ts'
import { addUntilToday } from './shared.ts'

/** The perfect of what has happened by now (Quirk et al., 1985, 4.20): "have already been to", "has ever played at", "the dearest one ever hired". */
const BY_NOW =
  /\b(?:(?:has|have|['’]ve|['’]s)\b[^,;?]*?\b(?:already (?:been|gone|\p{L}+(?:ed|[eo]wn|ought))|been to)|ever (?:been|gone|\p{L}+(?:ed|[eo]wn|ought)))\b/iu

/** How sure it is which of those records tell that it has happened. */
const BEGUN = 0.75

/**
 * "which coaches have already been to France" of departures with a first and a last day: of what connects the two only that has happened which has
 * begun by today and was not called off. After dates and values are read.
 */
export function readAlreadyDone(draft: Draft): void {
  const { nodes, app, message } = draft
  const [head, other, ...rest] = nodes
  if (!head || !other || rest.length || draft.group || !BY_NOW.test(message.text)) return
  const path = findPath(head.entity, other.entity, app) ?? []
  const kinds = path.map(hop => hop.to)
  const begun = kinds.filter(kind => startsOn(kind))
  const [between, ...more] = begun.length ? begun : kinds.filter(kind => beginOf(kind))
  const start = between && path[0]?.direction === 'down' && !more.length ? beginOf(between) : undefined
  if (!start || nodes.some(n => n.negated || n.selection.where.some(c => c.asDay))) return
  const node = between === other.entity ? other : addNode(draft, between!, other.at, true)
  addUntilToday(draft, node, start, node.at)
  leaveOutDropped(node, node.at)
  draft.sureness = Math.min(draft.sureness, BEGUN)
}
readAlreadyDone.needs = /^(?:already|ever|been)$/
