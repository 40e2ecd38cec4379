import { type Draft, emptySelection, isFree, use } from '../reading/draft.ts'

/**
 * "people whose manager sits in Rome", "tasks whose parent is done": what is said behind a role that names another record of the
 * same kind is said of that record.
 */
export function readWhose(draft: Draft): void {
  const { chunks, nodes } = draft
  const whose = chunks.findIndex(chunk => /^whose$/i.test(chunk.text))
  const at = chunks.findIndex((chunk, i) => i > whose && chunk.kind !== 'filler')
  const role = chunks[at]
  if (whose < 0 || !role || at > whose + 2) return
  for (const node of nodes) {
    const key = role.fields.find(f => f.entity === node.entity && f.field.target === node.entity.key)
    const behind = node.selection.where.filter(condition => (condition.at ?? -1) > at)
    // "whose manager is Ann are remote": the second verb is that of the sentence again.
    const first = Math.min(...behind.map(condition => condition.at!))
    const end = chunks.findIndex((chunk, i) => i > first && /^(?:is|are|was|were|have|has|had)$/i.test(chunk.text))
    const said = behind.filter(condition => end < 0 || condition.at! < end)
    if (!key || !said.length || !(isFree(role) || role.used === 'condition' || role.used === 'project')) continue
    node.selection.where = node.selection.where.filter(condition => !said.includes(condition))
    node.selection.related.push({
      selection: { ...emptySelection(node.entity), where: said },
      exists: true,
      via: key.field.column,
      direction: 'up',
    })
    draft.project = draft.project.filter(p => p.at !== at)
    role.used = undefined
    return use(role, 'related')
  }
}
readWhose.needs = /^whose$/
