import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { roomIn } from '../conditions/accommodates.ts'
import { unitOf } from '../conditions/field-units.ts'
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
    // How many there is room for or how long it lasts is no number of people who did it.
    const counts = entity.fields.filter(f => isFigure(f) && f.role === 'number' && !unitOf(f) && f !== roomIn(entity))
    const figures = counts.map(field => ({ field }))
    const found = fieldOfVerb(verbsOf(verb.text, undefined), figures, true)
    if (!found) continue
    addNode(draft, entity, chunks.indexOf(named!), true)
    draft.project.push({ columns: [found.field.column], entity, at: chunks.indexOf(people), counted: true })
    for (const chunk of [chunks[count]!, people, verb]) use(chunk, 'project')
    return
  }
}
readCountedPeople.needs = (word: string) => PEOPLE.test(word)

/** Those whom a firm pays, and the verbs that say that they are. */
const STAFF = /^(?:people|persons|employees|staff|workers)$/i
const WORKS = /^(?:work|works|working|worked|employed|employs?)$/i
/** A figure that tells how many they are. */
const HEADCOUNT = /^(?:employees?|headcount|staff|workforce|personnel)$/

/**
 * "how many people work at Birch Mill", "how many people does Birch Mill employ": where the record tells how many it employs, that is
 * the answer, not how many people are listed of it. Before nouns are looked for.
 */
export function readHeadcount(draft: Draft): void {
  const { chunks, app } = draft
  const count = chunks.findIndex(c => isFree(c) && c.operator?.type === 'count')
  const people = chunks[count + 1]
  const works = chunks.findIndex((c, at) => at > count + 1 && WORKS.test(c.text))
  if (count < 0 || works < 0 || !isFree(people) || !STAFF.test(people.text)) return
  // Where those who work are records themselves, they are counted.
  if (app.entities.some(entity => HEADCOUNT.test(entity.words.at(-1)!))) return
  const at = chunks.findIndex((c, i) => i > count + 1 && c.values.some(v => v.entity.nameFields.includes(v.field)))
  for (const { entity } of chunks[at]?.values ?? []) {
    const figure = entity.fields.find(field => isFigure(field) && field.words.some(word => HEADCOUNT.test(word)))
    if (!figure || chunks.slice(at + 1).some(c => c.literal || c.values.length)) continue
    addNode(draft, entity, at, true)
    draft.project.push({ columns: [figure.column], entity, at: count + 1, counted: true })
    for (const chunk of [chunks[count]!, people, chunks[works]!]) use(chunk, 'project')
    return
  }
}
readHeadcount.needs = (word: string) => WORKS.test(word)
