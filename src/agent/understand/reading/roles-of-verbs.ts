import { nounTaxonomy } from '../../../lib/word-knowledge/noun-taxonomy.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import { stem } from '../language/words.ts'

/** How like the nouns for two roles have to be (Lin's likeness): to be one, to be one perhaps, and where the verb is near it besides. */
const ONE_ROLE = 0.7
const KIND_OF = 0.45
const LIKE = 0.4

export const isNear = (verbs: readonly string[], noun: string, least: number): boolean =>
  verbs.some(verb => wordKnowledge().likeness(stem(verb), stem(noun)) >= least)

/** Nouns for who does what a verb in its base form says, as far as texts use them of people: a writer, a cook. */
const agentsOf = (verbs: readonly string[]): string[] =>
  verbs
    .flatMap(verb => [verb, `${verb}er`, `${verb}r`, `${verb}or`, verb.replace(/e$/, 'or'), `${verb}${verb.at(-1)}er`])
    .filter(isPersonNoun)

/** Whether the noun for a role says that somebody does what the verb says: the architect designs, being a designer; the chef cooks. */
export const isRoleOf = (verbs: readonly string[], noun: string): boolean =>
  agentsOf(verbs).some(agent => likenessOf(agent, noun) >= ONE_ROLE) || hasCreated(verbs, noun)

/** Whoever wrote, painted or composed a work is its `creator` (Dublin Core: who is primarily responsible for making it). */
const hasCreated = (verbs: readonly string[], noun: string): boolean =>
  noun === 'creator' && verbs.some(verb => CREATES.test(verb))
/** Verbs of image creation and of performance that make works (Levin, English Verb Classes and Alternations, 1993, 25.2 and 26.7). */
const CREATES = /^(?:write|compose|paint|draw|sculpt|design|create|author|pen)$/

/** How like two roles are where one is the other, or above it. */
function likenessOf(agent: string, noun: string): number {
  if (agent === noun) return 1
  const like = nounTaxonomy().likeness(agent, noun)
  return like && /^(?:same|above)$/.test(like.relation) ? like.strength : 0
}

const mayBe = (verbs: readonly string[], agent: string, noun: string): boolean =>
  likenessOf(agent, noun) >= KIND_OF ||
  ((nounTaxonomy().likeness(agent, noun)?.strength ?? 0) >= LIKE && isNear(verbs, noun, LIKE))

/** What is done to a work by others than whoever wrote it, who are called after just that (a closed class). */
const OF_OTHERS = /^(?:translate|illustrate|narrate|publish|print|proofread|typeset|dub|subtitle)$/
export const isOfOthers = (verbs: readonly string[]): boolean => verbs.some(verb => OF_OTHERS.test(verb))

/** "who translated it" of an `author`, "who wrote it" of a `director`: whoever does that has a name of their own, which this is not. */
export function isOtherRole(verbs: readonly string[], nouns: readonly string[]): boolean {
  const agents = agentsOf(verbs)
  if (nouns.some(noun => hasCreated(verbs, noun))) return false
  if (isOfOthers(verbs)) return !agents.some(agent => nouns.includes(agent))
  return agents.length > 0 && !agents.some(agent => nouns.some(noun => mayBe(verbs, agent, noun)))
}
