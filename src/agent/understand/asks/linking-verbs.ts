import { OPEN } from '../conditions/open-ends.ts'
import { onceEachWay } from '../reading/keys-of-verbs.ts'
import { pattern } from '../../../lib/patterns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { ENDING } from '../conditions/brought-to-end.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { hopsOf, leadsDown } from '../entity-model/relations.ts'
import { fieldOfVerb, verbsOf } from '../reading/verb-fields.ts'
import { isRoleOf } from '../reading/roles-of-verbs.ts'
import { arePeople } from '../entity-model/people.ts'
import { isIrregular, isParticiple, rootOf } from '../language/verb-forms.ts'
import { singular, stem, wordsOf } from '../language/words.ts'

/** Prepositions that a participle takes before what it names: "paid by card", "shipped to Lyon", "built with oak". */
const LINKS = /^(by|via|with|to|from|at|in|on|under|through|using|for|of|as|into|onto)$/
const ARTICLES = /^(the|a|an|our|my|your|their|its|his|her|any|some)$/

/** Noun endings that a verb's root takes: "pay" in payment, "ship" in shipping, "deliver" in delivery. */
const ENDINGS = /^(?:e?s|e?r|or|ee|d|ed|t|e|y|ery|ing|ings|ment|ion|ation|al|age|ance|ence|ity|ability)?$/

/**
 * A participle before a preposition and a value tells which of the record's fields the value is in: "orders paid by gift
 * card" of a payment method, "shipped to Lyon" of a shipping address. It is no condition of its own, even where a state
 * is called so. A verb that shares no word with any field says no more than the relation, where only one connects the
 * noun before it with the record behind it ("pallets stored in Hall 4"): then the reading is less sure.
 */
export function readLinkingVerbs(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    // "how many jobs have we finished": that work was brought to its end is never passed over.
    // "orders outstanding from Acme": nor is that it was not.
    if (!isFree(chunk) || ENDING.has(rootOf(chunk.text.toLowerCase())) || OPEN.test(chunk.text)) return
    if (chunk.kind === 'unknown' && isGlue(draft, at)) {
      draft.sureness = Math.min(draft.sureness, GUESSED)
      chunk.kind = 'filler'
      return use(chunk, 'related')
    }
    if (chunk.kind === 'unknown' && (bringsForth(draft, at) || isDoneInRole(draft, at))) {
      chunk.kind = 'filler'
      return use(chunk, 'related')
    }
    if (!isVerb(chunk)) return
    const target = linkedTo(draft, at) ?? toldBehind(draft, at)
    if (!target) return
    const root = rootOf(chunk.text.toLowerCase())
    const isTold = (field: Field) =>
      isNamedAfter(field, root) || isDescribedBy(field, root) || chunk.fields.some(m => m.field === field)
    const named = target.values.filter(v => isTold(v.field) && !v.entity.nameFields.includes(v.field))
    if (named.length) {
      // What is not called after the verb is another field's value.
      target.values = named
      chunk.values = []
      // "shipped by rail in May": the date is that of the verb.
      const isDated =
        chunk.fields.some(f => f.field.role === 'date') &&
        draft.chunks.some(c => isFree(c) && c.literal?.kind === 'date')
      return isDated ? undefined : use(chunk, 'related')
    }
    if (chunk.kind !== 'unknown' || !connects(draft, at, target, root)) return
    draft.sureness = Math.min(draft.sureness, GUESSED)
    use(chunk, 'related')
  })
}

/** Prepositions of the means by which something is done (Quirk et al., 1985, § 9.49). */
const MEANS = /^(?:by|with|via|in|on|through|using|over)$/i
/** What may stand between a preposition and the means. */
const BETWEEN = /^(?:the|an?|our|their|my|either|both)$/i

/**
 * "customers who pay by card", "pay in cash" of a payment method that the customers themselves have, "pay monthly" of a billing cycle: the
 * verb says no more than the name of the field, and neither records that are called after it nor an amount is meant. Before nouns are looked for.
 */
