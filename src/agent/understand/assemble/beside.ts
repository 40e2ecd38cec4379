import { isBare } from '../reading/attach.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, isBroken, use } from '../reading/draft.ts'
import type { Beside } from '../reading/query.ts'
import { type Hop, hopsOf, namesEntity } from '../entity-model/relations.ts'
import { plural } from '../language/words.ts'

const POSSESSIVE = /^(?:their|its|his|her)$/i

/** A noun behind a possessive of this message: "and their keepers", "with the name of its vet". */
export const isPossessed = ({ chunks }: Draft, at: number): boolean =>
  POSSESSIVE.test(chunks[Math.ceil(at) - 1]?.text ?? '')

/**
 * "books with their authors", "titles, years and publisher", "orders with the name of the customer": what is wanted of records
 * that those asked for point to, or that point to them. They are shown beside each, and restrict nothing: a book without an
 * author is a book all the same. Only where one relation leads there.
 */
export function readBeside(draft: Draft, root: Node): Beside[] {
  if (draft.measures.length || draft.group || draft.share || draft.ratio || root.previous) return []
  if (root.implicit) return nodesBeside(draft, root)
  return [...keysBeside(draft, root), ...nodesBeside(draft, root)]
}

/** Roles in which the records name others: with a possessive, or among other columns, whom they name is shown. */
function keysBeside(draft: Draft, root: Node): Beside[] {
  const { project, chunks } = draft
  const own = project.filter(p => p.entity === root.entity)
  const out: Beside[] = []
  for (const one of own) {
    const hop = hopsOf(root.entity, draft.app).find(h => h.direction === 'up' && h.own === one.columns[0])
    const isKey = /\b(?:id|ids|key|code|number)\b/i.test(chunks[one.at]!.text)
    if (!hop || isKey || !hop.to.nameFields.length || hop.field.role === 'email') continue
    if (!(isPossessed(draft, one.at) && one.at > root.at) && own.length < 2) continue
    out.push(besideOf(root.entity, hop, namesOf(hop.to), roleOf(hop)))
    draft.project = draft.project.filter(p => p !== one)
    use(chunks[one.at]!, 'project')
    draft.wantsValues = false
  }
  return out
}

/** Other kinds of record, by their noun or by fields of theirs. */
function nodesBeside(draft: Draft, root: Node): Beside[] {
  const out: Beside[] = []
  for (const node of [...draft.nodes]) {
    if (node === root || node.entity === root.entity || node.previous || node.negated || node.count) continue
    if (root.implicit && !isPossessed(draft, node.at)) continue
    if (!isBare(node.selection) || node.at < root.at || node.entity.inside || node.entity.hidden) continue
    const hops = hopsTo(draft, root.entity, node.entity)
    const [hop] = hops
    const wanted = wantedOf(draft, node)
    const isListed = !node.implicit && (isPossessed(draft, node.at) || isAmongColumns(draft, root, node.at))
    if (!hop || hops.length > 1 || !node.entity.nameFields.length || !(wanted.length || isListed)) continue
    // Of many records a figure or a date of each says nothing beside the one.
    if (wanted.length && hop.direction === 'down') continue
    const role = hop.direction === 'up' ? roleOf(hop) : plural(node.entity.noun)
    const named = wanted.flatMap(one => namedBy(draft, node, hop, one) ?? [])
    out.push(...named.map(({ beside }) => ({ ...beside, of: root.entity.key })))
    const plain = wanted.filter(one => !named.some(({ told }) => told.includes(one)))
    for (const columns of wanted.length ? plain.map(p => p.columns) : [namesOf(node.entity)]) {
      const isName = columns.join() === namesOf(node.entity).join()
      const field = node.entity.fields.find(f => f.column === columns[0])
      out.push(besideOf(root.entity, hop, columns, isName ? role : `${role} ${field?.words.join(' ') ?? columns[0]!}`))
    }
    draft.nodes.splice(draft.nodes.indexOf(node), 1)
    draft.project = draft.project.filter(p => !wanted.includes(p))
    draft.wantsValues = false
  }
  return out
}

/** Steps from one kind of record to another: the key that is called after the other goes before roles of either ("teams with a lead"). */
function hopsTo({ app }: Draft, from: Entity, to: Entity): Hop[] {
  const hops = hopsOf(from, app).filter(h => h.to === to)
  const plain = hops.filter(h => h.direction === 'up' && namesEntity(h.field, to))
  return plain.length === 1 ? plain : hops
}

/** "with the name of the department head": whom a key of the other record leads to, by name; a name before "of" is that one's. */
function namedBy(
  { chunks, project, app }: Draft,
  node: Node,
  hop: Hop,
  one: Draft['project'][number],
): { beside: Omit<Beside, 'of'>; told: Draft['project'] } | undefined {
  const next = hopsOf(node.entity, app).find(h => h.direction === 'up' && h.own === one.columns[0])
  const isKey = /\b(?:id|ids|key|code|number)\b/i.test(chunks[one.at]!.text)
  if (!next?.to.nameFields.length || isKey || next.field.role === 'email') return undefined
  const isName = (other: Draft['project'][number]) =>
    other.at < node.at &&
    one.at > node.at &&
    /^names?$/i.test(chunks[other.at]!.text) &&
    OF.test(chunks[other.at + 1]?.text ?? '')
  const { path, columns, as } = besideOf(node.entity, next, namesOf(next.to), `${node.entity.noun} ${roleOf(next)}`)
  const first = { own: hop.own, entity: hop.to.key, theirs: hop.theirs }
  return { beside: { path: [first, ...path], columns, as }, told: [one, ...project.filter(isName)] }
}
const OF = /^of$/i

/** Fields of the other records that are named: before "of" their noun, or as theirs. */
function wantedOf(draft: Draft, node: Node): Draft['project'] {
  for (const one of draft.project) {
    const isOf = /^of$/i.test(draft.chunks[one.at + 1]?.text ?? '') && node.at - one.at <= 3 && node.at > one.at
    const field = isOf ? draft.chunks[one.at]!.fields.find(f => f.entity === node.entity) : undefined
    if (field) Object.assign(one, { entity: node.entity, columns: field.columns })
  }
  return draft.project.filter(p => p.entity === node.entity)
}

/** "title, year and publisher": in a row with columns of the records themselves. */
const isAmongColumns = (draft: Draft, root: Node, at: number): boolean =>
  Number.isInteger(at) &&
  (/^and$/i.test(draft.chunks[at - 1]?.text ?? '') || (at > 0 && isBroken(draft, at - 1, at))) &&
  draft.project.some(p => p.entity === root.entity && p.at < at && at - p.at <= 4)

/** The columns that a record of a kind is called by. */
export const namesOf = ({ nameFields }: Entity) => nameFields.map(field => field.column)

/** What the other record is to the one: `skipperId` is a skipper. */
export const roleOf = ({ field, to }: Hop): string =>
  field.words.filter(word => !/^(?:id|ids|key|ref|code|no|number|name|email|uuid)$/.test(word)).join(' ') || to.noun

/** What is shown of the record that one step leads to. */
export function besideOf(of: Entity, hop: Hop, columns: string[], role: string): Beside {
  const as = of.fields.some(f => f.column === role) ? `${role} name` : role
  const { own, to, theirs, direction } = hop
  return {
    of: of.key,
    path: [{ own, entity: to.key, theirs }],
    columns,
    as,
    ...(direction === 'down' && { many: true as const }),
  }
}
