import type { Chunk } from '../chunks/chunk.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { singular, stem } from '../language/words.ts'
import { type Draft, type Node, addCondition, isFree, use } from '../reading/draft.ts'
import { labelOf } from './shared.ts'

/** What the last day of something is called behind the thing itself: `permit_valid_until`, `medical_expires_on`. */
const LAST_DAY = /^(?:valid|until|till|to|through|expires?|expiry|expiration|expiring|on|at|date|day)$/
const SAYS_LAST = /^(?:until|till|expires?|expiry|expiration|expiring)$/
const BETWEEN = /^(?:is|are|was|were|has|have|still|currently|now|not|n['’]t|longer|no|no longer|any|a|an|the)$/i
/** Adverbs and verbs that a predicate may be led by. */
const DENYING = /^(?:not|n['’]t|no longer|no)$/i

/**
 * "hires whose permit is still valid", "members without a valid medical" of a `permit_valid_until` and a `medical_expires_on`: up to that day
 * the thing is valid, which nothing else tells.
 */
export function readValidThings(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex(c => /^valid$/i.test(c.text) && isFree(c) && !c.values.length && !c.entities.length)
  if (at < 0) return
  for (const node of draft.nodes.filter(one => !one.implicit && !one.previous))
    for (const field of node.entity.fields) {
      const thing = thingOf(field)
      const place = thing.length ? thingBeside(draft, at, thing) : undefined
      if (place !== undefined) return restrict(draft, node, field, at, place)
    }
}

readValidThings.needs = /^valid$/

/** The words for what has a last day; none where the field is no such day. */
const thingOf = ({ role, words }: Field): string[] =>
  role === 'date' && words.some(word => SAYS_LAST.test(word)) ? words.filter(word => !LAST_DAY.test(word)) : []

/** The chunk of the thing right behind the adjective, or before it with nothing but a verb of being between. */
function thingBeside({ chunks }: Draft, at: number, thing: readonly string[]): number | undefined {
  const isThing = (chunk: Chunk | undefined) =>
    isFree(chunk) && chunk.text.toLowerCase().split(/\W+/).map(keyOf).join(' ') === thing.map(keyOf).join(' ')
  if (isThing(chunks[at + 1])) return at + 1
  let before = at - 1
  while (before > 0 && BETWEEN.test(chunks[before]!.text)) before--
  return isThing(chunks[before]) ? before : undefined
}

const keyOf = (word: string): string => stem(singular(word))

function restrict(draft: Draft, node: Node, field: Field, at: number, place: number): void {
  const { chunks, message } = draft
  const [first, last] = [Math.min(at, place), Math.max(at, place)]
  const lead = chunks
    .slice(Math.max(0, first - 3), first)
    .filter(c => c.operator?.type === 'missing' || DENYING.test(c.text))
  const denials = [...lead, ...chunks.slice(first, last).filter(c => DENYING.test(c.text))].filter(isFree)
  const isOver = denials.length > 0
  const label = `${labelOf(field)} ${isOver ? 'before' : 'not before'} today`
  const { today } = message
  const told = isOver ? { op: '<' as const, orEmpty: true } : { op: '>=' as const }
  addCondition(node, { columns: [field.column], ...told, values: [today], asDay: true, at, label })
  for (const chunk of [chunks[at]!, chunks[place]!, ...denials])
    use(Object.assign(chunk, { operator: undefined }), 'condition')
}