export function readMeans(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    const word = chunk.text.toLowerCase()
    const next = chunks[at + 1]?.text ?? ''
    if (!isFree(chunk) || !(MEANS.test(next) || HOW.test(next)) || !/^[a-z]{3,}$/.test(word)) return
    if (isParticiple(word) && !isToBe(draft, at)) return
    const place = MEANS.test(next) ? chunks.findIndex((c, i) => i > at + 1 && !BETWEEN.test(c.text)) : at + 1
    const means = place <= at + 3 ? chunks[place] : undefined
    if (!means || !isFree(means)) return
    const root = rootOf(word)
    const named = means.values.filter(
      v => v.quality >= 0.8 && v.field.role === 'category' && tellsHow(v.field, root) && !v.entity.nameFields.includes(v.field), // oxfmt-ignore
    )
    const subjects = chunks.slice(0, at).flatMap(c => c.entities.filter(e => e.quality >= 0.8).map(e => e.entity))
    const own = named.filter(v => subjects.includes(v.entity))
    const people = named.filter(v => arePeople(v.entity))
    const found = own.length
      ? own
      : people.length
        ? people
        : named.filter(v => subjects.some(one => leadsDown(one, v.entity, draft.app)))
    if (!found.length || new Set(found.map(v => v.entity)).size > 1) return
    const fields = new Set(found.map(v => v.field))
    // "who don't pay by card": what is denied of the verb is denied of the means.
    const negation = chunks.slice(Math.max(0, at - 2), at).find(c => isFree(c) && c.operator?.type === 'negation')
    if (negation) use(negation, 'condition')
    // "by card or by cheque": the others are of the same field.
    for (const other of chunks.slice(place)) {
      const same = other.values.filter(v => fields.has(v.field))
      if (!same.length || !isFree(other)) continue
      const denied = negation && { negated: true as const }
      Object.assign(other, { kind: 'mention', values: same, fields: [], entities: [], ...denied })
    }
    Object.assign(chunk, { kind: 'unknown', values: [], fields: [], entities: [], certainty: 1 })
    delete chunk.operator
    use(chunk, 'related')
  })
}

/** How, or how often, something is done, in one word. */
const HOW = /^(?:[a-z]{2,}ly|online|upfront|cash)$/i

/** Verbs of paying and of asking for it, by the roots of which a field for how that is done is called (FrameNet, Commerce_pay and Commerce_collect). */
const PAYING = ['pay', 'bill', 'charg', 'invoic']

/** "payment method" of paying, "billing cycle" as well. */
const tellsHow = (field: Field, root: string): boolean =>
  isNamedAfter(field, root) ||
  (PAYING.some(one => rootOf(one) === root || one === root) && PAYING.some(one => isNamedAfter(field, one)))

/** "want to be contacted by phone", "are contacted by post": how it is done in general, not what was done once. */
const isToBe = ({ chunks }: Draft, at: number): boolean => /^(?:be|being|are|is|get)$/i.test(chunks[at - 1]?.text ?? '')

/** A relation that stands for a verb which nothing is called after. */
const GUESSED = 0.5

/**
 * A verb that nothing is called after, in a place where only one thing connects what stands around it: before a figure that
 * is ranked ("which film drew the most visitors"), before a date where the records have just one ("guests arrived after May"),
 * behind "that" before a value of the record itself ("that runs on steam"), and with "we" at the end ("the fee we charge").
 */
