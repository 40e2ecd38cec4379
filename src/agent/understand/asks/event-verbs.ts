import { isDated, mayBeEmpty } from '../entity-model/field-roles.ts'
import { CUSTOMERS } from '../../../lib/synonyms.ts'
import { pattern } from '../../../lib/patterns.ts'
import { kindsNamed } from '../conditions/shared.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addNode, isFree, makeFiller, use, nameKind } from '../reading/draft.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'
import { arePeople } from '../entity-model/people.ts'
import { linesOf, SALES } from '../entity-model/holder-of.ts'
import { PAYING } from '../entity-model/served.ts'
import { isOneOf } from '../language/everyday-nouns.ts'
import { isAgentOf, isToldBy } from '../reading/keys-of-verbs.ts'
import { RECORD_NOUNS } from '../entity-model/record-nouns.ts'
import { hopsOf, type Hop, kindsAbove } from '../entity-model/relations.ts'
import { isNounOfVerb, isParticiple, rootOf } from '../language/verb-forms.ts'
import { isDerived, isPlural, isQualityOf, plural, singular } from '../language/words.ts'

/**
 * "who fed the pony", "guests that Ann met" of feedings and meetings: a verb in a form of its own is the noun of the records of
 * what was done, where they point to what stands around it. Before nouns are looked for.
 */
export function nameEvents(draft: Draft): void {
  const { chunks, app } = draft
  if (/^\W*(?:and |so )?when\b/i.test(draft.message.text)) return
  const isDated = chunks.some(c => c.literal?.kind === 'date')
  for (const [at, chunk] of chunks.entries()) {
    const isDate = chunk.fields.length > 0 && chunk.fields.every(f => f.field.role === 'date') && !chunk.values.length
    if (!isFree(chunk) || chunk.entities.length || !(chunk.kind === 'unknown' || isDate)) continue
    if (isDated && !DEALS.test(rootOf(chunk.text.toLowerCase())) && !hasWhoDone(chunks, at)) continue
    const events = app.entities.filter(entity => isEventOf(chunk.text, entity) && links(draft, entity, chunk))
    if (events.length !== 1 || (isDate && isOwnDay(draft, events[0]!, chunk))) continue
    Object.assign(chunk, { kind: 'mention', entities: [{ entity: events[0]!, quality: 0.95 }], fields: [] })
  }
}

/** "who has booked the hall for next week": what is said of somebody is a deed, whenever it was. */
const hasWhoDone = (chunks: readonly Chunk[], at: number): boolean =>
  /^(?:has|have)$/i.test(chunks[at - 1]?.text ?? '') && chunks[at - 2]?.operator?.type === 'who'

/** "employees who joined first" of a `hired_on`, where they enrol in courses as well: a day of their own, and nothing they join is spoken of. */
const isOwnDay = (draft: Draft, event: Entity, verb: Chunk): boolean => {
  const named = kindsNamed(draft.chunks)
  const isOwn = verb.fields.some(f => arePeople(f.entity) && named.has(f.entity))
  return isOwn && spokenEnds(draft, event, verb) < 2
}

/**
 * "what did Ann buy", "has Ann sold more boats than Bo" of sales, "customers who rented a tool" of rentals: what was done is meant by the
 * verb where both who did it and what it was done to are spoken of, or who did it stands before it. It says nothing of the state in which
 * what it was done to may be. Before anything else is made of the verb.
 */
