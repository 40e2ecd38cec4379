import { DEALS } from '../asks/sold-lines.ts'
import { areSales, holderOf } from '../entity-model/holder-of.ts'
import { isEventOf } from '../asks/event-verbs.ts'
import { isBare } from '../reading/attach.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { hopsOf, pointsTo } from '../entity-model/relations.ts'
import { isParticle } from '../language/particles.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { type Draft, type Node, addNode, isFree, use, nounsBefore, nameKind } from '../reading/draft.ts'
import { isNamedAfter, verbsOf } from '../reading/verb-fields.ts'

/** So well a yes/no field is named by its own words. */
const NAMED = 0.85

/** Between the denial and its verb. */
const BETWEEN = /^(?:ever|has|have|had|been|yet|even|actually)$/i
/** What may stand behind the verb: its object is anything at all. */
const BEHIND = /^(?:anything|anybody|anyone|yet|ever|at|all|before|once|so|far|until|till|now|here|with|from|by|us)$/i

/**
 * "customers who never ordered", "products nobody reviewed", "members who have not booked anything yet" of orders, reviews and
 * bookings: the verb is the noun of what was done, and there is no record of that.
 */
export function readNeverDid(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const isNobody = /^nobody$/i.test(chunk.text)
    if (!isFree(chunk) || !(chunk.operator?.type === 'negation' || isNobody)) return
    const head = nounsBefore(draft, at).at(-1)
    const place = verbBehind(draft, at)
    const verb = draft.chunks[place]
    const isOpen = verb && (isFree(verb) || verb.used === 'entity')
    const object = isOpen ? anyObject(draft, place) : undefined
    // "checked out" in two words, of checkouts.
    const particle = isParticle(draft.chunks[place + 1]?.text) ? draft.chunks[place + 1] : undefined
    // "boats that are not rented out" of a flag `rented_out`: it tells how they are now.
    const isFlag = verb?.fields.some(f => f.entity === head?.entity && f.field.role === 'boolean' && f.quality >= NAMED)
    if (isFlag && !/^never$/i.test(chunk.text)) return
    if (!head || !isOpen || !endsThere(draft, object ? object.at : particle ? place + 1 : place)) return
    const kind = kindDone(draft, head, place, particle ? `${verb.text} ${particle.text}` : verb.text)
    if (!kind || (tellsItself(head, verb.text) && !isHiring(draft, place))) return
    // "borrowed" of loans is no borrower.
    const agent = draft.nodes.find(n => n.at === place && n.entity !== kind)
    if (agent) draft.nodes.splice(draft.nodes.indexOf(agent), 1)
    const node = draft.nodes.find(n => n.at === place) ?? addNode(draft, kind, place)
    nameKind(verb, kind, 0.95)
    node.negated = true
    if (object) draft.nodes.splice(draft.nodes.indexOf(object), 1)
    use(verb, 'entity')
    if (particle) use(particle, 'filler')
    use(chunk, 'related')
    // The words behind it only say that it holds of all.
    for (const rest of draft.chunks.slice(place + 1)) if (BEHIND.test(rest.text) && !rest.literal) use(rest, 'filler')
  })
}

/** The verb that is denied, or the adjective of what was done ("absent" of absences): -1 where anything else stands there. */
function verbBehind({ chunks, nodes }: Draft, at: number): number {
  let next = at + 1
  while (next < at + 4 && BETWEEN.test(chunks[next]?.text ?? '')) next++
  const verb = chunks[next]
  const isAdjective = nodes.some(n => n.at === next && !n.implicit && isEventOf(verb!.text, n.entity))
  return verb && (isAdjective || isParticiple(verb.text.split(' ')[0]!)) ? next : -1
}

/** "never absent from a rehearsal": any of what the records of it point to, so that it narrows nothing. */
function anyObject({ chunks, nodes, app }: Draft, place: number): Node | undefined {
  const event = nodes.find(n => n.at === place)
  const object = nodes.find(n => n.at > place && n.at <= place + 3 && !n.implicit && isBare(n.selection))
  const between = object ? chunks.slice(place + 1, object.at).map(c => c.text) : []
  const isAny = /(?:^|\s)(?:an?|any|one|single)$/i.test(between.join(' '))
  const isOfIt = event && object && pointsTo(event.entity, object.entity, app)
  return isOfIt && isAny && between.every(text => OBJECT.test(text)) ? object : undefined
}

const OBJECT = /^(?:(?:from|at|for|in|to|on|about|of) )?(?:an?|any|one|single|even|from|at|for|in|to|on|about|of)?$/i

const endsThere = ({ chunks }: Draft, verb: number): boolean =>
  chunks
    .slice(verb + 1)
    .every(
      ({ text, literal }) =>
        literal?.kind === 'date' ||
        /^(?:in|since|during|for)$/i.test(text) ||
        text.split(' ').every(word => BEHIND.test(word)),
    )

/** The one kind of record whose noun the verb is, and that points to those that are spoken of. */
function kindDone({ app, nodes }: Draft, { entity }: Node, place: number, verb: string): Entity | undefined {
  const below = hopsOf(entity, app).filter(hop => hop.direction === 'down' && hop.to !== entity)
  const kindsBelow = [...new Set(below.map(hop => hop.to))]
  // "products that were never ordered" of orders with items: none of the items is theirs.
  const isNamed = (kind: Entity) =>
    nodes.some(n => n.at === place && (n.entity === kind || n.entity.key === kind.inside?.entity))
  const named = kindsBelow.find(isNamed)
  const kinds = named ? [named] : kindsBelow.filter(kind => isEventOf(verb, kind) || isLineOfDeal(kind, verb, app))
  return kinds.length === 1 ? kinds[0] : undefined
}

/** "never sold": no line of any order has it, whichever side the deal is told from. */
function isLineOfDeal(kind: Entity, verb: string, app: Draft['app']): boolean {
  const holder = DEALS.has(rootOf(verb.toLowerCase())) ? holderOf(kind, app) : undefined
  return holder !== undefined && areSales(holder)
}

/** "have not hired anything": whoever hires is not the one that was hired. */
const isHiring = ({ chunks }: Draft, place: number): boolean =>
  /^hired$/i.test(chunks[place]!.text) && !chunks.slice(0, place).some(c => /^(?:been|was|were)$/i.test(c.text))

/** Their own date of it tells: `ordered_at`. */
const tellsItself = ({ entity }: Node, verb: string): boolean =>
  entity.fields.some(f => f.role === 'date' && isNamedAfter(f, verbsOf(verb, undefined)))
