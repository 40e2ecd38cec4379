import { wordList } from '../../../lib/patterns.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { rootOf } from '../language/verb-forms.ts'

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
  if (!isFree(verb) || verb.kind !== 'unknown' || !PERFORMING.has(rootOf(verb.text.toLowerCase()))) return
  const auxiliary = chunks.findIndex(c => /^(?:do|does|did|has|have|had)$/i.test(c.text))
  const done = nodes.find(n => !n.implicit && !n.previous && n.at < auxiliary)
  const doer = chunks.slice(auxiliary + 1, at).filter(c => c.kind !== 'filler' && c.kind !== 'app')
  if (auxiliary < 1 || !done || doer.length !== 1) return
  const owners = doer[0]!.values.map(v => v.entity)
  const isOwn = owners.includes(done.entity)
  if (isOwn || owners.some(one => hopsOf(done.entity, app).filter(hop => hop.to === one).length === 1)) use(verb, 'related') // oxfmt-ignore
}
