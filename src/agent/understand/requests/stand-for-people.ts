import type { Chunk } from '../chunks/chunk.ts'
import { isNumeric } from '../conditions/shared.ts'
import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, addNode, use } from '../reading/draft.ts'
import { isToldBy } from '../reading/keys-of-verbs.ts'
import { arePeople, isPersonEntity } from '../entity-model/people.ts'
import { hopsOf, pointsTo } from '../entity-model/relations.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'

/**
 * "the names of everyone in Legal": the people, where an application has one kind of them; "policies of people in Ghent": of
 * several kinds the one that those records belong to, where it is only one.
 */
export function standsForPeople(draft: Draft, chunk: Chunk, at: number): boolean {
  const belonging = membersOf(draft, chunk, at)
  if (belonging) {
    chunk.values = []
    addNode(draft, belonging, at)
    use(chunk, 'entity')
    return true
  }
  const isEverybody = chunk.operator?.type === 'who' && /^(?:every|any|some)(?:one|body)$/i.test(chunk.text)
  // "how many hours did each person log", "tasks per person"
  const isEach = /^person$/i.test(chunk.text) && draft.chunks[at - 1]?.operator?.type === 'group'
  const isPeople =
    (isEach || /^(?:people|persons|folks?)$/i.test(chunk.text)) &&
    !chunk.values.length &&
    // "contact" of a preferred way to reach them means people only elsewhere.
    chunk.fields.every(f => f.quality < 0.8) &&
    !draft.chunks[at - 1]?.literal
  if (!isEverybody && !(isPeople && !chunk.entities.length)) return false
  const next = draft.chunks[at + 1]
  const goesOn =
    isEach ||
    /^(?:in|at|of|from|with|on|who|that|whose)$/i.test(next?.text ?? '') ||
    (isPeople && (next?.kind !== 'filler' || /ing$/i.test(next.text) || isSaidOfThem(draft, at)))
  const people = draft.app.entities.filter(
    e => !e.hidden && !e.inside && e.sources.some(source => source.complete) && isPersonEntity(e),
  )
  const others = draft.nodes.filter(n => !n.implicit && !n.previous)
  const near = people.filter(one => others.some(n => belongsTo(n.entity, one, draft.app)))
  const options = near.length ? near : people
  const told = people.length > 1 ? options.filter(one => saysOf(draft, at, one)) : []
  const [person, ...more] = told.length ? told : people.length > 1 && isPeople ? near : people
  // "people who logged time": whoever did it stands behind.
  const doer = draft.nodes.find(n => n.entity === person && n.at === at + 1 && next?.operator?.type === 'who')
  if (doer) {
    use(chunk, 'entity')
    return true
  }
  if (!goesOn || !person || more.length || draft.nodes.some(n => n.entity === person)) return false
  addNode(draft, person, at)
  use(chunk, 'entity')
  return true
}

/**
 * "people live in Oslo", "people are on the waiting list", "people are there in each team": behind the verb stands a value, a flag or what
 * they are grouped by that only people have.
 */
const isSaidOfThem = ({ chunks }: Draft, at: number): boolean => {
  const said = chunks.slice(at + 2, at + 7).filter(c => c.kind !== 'filler')
  const isGroup = (i: number) => said[i - 1]?.operator?.type === 'group'
  const owners = said.flatMap((c, i) => [
    ...c.values.flatMap(v => (v.quality >= 0.8 ? [v.entity] : [])),
    ...c.fields.flatMap(f => (f.quality >= 0.8 && (f.field.role === 'boolean' || isGroup(i)) ? [f.entity] : [])),
  ])
  const isVerb = /^(?:live|lives|are|is|were|have|want|get|work|come)$/i.test(chunks[at + 1]?.text ?? '')
  return (isVerb && owners.length > 0 && owners.every(arePeople)) || haveDone(said[0])
}

/** "people have commented on it" of comments. */
const haveDone = (verb: Chunk | undefined): boolean =>
  verb !== undefined && verb.entities.length > 0 && isParticiple(verb.text.toLowerCase())

/**
 * Right behind stands a value or a field of theirs, the verb of a role among them or that of what they did: "people in Ghent",
 * "people with over 3 years of practice", "people supervised by Ann", "people who enrolled".
 */
const saysOf = ({ chunks, app }: Draft, at: number, one: Entity): boolean =>
  chunks
    .slice(at + 1, at + 7)
    .some(
      c =>
        c.values.some(v => v.entity === one && v.quality >= 0.8) ||
        c.fields.some(f => f.entity === one && (f.field.target === one.key || isNumeric(f))) ||
        (isParticiple(c.text) && [...c.entities, ...c.fields].some(({ entity }) => pointsTo(entity, one, app))) ||
        (c.kind === 'unknown' &&
          hopsOf(one, app).some(hop => hop.direction === 'up' && isToldBy(hop.field, rootOf(c.text.toLowerCase())))),
    )

/** The records point to it, or those do that they point to: a claim has an adjuster, and the holder of its policy. */
const belongsTo = (entity: Entity, one: Entity, app: AppModel): boolean =>
  hopsOf(entity, app).some(
    ({ direction, to }) => direction === 'up' && (to === one || (to !== entity && pointsTo(to, one, app))),
  )

/**
 * "the Web team members", "members of Finance": whoever belongs to the group that is named, though a state or role of theirs be
 * called so too (a relational noun takes its group as argument; Barker, Possessive Descriptions, 1995).
 */
function membersOf({ chunks, nodes, app }: Draft, chunk: Chunk, at: number): Entity | undefined {
  if (!/^(?:team )?members?$/i.test(chunk.text)) return undefined
  const behind = chunks.slice(at + 2, at + 5).find(c => c.kind !== 'filler')
  const group = [...(behind?.entities ?? []), ...(behind?.values ?? [])].filter(m => m.quality === 1).map(m => m.entity)
  if (!chunk.values.length && /^of$/i.test(chunks[at + 1]?.text ?? ''))
    return inGroup(
      app,
      group.filter(one => !arePeople(one)),
    )
  const people = chunk.values.filter(v => isPersonEntity(v.entity) && !nodes.some(n => n.entity === v.entity))
  const isGroup = (c: Chunk | undefined, own: (typeof people)[number]) =>
    Boolean(c?.values.some(v => v.entity === own.entity && v.field !== own.field && v.quality >= 0.8))
  const isNamedSo = (c: Chunk | undefined, own: (typeof people)[number]) =>
    Boolean(c?.fields.some(f => f.entity === own.entity && f.field !== own.field && f.field.role !== 'date'))
  return people.find(own => {
    const [before, group] = [chunks[at - 1], chunks[at - 2]]
    const behind = /^of$/i.test(chunks[at + 1]?.text ?? '') ? chunks.slice(at + 2, at + 4) : []
    return (isNamedSo(before, own) && isGroup(group, own)) || behind.some(c => isGroup(c, own))
  })?.entity
}

/** "the youngest member of the Events team" of workers with a `team_id`: the one kind of people that belong to such a group, whatever they are called. */
function inGroup(app: AppModel, groups: readonly Entity[]): Entity | undefined {
  const people = app.entities.filter(e => !e.hidden && !e.inside && isPersonEntity(e))
  const [person, ...others] = people.filter(one => groups.some(group => pointsTo(one, group, app)))
  return others.length ? undefined : person
}
