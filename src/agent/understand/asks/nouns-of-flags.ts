import { kindsNamed } from '../conditions/shared.ts'
import { arePeople } from '../entity-model/people.ts'
import { isPlural, singular, stem, wordsOf } from '../language/words.ts'
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
  if (!chunk || chunk.entities.length || chunk.values.length) return
  if (isPlural(noun) ? at > 0 && !BEFORE.test(chunks[at - 1]!.text) : !isAskedOfOne(draft, at)) return
  const flags = chunk.fields.filter(f => f.field.role === 'boolean' && f.quality >= CALLED_SO && isCalledAfter(noun, f.field.words.at(-1)!)) // oxfmt-ignore
  const [flag, ...others] = flags
  if (!flag || others.length || !arePeople(flag.entity)) return
  addNode(draft, flag.entity, at - 0.5)
}

/** "which apprentice has", "which apprentice earns": one of them. */
const isAskedOfOne = ({ chunks }: Draft, at: number): boolean =>
  /^(?:which|what)$/i.test(chunks[at - 1]?.text ?? '') && /^(?:has|is|was|did|does|had|can|\w+s|\w+ed)$/i.test(chunks[at + 1]?.text ?? '') // oxfmt-ignore

/** "first aiders" of an `is_first_aider`, "freelancers" of an `is_freelance`: those who are such (Quirk et al., 1985, I.30 and I.33). */
const isCalledAfter = (noun: string, flag: string): boolean =>
  flag === singular(noun) || (AGENTS.test(noun) && stem(flag) === stem(singular(noun)))
const AGENTS = /(?:er|or|ee|ist|ian)s?$/
