import { arePeople, isOwnPerson } from '../entity-model/people.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'

/**
 * "who had a late visit", "who is interested?" of visits with a `visitor_name`: the records are no people, so whom each of them names
 * is shown with it.
 */
export function readWhoOfRecords(draft: Draft): void {
  const { chunks, nodes, measures, group, project } = draft
  const at = chunks.findIndex(c => c.operator?.type === 'who')
  const node = nodes.find(n => !n.implicit) ?? nodes[0]
  const who = chunks[at]
  if (!who || at > 1 || !node || measures.length || group || project.length || !isFree(who)) return
  if (arePeople(node.entity) || nodes.some(n => n !== node && arePeople(n.entity))) return
  const [field, ...others] = node.entity.fields.filter(isOwnPerson)
  if (!field || others.length) return
  draft.project.push({ columns: [field.column], entity: node.entity, at })
  use(who, 'project')
}
