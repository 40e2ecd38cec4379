import { isComingBack } from '../entity-model/lending.ts'
import { labelOf } from '../conditions/shared.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { arePeople } from '../entity-model/people.ts'
import { hopsOf, keysToPeople } from '../entity-model/relations.ts'
import { plural } from '../language/words.ts'
import { type Draft, addCondition, addNode, isFree, use } from '../reading/draft.ts'

const HAS = /^(?:has|have|holds?|['’]s got|has got|have got)$/i
const NOW = /^(?:now|currently|today|right now|at the moment|at present|presently|just now)$/i

/** How sure it is at most that whoever was given something and has not brought it back is who has it. */
const STILL_OUT = 0.85

/**
 * "who has the wheelbarrow at the moment?" of things that are lent: nothing but the loans tells it, and of these the one that has not come
 * back. What has a key to people itself needs no loans, and where several kinds of record would do, nothing tells.
 */
export function readWhoHas(draft: Draft): void {
  const { chunks, nodes, app } = draft
  const who = chunks.findIndex(c => c.operator?.type === 'who' && isFree(c))
  const has = chunks.findIndex((c, i) => i > who && HAS.test(c.text))
  if (who < 0 || who > 1 || has < 0 || !chunks.slice(who + 1, has).every(c => NOW.test(c.text))) return
  const [thing, ...others] = [...new Set(chunks.slice(has + 1).flatMap(c => c.values.filter(v => v.quality >= 0.8).map(v => v.entity)))] // oxfmt-ignore
  const isNamed = (entity: Entity) =>
    chunks.some(c => c.values.some(v => v.entity === entity && entity.nameFields.includes(v.field)))
  if (!thing || others.length || !isNamed(thing) || arePeople(thing) || keysToPeople(thing, app).length) return
  if (nodes.some(node => !node.implicit && node.entity !== thing)) return
  const given = hopsOf(thing, app).flatMap(hop => (hop.direction === 'down' ? handingOver(draft, hop.to) : []))
  const [loan, ...more] = given
  if (!loan || more.length) return
  addNode(draft, loan.holder, who)
  const node = addNode(draft, loan.entity, has)
  node.isVerb = true
  const label = `without ${labelOf(loan.back)}`
  addCondition(node, { columns: [loan.back.column], op: 'empty', values: [], label, at: has })
  draft.sureness = Math.min(draft.sureness, STILL_OUT)
  draft.notes.push(`took “${chunks[has]!.text}” as ${plural(loan.entity.noun)} ${label}`)
  use(chunks[who]!, 'entity')
  use(chunks[has]!, 'entity')
  for (const chunk of chunks) if (NOW.test(chunk.text)) use(chunk, 'filler')
}

/** Records of something given to somebody, with a day on which it came back that is not set before: who has it, and that day. */
function handingOver({ app }: Draft, entity: Entity): { entity: Entity; holder: Entity; back: Field }[] {
  const people = new Set(keysToPeople(entity, app).map(hop => hop.to))
  const back = entity.fields.filter(isComingBack)
  const [holder] = people
  return canBeListed(entity) && holder && people.size === 1 && back.length === 1
    ? [{ entity, holder, back: back[0]! }]
    : []
}
