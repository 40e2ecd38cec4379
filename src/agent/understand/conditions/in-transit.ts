import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { kindsBelow } from '../entity-model/relations.ts'
import { type Draft, type Node, addCondition, addNode, isFree, nounsBefore, use } from '../reading/draft.ts'
import { labelOf } from './shared.ts'

const SENT = /^(?:sent|shipped|dispatched|despatched|posted|departed|collected|left)$/
const CAME = /^(?:arrived|delivered|received|landed)$/

/**
 * "parcels in transit" of a `sent_on` and an `arrived_on`, their own or those of the one kind that belongs to them: what was sent and has not
 * come yet, where no state is called so. "On the way" is the same by then.
 */
export function readInTransit(draft: Draft): void {
  const { chunks, app } = draft
  chunks.forEach((chunk, at) => {
    const before = chunks[at - 1]
    const isSaid =
      /^(?:in )?transit$/i.test(chunk.text) && (/^in /i.test(chunk.text) || /^in$/i.test(before?.text ?? ''))
    const owner = nounsBefore(draft, at).at(-1)
    if (!isSaid || !isFree(chunk) || chunk.values.length || !owner || owner.previous) return
    const below = kindsBelow(owner.entity, app)
    const [way, ...others] = [owner.entity].flatMap(daysOfWay).concat(daysOfWay(owner.entity).length ? [] : below.flatMap(daysOfWay)) // oxfmt-ignore
    if (!way || others.length) return
    const node: Node = way.entity === owner.entity ? owner : addNode(draft, way.entity, at, true)
    addCondition(node, { columns: [way.sent.column], op: 'filled', values: [], label: labelOf(way.sent), at })
    addCondition(node, { columns: [way.came.column], op: 'empty', values: [], label: `not ${labelOf(way.came)}`, at })
    use(chunk, 'condition')
  })
}
readInTransit.needs = /^transit$/

/** The days on which records were sent and came, of those that have just one of each and may not have come yet. */
function daysOfWay(entity: Entity): { entity: Entity; sent: Field; came: Field }[] {
  const called = (verb: RegExp) => entity.fields.filter(f => f.role === 'date' && f.words.some(word => verb.test(word)))
  const [[sent, ...moreSent], [came, ...moreCame]] = [called(SENT), called(CAME)]
  return sent && came && sent !== came && !moreSent.length && !moreCame.length && mayBeEmpty(came)
    ? [{ entity, sent, came }]
    : []
}
