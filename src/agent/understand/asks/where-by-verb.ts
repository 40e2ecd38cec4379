import { nounTaxonomy } from '../../../lib/word-knowledge/noun-taxonomy.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { isKeyed } from '../assemble/is-keyed.ts'
import { WHERE, isPlace, tellsWhere } from '../assemble/references.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { findPath } from '../entity-model/relations.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { singular, stem } from '../language/words.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { basesOf } from '../reading/verb-fields.ts'

/** How sure it is at most in which place a record is that it has to do with, where nothing says that this is where it is. */
const BY_PLACE = 0.6
/** How near a verb has to be to the noun for a place (likeness of WordNet). */
const NEAR = 0.5
/** Verbs of being somewhere, which say nothing of what kind of place it is (Levin, 1993, 46 and 47.1). */
const BEING = /^(?:is|are|was|were|be|live|stay|reside|dwell|keep|store|lie|sit|stand|locate|put|find|base|situate)$/

/** What goes on somewhere does so in the place of the record; what was made or bought somewhere need not be there. */
const GOES_ON = /\bwhere(?:['’](?:s|re)| (?:is|are|will|do|does))\b.*\b(?!(?:com|leav|go)ing)\p{Ll}{2,}ing\b/iu
const LIVING = /^(?:live|stay|reside|dwell|lodge)$/

/**
 * "where is Tern moored?", "where does Ann live?" of a tenant with a tenancy of a flat: where a record itself tells no place, the one
 * kind of place that the verb is near, or that it has to do with. Only where a message was not understood otherwise.
 */
export function readWhereByVerb(draft: Draft): void {
  const { chunks, nodes, message, app } = draft
  const node = nodes.find(one => one.previous || isKeyed(one))
  if (!draft.tags || !WHERE.test(message.text) || !node || nodes.length > 1 || draft.project.length) return
  if (draft.measures.length || draft.group || tellsWhere(node.entity)) return
  const at = chunks.findIndex(chunk => /^where\b/i.test(chunk.text))
  const said = chunks.slice(at + 1).filter(chunk => chunk.kind === 'unknown' && isFree(chunk))
  if (said.length > 1 || at < 0) return
  const verb = chunks.slice(at + 1).findLast(c => c.kind === 'unknown' || c.kind === 'filler')
  const verbs = said[0] ? basesOf(said[0].text.toLowerCase()) : verb ? basesOf(verb.text.toLowerCase()) : []
  const places = app.entities.filter(place => isPlaceOf(draft, node.entity, place))
  const near = places.filter(place => verbs.some(one => likeness(one, place) >= NEAR))
  const isBeing = verbs.some(one => BEING.test(one)) || testIn(message.text, GOES_ON)
  const isLiving = verbs.some(one => LIVING.test(one))
  const fits = places.filter(one => isPlaceKind(one) && (isLiving || !isOverOthers(draft, node.entity, one)))
  const [place, ...others] = near.length ? near : isBeing ? nearest(draft, node.entity, fits) : []
  if (!place || others.length) return
  draft.sureness = Math.min(draft.sureness, BY_PLACE)
  draft.notes.push(`took where that is as the ${place.noun}`)
  addNode(draft, place, at)
  use(chunks[at]!, 'entity')
  for (const chunk of said) use(chunk, 'related')
}

/** "where is A-101 shipped to?" of a record with an address and a date of shipping: the verb asks for no date, and says nothing more. */
export function passVerbsOfWhere(draft: Draft): void {
  const { chunks, nodes, message } = draft
  const node = nodes.find(one => one.previous || isKeyed(one))
  if (!WHERE.test(message.text) || !node || !tellsWhere(node.entity) || draft.project.length) return
  for (const chunk of chunks)
    if (
      isFree(chunk) &&
      chunk.fields.length &&
      chunk.fields.every(f => f.field.role === 'date') &&
      isParticiple(chunk.text)
    )
      // oxfmt-ignore
      use(chunk, 'related')
}

const likeness = (verb: string, { words }: Entity): number => wordKnowledge().likeness(stem(verb), stem(words.at(-1)!))

/** What the record leads to, if over records that link the two. */
function isPlaceOf({ app }: Draft, entity: Entity, place: Entity): boolean {
  if (place === entity || place.hidden || !canBeListed(place) || arePeople(place)) return false
  const way = findPath(entity, place, app)
  return way !== undefined && way.length <= 3 && way.at(-1)!.direction === 'up'
}

/** A kind of place: by its fields, or by what its noun is a kind of (WordNet's taxonomy). */
const isPlaceKind = (entity: Entity): boolean => {
  const noun = singular(entity.words.at(-1)!)
  return (
    isPlace(entity) ||
    ['structure', 'area', 'location'].some(above => {
      const alike = nounTaxonomy().likeness(noun, above)
      return alike !== undefined && /^(?:below|same)$/.test(alike.relation) && alike.strength >= NEAR
    })
  )
}

/** Over records that point to it, as tenancies point to tenants; a list of keys inside the record is no such. */
const isOverOthers = ({ app }: Draft, entity: Entity, place: Entity): boolean =>
  findPath(entity, place, app)!.some(hop => hop.direction === 'down' && !hop.to.hidden && !hop.to.inside)

/** Of several the one that fewest steps lead to. */
function nearest({ app }: Draft, entity: Entity, places: readonly Entity[]): Entity[] {
  const lengths = places.map(place => findPath(entity, place, app)!.length)
  return places.filter((_, at) => lengths[at] === Math.min(...lengths))
}
