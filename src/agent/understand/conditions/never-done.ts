import { type Draft, addCondition, isFree, use } from '../reading/draft.ts'
import { isNamedAfter, verbsOf } from '../reading/verb-fields.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { labelOf } from './shared.ts'

/** "orders that were never shipped", "not yet delivered": no date of it, where records have one; their state may be a later one. */
export function readNeverDone(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const before = draft.chunks[at - 1]
    if (!isFree(chunk) || !isFree(before) || before.operator?.type !== 'negation') return
    if (!/^(?:never|not yet)$/i.test(before.text) || !isParticiple(chunk.text.split(' ')[0]!)) return
    const verbs = [chunk.text, ...chunk.values.flatMap(v => v.values)].flatMap(word => verbsOf(word, undefined))
    for (const node of draft.nodes.filter(n => !n.implicit)) {
      const called = chunk.fields.filter(f => f.quality >= 0.8 && f.entity === node.entity).map(f => f.field)
      const dates = node.entity.fields.filter(f => f.role === 'date' && (isNamedAfter(f, verbs) || called.includes(f)))
      const [field, ...others] = dates
      if (!field || others.length) continue
      addCondition(node, { columns: [field.column], op: 'empty', values: [], label: `not ${labelOf(field)}`, at })
      use(chunk, 'condition')
      return use(before, 'condition')
    }
  })
}