export function nameDeeds(draft: Draft): void {
  const { chunks, app, message } = draft
  if (/^\W*(?:and |so )?when\b/i.test(message.text)) return
  chunks.forEach((chunk, at) => {
    const word = chunk.text.toLowerCase()
    if (isFree(chunk) && isOffer(draft, at)) return void makeFiller(chunk)
    if (!isFree(chunk) || isDeedNoun(word) || !(isParticiple(word) || isActive(draft, at))) return
    if (chunk.entities.some(e => e.quality >= 0.9 && !isEventOf(word, e.entity))) return
    const isPlain = !chunk.values.length && chunk.fields.every(f => f.field.role === 'date' || f.quality < 0.8)
    // "which donors are booked at the clinic": how they are now.
    if (!isPlain && /^(?:is|are)$/i.test(chunks[at - 1]?.text ?? '')) return
    const known = chunk.entities.map(e => e.entity)
    const isNamed = (entity: Entity) =>
      isEventOf(word, entity) || (!isParticiple(word) && isEventOf(pastOf(word), entity))
    const [event, ...others] = app.entities.filter(entity => isNamed(entity) && links(draft, entity, chunk))
    if (!event || others.length || (known.length > 0 && !known.includes(event))) return
    const ends = spokenEnds(draft, event, chunk)
    const isSale = SALES.test(rootOf(word)) && isPlain
    // What nothing else is called after, other rules read as well; "do not work in Ghent" tells what is so, and nothing that was done.
    const isPast = chunks.slice(0, at).some(c => /^did$/i.test(c.text))
    const isOther = isParticiple(word) ? !isPlain : isPast
    const isThen = wasDoneThen(draft, at, event) || wasEverDone(draft, at)
    if (isSale || ends > 1 || (isOther && isActive(draft, at)) || (ends > 0 && isThen)) nameKind(chunk, event, 0.95)
  })
}

/** "were rented in 2025" of rentals, each with a day: what was so then, and no state in which things are now. */
const wasDoneThen = ({ chunks }: Draft, at: number, event: Entity): boolean =>
  isDated(event) &&
  /^(?:was|were|been)$/i.test(chunks[at - 1]?.text ?? '') &&
  chunks.slice(at + 1, at + 4).some(c => c.literal?.kind === 'date')

/** "have ever been rented", "the dearest car ever rented": what was done at any time, and no state in which things are now. */
function wasEverDone({ chunks }: Draft, at: number): boolean {
  const been = /^been$/i.test(chunks[at - 1]?.text ?? '') ? 1 : 0
  return isParticiple(chunks[at]!.text.toLowerCase()) && /^ever$/i.test(chunks[at - 1 - been]?.text ?? '')
}

/** "worked on" of "work on": the form that names of fields have. */
const pastOf = (verb: string): string => verb.replace(/^([a-z]+?)e?(?= |$)/, '$1ed')

/** "sales", "orders", "reviews": the noun itself. */
export const isDeedNoun = (word: string): boolean =>
  /^sales?$/.test(word) || (word.endsWith('s') && !isParticiple(word))

/** How many of the kinds that records of what was done lead to are spoken of, by their noun or by a name. */
function spokenEnds({ app, chunks }: Draft, event: Entity, verb: Chunk): number {
  const others = chunks.filter(chunk => chunk !== verb)
  const named = kindsNamed(others)
  const isSpokenOf = (end: Entity) => named.has(end) || others.some(chunk => isNamedIn(chunk, end))
  return [...endsOf(event, app)].filter(isSpokenOf).length
}

/** Whether a record of a kind is named there. */
const isNamedIn = ({ values }: Chunk, entity: Entity): boolean =>
  values.some(v => v.entity === entity && v.quality >= 0.8 && entity.nameFields.includes(v.field))

/** "which teas do we sell?": what there is to be had, at any time, and nothing that was done. */
const isOffer = ({ chunks }: Draft, at: number): boolean =>
  /^sell$/i.test(chunks[at]!.text) &&
  /^(?:we|you|they)$/i.test(chunks[at - 1]?.text ?? '') &&
  /^do$/i.test(chunks[at - 2]?.text ?? '') &&
  !chunks.some(c => c.operator?.type === 'superlative' || c.operator?.type === 'group' || c.literal?.kind === 'date') &&
  chunks.slice(at + 1).every(c => c.kind === 'filler')

