import { keyToWhole } from '../entity-model/relations.ts'
import { type Draft, addCondition } from '../reading/draft.ts'
import { labelOf } from './shared.ts'

/** "how many subcategories are there?": those that are a part of another one, where nobody says of which. */
export function readSubKinds({ chunks, nodes }: Draft): void {
  for (const node of nodes) {
    const chunk = Number.isInteger(node.at) && !node.implicit ? chunks[node.at] : undefined
    const isSub = /^sub/i.test(chunk?.text ?? '') && !node.entity.words.at(-1)!.startsWith('sub')
    const key = isSub ? keyToWhole(node.entity) : undefined
    if (!key || node.selection.related.some(r => r.via === key.column)) continue
    const label = `with a ${labelOf(key)}`
    addCondition(node, { columns: [key.column], op: 'filled', values: [], label, at: node.at, implied: true })
  }
}
readSubKinds.needs = /^sub/
