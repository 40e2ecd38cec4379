import { type Draft, addNode, use } from '../draft.ts'
import { usable } from '../nodes.ts'
import { hopsOf } from '../relations.ts'

/**
 * "everything in the Garden section", "what is in Hall 4?": not the record that is named, but what belongs to it, where only
 * one kind of record does. Where several do, the reading is a guess.
 */
export function readContents(draft: Draft): void {
  const words = draft.chunks.map(c => c.text.toLowerCase())
  const all = words.findIndex(
    (_, at) => isAll(words, at) && /^(in|inside|within|on|under|at)$/.test(words[at + 1] ?? ''),
  )
  const [node, ...others] = draft.nodes
  if (all < 0 || !node || others.length || draft.project.length || draft.measures.length || draft.group) return
  const isNamed = node.selection.where.some(
    c => c.op === '=' && c.values.length === 1 && node.entity.nameFields.some(f => c.columns.includes(f.column)),
  )
  if (!isNamed || node.selection.where.length > 1) return
  const inside = [
    ...new Set(
      hopsOf(node.entity, draft.app)
        .filter(h => h.direction === 'down')
        .map(h => h.to),
    ),
  ].filter(entity => entity !== node.entity && !entity.inside && usable(entity))
  if (!inside.length) return
  if (inside.length > 1) return void draft.ignored.push(draft.chunks[all]!.text)
  draft.head = addNode(draft, inside[0]!, all, true)
  use(draft.chunks[all]!, 'entity')
}

const isAll = (words: string[], at: number) =>
  /^(everything|anything|all)$/.test(words[at]!) || (words[at] === 'is' && /^what$/.test(words[at - 1] ?? ''))
