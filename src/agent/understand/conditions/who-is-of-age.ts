import { isFree, addNode, type Draft, use } from '../reading/draft.ts'
import { arePeople } from '../entity-model/people.ts'
import { ageField } from './ages.ts'

/**
 * "who is over 60?" of people with a date of birth: they, by their age, where nothing else is named that the number could be of. Before numbers are
 * read.
 */
export function readWhoIsOfAge(draft: Draft): void {
  const { chunks, nodes, app } = draft
  const [who, is, comparator, number, ...rest] = chunks
  if (who?.operator?.type !== 'who' || !isFree(who) || nodes.length) return
  if (!/^(?:is|are)$/i.test(is?.text ?? '') || comparator?.operator?.type !== 'comparator') return
  if (number?.literal?.kind !== 'number' || !rest.every(c => /^(?:years?|old|of|age)$/i.test(c.text))) return
  const people = app.entities.filter(
    e => !e.hidden && !e.inside && arePeople(e) && ageField(e, undefined) !== undefined,
  )
  const [person, ...others] = people
  if (!person || others.length) return
  addNode(draft, person, 0)
  use(who, 'entity')
}
readWhoIsOfAge.needs = /^(?:is|are)$/
