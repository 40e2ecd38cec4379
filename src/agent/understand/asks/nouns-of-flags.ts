import { kindsNamed } from '../conditions/shared.ts'
import { arePeople } from '../entity-model/people.ts'
import { isPlural, singular, wordsOf } from '../language/words.ts'
import { type Draft, addNode, isFree } from '../reading/draft.ts'

/** How surely a flag is called after those who have it. */
const CALLED_SO = 0.85
const BEFORE = /^(?:which|what|list|show|our|the|all|any|how many|me|of|there)$/i

/**
 * "which first aiders do we have in Housekeeping" of workers with an `is_first_aider`: a noun for people that is a flag of theirs stands for those
 * people, and not only for what else is said of other records. Before nouns are looked for.
 */
export function readNounsOfFlags(draft: Draft): void {
  const { chunks } = draft
  if (kindsNamed(chunks).size) return
  const at = chunks.findIndex(c => isFree(c) && c.fields.some(f => f.field.role === 'boolean'))
  const chunk = chunks[at]
  const noun = wordsOf(chunk?.text ?? '').at(-1) ?? ''
  if (!chunk || chunk.entities.length || chunk.values.length || !isPlural(noun)) return
  if (at > 0 && !BEFORE.test(chunks[at - 1]!.text)) return
  const flags = chunk.fields.filter(f => f.field.role === 'boolean' && f.quality >= CALLED_SO && f.field.words.at(-1) === singular(noun)) // oxfmt-ignore
  const [flag, ...others] = flags
  if (!flag || others.length || !arePeople(flag.entity)) return
  addNode(draft, flag.entity, at - 0.5)
}
