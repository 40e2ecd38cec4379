import type { Draft, Node } from '../draft.ts'
import { sameRoot } from '../attach.ts'
import { isPersonEntity as isPerson, namesSomebody } from '../people.ts'
import type { Query, Selection } from '../query.ts'
import { hopsOf } from '../relations.ts'
import { isKeyed } from './is-keyed.ts'

/** "the head of the Legal department": a key that is asked for by its role means the record that it names. */
export function followReference(draft: Draft, root: Node, query: Query): Query | undefined {
  const [wanted] = draft.project
  const field =
    wanted && draft.project.length === 1 ? root.entity.fields.find(f => f.column === wanted.columns[0]) : undefined
  // An address that also names another record is what is asked for itself.
  if (
    !field?.target ||
    field.role === 'email' ||
    draft.measures.length ||
    draft.group ||
    /\bid\b/i.test(draft.chunks[wanted!.at]!.text)
  )
    return undefined
  const related = [{ selection: root.selection, exists: true, via: field.column, direction: 'down' as const }]
  return { ...query, root: { entity: field.target, sources: [], args: {}, where: [], related }, project: [] }
}

/** "who is task 88 assigned to", "who placed order 7": the person that the record names, by the role that the words tell. */
export function personBehind(draft: Draft, root: Node, selection: Selection): Query | undefined {
  if (
    !draft.chunks.some(c => c.operator?.type === 'who') ||
    isPerson(root.entity) ||
    !isKeyed(root) ||
    draft.measures.length ||
    draft.project.length ||
    draft.group
  )
    return undefined
  const people = hopsOf(root.entity, draft.app).filter(h => h.direction === 'up' && isPerson(h.to))
  const words = draft.message.tokens.map(t => t.norm).filter(w => w.length > 3)
  const named = people.filter(h => h.field.words.some(word => word !== 'id' && words.some(w => sameRoot(w, word))))
  const [hop] = named.length ? named : people
  // The key and the e-mail address of one object name the same person.
  const roles = new Set((named.length ? named : people).map(h => h.field.words[0]))
  if (!hop || roles.size !== 1) {
    if (people.length) draft.ignored.push('who')
    return undefined
  }
  const related = [{ selection, exists: true, via: hop.field.column, direction: 'down' as const }]
  return {
    kind: 'query',
    app: draft.app.name,
    root: { entity: hop.to.key, sources: [], args: {}, where: [], related },
    ask: 'list',
    measures: [],
    project: [],
  }
}

/** "who is on task 7": no person was found that it asks for. */
export function asksForNobody(draft: Draft, root: Node): boolean {
  const asksWho = /^\W*(and )?who\b/i.test(draft.message.text) && draft.chunks[0]?.operator?.type === 'who'
  const isRead = draft.chunks.every(c => c.used || c.kind !== 'unknown')
  return (
    asksWho &&
    isRead &&
    (root.previous || (root.implicit && isKeyed(root))) &&
    !isPerson(root.entity) &&
    !draft.group &&
    !draft.measures.length &&
    !draft.project.some(p => p.entity.fields.some(f => f.column === p.columns[0] && namesSomebody(f)))
  )
}
