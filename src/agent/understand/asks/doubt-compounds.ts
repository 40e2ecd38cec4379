import { leadsUp } from '../entity-model/relations.ts'
import { isPlural } from '../language/words.ts'
import type { Draft } from '../reading/draft.ts'
import { nodeAt } from './fields.ts'

/** How sure a reading is at most that takes a compound of two kinds of record apart. */
const APART = 0.5

/**
 * "in the interview stage" where no stage is called so: of two nouns the first narrows the second (Quirk et al., 1985, § 17.104), so
 * that records with a stage, and with interviews, are not what was asked for.
 */
export function doubtCompounds(draft: Draft): void {
  const { chunks, app } = draft
  for (let at = 0; at + 1 < chunks.length; at++) {
    const [first, second] = [nodeAt(draft, at), nodeAt(draft, at + 1)]
    if (!first || !second || isPlural(chunks[at]!.text) || isPlural(chunks[at + 1]!.text)) continue
    if (!leadsUp(second.entity, first.entity, app)) draft.sureness = Math.min(draft.sureness, APART)
  }
}
