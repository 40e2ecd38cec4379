import { nodeAt } from '../asks/fields.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { isWholePredicate } from './events.ts'
import { LITTLE_NOUNS, STATES_TOO } from '../language/lexicon.ts'
import { leadsDown, leadsUp } from '../entity-model/relations.ts'
import { singular } from '../language/words.ts'

/**
 * "remaining items", "boats that are registered": a participle or adjective that says something of the records, though no
 * field or value here is called so. It is passed over as the little word that it may be ("stored in Hall 4", "are there …
 * available?"), but the reading is less sure. Where nothing of a clause or of a grouping would be left, the word is not
 * understood.
 */
export function doubtStates(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const word = chunk.text.toLowerCase()
    if (chunk.kind === 'filler' && (isWholeClause(draft, at) || (!chunk.used && isWholeGroup(draft, at))))
      return void draft.ignored.push(chunk.text)
    if (chunk.kind === 'filler' && isFull(draft, at)) return void draft.ignored.push(chunk.text)
    // Passed over, any record that is there would be a yes.
    if (chunk.kind === 'filler' && !chunk.used && !KEPT.test(word) && isWholePredicate(draft, at))
      return void draft.ignored.push(chunk.text)
    if (chunk.kind === 'filler' && !chunk.used && isAskedWhether(draft, at)) return void draft.ignored.push(chunk.text)
    if (chunk.kind === 'app' && isCounted(draft, at)) return void draft.ignored.push(chunk.text)
    // "registered in Lyon" of records with a date of it, which is not asked for.
    if (isFree(chunk) && STATES_TOO.has(word) && isDateOnly(chunk)) use(chunk, 'filler')
    else if (chunk.kind !== 'filler' || !STATES_TOO.has(word) || /^(unique|left)$/.test(word)) return
    const before = draft.chunks[at - 1]?.text.toLowerCase() ?? ''
    const next = draft.chunks[at + 1]?.text.toLowerCase()
    const isAttribute = nodeAt(draft, at + 1) !== undefined
    const isPredicate = BEING.test(before) && !LINKS.test(next ?? '')
    if (isAttribute || isPredicate) draft.sureness = Math.min(draft.sureness, PASSED_OVER)
  })
  if (isFarGroup(draft) || isAddedForEachBelow(draft)) draft.sureness = Math.min(draft.sureness, PASSED_OVER)
}

/** "is Bread and Iron available?": what is asked of the one that is named, at the end of a question; that it is there is no answer. */
const isAskedWhether = ({ chunks }: Draft, at: number): boolean =>
  at === chunks.length - 1 &&
  STATES_TOO.has(chunks[at]!.text.toLowerCase()) &&
  !KEPT.test(chunks[at]!.text.toLowerCase()) &&
  /^(?:is|are|was|were)$/i.test(chunks[0]!.text) &&
  !/^(?:there|any|some)$/i.test(chunks[1]?.text ?? '')

/** "which trains are full", "how many bikes are ok": said of records it is a state; "a full list", "ok, show them" say nothing. */
const isFull = ({ chunks }: Draft, at: number): boolean =>
  /^(?:full|ok|okay|fine|good)$/i.test(chunks[at]!.text) &&
  /^(?:is|are|was|were|already|not|still|now)$/i.test(chunks[at - 1]?.text ?? '') &&
  !/^of$/i.test(chunks[at + 1]?.text ?? '')

const isDateOnly = ({ fields, values, entities, scopes }: Chunk) =>
  fields.length > 0 &&
  fields.every(f => f.field.role === 'date') &&
  !values.length &&
  !entities.length &&
  !scopes.length

const PASSED_OVER = 0.5
/** Participles that say no more than that a record is there. */
const KEPT = /^(?:called|named|listed|included|contained|stored|saved|kept|found|known|recorded|registered|held)$/
const BEING = /^(is|are|was|were|be|been|not|currently|still|now)$/
const LINKS = /^(in|at|on|for|with|to|by|from|under|of|as|since|before|after|between|through|there)$/
/** Fillers that are verbs of content where they stand alone. */
const VERBS = /^(works?|working|lives?|living|runs?|used|made)$/

/** "sailors who left", "boats that are available": a relative clause that is nothing but the word. */
function isWholeClause({ chunks }: Draft, at: number): boolean {
  const word = chunks[at]!.text.toLowerCase()
  if (at < chunks.length - 1 || !(STATES_TOO.has(word) || VERBS.test(word))) return false
  const [before = '', further = ''] = [chunks[at - 1], chunks[at - 2]].map(chunk => chunk?.text.toLowerCase())
  const isRelative = (text: string) => /^(who|that|which)$/.test(text)
  return isRelative(before) || (isRelative(further) && (BEING.test(before) || /^(has|have|had)$/.test(before)))
}

/** "by type", "by boat kind" where no field is called so: the groups that are asked for. */
function isWholeGroup({ chunks }: Draft, at: number): boolean {
  const [before, further] = [chunks[at - 1], chunks[at - 2]]
  if (!LITTLE_NOUNS.has(singular(chunks[at]!.text.toLowerCase()))) return false
  const isGroup = (chunk: typeof before) => /^(by|per)$/i.test(chunk?.text ?? '')
  return isGroup(before) || (isGroup(further) && before !== undefined && before.entities.length > 0)
}

/** "how many harbours?" of a service called so: what is counted is no kind of record there. */
const isCounted = (draft: Draft, at: number): boolean =>
  draft.chunks[at - 1]?.operator?.type === 'count' && !draft.nodes.some(n => n.at > at && !n.implicit)

/** "how many seats are there per rental" of cars: what each car has is added up again for every one of its rentals. */
function isAddedForEachBelow({ group, measures, measured, app }: Draft): boolean {
  const owner = app.entities.find(e => e.key === group?.entity)
  const isSum = measures.some(m => m.fn === 'sum' && m.column !== undefined)
  return (
    isSum &&
    owner !== undefined &&
    measured !== undefined &&
    owner !== measured.entity &&
    leadsUp(owner, measured.entity, app)
  )
}

/** Groups by a field of records that the message does not name, of which each record asked for may have many. */
function isFarGroup({ group, nodes, head, app, chunks }: Draft): boolean {
  const root = head ?? nodes.find(n => !n.implicit) ?? nodes[0]
  const owner = app.entities.find(e => e.key === group?.entity)
  if (!root || !owner || nodes.some(n => n.entity === owner && !n.implicit)) return false
  // "seats per building": whose seats and whose building, nobody said.
  const isSaid = nodes.some(n => !n.implicit)
  const isNamed = isSaid && chunks.some(c => !isFree(c) && c.fields.some(f => f.entity === owner && f.quality === 1))
  return !isNamed && leadsDown(root.entity, owner, app)
}
