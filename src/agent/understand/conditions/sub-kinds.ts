import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, addCondition } from '../reading/draft.ts'
import { labelOf } from './shared.ts'

/** Keys to the whole that a record is a part of. */
export const WHOLE = /^(?:parent|whole|containing|superordinate|umbrella|above)$/

/** The key of records that are parts of others of their kind: `parent_id`. */
export const keyToWhole = ({ key, fields }: Entity): Field | undefined =>
  fields.find(f => f.target === key && f.words.some(word => WHOLE.test(word)))

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
