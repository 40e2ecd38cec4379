import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { hopsOf, keysToPeople } from '../entity-model/relations.ts'
import { spanOf } from '../entity-model/span.ts'
import { labelOf } from '../conditions/shared.ts'
import { type Draft, type Node, addCondition, addNode, isFree, use } from '../reading/draft.ts'

/** What may stand between "who" and the role. */
const COPULA =
  /^(?:is|are|was|were|be|been|will|as|the|our|their|its|an?|current|currently|acting|working|serving|on|in|away|off)$/i

/**
 * "who is the pianist at the Gala" of engagements with a part `pianist` that name a musician: behind the copula a value of what links
 * people to something says in which role, and those whom such a link names are asked for.
 */
export function readWhoInRole(draft: Draft): void {
  const { chunks, nodes, app } = draft
  const who = chunks.findIndex(chunk => chunk.operator?.type === 'who')
  if (who < 0 || who > 1 || !isFree(chunks[who])) return
  const at = chunks.findIndex((chunk, i) => i > who && !COPULA.test(chunk.text))
  if (at === who + 1 && !/['’]s$/i.test(chunks[who].text)) return
  const roles = chunks.slice(at, at + 2).filter((chunk, i, all) => i === 0 || (isRole(chunk) && isRole(all[0])))
  const [role, second = role] = roles
  if (!isRole(role)) return
  const links = linksOf(draft, role).filter(link => linksOf(draft, second!).includes(link))
  const [link, ...others] = links
  const person = link && personOf(draft, link)
  if (!link || others.length || !person || nodes.some(node => node.entity === person || node.entity === link)) return
  // Of no record at all it would be everybody who ever was such, and a rank of their own is told as well by a word that is no role.
  const behind = chunks.slice(at + roles.length)
  const ends = hopsOf(link, app).flatMap(({ direction, to }) => (direction === 'up' && to !== person ? [to] : []))
  const isOfEnd = behind.some(c => [...c.entities, ...c.values].some(({ entity }) => ends.includes(entity)))
  const isOwn = roles.every(one => one!.values.every(v => v.entity === link))
  // "who are the seniors at the Oslo office" of employees with a level and an office: what they are themselves, though openings are of both, too.
  const own = hopsOf(person, app).flatMap(({ direction, to }) => (direction === 'up' ? [to] : []))
  const isAtOwn = behind.some(c => [...c.entities, ...c.values].some(({ entity }) => own.includes(entity)))
  if (isAtOwn && roles.every(one => one!.values.some(v => v.entity === person && v.quality >= 0.8))) return
  const isGoingOn = /^(?:on|in|away|off)$/i.test(chunks[at - 1]?.text ?? '') && spanOf(link) !== undefined
  if (!isOfEnd && !(isOwn && (isGoingOn || behind.some(c => c.literal?.kind === 'date')))) return
  for (const one of roles) one!.values = one!.values.filter(v => v.entity === link)
  addNode(draft, person, who)
  const node = addNode(draft, link, at)
  use(chunks[who], 'entity')
  if (isGoingOn) readGoingOn(draft, node, behind)
}

/** "who is on sick leave today": it has begun by then and is not over; where no day is told, today. */
function readGoingOn(draft: Draft, node: Node, behind: readonly Chunk[]): void {
  const [from, to] = spanOf(node.entity)!
  const [date, ...others] = behind.filter(c => isFree(c) && c.literal?.kind === 'date')
  const isBounded = behind.some(
    c => c.operator?.type === 'comparator' || /^(?:since|until|till|from|before|after)$/i.test(c.text),
  )
  if (others.length || isBounded) return
  const { today } = draft.message
  const [first, last] = date?.literal?.kind === 'date' ? [date.literal.first, date.literal.last] : [today, today]
  const said = date?.text ?? 'today'
  const at = { asDay: true, at: node.at }
  const [begun, ended] = [`${labelOf(from)} until ${said}`, `${labelOf(to)} not before ${said}`]
  addCondition(node, { columns: [from.column], op: '<=', values: [last], ...at, label: begun })
  addCondition(node, { columns: [to.column], op: '>=', values: [first], ...at, orEmpty: true, label: ended })
  if (date) use(date, 'condition')
}

const isRole = (chunk: Chunk | undefined): chunk is Chunk =>
  isFree(chunk) && !chunk.entities.length && !chunk.literal && chunk.values.length > 0

/** The kinds of record that link people to something of which a word is a state or part. */
const linksOf = (draft: Draft, { values }: Chunk): Entity[] => [
  ...new Set(
    values
      .filter(
        v => v.quality >= 0.8 && v.field.role === 'category' && !v.negated && personOf(draft, v.entity) !== undefined,
      )
      .map(v => v.entity),
  ),
]

/** The one kind of people that each of the links names. */
function personOf({ app }: Draft, link: Entity): Entity | undefined {
  if (arePeople(link) || link.hidden || link.inside) return undefined
  const people = new Set(keysToPeople(link, app).flatMap(({ to }) => (to.hidden ? [] : [to])))
  return people.size === 1 ? [...people][0] : undefined
}
