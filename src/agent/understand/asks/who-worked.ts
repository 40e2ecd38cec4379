import { PAYING } from '../entity-model/served.ts'
import type { Draft } from '../reading/draft.ts'
import type { Hop } from '../entity-model/relations.ts'
import { rootOf } from '../language/verb-forms.ts'
import { plural, singular } from '../language/words.ts'

/** Verbs of carrying something through (Levin, 1993, 55.2, and the general verbs of doing), which is said of whoever works on it. */
export const DOING = new Set(
  'do does did done doing complete finish perform accomplish execute resolve solve close answer process fix repair mend'
    .split(' ')
    .map(rootOf),
)

/** How sure it is at most that those who are paid did it, where no key says so. */
const BY_WORK = 0.6

/**
 * "who has completed the most jobs" of jobs with a customer and an engineer: of two sorts of people those that are not served did
 * it. The keys that lead to them; none where another verb is said, or where nothing tells them apart.
 */
export function whoWorked(draft: Draft, people: readonly Hop[], who: number, at: number): Hop[] {
  const isDone = draft.chunks.slice(who + 1, at).some(({ text }) => DOING.has(rootOf(text.toLowerCase())))
  const isPassive = draft.chunks.slice(who + 1, at).some(({ text }) => /^(?:is|are|was|were|be|been|gets?|got)$/i.test(text)) // oxfmt-ignore
  const workers = people.filter(hop => !PAYING.test(singular(hop.to.words.at(-1)!)))
  const kinds = new Set(workers.map(hop => hop.to))
  const [kind] = kinds
  if (who < 0 || !isDone || isPassive || !kind || kinds.size > 1 || workers.length === people.length) return []
  draft.sureness = Math.min(draft.sureness, BY_WORK)
  draft.notes.push(`took the ${plural(kind.noun)} as those who did it`)
  return workers
}
