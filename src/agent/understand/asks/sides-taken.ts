import type { Field } from '../entity-model/catalogue-model.ts'
import { rootOf } from '../language/verb-forms.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { isAgentOf } from '../reading/keys-of-verbs.ts'
import { rolesOf } from '../reading/role-hops.ts'

/**
 * "games that Ann played as white", "with black" of games with a key `white.id` and a `winner` that is white or black: behind "as" or "with"
 * the word for one of the keys says in which role somebody took part, and nothing of what became of it. Before values are read.
 */
export function readSidesTaken(draft: Draft): void {
  const { chunks, nodes, app } = draft
  chunks.forEach((chunk, at) => {
    const before = chunks[at - 1]?.text.toLowerCase()
    if (!isFree(chunk) || !chunk.values.length || !/^(?:as|with)$/.test(before ?? '')) return
    const word = chunk.text.toLowerCase()
    const keys = nodes.flatMap(node => rolesOf(node.entity, app).filter(({ field }) => field.words[0] === word && field.nested)) // oxfmt-ignore
    const [key, ...others] = new Set(keys.map(({ field }) => field))
    if (!key || others.length) return
    draft.keys = [...(draft.keys ?? []), key]
    // "won with white" says both: in which role, and that the `winner` is white.
    if (!chunk.values.some(({ field }) => isOfVerb(draft, field))) use(chunk, 'related')
  })
}
readSidesTaken.needs = /^(?:as|with)$/

/** A word of the message is the verb that a field is called after: "won" of a `winner`. */
const isOfVerb = ({ chunks }: Draft, { words }: Field): boolean =>
  chunks.some(({ text }) => words.some(word => word.length > 3 && isAgentOf(word, rootOf(text.toLowerCase()))))
