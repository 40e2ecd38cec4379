import type { Chunk } from '../chunks/chunk.ts'
import { kindsOfNamed } from '../conditions/shared.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { singular } from '../language/words.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { isAgentOf } from '../reading/keys-of-verbs.ts'
import { isRoleOf } from '../reading/roles-of-verbs.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { rootOf } from '../language/verb-forms.ts'

/** Pronouns for whatever there is of somebody (a closed class). */
const WHATEVER = /^(?:what|everything|anything|something|all)$/i

/**
 * "everything by Ann Lee", "what has Ann Lee written?", "what do we have by the author Ann Lee?" of authors: the one kind of record that
 * names such people, where no noun says which;
 * "by" and the verb of what they are say that it is theirs. They themselves are not asked for.
 */
export function readWorksOf(draft: Draft): void {
  const { chunks, nodes } = draft
  const what = chunks.findIndex(chunk => WHATEVER.test(chunk.text) && (isFree(chunk) || chunk.used === 'filler'))
  const name = chunks.findIndex((chunk, at) => at > what && makersIn(chunk).length > 0)
  if (what < 0 || name < 0) return
  const makers = makersIn(chunks[name]!)
  // "by the author Ann Lee": the noun only tells who that is.
  const noun = chunks[name - 1]!.entities.some(({ entity }) => makers.includes(entity)) ? name - 1 : name
  if (nodes.some(n => !n.implicit && n.at !== noun) || chunks.some((c, at) => c.entities.length > 0 && at !== noun))
    return
  const verb = chunks.slice(name + 1).find(chunk => chunk.kind === 'unknown')
  const before = chunks.slice(0, noun).findLast(c => !/^(?:the|our)$/i.test(c.text))
  const isBy = /^by$/i.test(before?.text ?? '')
  const [maker] = makers.filter(one => (verb ? isDoing(verb.text.toLowerCase(), one) : isBy))
  const works = maker ? worksOf(draft, maker) : []
  if (works.length !== 1) return
  addNode(draft, works[0]!, what)
  use(chunks[what]!, 'entity')
  if (verb) use(verb, 'related')
}
readWorksOf.needs = (word: string) => WHATEVER.test(word)

/** People of whom one is named there. */
const makersIn = (chunk: Chunk): Entity[] => [...new Set(kindsOfNamed([chunk]).filter(arePeople))]

/** Whether the verb says what such people do: an author writes. */
function isDoing(verb: string, { words }: Entity): boolean {
  const noun = singular(words.at(-1)!)
  return isAgentOf(noun, rootOf(verb)) || isRoleOf(basesOf(verb), noun)
}

/** Kinds of record with a name that point to such people, or that a list in these names. */
function worksOf({ app }: Draft, maker: Entity): Entity[] {
  const below = hopsOf(maker, app).filter(({ direction }) => direction === 'down')
  const listed = below
    .filter(({ to }) => to.hidden)
    .flatMap(({ to }) => hopsOf(to, app).filter(hop => hop.direction === 'up' && hop.to !== maker))
  const kinds = new Set([...below, ...listed].map(({ to }) => to))
  return [...kinds].filter(to => isListedKind(to) && !arePeople(to) && to.nameFields.length > 0)
}
