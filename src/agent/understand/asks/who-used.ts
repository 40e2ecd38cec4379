import type { Chunk } from '../chunks/chunk.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { hopsOf, keysToPeople } from '../entity-model/relations.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'
import { plural } from '../language/words.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'

/** Verbs of making use of something (Levin, English Verb Classes and Alternations, 1993, 105). */
const USED = /^(?:uses?|used|using|redeem(?:s|ed)?|appl(?:y|ies|ied)|tried|tries|try)$/i
const AUXILIARY = /^(?:has|have|had|is|was|did|does|already|ever|actually|been)$/i

/** What a record is called by that has no name. */
const CODE = /^(?:code|number|reference)$/

/** How sure it is at most that whoever the records name that point to a thing has used it. */
const BY_RECORDS = 0.85

/**
 * "who has used the voucher SORRY15", "who used the projector in May" of a thing that names nobody: those to whom the one kind of record
 * belongs that points to it, as orders do to a voucher. Where several kinds would do, nothing tells.
 */
export function readWhoUsed(draft: Draft): void {
  const { chunks, nodes, app } = draft
  const who = chunks.findIndex(c => c.operator?.type === 'who' && isFree(c))
  const at = chunks.findIndex((c, i) => i > who && USED.test(c.text))
  if (who < 0 || who > 1 || at < 0 || !isFree(chunks[at])) return
  if (!chunks.slice(who + 1, at).every(c => AUXILIARY.test(c.text))) return
  const [thing, ...others] = new Set(chunks.slice(at + 1).flatMap(kindsOf))
  if (!thing || others.length || arePeople(thing) || keysToPeople(thing, app).length) return
  if (nodes.some(node => !node.implicit && node.entity !== thing)) return
  const uses = hopsOf(thing, app).flatMap(hop => (hop.direction === 'down' ? usersOf(draft, hop.to) : []))
  const [found, ...more] = uses
  if (!found || more.length) return
  addNode(draft, found.people, who)
  addNode(draft, found.entity, at).isVerb = true
  draft.sureness = Math.min(draft.sureness, BY_RECORDS)
  draft.notes.push(`took “${chunks[at]!.text}” as ${plural(found.entity.noun)}`)
  use(chunks[who]!, 'entity')
  use(chunks[at]!, 'entity')
}
readWhoUsed.needs = USED

/** The kinds of record that words stand for: by their noun, or by what one of them is called. */
const kindsOf = ({ entities, values }: Chunk): Entity[] => [
  ...entities.filter(e => e.quality >= 0.8).map(e => e.entity),
  ...values.filter(v => v.quality >= 0.8 && (namesRecord(v) || CODE.test(v.field.words.at(-1)!))).map(v => v.entity),
]

/** Records that name people of one kind. */
function usersOf({ app }: Draft, entity: Entity): { entity: Entity; people: Entity }[] {
  const [people, ...others] = new Set(keysToPeople(entity, app).map(hop => hop.to))
  return canBeListed(entity) && people && !others.length && !people.hidden ? [{ entity, people }] : []
}