function isGlue(draft: Draft, at: number): boolean {
  const { chunks, app } = draft
  const word = chunks[at]!.text.toLowerCase()
  if (!/^[a-z]{3,}$/.test(word)) return false
  if (at > 1 && at === chunks.length - 1 && /^(we|i|they|you)$/i.test(chunks[at - 1]!.text)) return true
  if (!(/[a-z]{2}(?:s|ed)$/.test(word) || isVerb(chunks[at]!)) || isCalled(app.entities, rootOf(word))) return false
  const [subject, ...others] = subjectsOf(draft, at)
  if (!subject || others.length) return false
  const after = chunks.slice(at + 1, at + 4)
  if (/^(the|most|least|fewest)$/i.test(after[0]?.text ?? '') && after.some(c => c.operator?.type === 'superlative'))
    return after.some(c => c.fields.some(f => f.entity === subject))
  if (after.slice(0, 2).some(c => c.literal?.kind === 'date')) {
    const dates = subject.fields.filter(f => f.role === 'date').map(field => ({ field }))
    // What happened then has to be what the date is of: of "stolen in May" a date of inspection says nothing.
    return dates.length === 1 && fieldOfVerb(verbsOf(word, after[0]?.text), dates) !== undefined
  }
  if (isBeforeRelative(draft, at, subject)) return true
  const value = linkedTo(draft, at)
  return value !== undefined && value.values.every(v => v.entity === subject && v.quality === 1)
}

/** Verbs of bringing forth and of giving (Levin, English Verb Classes, 1993, 27 engender verbs, 13.1 and 13.4.1). */
const BRINGS_FORTH = pattern('i')`
  ^(?:
    generat(?:e|es|ed)|produc(?:e|es|ed)|yield(?:s|ed)?|deliver(?:s|ed)?|creat(?:e|es|ed)|contribut(?:e|es|ed)|provid(?:e|es|ed)
    |suppl(?:y|ies|ied)|attract(?:s|ed)?|driv(?:e|es)|drove|spawn(?:s|ed)?|caus(?:e|es|ed)
    |engender(?:s|ed)?|induc(?:e|es|ed)|receiv(?:e|es|ed)|requir(?:e|es|ed)
  )$
`

/** "which region generates the most orders": what is ranked stands behind, of what stands before it says no more than "has". */
function bringsForth({ chunks }: Draft, at: number): boolean {
  if (!BRINGS_FORTH.test(chunks[at]!.text)) return false
  const before = chunks[at - 1]
  const isGroup = before?.fields.some(f => f.field.role === 'category') || before?.used === 'entity'
  const behind = chunks.slice(at + 1, at + 4).filter(c => !/^(?:us|for|the|me)$/i.test(c.text))
  return Boolean(isGroup) && behind[0]?.operator?.type === 'superlative'
}

/** "which foreman led the most moves" of a `foreman_id`: to lead is what a foreman is there for, so the verb says no more than the role. */
function isDoneInRole({ chunks }: Draft, at: number): boolean {
  const before = chunks.slice(0, at).findLast(c => !AUXILIARY.test(c.text))
  const word = chunks[at]!.text.toLowerCase()
  if (!before?.fields.some(f => f.field.target !== undefined) || !/^[a-z]{3,}$/.test(word)) return false
  return isRoleOf(verbsOf(word, chunks[at + 1]?.text), singular(before.text.toLowerCase()))
}
const AUXILIARY = /^(?:has|have|had|is|are|was|were|been|ever|already|did|does|do|who|that|we)$/i

/** "guests that booked a room", "notes made on rooms": the noun behind is of records directly related, in one way. */
function isBeforeRelative({ chunks, nodes, app }: Draft, at: number, subject: Entity): boolean {
  const next = chunks.findIndex(
    (c, i) => i > at && !ARTICLES.test(c.text.toLowerCase()) && !LINKS.test(c.text.toLowerCase()),
  )
  const object = next > 0 && next <= at + 3 ? nodes.find(n => n.at === next && !n.previous) : undefined
  return object !== undefined && onceEachWay(hopsOf(subject, app).filter(h => h.to === object.entity)).length === 1
}

