import type { Draft } from '../draft.ts'
import { STATES_TOO } from '../lexicon.ts'
import { nodeAt } from '../asks/fields.ts'

/**
 * "remaining items", "boats that are registered": a participle or adjective that says something of the records, though no
 * field or value here is called so. It is passed over as the little word that it may be ("stored in Hall 4", "are there …
 * available?"), but the reading is less sure.
 */
export function doubtStates(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const word = chunk.text.toLowerCase()
    if (chunk.kind !== 'filler' || !STATES_TOO.has(word) || /^(unique|left)$/.test(word)) return
    const before = draft.chunks[at - 1]?.text.toLowerCase() ?? ''
    const next = draft.chunks[at + 1]?.text.toLowerCase()
    const isAttribute = nodeAt(draft, at + 1) !== undefined
    const isPredicate = /^(is|are|was|were|be|been|not|currently|still|now)$/.test(before) && !LINKS.test(next ?? '')
    if (isAttribute || isPredicate) draft.sureness = Math.min(draft.sureness, PASSED_OVER)
  })
}

const PASSED_OVER = 0.5
const LINKS = /^(in|at|on|for|with|to|by|from|under|of|as|since|before|after|between|through|there)$/