/** "who sold it", "has Ann sold", "did we sell": said of whoever does it, not of what it is done to. */
export function isActive({ chunks }: Pick<Draft, 'chunks'>, at: number): boolean {
  const before = chunks[at - 1]
  if (/^(?:is|are|was|were|be|been|being|get|gets|got)$/i.test(before?.text ?? '')) return false
  if (before?.operator?.type === 'who') return true
  const auxiliary = chunks.slice(0, at).findLastIndex(c => /^(?:has|have|had|do|does|did)$/i.test(c.text))
  const between = auxiliary < 0 ? [] : chunks.slice(auxiliary + 1, at)
  // "customers who did not order": whoever stands before it.
  const isDenied = /^(?:do|does|did)$/i.test(chunks[auxiliary]?.text ?? '') && between.some(c => c.operator?.type === 'negation') // oxfmt-ignore
  return (
    isDenied || between.some(c => SOMEBODY.test(c.text) || c.values.some(v => v.entity.nameFields.includes(v.field)))
  )
}

/** Pronouns for whoever does something. */
const SOMEBODY = /^(?:we|they|he|she|i|you|nobody|noone|anybody|anyone|somebody|someone)$/i

/** A form of the verb or adjective that a noun was made of: "fed" of a feeding, "absent" of an absence; no form of the noun itself. */
export function isEventOf(text: string, entity: Entity): boolean {
  // "checked out" of a checkout, "lent out" of a loan: the particle belongs to the verb.
  const [word = '', particle = ''] = text.toLowerCase().split(/ (?=(?:in|out|up|off|down|on|over)$)/)
  const noun = singular(entity.words.at(-1)!)
  if (isPhrasal(word, particle, entity) || isCalledAfter(word, entity)) return true
  if (!/^[a-z]{3,}$/.test(word) || singular(word) === noun || !isListedKind(entity)) return false
  return (
    rootOf(noun) === rootOf(word) ||
    isQualityOf(noun, word) ||
    [DEALS, SALES, LOANS].some(deal => deal.test(rootOf(noun)) && deal.test(rootOf(word))) ||
    DEEDS.some(({ verbs, nouns }) => nouns.test(noun) && verbs.test(rootOf(word))) ||
    isLightNamed(entity, word) ||
    (isParticiple(word) && (isDerived(word, noun) || isNounOfVerb(noun, rootOf(word)) || isDatedBy(entity, word)))
  )
}

/** "commented" of the items of a discussion, which people call comments. */
const isCalledAfter = (word: string, { alsoCalled = [], hidden }: Entity): boolean =>
  !hidden &&
  alsoCalled.some(([name, ...more]) => !more.length && name !== singular(word) && rootOf(name!) === rootOf(word))

/** A verb and its particle, of which the noun is made: "signed up" of a sign-up. */
const isPhrasal = (verb: string, particle: string, { words, hidden }: Entity): boolean =>
  particle !== '' &&
  !hidden &&
  words
    .map(singular)
    .join('')
    .endsWith(rootOf(verb) + particle)

/** Verbs and nouns for one deal: what is hired is rented, though staff is hired as well. */
const DEALS = /^(?:hir|rent|rental|leas)$/

/** Verbs for what records are called by a noun of another root (verbs of keeping, of joining, of judging and of driving; Levin, 1993). */
const DEEDS = [
  { verbs: /^(?:reserv|book)$/, nouns: /^(?:reservation|booking|hold|appointment)$/ },
  {
    verbs: /^(?:join|enrol|regist|register|enter|sign)$/,
    nouns: /^(?:enrol?lment|membership|registration|participation|entry|signup)$/,
  },
  { verbs: /^appl(?:i|y)$/, nouns: /^(?:application|applicant|candidate|candidacy)$/ },
  { verbs: /^(?:rat|review)$/, nouns: /^(?:rating|review)$/ },
  { verbs: /^return$/, nouns: /^(?:return|refund|rma)$/ },
  { verbs: /^(?:driv|rid)$/, nouns: /^(?:trip|ride|drive|journey)$/ },
]

/** "fostered" of a foster placement: the noun behind says only that there is a record of it. A work item is what is to be done. */
const isLightNamed = ({ words }: Entity, verb: string): boolean =>
  words.length > 1 &&
  singular(words.at(-1)!) !== 'item' &&
  /ed$/.test(verb) &&
  (RECORD_NOUNS.has(singular(words.at(-1)!)) || /^(?:placement|log)$/.test(words.at(-1)!)) &&
  rootOf(words.at(-2)!) === rootOf(verb)

