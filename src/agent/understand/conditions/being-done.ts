import { isParticiple } from '../language/verb-forms.ts'
import type { Draft } from '../reading/draft.ts'
import { leaveOutDone } from './overdue.ts'

/** How sure it is what is being done where nothing tells what is done by now. */
const MAYBE_DONE = 0.5

/**
 * "bikes that are being repaired" of repairs: it goes on now (the progressive of the passive; Quirk et al., 1985, 4.25), so that what
 * was done before is not meant. "Being" before a state is that state.
 */
export function readBeingDone(draft: Draft): void {
  const { chunks, nodes } = draft
  for (const node of nodes) {
    const verb = chunks[node.at]
    const isBeing = /\bbeing$/i.test(chunks[node.at - 1]?.text ?? '')
    if (node.implicit || !verb || !isBeing || !isParticiple(verb.text.toLowerCase())) continue
    if (leaveOutDone(node, node.at) === undefined) draft.sureness = Math.min(draft.sureness, MAYBE_DONE)
  }
}
