import { arePeople } from '../entity-model/people.ts'
import { type Draft, addNode, isFree, use, kindBefore } from '../reading/draft.ts'
import { onlyToldBy } from './one-told-by.ts'

/**
 * "which project has the most tasks" – "who leads it?" – "how many of its tasks are done": a person is never "it", so that the one record by
 * which the person was told is meant. Before nouns are looked for.
 */
export function readItsOfThings(draft: Draft): void {
  const { previous, app, chunks } = draft
  const person = kindBefore({ app, previous })
  const owner = previous && onlyToldBy(previous.root)
  const thing = app.entities.find(e => e.key === owner?.entity)
  if (!person || !owner || !thing || !arePeople(person) || arePeople(thing)) return
  const at = chunks.findIndex((c, i) => isFree(c) && !c.values.length && /^(?:it|its)$/i.test(c.text) && i > 0)
  const isNamed = chunks.slice(0, at).some(c => c.entities.some(e => e.quality >= 0.8) || c.values.length)
  if (at < 0 || isNamed || !owner.where.length) return
  // "what's its email?" of what only the customer of an order has: a firm is "it" as well.
  const asked = chunks.slice(at + 1).flatMap(c => (c.entities.length || c.values.length ? [] : c.fields))
  if (asked.some(f => f.entity === person) && !asked.some(f => f.entity === thing)) return
  const node = addNode(draft, thing, at)
  Object.assign(node, { previous: true, selection: structuredClone(owner) })
  use(chunks[at]!, 'entity')
}
readItsOfThings.needs = /^its?$/