/** Who lends and who borrows: both sides of one loan, which is a checkout where things are kept. */
const LOANS = /^(?:loan|lend|lent|borrow|checkout)$/

/** "borrowed" of loans with a `borrowed_on` each: they are records of that being done. What was recorded or changed at some time is not. */
const isDatedBy = ({ fields }: Entity, participle: string): boolean =>
  !/^(?:created|added|updated|modified|changed|recorded|logged|entered|inserted|synced)$/.test(participle) &&
  fields.some(
    field =>
      field.role === 'date' &&
      !field.nested &&
      !mayBeEmpty(field) &&
      field.words[0] === participle &&
      field.words.slice(1).every(word => /^(?:on|at|date|day|time)$/.test(word)),
  )

/** What records point to, themselves and with the items in them: who ordered, and the products of the lines of an order. */
export function endsOf(entity: Entity, app: AppModel): Set<Entity> {
  const upOf = (one: Entity) => kindsAbove(one, app).filter(to => to !== entity)
  // A line of a size or a copy is of the thing that comes in it, too.
  const sold = linesOf(entity, app).flatMap(line =>
    upOf(line).flatMap(to => [to, ...upOf(to).filter(one => !arePeople(one))]),
  )
  return new Set([...upOf(entity), ...sold])
}

/** What keys lead to, one after the other: of a return its line, the order of that, and who placed it. */
function leadsTo(ends: readonly Entity[], app: AppModel, steps = 2): Entity[] {
  const next = ends.flatMap(end => kindsAbove(end, app))
  return steps > 1 && next.length ? [...next, ...leadsTo(next, app, steps - 1)] : next
}

/** Two other kinds of record, one of which is spoken of; and the records of what was done are not spoken of otherwise. */
function links({ app, chunks }: Draft, entity: Entity, verb: Chunk): boolean {
  const ends = endsOf(entity, app)
  const others = chunks.filter(chunk => chunk !== verb)
  const isNamed = (one: Entity) =>
    others.some(
      c =>
        c.entities.some(e => e.entity === one) ||
        c.values.some(v => v.entity === one && v.quality >= 0.5) ||
        c.fields.some(f => f.entity === one && f.field.role === 'category' && f.quality >= 0.9),
    )
  // "customers who returned something faulty": whoever placed the order that the return is of.
  const isOfAnything = /^(?:something|anything)$/i.test(chunks[chunks.indexOf(verb) + 1]?.text ?? '')
  const behind = isOfAnything ? leadsTo([...ends], app) : []
  const known = isOfAnything ? [...ends, ...behind.filter(arePeople)] : [...ends]
  const isSpokenOf = (c: Chunk) => c.entities.some(e => e.entity === entity) && !isEventOf(c.text, entity)
  return ends.size > 1 && !others.some(isSpokenOf) && known.some(isNamed)
}

/**
 * Marks the nouns that are verbs here: what stands around such a verb is related by it, not by another key of the same records.
 * With "who" the one kind of people that it points to is asked for.
 */
