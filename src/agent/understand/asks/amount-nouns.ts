import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, addNode, isFree, nameField, use } from '../reading/draft.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { amountOfWhole } from '../entity-model/whole-amount.ts'
import { plural, stem } from '../language/words.ts'
import { isAdditive } from './additive.ts'
import { readSoldLines, salesByLines } from './sold-lines.ts'
import { amountTaken, whatIsTaken } from './taken-in.ts'

/** Nouns for money that adds up over records of one kind (accounting terms): the records and the figure that is added. */
const AMOUNTS: { noun: RegExp; next?: RegExp; records: string[]; figures: string[] }[] = [
  {
    noun: /^(?:revenues?|turnover|sales|takings|proceeds|sales volume|sales revenue)$/i,
    records: ['sale', 'order', 'invoice', 'purchase', 'booking', 'transaction', 'payment', 'receipt'],
    figures: ['total', 'amount', 'revenue', 'value', 'price', 'sum'],
  },
  {
    noun: /^(?:payroll|payroll costs?|wage bill)$/i,
    records: ['employee', 'staff', 'worker', 'person'],
    figures: ['salary', 'wage', 'pay', 'compensation'],
  },
  {
    noun: /^(?:units|pieces|copies|quantity)$/i,
    next: /^(?:sold|ordered|bought|purchased|shipped)$/i,
    records: ['line', 'item', 'position', 'sale', 'order'],
    figures: ['quantity', 'qty', 'units', 'pieces', 'copies'],
  },
]
/**
 * "revenue by type of buyer" of sales that are only about the same: the noun asks for what they come to, and names no records. Before nouns are
 * looked for.
 */
export function keepAmountsFromKinds(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const { operator } = draft.chunks[at - 1] ?? {}
    // "total sales": their number has no total.
    const isTotal = /^sales$/i.test(chunk.text) && operator?.type === 'aggregate' && operator.fn === 'sum'
    const isAmount = isTotal || /^(?:revenues?|turnover|takings|proceeds)$/i.test(chunk.text)
    if (isFree(chunk) && isAmount && chunk.entities.every(e => e.quality < 0.9)) chunk.entities = []
  })
}
keepAmountsFromKinds.needs = /^(?:revenues?|turnover|takings|proceeds|sales)$/

/** Operators that say themselves what becomes of the figure. */
const FIGURING = new Set(['superlative', 'aggregate', 'sort', 'difference'])

/**
 * "revenue by country", "payroll per department": a noun for what amounts add up to, where no field is called so, is the sum of
 * the one such amount of the one kind of record that has it.
 */
export function readAmountNouns(draft: Draft): void {
  readMuchOfEach(draft)
  draft.chunks.forEach((chunk, at) => {
    if (readMoney(draft, at)) return
    const next = draft.chunks[at + 1]
    const amount = isFree(chunk)
      ? AMOUNTS.find(a => a.noun.test(chunk.text) && (!a.next || a.next.test(next?.text ?? '')))
      : undefined
    if (!amount) return passUnit(draft, at)
    if (isNamed(draft, chunk, at)) return
    const found = amount.records
      .flatMap(noun => draft.app.entities.filter(e => !e.hidden && stem(e.words.at(-1)!) === stem(noun)))
      .flatMap(entity => figureOf(entity, amount.figures) ?? [])
    const mentioned = found.filter(({ entity }) => draft.nodes.some(n => n.entity === entity))
    if (!mentioned.length && !amount.next && amount.records.includes('order') && readSoldLines(draft, at)) return
    const told = mentioned.length || amount.next ? [] : takenFor(draft)
    const only = mentioned.length || told.length || found.length || amount.next ? undefined : whatIsTaken(draft.app)
    const [figure] = mentioned.length ? mentioned : told.length ? told : only ? [only] : found
    if (!figure && !amount.next && amount.records.includes('order')) readLinesOfSales(draft, at)
    if (!figure) return
    if (told.length || only) draft.sureness = Math.min(draft.sureness, TAKEN)
    const { entity, field } = figure
    const mention = { entity, field, columns: [field.column], quality: 1 }
    const said = draft.chunks.find(c => c !== chunk && isFree(c) && FIGURING.has(c.operator?.type ?? ''))
    const isSum = said?.operator?.type === 'aggregate' && said.operator.fn === 'sum'
    nameField(chunk, mention)
    if (amount.next) use(next!, 'related')
    draft.notes.push(`took “${chunk.text}” as the ${field.words.join(' ')} of the ${entity.noun} records added up`)
    if (said && !isSum) return
    if (said) use(said, 'aggregate')
    draft.measured ??= draft.nodes.find(n => n.entity === entity) ?? addNode(draft, entity, at, true)
    draft.measures.push({ fn: 'sum', column: field.column })
    use(chunk, 'aggregate')
  })
}
readAmountNouns.needs = (word: string) =>
  /^(?:much|money|pcs|payroll|wage)$/.test(word) || AMOUNTS.some(({ noun }) => noun.test(word))

/** "our revenue last month" of orders whose lines alone tell what they came to: those of the one kind of sale that has such lines. */
function readLinesOfSales(draft: Draft, at: number): void {
  const [sale, ...others] = salesByLines(draft.app)
  if (!sale || others.length) return
  if (!draft.nodes.some(n => n.entity === sale)) addNode(draft, sale, at, true)
  readSoldLines(draft, at, [sale])
}

/** How sure it is that the price of what is named is what came in. */
const TAKEN = 0.6

