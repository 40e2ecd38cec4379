import { pattern } from '../../../lib/patterns.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { findPath } from '../entity-model/relations.ts'
import { singular } from '../language/words.ts'
import { type Draft, addCondition, addNode, use } from '../reading/draft.ts'

/** Verbs of lodging (Levin, English Verb Classes and Alternations, 1993, 46). */
const LODGES =
  /^(?:liv(?:es?|ed|ing)|stay(?:s|ed|ing)?|resid(?:es?|ed|ing)|dwells?|dwelling|lodg(?:es?|ed|ing)|sleeps?|sleeping)$/i
/** Those who live or stay in what others run. */
const OCCUPANTS = pattern()`
  ^(?:tenant|renter|lessee|leaseholder|lodger|boarder|resident|occupant|occupier|inhabitant|guest|visitor|patient|inmate|student)$
`
/** Somebody, of whatever kind (indefinite and general nouns; Quirk et al., 1985, 6.45). */
const SOMEBODY = /^(?:people|persons|those|everyone|everybody|anyone|anybody)$/i
/** What links them to it holds now. */
const IN_FORCE = /^(?:active|current|ongoing|running|in[ _-]?force|checked[ _-]?in|in[ _-]?house)$/i
const BY_LINK = 0.7

/** "who lives in Corby?" of people with a town. */
const livesSomewhere = (entity: Entity): boolean =>
  arePeople(entity) &&
  entity.fields.some(f => !f.nested && f.words.some(word => /^(?:city|town|village|address|residence)$/.test(word)))

/**
 * "who lives in Aspen Court?", "who is staying at the Grand?": those who rent or stay there, over what links them to it, where that is in
 * force; neither who works there nor who is named in its record. Where there are none of that kind nothing tells it.
 */
export function readOccupants(draft: Draft): void {
  const { chunks, app } = draft
  // "guests who live in Oslo": a relative pronoun; "people who live there" says no more than "who".
  const who =
    chunks[0]?.entities.length && !SOMEBODY.test(chunks[0].text)
      ? -1
      : chunks.findIndex(c => c.operator?.type === 'who')
  const verb = chunks.findIndex((c, at) => at > who && at <= who + 2 && LODGES.test(c.text))
  if (
    who < 0 ||
    who > 1 ||
    verb < 0 ||
    chunks.slice(who + 1, verb).some(c => !/^(?:is|are|was|were|else|currently)$/i.test(c.text))
  )
    return
  const places = new Set(
    chunks
      .slice(verb + 1)
      .flatMap(c => [...c.values.map(v => v.entity), ...c.entities.map(e => e.entity)])
      .map(e => e.key),
  )
  const [place] = app.entities.filter(e => places.has(e.key) && !arePeople(e))
  const own = app.entities.filter(
    e => places.has(e.key) && (OCCUPANTS.test(singular(e.words.at(-1)!)) || livesSomewhere(e)),
  )
  // "who lives in Leeds?" of guests with a city: where they live themselves.
  if (own.length && !place) return
  const people = place
    ? app.entities.filter(e => !e.hidden && OCCUPANTS.test(singular(e.words.at(-1)!)) && findPath(e, place, app))
    : []
  const [lodger, ...others] = people
  if (!lodger || others.length) return void draft.ignored.push(chunks[verb]!.text)
  // What "people" was taken for is nobody who lodges there.
  if (who === 1) Object.assign(chunks[0]!, { entities: [], fields: [], values: [] })
  if (who === 1) use(chunks[0]!, 'related')
  addNode(draft, lodger, who)
  use(chunks[who]!, 'entity')
  use(chunks[verb]!, 'related')
  const isPast = /ed$/i.test(chunks[verb]!.text)
  for (const hop of isPast ? [] : findPath(lodger, place!, app)!) {
    const held = inForce(hop.to)
    if (!held) continue
    const node = addNode(draft, hop.to, verb, true)
    addCondition(node, {
      columns: [held.field.column],
      op: '=',
      values: [held.value],
      at: verb,
      label: held.value,
      text: true,
    })
    break
  }
  draft.sureness = Math.min(draft.sureness, BY_LINK)
}
readOccupants.needs = (word: string) => LODGES.test(word)

/** The one state of a contract or stay that says that it holds now. */
function inForce({ fields }: Entity): { field: Field; value: string } | undefined {
  const found = fields.flatMap(field =>
    field.role === 'category'
      ? field.choices.filter(choice => IN_FORCE.test(choice)).map(value => ({ field, value }))
      : [],
  )
  return found.length === 1 ? found[0] : undefined
}
