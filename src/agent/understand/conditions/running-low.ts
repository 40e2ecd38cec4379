import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { plural } from '../language/words.ts'
import { type Draft, addCondition, addNode } from '../reading/draft.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { labelOf } from './shared.ts'
import { leastOf } from './two-fields.ts'

/** Ways to say that there is too little of something (inventory terms). */
const LOW = pattern('i')`
  \b(?:
    (?:runn?(?:s|ing)?|getting|gets?)\ (?:low|short)(?:\ on\ stock)?
    |low\ (?:on|in)\ stock
    |low[-\ ]stock(?!\ (?:level|limit|alert))
    |(?:needs?|needing|due\ for)\ (?:(?:to\ be\ |to\ get\ )?(?:re-?order|re-?stock|replenish)(?:ed|ing)|replenishment)
    |(?:(?:need|have|ought)\ to|should|must)\ (?:(?:we|i)\ )?(?:be\ )?(?:re-?order|re-?stock|replenish)(?:ed)?
  )\b
`

/** "are not running low", "do not need to be reordered". */
const DENIED = /(?:\b(?:not|never|no|without)|n['’]t)\W+(?:\p{L}+\W+){0,2}$/iu

/** How sure it is at most that what is low is so by its bound. */
const BY_BOUND = 0.6

/**
 * "which parts are running low", "what do we need to reorder", "low stock products": of what is on hand no more than the least there
 * should be, where the records have both.
 */
export function readRunningLow(draft: Draft): void {
  const { message, chunks, nodes, app } = draft
  const said = execIn(message.text, LOW)
  if (!said || DENIED.test(message.text.slice(0, said.index))) return
  const [from, to] = [said.index, said.index + said[0].length]
  const inside = (i: number) => message.tokens[chunks[i]!.from]!.start >= from && message.tokens[chunks[i]!.to - 1]!.end <= to // oxfmt-ignore
  const ats = [...chunks.keys()].filter(inside)
  if (!ats.length) return
  const [bounded, ...others] = app.entities.filter(entity => !entity.hidden && canBeListed(entity) && leastOf(entity))
  const named = nodes.find(n => !n.implicit && !n.previous && !ats.includes(n.at) && leastOf(n.entity))
  const isAlone = !named && !others.length && !nodes.some(n => !n.implicit && !ats.includes(n.at))
  const entity: Entity | undefined = named?.entity ?? (isAlone ? bounded : undefined)
  if (!entity) return
  const node = named ?? addNode(draft, entity, ats[0]!)
  for (const other of nodes.filter(n => n !== node && ats.includes(n.at))) nodes.splice(nodes.indexOf(other), 1)
  const { left, right } = leastOf(entity)!
  const label = `${labelOf(left)} of at most the ${labelOf(right)}`
  addCondition(node, { columns: [left.column], op: '<=', values: [], than: right.column, at: ats[0]!, label })
  draft.notes.push(`took “${said[0]}” as ${plural(entity.noun)} with a ${label}`)
  draft.sureness = Math.min(draft.sureness, BY_BOUND)
  for (const i of ats) chunks[i]!.used = 'condition'
}
readRunningLow.needs = /^(?:low|short|re|reorder\w*|restock\w*|replenish\w*)$/
