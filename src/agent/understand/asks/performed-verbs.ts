import { onceEachWay } from '../reading/keys-of-verbs.ts'
import { wordList } from '../../../lib/patterns.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { addCondition, type Draft, isFree, use } from '../reading/draft.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { isParticiple, participleOf, rootOf } from '../language/verb-forms.ts'
import { fold } from '../language/words.ts'

/** Verbs that say of what is done no more than that somebody does it (light and performing verbs; Quirk et al., 1985, 10.30). */
const PERFORMING = new Set(
  wordList`
    place make do take file submit raise write issue give get have send request put lodge enter log hold run lead
  `.map(rootOf), // oxfmt-ignore
)

/**
 * "how many orders did Ann Lee place?", "which loans has the club taken?": the verb at the end of a question about what one record
 * did says no more than that these are theirs, where only one relation connects the two, or the name is their own field's.
 */
export function readPerformedVerbs(draft: Draft): void {
  const { chunks, nodes, app } = draft
  const at = chunks.findLastIndex(c => c.kind !== 'filler' || PERFORMING.has(rootOf(c.text.toLowerCase())))
  const verb = chunks[at]
  if (!isFree(verb) || verb.kind !== 'unknown') return
  const auxiliary = chunks.findIndex(c => /^(?:do|does|did|has|have|had)$/i.test(c.text))
  const done = nodes.find(n => !n.implicit && !n.previous && n.at < auxiliary)
  const doer = chunks.slice(auxiliary + 1, at).filter(c => c.kind !== 'filler' && c.kind !== 'app')
  if (auxiliary < 1 || !done || doer.length !== 1) return
  const owners = doer[0]!.values.map(v => v.entity)
  const isOwn = owners.includes(done.entity)
  if (!isOwn && !owners.some(one => onceEachWay(hopsOf(done.entity, app).filter(hop => hop.to === one)).length === 1))
    return
  if (PERFORMING.has(rootOf(verb.text.toLowerCase()))) return use(verb, 'related')
  // "how many visits has Ann Lee completed?": what was done is that whose one state is called after the verb.
  const [state, ...others] = statesAfter(done.entity, verb.text.toLowerCase())
  if (!state || others.length) return
  const { field, value } = state
  const label = `${field.words.join(' ')} ${value}`
  addCondition(done, { columns: [field.column], op: '=', values: [value], text: true, at, label })
  use(verb, 'condition')
}
readPerformedVerbs.needs = /^(?:do|does|did|has|have|had)$/

/** States of a kind of record that are called after what was done to come into them. */
function statesAfter(entity: Entity, verb: string): { field: Field; value: string }[] {
  const participle = isParticiple(verb) ? verb : participleOf(verb)
  return entity.fields
    .filter(field => field.role === 'category')
    .flatMap(field => field.choices.filter(one => fold(one) === participle).map(value => ({ field, value })))
}
