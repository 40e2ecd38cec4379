import type { Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addCondition, isFree, use } from '../reading/draft.ts'
import type { Condition } from '../reading/query.ts'
import { labelOf } from './shared.ts'

/** Fields for how much of the full time somebody works. */
const WORKLOAD = /^(?:employment|workload|fte|employed|position|occupation|contract)$/

/**
 * "professors who work full time", "part-time staff": where a flag tells it, it is that or its opposite; where a figure tells how
 * much of the full time somebody works, full time is all of it. Where nothing tells, the words are not passed over.
 */
export function readFullTime(draft: Draft): void {
  const { chunks, message } = draft
  chunks.forEach((chunk, at) => {
    const [, part, whole] = /^(part|full)(?:[- ](time))?$/i.exec(chunk.text) ?? []
    const time = whole ? chunk : chunks[at + 1]
    if (!part || chunk.used || !time || time.used || (!whole && !/^time$/i.test(time.text))) return
    if (chunk.values.length || time.values.length || chunk.fields.some(f => f.field.role === 'boolean')) return
    const found = workloadOf(draft, part.toLowerCase() === 'full')
    if (!found) {
      // "how long is the full time": only of people who work it.
      if (/\bwork|\bemployed|\bstaff|\bemployees\b/i.test(message.text) && isFree(time))
        draft.ignored.push(`${part} time`)
      return
    }
    addCondition(found.node, { ...found.condition, at })
    for (const word of [chunk, time]) use(Object.assign(word, { kind: 'mention' }), 'condition')
  })
}
readFullTime.needs = /^(?:part|full)$/

/** Those who are spoken of that have a flag or a figure for it, and what it has to be. */
function workloadOf({ nodes }: Draft, isFull: boolean): { node: Node; condition: Condition } | undefined {
  for (const node of nodes) {
    const flag = flagOf(node.entity.fields)
    if (!flag) continue
    const holds = flag.words.includes('full') === isFull
    const label = `${holds ? '' : 'not '}${labelOf(flag)}`
    return { node, condition: { columns: [flag.column], op: '=', values: [holds], label } }
  }
  for (const node of nodes.filter(n => !n.previous)) {
    const field = fieldOf(node.entity.fields)
    if (!field) continue
    const all = field.fraction ? 1 : 100
    const label = `${labelOf(field)} ${isFull ? 'of' : 'below'} ${all}`
    return { node, condition: { columns: [field.column], op: isFull ? '=' : '<', values: [all], label } }
  }
  return undefined
}

/** A yes/no field for it: `full_time`, `isPartTime`. */
const flagOf = (fields: readonly Field[]): Field | undefined =>
  fields.find(f => f.role === 'boolean' && /^(?:is )?(?:full|part) ?time$/.test(f.words.join(' ')))

const fieldOf = (fields: readonly Field[]): Field | undefined => {
  const found = fields.filter(f => /^(?:percent|number)$/.test(f.role) && f.words.some(word => WORKLOAD.test(word)))
  return found.length === 1 ? found[0] : undefined
}
