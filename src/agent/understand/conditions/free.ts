import { mayBeEmpty } from '../entity-model/field-roles.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { onHand } from '../asks/left-over.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Draft, type Node, addCondition, isFree, use } from '../reading/draft.ts'
import { negationBefore } from './negation.ts'
import { labelOf, pickField } from './shared.ts'

/** What is paid for something (nouns of price). */
const PRICES = /^(?:price|fee|cost|fare|charge|admission|rate|ticket)$/
/** Nouns for what one pays for, that only go along with the word (closed in this use). */
const PAID_FOR = /^(?:entry|entrance|admission|of|charge|access|tickets?)$/i

/** How sure it is that what nobody has at present is free; and that a thing to be used is, which costs nothing. */
const NOT_HELD = 0.85
const OF_USE = 0.5

/** "taken", "rented (out)", "let": that somebody has it. */
const TAKEN = /^(?:taken|occupied|let|rented|leased|hired|lent|borrowed|in use)$/i

/** No state or day is called so; a rent says nothing of whether it is rented. */
const saysOnlyThat = ({ kind, values, entities, fields }: Chunk): boolean =>
  kind === 'unknown' || (!values.length && !entities.length && fields.every(({ field }) => field.role === 'money'))

/** "free", "available": of a thing that somebody may have at present, that nobody has it; else that it costs nothing. */
export function readFree(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (isFree(chunk) && TAKEN.test(chunk.text) && saysOnlyThat(chunk)) return void readNotHeld(draft, at, true)
    const isWord = /^(?:free|gratis|available|vacant|unoccupied)$/i.test(chunk.text)
    if (
      !isFree(chunk) ||
      !isWord ||
      !(chunk.kind === 'unknown' || chunk.kind === 'filler' || isAskedWhether(draft, at))
    )
      return
    if (
      !readNotHeld(draft, at) &&
      !readAvailable(draft, at) &&
      !readFlagged(draft, at) &&
      !readToBeHad(draft, at) &&
      chunk.kind === 'unknown' &&
      /^(?:free|gratis)$/i.test(chunk.text)
    )
      readCostsNothing(draft, at)
  })
}
readFree.needs = (word: string) => /^(?:free|gratis|available|vacant|unoccupied|use)$/.test(word) || TAKEN.test(word)

/** "which loan cars are free?" of a key to whom each is lent, a day until which it is, or a flag that it is. */
function readNotHeld(draft: Draft, at: number, isTaken = false): boolean {
  const chunk = draft.chunks[at]!
  for (const node of draft.nodes) {
    const field = node.implicit || arePeople(node.entity) ? undefined : holderOf(node.entity)
    if (!field) continue
    const negation = negationBefore(draft, at)
    const isHeld = Boolean(negation) !== isTaken
    const label = `${isHeld ? '' : 'not '}${labelOf(field)}`
    const columns = [field.column]
    if (field.role === 'boolean') addCondition(node, { columns, op: '=', values: [isHeld], at, label })
    else addCondition(node, { columns, op: isHeld ? 'filled' : 'empty', values: [], at, label })
    draft.sureness = Math.min(draft.sureness, NOT_HELD)
    draft.notes.push(`took “${negation ? 'not ' : ''}${chunk.text}” as ${isHeld ? '' : 'no '}${field.words.join(' ')}`)
    use(chunk, 'condition')
    if (negation) use(negation, 'condition')
    const particle = draft.chunks[at + 1]
    if (isFree(particle) && /^out$/i.test(particle.text)) use(particle, 'condition')
    return true
  }
  return false
}

/** What the state is called of what nobody has. */
const FREE_STATE = /^(?:available|vacant|unoccupied|unlet|unrented)$/i