/** "ad revenue", "revenue from tickets": what the records that are named brought in. */
const takenFor = ({ nodes, app }: Draft): { entity: Entity; field: Field }[] =>
  nodes
    .filter(n => !n.implicit && !n.previous)
    .flatMap(({ entity }) => {
      const field = amountTaken(entity, app)
      return field ? [{ entity, field }] : []
    })

/**
 * "which stage has the most money?": money is the one amount of the records that the question is about, or that have the field
 * named before it; beside an amount that is named it says nothing more ("the most money in fees").
 */
function readMoney({ chunks, app, nodes }: Draft, at: number): boolean {
  const chunk = chunks[at]!
  if (!isFree(chunk) || !/^money$/i.test(chunk.text) || chunk.kind !== 'unknown') return false
  if (!/^(?:superlative|aggregate)$/.test(chunks[at - 1]?.operator?.type ?? '')) return false
  const isNamed = chunks.some(c => c.fields.some(f => f.field.role === 'money' && f.quality >= 0.8))
  if (isNamed) return (use(chunk, 'filler'), true)
  const about = new Set(
    nodes.length ? nodes.map(n => n.entity) : chunks.slice(0, at).flatMap(c => c.fields.filter(f => f.quality >= 0.8).map(f => f.entity)), // oxfmt-ignore
  )
  const found = app.entities
    .filter(e => about.has(e))
    .flatMap(entity => {
      const [field, ...others] = entity.fields.filter(f => f.role === 'money')
      return field && !others.length ? [{ entity, field, columns: [field.column], quality: 0.8 }] : []
    })
  if (found.length !== 1) return false
  nameField(chunk, found[0]!)
  return true
}

/** "how much money do we have in each stage": what the one amount of the records that have the field comes to for each of its values. */
function readMuchOfEach(draft: Draft): void {
  const { chunks, app } = draft
  const much = chunks.findIndex(c => isFree(c) && c.operator?.type === 'aggregate' && /^how much/i.test(c.text))
  const each = chunks.findIndex((c, i) => i > much && isFree(c) && c.operator?.type === 'group')
  const field = chunks[each + 1]
  if (much < 0 || each < 0 || !isFree(field) || draft.nodes.length || draft.measures.length) return
  if (chunks.some(c => c.fields.some(f => isFigure(f.field) && f.quality >= 0.5))) return
  const kinds = field.fields.filter(f => f.field.role === 'category' && f.quality >= 0.9).map(f => f.entity)
  const found = app.entities
    .filter(entity => kinds.includes(entity))
    .flatMap(entity => {
      const amount = amountOfWhole(entity)
      return amount && isAdditive(amount) ? [{ entity, amount }] : []
    })
  const [only, ...others] = found
  if (!only || others.length) return
  draft.measured = addNode(draft, only.entity, each + 1, true)
  draft.measures.push({ fn: 'sum', column: only.amount.column })
  draft.notes.push(`added up the ${only.amount.words.join(' ')} of those ${plural(only.entity.noun)}`)
  use(chunks[much]!, 'aggregate')
}

/** "fewer pieces in stock": the unit of the figure that is named right behind it. */
function passUnit({ chunks }: Draft, at: number): void {
  const chunk = chunks[at]!
  if (!isFree(chunk) || chunk.kind !== 'unknown' || !/^(?:units|pieces|pcs|copies)$/i.test(chunk.text)) return
  if (chunks.some(c => /^(?:than|as)$/i.test(c.text))) return
  const figure = chunks.slice(at + 1, at + 3).find(c => c.kind !== 'filler')
  if (figure?.fields.some(f => f.field.role === 'number' && f.quality >= 0.5)) use(chunk, 'related')
}

/** A field or kind of record is called so, or it is the value of a field that is named beside it. */
function isNamed({ chunks }: Draft, chunk: Chunk, at: number): boolean {
  if (chunk.entities.some(e => e.quality >= 0.9) || chunk.fields.some(f => f.quality >= 0.8)) return true
  // "whose department is Sales", "with Sales as their department": the field that the value is said to be.
  const isSaidToBe = /^(?:is|are|was|were|equals)$/i.test(chunks[at - 1]?.text ?? '')
  const isSaidAs = /^(?:as|for)$/i.test(chunks[at + 1]?.text ?? '')
  const said = [isSaidToBe ? chunks[at - 2] : undefined, isSaidAs ? chunks[at + 3] : undefined]
  const beside = [chunks[at - 1], chunks[at + 1], chunks[at + 2], ...said]
  const isBeside = beside.some(
    c => c?.entities.length || c?.fields.some(f => chunk.values.some(v => v.field === f.field)),
  )
  const isPlace =
    /^(?:in|at|of|from|for)$/i.test(chunks[at - 1]?.text ?? '') || /^the$/i.test(chunks[at - 1]?.text ?? '')
  return chunk.values.some(v => v.quality >= 0.9) && (isBeside || isPlace)
}

/** The amount of a record that adds up: what it comes to as a whole, else the only field that can be it. */
function figureOf(entity: Entity, nouns: string[]): { entity: Entity; field: Field } | undefined {
  const whole = amountOfWhole(entity)
  if (whole?.words.some(word => nouns.includes(word))) return { entity, field: whole }
  const figures = entity.fields.filter(
    f => f.role === 'money' || (f.role === 'number' && nouns.some(n => f.words.includes(n))),
  )
  const noun = nouns.find(n => figures.some(f => f.words.includes(n)))
  const named = figures.filter(f => f.words.includes(noun ?? ''))
  const [field, ...others] = named.length ? named : figures
  return field && !others.length ? { entity, field } : undefined
}