export function readEvents(draft: Draft): void {
  for (const node of draft.nodes) {
    const chunk = draft.chunks[node.at]
    if (!chunk || node.implicit || node.previous) continue
    // "teams that have spent time on the portal": the time is what was done.
    if (!chunk.isSpent && !isEventOf(chunk.text, node.entity) && !isVerbOfNoun(draft, node)) continue
    const ends = hopsOf(node.entity, draft.app).filter(hop => hop.direction === 'up')
    if (endsOf(node.entity, draft.app).size < 2) continue
    node.isVerb = true
    // "who never bought anything" of sales with a buyer and a seller.
    const [told, ...more] = ends.filter(hop => isToldBy(hop.field, rootOf(chunk.text.toLowerCase())))
    const isOneOfTwo = told && !more.length && ends.some(hop => hop !== told && hop.to === told.to)
    if (isOneOfTwo) node.key = told.field
    if (isOneOfTwo && !node.apart) draft.keys = [...(draft.keys ?? []), told.field]
    const negation = draft.chunks[node.at - 1]
    if (isFree(negation) && negation.operator?.type === 'negation') {
      node.negated = true
      use(negation, 'related')
    }
    const who = draft.chunks.findIndex((c, i) => i < node.at && c.operator?.type === 'who' && isFree(c))
    // "customers who ordered": those that stand before it.
    if (draft.nodes.some(n => n.at === who - 1 && ends.some(hop => hop.to === n.entity))) continue
    const all = [...new Set(ends.map(hop => hop.to).filter(arePeople))]
    const sides = doneTo(draft, node, ends) ?? openOf(draft, sideOfDeal(chunk.text, all), chunk.text)
    const people = assignedTo(draft, node, sides)
    const [person] = people
    if (who < 0 || !person || people.length > 1 || draft.nodes.some(n => n.entity === person)) continue
    if (isOrdered(draft, node.entity)) {
      use(draft.chunks[who]!, 'who')
      continue
    }
    if (isPassive(draft, node) && !ends.some(hop => hop.to === person)) {
      addNode(draft, person, who)
      use(draft.chunks[who]!, 'entity')
      continue
    }
    const isTold = ends.some(hop => hop.to === person && isToldBy(hop.field, rootOf(chunk.text.toLowerCase())))
    if (!isTold && othersBehind(draft, ends, person).length) {
      draft.notes.push(`took the ${plural(person.noun)} as those who ${chunk.text.toLowerCase()}`)
      draft.sureness = Math.min(draft.sureness, UNTOLD)
    }
    addNode(draft, person, who)
    use(draft.chunks[who]!, 'entity')
  }
}

/**
 * "who's shooting the Lally session?" of shoots that only name their client, and of assignments of photographers to them: what is being done
 * for those who pay for it is done by those who are assigned.
 */
function assignedTo({ app, chunks }: Draft, { entity, at }: Node, people: Entity[]): Entity[] {
  const [person] = people
  const verb = chunks[at]!.text.toLowerCase()
  const isDoing =
    verb.endsWith('ing') && !SALES.test(rootOf(verb)) && /(?:['’]s|^is|^are|['’]re)$/i.test(chunks[at - 1]?.text ?? '')
  if (!isDoing || !person || !PAYING.test(singular(person.words.at(-1)!))) return people
  const doers = app.entities
    .filter(one => ASSIGNMENT.test(singular(one.words.at(-1)!)) && hopsOf(one, app).some(hop => hop.to === entity))
    .flatMap(one => hopsOf(one, app).flatMap(hop => (hop.direction === 'up' && hop.to !== person && arePeople(hop.to) ? [hop.to] : []))) // oxfmt-ignore
  const [doer, ...others] = new Set(doers)
  return doer && !others.length ? [doer] : people
}

/** Nouns for the records that say who is to do what (a closed class). */
const ASSIGNMENT = /^(?:assignment|allocation|assignee|shift|duty|rota|roster|crew|staffing|placement|booking)$/

/** "which clients did Ann visit", "did not donate to any" of visits and donations: the verb itself, or the noun of the records where only a verb may stand. */
function isVerbOfNoun({ chunks }: Draft, { at, entity }: Node): boolean {
  const word = chunks[at]!.text.toLowerCase()
  const isForm = rootOf(word) === rootOf(singular(entity.words.at(-1)!)) || isEventOf(pastOf(word), entity)
  if (!isForm || (word.endsWith('s') && !isParticiple(word))) return false
  const before = chunks.slice(Math.max(0, at - 4), at)
  const auxiliary = before.findLastIndex(c => /^(?:do|does|did|has|have|had|to|never|ever)$/i.test(c.text))
  const isSubject = (c: Chunk) => SOMEBODY.test(c.text) || c.operator?.type === 'negation' || c.values.length > 0
  if (auxiliary >= 0) return before.slice(auxiliary + 1).every(isSubject)
  const last = before.at(-1)
  // "which bidders bid on a lot": behind those who do it, in front of what it is done to.
  const isPast = last?.entities.some(e => e.entity !== entity && e.quality >= 0.8) === true && isPlural(last.text.toLowerCase()) // oxfmt-ignore
  return last?.operator?.type === 'who' || (isPast && /^(?:on|for|to|in|an?|the)$/i.test(chunks[at + 1]?.text ?? ''))
}