/** "which vans are free?" of a state that is called available or vacant. */
function readAvailable(draft: Draft, at: number): boolean {
  const chunk = draft.chunks[at]!
  for (const node of draft.nodes) {
    if (node.implicit || node.entity.fields.some(f => f.words.some(word => /^(?:free|gratis)$/.test(word)))) continue
    const states = node.entity.fields.flatMap(field => field.choices.filter(c => FREE_STATE.test(c)).map(value => ({ field, value }))) // oxfmt-ignore
    const [state, ...others] = states
    if (!state || others.length) continue
    const negation = negationBefore(draft, at)
    const label = `${labelOf(state.field)} ${negation ? 'not ' : ''}${state.value}`
    addCondition(node, { columns: [state.field.column], op: negation ? '!=' : '=', values: [state.value], at, label })
    use(chunk, 'condition')
    if (negation) use(negation, 'condition')
    return true
  }
  return false
}

/** "which games are free?" of a flag that each is `available`. */
function readFlagged(draft: Draft, at: number, time?: Chunk): boolean {
  const chunk = draft.chunks[at]!
  if (!FREE.test(chunk.text)) return false
  for (const node of draft.nodes) {
    if (node.implicit || arePeople(node.entity) || holderOf(node.entity)) continue
    const [flag, ...others] = node.entity.fields.filter(f => f.role === 'boolean' && f.words.join(' ') === 'available')
    if (!flag || others.length) continue
    const negation = negationBefore(draft, at)
    const label = `${negation ? 'not ' : ''}${labelOf(flag)}`
    addCondition(node, { columns: [flag.column], op: '=', values: [!negation], at, label })
    for (const one of [chunk, time, negation]) if (one) use(one, 'condition')
    return true
  }
  return false
}
const FREE = /^(?:free|vacant|unoccupied)$/i
const FOR_A_TIME = /^(?:for|on|to|hire|lend|borrow|play|use)$/i

/**
 * "is a game free for tonight?" of a flag that it is so at present: today it is, and of another day nothing tells it. The day is no date of
 * the records, which is why this comes before those are read.
 */
export function readFreeNow(draft: Draft): void {
  const { chunks, message } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !FREE.test(chunk.text) || chunk.values.length) return
    const time = chunks.slice(at + 1).find(c => c.kind !== 'filler' && !FOR_A_TIME.test(c.text))
    if (time?.literal?.kind !== 'date' || !isFree(time)) return
    const { first, last } = time.literal
    const said = `${chunk.text} ${time.text}`
    if (readFlagged(draft, at, time) && (first !== message.today || last !== message.today)) draft.ignored.push(said)
  })
}
readFreeNow.needs = FREE

/** "is Bread and Iron available?", "available tents" of things that are in stock, as a flag or the one figure of what there is tells. */
function readToBeHad(draft: Draft, at: number): boolean {
  const chunk = draft.chunks[at]!
  if (!/^available$/i.test(chunk.text)) return false
  const isSpokenOf = (entity: Entity) =>
    draft.nodes.some(n => n.entity === entity) ||
    draft.chunks.some(c => c.values.some(v => v.entity === entity && entity.nameFields.includes(v.field)))
  const found = draft.app.entities.filter(isSpokenOf).flatMap(toBeHad)
  const picked = found.length ? pickField(draft, at, found) : undefined
  if (!picked) return false
  const { node, field } = picked
  const negation = negationBefore(draft, at)
  const isFlag = field.role === 'boolean'
  const label = isFlag ? `${negation ? 'not ' : ''}${labelOf(field)}` : `that are ${negation ? 'not ' : ''}available`
  const held = isFlag ? { op: '=' as const, values: [!negation] } : { op: negation ? ('<=' as const) : ('>' as const), values: [0] } // oxfmt-ignore
  addCondition(node, { columns: [field.column], ...held, at, label })
  use(chunk, 'condition')
  if (negation) use(negation, 'condition')
  return true
}

