import type { Field } from '../entity-model/catalogue-model.ts'
import { type Draft, addCondition, isFree, use } from '../reading/draft.ts'
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
    const isFull = part.toLowerCase() === 'full'
    const flagged = draft.nodes.find(n => flagOf(n.entity.fields))
    if (flagged) {
      const flag = flagOf(flagged.entity.fields)!
      const values = [flag.words.includes('full') === isFull]
      const label = `${values[0] ? '' : 'not '}${labelOf(flag)}`
      addCondition(flagged, { columns: [flag.column], op: '=', values, at, label })
      for (const word of [chunk, time]) use(Object.assign(word, { kind: 'mention' }), 'condition')
      return
    }
    const nodes = draft.nodes.filter(n => !n.previous)
    const [node] = nodes.filter(n => fieldOf(n.entity.fields))
    const field = node && fieldOf(node.entity.fields)
    if (!node || !field) {
      // "how long is the full time": only of people who work it.
      if (/\bwork|\bemployed|\bstaff|\bemployees\b/i.test(message.text) && isFree(time))
        draft.ignored.push(`${part} time`)
      return
    }
    const all = field.fraction ? 1 : 100
    addCondition(node, {
      columns: [field.column],
      op: isFull ? '=' : '<',
      values: [all],
      at,
      label: `${labelOf(field)} ${isFull ? 'of' : 'below'} ${all}`,
    })
    for (const word of [chunk, time]) {
      word.kind = 'mention'
      use(word, 'condition')
    }
  })
}

/** A yes/no field for it: `full_time`, `isPartTime`. */
const flagOf = (fields: readonly Field[]): Field | undefined =>
  fields.find(f => f.role === 'boolean' && /^(?:is )?(?:full|part) ?time$/.test(f.words.join(' ')))

const fieldOf = (fields: readonly Field[]): Field | undefined => {
  const found = fields.filter(f => /^(?:percent|number)$/.test(f.role) && f.words.some(word => WORKLOAD.test(word)))
  return found.length === 1 ? found[0] : undefined
}