/**
 * Of several kinds of people whom the records lead to: those called after the verb ("prescribers" of what was prescribed), or those of
 * whom nobody is spoken of yet ("who visited Ann Lee" of clients and carers).
 */
function openOf({ nodes, chunks }: Draft, people: Entity[], verb: string): Entity[] {
  if (people.length < 2) return people
  const called = people.filter(({ words }) => isAgentOf(singular(words.at(-1)!), rootOf(verb.toLowerCase())))
  const open = people.filter(
    person => !nodes.some(n => n.entity === person) && !chunks.some(chunk => isNamedIn(chunk, person)),
  )
  return called.length === 1 ? called : open
}

/** Who buys or orders is one of the customers, where some are; who sells is none of them. */
export function sideOfDeal(text: string, people: Entity[]): Entity[] {
  const root = rootOf(text.toLowerCase())
  if (people.length < 2 || !SALES.test(root)) return people
  const buyers = people.filter(one => isOneOf(one, CUSTOMERS))
  if (root === 'order') return buyers.length ? buyers : people
  return /^(?:buy|purchas)$/.test(root) ? buyers : people.filter(one => !buyers.includes(one))
}

/** "was inspected", "got treated by Ann": what is said of whom it was done to; "who was it inspected by" asks by whom. */
const isPassive = ({ chunks }: Draft, { at }: Node): boolean =>
  /^(?:was|were|is|are|be|been|being|get|gets|got)$/i.test(chunks[at - 1]?.text ?? '') &&
  !chunks.some((c, i) => /^by$/i.test(c.text) && chunks.slice(i + 1).every(other => other.kind === 'filler'))

/** "who was examined": not the examiner, but the other people that the records name or lead to; undefined where nobody is called after the verb. */
function doneTo(draft: Draft, node: Node, ends: readonly Hop[]): Entity[] | undefined {
  const root = rootOf(draft.chunks[node.at]!.text.toLowerCase())
  const isDoer = ({ field, to }: Hop) =>
    arePeople(to) && field.words.some(word => /(?:er|or)$/.test(word) && isAgentOf(word, root))
  const doers = new Set(ends.filter(isDoer).map(hop => hop.to))
  if (!isPassive(draft, node) || !doers.size) return undefined
  const named = ends.map(hop => hop.to).filter(to => arePeople(to) && !doers.has(to))
  const behind = ends
    .flatMap(hop => hopsOf(hop.to, draft.app))
    .filter(hop => hop.direction === 'up' && arePeople(hop.to))
  return [...new Set(named.length ? named : behind.map(hop => hop.to))].filter(one => !doers.has(one))
}

/** How sure it is at most whom the records of what was done name, where other people stand behind them. */
const UNTOLD = 0.5

/**
 * People whom the records of what was done lead to over something that the message does not speak of: of claims with an adjuster,
 * whose policies have holders, no key says who claimed.
 */
function othersBehind({ app, nodes }: Draft, ends: readonly Hop[], person: Entity): Entity[] {
  const silent = ends.map(hop => hop.to).filter(to => to !== person && !nodes.some(n => n.entity === to))
  const behind = silent.flatMap(to => hopsOf(to, app).filter(hop => hop.direction === 'up'))
  return behind.map(hop => hop.to).filter(to => to !== person && arePeople(to))
}

/** "who claimed the most? give me the claims": the second sentence says that not the people are wanted. */
export const isOrdered = ({ chunks, message }: Draft, entity: Entity): boolean =>
  chunks.some(
    c =>
      c.entities.some(e => e.entity === entity) &&
      ORDER.test(message.text.slice(0, message.tokens[c.from]!.start)) &&
      !/\p{L}/u.test(message.text.slice(message.tokens[c.to - 1]!.end)),
  )

const ORDER = pattern('i')`
  [.?!;–-]\s*(?:(?:and|so|please|just|now|can you|could you)\s+)*
  (?:give|show|list|send|get|name|find|i (?:want|need))(?: me| us)? (?:(?:all|the|those|these|just|only)\s+)*$
`
