import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { fieldOfVerb, verbsOf } from '../reading/verb-fields.ts'
import { isParticiple } from '../language/verb-forms.ts'

/** People who are no records themselves. */
const PEOPLE = /^(?:people|persons|guests|visitors|viewers|users|others)$/i

/**
 * "how many people visited the show?", "how many people attended Night Songs": where nobody is a record of that kind, the figure of
 * the record named which the verb is of (`visitor_count`, `attendance`) is what is asked for.
 */
export function readCountedPeople(draft: Draft): void {
  const { chunks, nodes } = draft
  const count = chunks.findIndex(c => isFree(c) && c.operator?.type === 'count')
  const [people, verb] = chunks.slice(count + 1).filter(c => c.kind !== 'filler')
  if (count < 0 || !people || !isFree(people) || !PEOPLE.test(people.text) || nodes.some(n => !n.implicit)) return
  if (!verb || !isFree(verb) || verb.entities.length + verb.values.length > 0 || !isParticiple(verb.text.toLowerCase()))
    return
  const named = chunks
    .slice(chunks.indexOf(verb) + 1)
    .find(c => c.values.some(v => v.entity.nameFields.includes(v.field)))
  for (const entity of new Set(named?.values.map(v => v.entity))) {
    const figures = entity.fields.filter(isFigure).map(field => ({ field }))
    const found = fieldOfVerb(verbsOf(verb.text, undefined), figures, true)
    if (!found) continue
    addNode(draft, entity, chunks.indexOf(named!), true)
    draft.project.push({ columns: [found.field.column], entity, at: chunks.indexOf(people), counted: true })
    for (const chunk of [chunks[count]!, people, verb]) use(chunk, 'project')
    return
  }
}
