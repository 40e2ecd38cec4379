import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'
import { arePeople } from '../entity-model/people.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { plural, singular } from '../language/words.ts'
import { type Draft, addNode, type Node } from '../reading/draft.ts'

/** Nouns of what consists of people (collective nouns; Quirk et al., 1985, 5.108), whose size is how many they are. */
const BODIES =
  /^(?:team|department|division|section|unit|crew|squad|group|class|club|faculty|committee|shift|troupe|orchestra|choir|band|chapter|household)$/

/** How sure it is at most that a size which no figure tells is the number of people. */
const BY_MEMBERS = 0.8

/** The one kind of people who are in such a body. */
function membersIn(body: Entity, app: AppModel): Entity | undefined {
  if (!BODIES.test(singular(body.words.at(-1)!))) return undefined
  const below = hopsOf(body, app).filter(hop => hop.direction === 'down' && arePeople(hop.to) && isListedKind(hop.to))
  const [people, ...others] = new Set(below.map(({ to }) => to))
  return others.length ? undefined : people
}

/** "which team is the biggest?" where no figure of teams tells a size: the one with the most people. */
export function sizeByMembers(draft: Draft, at: number, { entity }: Node): Node | undefined {
  const people = membersIn(entity, draft.app)
  // "who leads the biggest team": somebody is asked for, and no team.
  if (!people || draft.chunks.some(c => c.operator?.type === 'who')) return undefined
  draft.notes.push(`took the size of a ${entity.noun} as the number of its ${plural(people.noun)}`)
  draft.sureness = Math.min(draft.sureness, BY_MEMBERS)
  return draft.nodes.find(n => n.entity === people) ?? addNode(draft, people, at, true)
}
