import { positiveOf } from '../language/gradables.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Draft } from '../reading/draft.ts'

/** How sure a reading is at most that takes what is being done for whatever was ever done. */
const AT_ANY_TIME = 0.6

/** A participle in -ing behind a form of "be", with its subject between them where it asks (the progressive; Quirk et al., 1985, 4.25). */
const PROGRESSIVE = /^(?:is|are|am|['’]s|['’]re)$/i
const REACH = 5

/**
 * "how many jobs is Ann working on" of jobs with a state: those that she has done are none of them, though the verb only links the two.
 * "too long for their berth" is a comparison that nothing took: without it the answer would be all of them.
 */
export function doubtLeftAside(draft: Draft): void {
  const { chunks, nodes } = draft
  const root = draft.head ?? nodes.filter(n => !n.implicit).sort((a, b) => a.at - b.at)[0]
  chunks.forEach((chunk, at) => {
    if (isExcess(draft, at)) return void draft.ignored.push(`too ${chunk.text}`)
    const [verb] = chunk.text.toLowerCase().split(' ')
    if (!root || !/^\p{L}{2,}ing$/u.test(verb!) || !/^(?:filler|related|passed)$/.test(chunk.used ?? 'filler')) return
    const isGoingOn = chunks.slice(Math.max(0, at - REACH), at).some(c => PROGRESSIVE.test(c.text))
    if (isGoingOn && chunk.kind !== 'operator' && !root.selection.where.length && hasState(root.entity))
      draft.sureness = Math.min(draft.sureness, AT_ANY_TIME)
  })
}
doubtLeftAside.needs = /^too$|^\p{L}{2,}ing$/u

/** "too long", "too large", where no condition was made of it. */
const isExcess = ({ chunks }: Draft, at: number): boolean =>
  /^too$/i.test(chunks[at - 1]?.text ?? '') &&
  chunks[at]!.used !== 'condition' &&
  positiveOf(chunks[at]!.text.toLowerCase()) !== undefined

/** Records that tell how far they are. */
const hasState = ({ fields }: Entity): boolean =>
  fields.some(
    ({ role, words, choices }) =>
      (role === 'category' && choices.length > 1 && /^(?:status|state|stage|progress)$/.test(words.at(-1)!)) ||
      (role === 'date' && /^(?:completed|finished|closed|ended|returned|resolved)$/.test(words[0]!)),
  )
