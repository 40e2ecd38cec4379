import type { Chunk } from '../chunks/chunk.ts'
import { beginsOn } from '../entity-model/begin-and-end.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { employmentsOf } from '../entity-model/employments.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Draft, addNode, isFree, nameField, use } from '../reading/draft.ts'
import { fieldOfVerb } from '../reading/verb-fields.ts'

/** With nothing behind it but whom they join, and when. */
const US =
  /^(?:us|here|the|our|company|firm|team|business|organi[sz]ation|in|on|since|after|before|during|between|from|this|last|and|so|far)$/i

const isNamedBy = ({ fields }: Chunk, person: Entity): boolean =>
  fields.some(f => f.entity === person && f.quality >= 0.8)

/**
 * "who joined us this year?", "people who started in May": the first day of such people, where absences and shifts start as well; that of their
 * contract, where their own record has none. Before nouns and dates are read.
 */
export function readJoinedByContract(draft: Draft): void {
  const { chunks, app } = draft
  const at = chunks.findIndex(c => isFree(c) && /^(?:joined|started|hired)$/i.test(c.text))
  const behind = chunks.slice(at + 1)
  if (at < 1 || !behind.some(c => c.literal?.kind === 'date')) return
  if (!behind.every(c => c.literal?.kind === 'date' || c.operator?.type === 'comparator' || US.test(c.text))) return
  const who = chunks.findIndex((c, i) => i < at && c.operator?.type === 'who' && isFree(c))
  // "employees whose absence started": what is named last begins.
  const nearest = chunks.slice(0, at).findLast(c => c.entities.length)
  const named = nearest?.entities.filter(e => e.quality >= 0.7 && arePeople(e.entity)).map(e => e.entity) ?? []
  if (nearest && !named.length) return
  // "candidates hired in May" of a state `hired`: theirs.
  if (chunks[at]!.values.some(v => named.includes(v.entity))) return
  const people = named.length ? named : who >= 0 ? app.entities.filter(e => !e.hidden && !e.inside && arePeople(e)) : []
  const found = people.flatMap(person => {
    const dates = (entity: typeof person) =>
      entity.fields.filter(f => f.role === 'date').map(field => ({ entity, field }))
    const own = fieldOfVerb(['join'], dates(person))
    if (own) return isNamedBy(chunks[at]!, person) ? [] : [{ person, ...own }]
    const first = employmentsOf(person, app).flatMap(one => {
      const field = fieldOfVerb(['join'], dates(one))?.field ?? beginsOn(one)
      return field ? [{ entity: one, field }] : []
    })
    return first.length === 1 ? [{ person, ...first[0]! }] : []
  })
  const [one, ...others] = found
  if (!one || others.length) return
  if (who >= 0) {
    addNode(draft, one.person, who)
    use(chunks[who]!, 'entity')
  }
  nameField(chunks[at]!, { entity: one.entity, field: one.field, columns: [one.field.column], quality: 1 })
}
readJoinedByContract.needs = /^(?:joined|started|hired)$/
