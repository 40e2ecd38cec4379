import { type Draft, addNode, isFree, use } from '../reading/draft.ts'

/**
 * "whose guide is Ann Lee?": the records that name her in that role, where no noun says which. The role is a key to the kind
 * of record that is named behind the verb.
 */
export function readWhoseRole(draft: Draft): void {
  const { chunks, nodes } = draft
  const first = chunks.findIndex(chunk => /^whose$/i.test(chunk.text))
  if (first < 0 || chunks.slice(0, first).some(chunk => chunk.kind !== 'filler')) return
  const at = chunks.findIndex((chunk, i) => i > first && chunk.kind !== 'filler')
  const verb = chunks[at + 1]
  const role = chunks[at]
  if (!role || !(isFree(role) || role.used === 'entity') || !/^(?:is|are|was|were)$/i.test(verb?.text ?? '')) return
  const named = chunks.slice(at + 2).find(chunk => chunk.values.length > 0)
  // "whose guide": the noun of the kind is the role here.
  const own = nodes.findIndex(node => node.at === at && !node.implicit)
  const others = nodes.filter((node, i) => !node.implicit && i !== own)
  const roles = role.fields.filter(({ entity, field }) => {
    const isNamed = named?.values.some(v => v.entity.key === field.target && v.entity.nameFields.includes(v.field))
    return isNamed && !others.some(node => node.entity !== entity)
  })
  const owners = new Set(roles.map(({ entity }) => entity))
  const [owner] = owners
  if (!owner || owners.size > 1 || others.some(node => node.entity === owner)) return
  if (own >= 0) nodes.splice(own, 1)
  addNode(draft, owner, first)
  role.used = undefined
  use(role, 'related')
}
