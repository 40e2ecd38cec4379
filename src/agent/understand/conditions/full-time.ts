import { employmentsOf } from '../entity-model/employments.ts'
import { arePeople } from '../entity-model/people.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addCondition, addNode, isFree, use } from '../reading/draft.ts'
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

/** "part time" of people where there are time entries: no record of these. Before nouns are looked for. */
export function keepFullTime({ chunks }: Draft): void {
  chunks.forEach((time, at) => {
    const isTime = /^time$/i.test(time.text) && /^(?:part|full)$/i.test(chunks[at - 1]?.text ?? '')
    if (isTime && isFree(time) && time.entities.every(e => e.quality < 0.9))
      Object.assign(time, { kind: 'unknown', entities: [], fields: [], values: [] })
  })
}
keepFullTime.needs = /^(?:part|full)$/

/** Those who are spoken of that have a flag or a figure for it, and what it has to be. */
function workloadOf(draft: Draft, isFull: boolean): { node: Node; condition: Condition } | undefined {
  const { nodes, app } = draft
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
  return ofEmployment(draft, isFull, app.entities)
}

/** "who works part-time?" of employments with a `percentage` each, which is described as that of full time. */
function ofEmployment(draft: Draft, isFull: boolean, entities: readonly Entity[]) {
  const named = draft.nodes.filter(n => arePeople(n.entity)).map(n => n.entity)
  const people = named.length ? named : entities.filter(e => !e.hidden && !e.inside && arePeople(e))
  const [contract, ...others] = people.flatMap(person => employmentsOf(person, draft.app))
  const field = contract?.fields.find(isWorkload)
  const who = draft.chunks.findIndex(c => c.operator?.type === 'who' && isFree(c))
  if (!contract || others.length || !field || (who < 0 && !named.length)) return undefined
  if (!named.length) {
    addNode(draft, people[0]!, who)
    use(draft.chunks[who]!, 'entity')
  }
  const node = addNode(draft, contract, draft.chunks.length, true)
  const all = field.fraction ? 1 : 100
  const label = `${labelOf(field)} ${isFull ? 'of' : 'below'} ${all}`
  const op = isFull ? ('=' as const) : ('<' as const)
  return { node, condition: { columns: [field.column], op, values: [all], label } }
}

const isWorkload = ({ role, words, description }: Field): boolean =>
  /^(?:percent|number)$/.test(role) && (WORKLOAD.test(words[0]!) || /\bfull[- ]time\b/i.test(description))

/** A yes/no field for it: `full_time`, `isPartTime`. */
const flagOf = (fields: readonly Field[]): Field | undefined =>
  fields.find(f => f.role === 'boolean' && /^(?:is )?(?:full|part) ?time$/.test(f.words.join(' ')))

const fieldOf = (fields: readonly Field[]): Field | undefined => {
  const found = fields.filter(f => /^(?:percent|number)$/.test(f.role) && f.words.some(word => WORKLOAD.test(word)))
  return found.length === 1 ? found[0] : undefined
}