/** "is the Bistro Set available?", "which lamps are available?" of a `stock.available`: whether there is any is asked, and not how much. */
function isAskedWhether({ chunks }: Draft, at: number): boolean {
  const { fields, values, entities } = chunks[at]!
  const isFigureOnly = fields.length > 0 && !values.length && !entities.length && fields.every(f => onHand(f.entity).includes(f.field)) // oxfmt-ignore
  const isAmount = chunks.some(c => /^(?:count|aggregate|superlative|comparator)$/.test(c.operator?.type ?? '') || c.literal?.kind === 'number') // oxfmt-ignore
  const isPredicate =
    /^(?:is|are)$/i.test(chunks[0]?.text ?? '') || /^(?:is|are|still|not|currently)$/i.test(chunks[at - 1]?.text ?? '')
  return isFigureOnly && !isAmount && isPredicate && chunks.slice(at + 1).every(c => c.kind === 'filler')
}

/** The field that tells whether there is any of a thing. */
function toBeHad(entity: Entity): FieldMention[] {
  const isOther = (word: string) => /^(?:out|low|no|not)$/.test(word)
  const flags = entity.fields.filter(f => f.role === 'boolean' && f.words.includes('stock') && !f.words.some(isOther))
  const [field, ...others] = flags.length ? flags : onHand(entity)
  return field && !others.length ? [{ entity, field, columns: [field.column], quality: 1 }] : []
}

const HELD = /^(?:lent|loaned|rented|hired|leased|borrowed|occupied|checked|taken)$/
/** What a description says of whoever has it: "Member who rents the plot". */
const HOLDS = /\b(?:who|that|which) (?:\w+ )?(?:rents?|leases?|hires?|borrow(?:s|ed)|occupies|uses|has|holds)\b/i
const HOLDER = /^(?:tenant|borrower|renter|occupant|occupier|hirer|lessee)$/

/** Who has a thing at present (`lentToCustomerId`, `tenant_id`), until when, or whether: empty where nobody has it. */
function holderOf({ fields }: Entity): Field | undefined {
  const hasHeld = ({ words }: Field) => words.some(word => HELD.test(word))
  const lacking = fields.filter(f => !f.nested && mayBeEmpty(f))
  return (
    lacking.find(f => f.role !== 'date' && hasHeld(f) && f.words.some(word => /^(?:to|by)$/.test(word))) ??
    lacking.find(f => f.role === 'reference' && /^(?:assigned|allocated|issued) to\b/.test(f.words.join(' '))) ??
    lacking.find(f => f.role === 'reference' && f.words.some(word => HOLDER.test(word))) ??
    lacking.find(f => f.role === 'reference' && HOLDS.test(f.description)) ??
    lacking.find(f => f.role === 'date' && hasHeld(f) && f.words.some(word => /^(?:until|till|to)$/.test(word))) ??
    fields.find(f => f.role === 'boolean' && hasHeld(f))
  )
}

/** "free shipping" of a `shipping_fee`: nothing of what is charged for it. */
function readFreeOf({ chunks, nodes }: Draft, at: number): boolean {
  const noun = chunks[at + 1]
  const word = noun?.text.toLowerCase() ?? ''
  for (const node of nodes) {
    const isCharge = ({ role, words }: Field) => role === 'money' && words[0] === word && words.some(one => PRICES.test(one)) // oxfmt-ignore
    const [field, ...others] = node.entity.fields.filter(isCharge)
    if (!noun || !field || others.length) continue
    addCondition(node, { columns: [field.column], op: '<=', values: [0], orEmpty: true, at, label: `no ${labelOf(field)}`, told: true }) // oxfmt-ignore
    for (const one of [chunks[at]!, noun]) {
      one.used = undefined
      use(one, 'condition')
    }
    return true
  }
  return false
}

