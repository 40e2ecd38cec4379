import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { plural } from '../language/words.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addCondition, addNode } from '../reading/draft.ts'
import { labelOf } from './shared.ts'
import { chunksWithin, spokenOfSuch } from './spoken-of-such.ts'
import { pointsTo } from '../entity-model/relations.ts'
import { leastOf } from './two-fields.ts'

/** "running out of", "about to run out of", "nearly out of": some is left, and it is too little. */
export const NEARLY_GONE = fragment`
  (?:about|going|likely|close|set|starting|soon|bound)\ to\ run\ (?:out|low|short)(?:\ of\b)?
  |(?:close|near)\ to\ running\ (?:out|low|short)(?:\ of\b)?
  |running\ out(?:\ of\b)?
  |(?:nearly|almost|practically|as\ good\ as|soon)\ (?:(?:run\ )?out\ of\b|(?:run\ out|all\ gone|gone)\b)
`

/** Ways to say that there is too little of something (inventory terms). */
const LOW = pattern('i')`
  \b(?:
    (?:runn?(?:s|ing)?|getting|gets?)\ (?:low|short)(?:\ on\ stock)?
    |low\ (?:on|in)\ stock
    |${NEARLY_GONE}
    |(?:getting\ |quite\ |very\ |pretty\ |too\ )?low\ on(?=\W*(?:$|[,;.?!]|(?:at\ the\ moment|(?:right\ )?now|currently|today)\b))
    |low[-\ ]stock(?!\ (?:level|limit|alert))
    |(?:needs?|needing|due\ for)\ (?:(?:to\ be\ |to\ get\ )?(?:re-?order|re-?stock|replenish)(?:ed|ing)|replenishment)
    |(?<below>(?:at\ or\ )?(?:below|under|beneath))\ (?:its|the|their|our)\ (?:minimum|reorder|re-order|safety)
      (?:\ (?:stock|level|point|quantity|amount|stock\ level))?
    |(?:(?:need|have|ought)\ to|should|must)\ (?:(?:we|i)\ )?(?:be\ )?(?:re-?order|re-?stock|replenish)(?:ed)?
  )\b
`

/** "are not running low", "do not need to be reordered". */
const DENIED = /(?:\b(?:not|never|no|without)|n['’]t)\W+(?:\p{L}+\W+){0,2}$/iu

/** How sure it is at most that what is low is so by its bound. */
const BY_BOUND = 0.6

const isBounded = (entity: Entity): boolean => leastOf(entity) !== undefined

/** "which paints are running low": of the one kind of record that says how much there is of what is named. */
function stockOfNamed(draft: Draft, said: RegExpExecArray): { node: Node; ats: number[] } | undefined {
  const { app, nodes } = draft
  const ats = chunksWithin(draft, said)
  const named = nodes.filter(n => !n.implicit && !n.previous && !ats.includes(n.at))
  const leadsTo = (entity: Entity) => named.some(n => pointsTo(entity, n.entity, app))
  const [held, ...others] = app.entities.filter(entity => !entity.hidden && canBeListed(entity) && isBounded(entity) && leadsTo(entity)) // oxfmt-ignore
  if (!ats.length || !held || others.length) return undefined
  return { node: addNode(draft, held, ats[0]!, true), ats }
}

/**
 * "which parts are running low", "what do we need to reorder", "low stock products": of what is on hand no more than the least there
 * should be, where the records have both.
 */
export function readRunningLow(draft: Draft): void {
  const { message, chunks } = draft
  const said = execIn(message.text, LOW)
  if (!said || DENIED.test(message.text.slice(0, said.index))) return
  const spoken = spokenOfSuch(draft, said, isBounded) ?? stockOfNamed(draft, said)
  if (!spoken) return
  const { node, ats } = spoken
  // Behind their noun the comparison is read with all others.
  if (said.groups?.below && !ats.includes(node.at)) return
  // What is below its bound is not at it.
  const isBelow = /^(?:below|under|beneath)$/i.test(said.groups?.below ?? '')
  const { left, right } = leastOf(node.entity)!
  const label = `${labelOf(left)} ${isBelow ? 'below' : 'of at most'} the ${labelOf(right)}`
  addCondition(node, {
    columns: [left.column],
    op: isBelow ? '<' : '<=',
    values: [],
    than: right.column,
    at: ats[0]!,
    label,
  })
  draft.notes.push(`took “${said[0]}” as ${plural(node.entity.noun)} with a ${label}`)
  draft.sureness = Math.min(draft.sureness, BY_BOUND)
  for (const i of ats) chunks[i]!.used = 'condition'
}
readRunningLow.needs = /^(?:low|run|running|out|gone|short|re|below|under|beneath|reorder\w*|restock\w*|replenish\w*)$/
