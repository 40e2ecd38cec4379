import { pattern } from '../../../lib/patterns.ts'
import { findUnit } from '../calls/units.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { DOINGS } from '../conditions/figures-of-doing.ts'
import { negationBefore } from '../conditions/negation.ts'
import { isOnClock } from '../conditions/field-units.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { peopleOf, timeRecords } from '../entity-model/time-entries.ts'
import { rootOf } from '../language/verb-forms.ts'
import { type Draft, addNode, isFree, makeFiller, nameKind, use } from '../reading/draft.ts'

/** "put time into", "invested an hour": verbs of spending beside those of doing. */
const PUTS = rootOf('put')
/** How far the verb may stand before the time: "logged even a single hour". */
const REACH = 5
const NOBODY = /^(?:nobody|no-?one)$/i
/** Whoever does it, or the auxiliary before the verb: the clause asks who did, not how much. */
const SUBJECT = pattern('i')`
  ^(?:
    who|that|which|i|we|they|you|them|these|those|somebody|someone|anybody|anyone|everybody|everyone|nobody
    |has|have|had|did|does|do
  )$
`

/**
 * "who has not logged any time", "did Ann log a single hour", "tasks on which nobody logged time", "who has put time into T-7": whether
 * there are records of it, and no figure. Before nouns are looked for.
 */
export function readTimeAtAll(draft: Draft): void {
  const { chunks, app } = draft
  const found = timeRecords(app.entities)
  if (!found) return
  const at = chunks.findIndex((chunk, i) => isTimeNoun(chunk) && verbBefore(draft, i) !== undefined)
  const verb = at < 0 ? undefined : verbBefore(draft, at)
  if (verb === undefined) return
  const { entity } = found
  const nobody = chunks.findLast((c, i) => i < verb && isFree(c) && NOBODY.test(c.text))
  nameKind(chunks[at]!, entity, 0.9).isSpent = true
  if (nobody || askWho(draft, entity, verb)) {
    const node = Object.assign(addNode(draft, entity, at), { isVerb: true, negated: nobody !== undefined })
    const negation = negationBefore(draft, verb)
    if (negation) node.negated = true
    for (const chunk of [nobody, negation]) if (chunk) use(chunk, 'condition')
    use(chunks[at]!, 'entity')
  }
  for (const between of chunks.slice(verb, at)) {
    makeFiller(between)
    use(between, 'related')
  }
}
readTimeAtAll.needs = /^(?:time|hours?|minutes?)$/

/** What is measured by hours and minutes, however long it was, or the unit. */
const isTimeNoun = (chunk: Chunk): boolean =>
  isFree(chunk) && (/^time$/i.test(chunk.text) || isOnClock(findUnit(chunk.text.toLowerCase())))

/** The verb of doing before a time of which no more is said than that it is any; undefined where it is measured or none stands there. */
function verbBefore({ chunks }: Draft, at: number): number | undefined {
  const from = Math.max(0, at - REACH)
  const near = chunks.slice(from, at).findLastIndex(isDoing)
  const verb = from + near
  if (near < 0 || chunks.slice(verb + 1, at).some(({ text }) => !ANY.test(text))) return undefined
  return verb < at - 1 || hasSubject(chunks, verb) ? verb : undefined
}

const ANY = /^(?:any|no|an?|single|one|even|their|a single|even a single)$/i
const isDoing = (chunk: Chunk): boolean => {
  const root = rootOf(chunk.text.toLowerCase())
  return isFree(chunk) && !chunk.operator && (DOINGS.has(root) || root === PUTS)
}

/** "logged time" is an adjective and its noun, "who logged time" somebody who did. */
const hasSubject = (chunks: readonly Chunk[], verb: number): boolean =>
  chunks.slice(Math.max(0, verb - 2), verb).some(c => SUBJECT.test(c.text) || c.operator?.type === 'negation')

/** The people whose time it is, by their key or by that of the record that the lines stand in. */
function askWho(draft: Draft, entity: Entity, verb: number): boolean {
  const { chunks, app } = draft
  const who = chunks.findIndex((c, i) => i < verb && isFree(c) && c.operator?.type === 'who')
  const isSubject = who >= 0 && chunks.slice(who + 1, verb).every(c => AUXILIARY.test(c.text) || c.operator?.type === 'negation') // oxfmt-ignore
  const [people, ...others] = isSubject ? peopleOf(entity, app) : []
  if (!people || others.length) return false
  addNode(draft, people, who)
  use(chunks[who]!, 'entity')
  return true
}

const AUXILIARY = /^(?:has|have|had|did|does|actually|already|ever|yet)$/i