/** "free exhibitions", "with free entry", "free of charge": a price of nothing, where no field or value is called so. */
function readCostsNothing(draft: Draft, at: number): void {
  if (readFreeOf(draft, at)) return
  const chunk = draft.chunks[at]!
  for (const node of draft.nodes) {
    const prices = node.entity.fields.filter(f => f.role === 'money' && f.words.some(word => PRICES.test(word)))
    const [price, ...others] = prices
    if (!price || others.length) continue
    if (isForUse(draft, at, node, price)) draft.sureness = Math.min(draft.sureness, OF_USE)
    const negation = negationBefore(draft, at)
    const op = negation ? '>' : '='
    addCondition(node, { columns: [price.column], op, values: [0], at, label: `${labelOf(price)} of 0` })
    use(chunk, 'condition')
    if (negation) use(negation, 'condition')
    for (let i = at + 1; PAID_FOR.test(draft.chunks[i]?.text ?? ''); i++)
      if (isFree(draft.chunks[i])) use(draft.chunks[i]!, 'condition')
    return
  }
}

/** "is any boat free?" of what is let by the day or hour: it may be that nobody has it, which nothing tells. */
const isForUse = ({ chunks }: Draft, at: number, { at: noun }: Node, { words }: Field): boolean =>
  noun < at &&
  words.some(word => /^(?:daily|hourly|weekly|monthly|nightly|per|rate|rent|rental)$/.test(word)) &&
  !PAID_FOR.test(chunks[at + 1]?.text ?? '')

/** "the tags that are in use on our cards": those that the others have; where something is used is no such thing. */
const isUsedOn = ({ chunks, nodes }: Draft, at: number): boolean =>
  /^in$/i.test(chunks[at - 1]!.text) &&
  /^(?:on|across|among|amongst|for|with)$/i.test(chunks[at + 1]?.text ?? '') &&
  nodes.some(n => !n.implicit && n.at > at && n.at <= at + 3) &&
  nodes.some(n => !n.implicit && n.at < at)

/** "which sources are in use?": those that records have, where what is used is what a field holds and no record. */
const isValueOfField = ({ chunks }: Draft, at: number): boolean => {
  const said = chunks.slice(0, at).filter(c => c.kind !== 'filler')
  // "which sources of leads are in use": of whose records stands between.
  const field = said.at(-1)?.used === 'entity' && said.length > 1 ? said.at(-2)! : said.at(-1)
  const isField = field !== undefined && field.fields.length > 0 && field.used !== 'entity'
  return isField && /^in$/i.test(chunks[at]!.text) && field.fields.every(one => one.field.role !== 'boolean')
}

/**
 * "which laptops are not in use?" of a key to whom each is given: that somebody has it, or nobody. It is never passed over: where nothing
 * tells who has something, the question has no answer. Behind the values, which stand for their records.
 */
export function readInUse(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex((c, i) => /^use$/i.test(c.text) && /^(?:not )?in$/i.test(chunks[i - 1]?.text ?? ''))
  const before = chunks[at - 1]
  if (!before || chunks[at]!.values.length || chunks[at]!.fields.length || (chunks[at]!.used && chunks[at]!.used !== 'filler')) return // oxfmt-ignore
  const node = draft.nodes.find(n => !arePeople(n.entity) && holderOf(n.entity))
  const field = node && holderOf(node.entity)
  if (!field && (isUsedOn(draft, at) || isValueOfField(draft, at - 1)))
    return [before, chunks[at]!].forEach(one => use(one, 'filler'))
  if (!node || !field) return void draft.ignored.push('in use')
  const negation = /^not /i.test(before.text) ? before : negationBefore(draft, at - 1)
  const isHeld = negation === undefined
  const label = `${isHeld ? '' : 'not '}${labelOf(field)}`
  if (field.role === 'boolean') addCondition(node, { columns: [field.column], op: '=', values: [isHeld], at, label })
  else addCondition(node, { columns: [field.column], op: isHeld ? 'filled' : 'empty', values: [], at, label })
  draft.sureness = Math.min(draft.sureness, NOT_HELD)
  draft.notes.push(`took “${isHeld ? '' : 'not '}in use” as ${isHeld ? '' : 'no '}${field.words.join(' ')}`)
  for (const one of [before, chunks[at]!, ...(negation ? [negation] : [])]) use(one, 'condition')
}
readInUse.needs = /^use$/