/** The kinds of record that the noun or kind before a verb may be, past "that" and auxiliary verbs. */
function subjectsOf({ chunks, nodes }: Draft, at: number): Entity[] {
  const isBetween = /^(that|which|who|has|have|had|was|were|is|are|never|not|ever|already)$/i
  let before = at - 1
  while (before > at - 4 && isBetween.test(chunks[before]?.text ?? '')) before--
  const node = nodes.find(n => n.at === before && !n.previous)
  const kinds = chunks[before]?.values.filter(v => v.field.role === 'category').map(v => v.entity) ?? []
  return node ? [node.entity] : [...new Set(kinds)]
}

/** A past participle or a word in -ing that is no noun here; a state may be called so. */
function isVerb({ text, kind, values, entities, fields }: Chunk): boolean {
  const word = text.toLowerCase()
  const isForm = /^[a-z]{2,}(?:ed|ing)$/.test(word) || isIrregular(word)
  const isFree = kind === 'unknown' || (values.length + fields.length > 0 && !fields.some(f => f.quality >= 0.95))
  return isForm && isFree && !entities.some(e => e.quality === 1)
}

/** The value or record behind a preposition right after a verb. */
function linkedTo(draft: Draft, at: number): Chunk | undefined {
  const textAt = (i: number) => draft.chunks[i]?.text.toLowerCase() ?? ''
  // "came to us as a gift": to whom is said on the way.
  if (/^(to|from)$/.test(textAt(at + 1)) && /^(us|me|them|him|her)$/.test(textAt(at + 2))) at += 2
  if (!LINKS.test(textAt(at + 1))) return undefined
  const next = draft.chunks.findIndex((c, i) => i > at + 1 && !ARTICLES.test(c.text.toLowerCase()))
  const chunk = next > 0 && next <= at + 4 ? draft.chunks[next] : undefined
  return chunk && isFree(chunk) && chunk.values.length ? chunk : undefined
}

/** "How it was paid" of a field: its values say how, where or by whom that was done. */
const isDescribedBy = ({ role, description }: Field, root: string): boolean =>
  role === 'category' && /^\W*how\b/i.test(description) && wordsOf(description).some(word => rootOf(word) === root)

/** "paid online": a value right behind the verb that its field is described by. */
function toldBehind({ chunks }: Draft, at: number): Chunk | undefined {
  const next = chunks[at + 1]
  const root = rootOf(chunks[at]!.text.toLowerCase())
  return isFree(next) && next.values.some(v => isDescribedBy(v.field, root)) ? next : undefined
}

const isNamedAfter = (field: Field, root: string) =>
  root.length >= 3 &&
  field.words.some(word => {
    const rest = word.startsWith(root) ? word.slice(root.length) : undefined
    // "shipping" doubles the last letter of "ship".
    return rest !== undefined && (ENDINGS.test(rest) || (rest[0] === root.at(-1) && ENDINGS.test(rest.slice(1))))
  })

/** Whether the records before a verb point straight to those whose name stands behind it, and nothing else is called like the verb. */
function connects(draft: Draft, at: number, target: Chunk, root: string): boolean {
  const before = [...draft.nodes].filter(n => !n.implicit && n.at < at).sort((a, b) => b.at - a.at)[0]
  if (!before || at - before.at > 3) return false
  const owners = target.values.filter(v => v.quality === 1 && v.entity.nameFields.includes(v.field)).map(v => v.entity)
  const hops = hopsOf(before.entity, draft.app).filter(h => h.direction === 'up' && owners.includes(h.to))
  return hops.length === 1 && !isCalled(draft.app.entities, root)
}

/** A kind of record or a field that a verb may speak of: "repaired" beside repairs. */
const isCalled = (entities: readonly Entity[], root: string) =>
  entities.some(
    entity =>
      entity.words.some(word => stem(word).startsWith(root)) ||
      entity.fields.some(
        field => isNamedAfter(field, root) || field.choices.some(choice => rootOf(choice.toLowerCase()) === root),
      ),
  )
