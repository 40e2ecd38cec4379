import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, isBroken, isFree, neighbour, use } from '../reading/draft.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Condition } from '../reading/query.ts'
import { negationBefore } from './negation.ts'
import { pickField } from './shared.ts'

const TEXTUAL = new Set(['name', 'text', 'category', 'email', 'url', 'phone', 'id', 'reference'])
const isTextual = (mention: FieldMention) => TEXTUAL.has(mention.field.role) && mention.field.type !== 'boolean'

/** "name contains …", "starting with …", "mentioning … in the notes", "with … in the title". */
export function readTextConditions(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk)) return
    if (chunk.operator?.type === 'contains') readContains(draft, at, chunk.operator.how)
    else if (chunk.operator?.type === undefined) {
      readInside(draft, at)
      if (isFree(chunk)) readQuoted(draft, at)
    }
  })
}

/** What stands between a text and its words: "whose note is “…”", "with a remark saying “…”". */
const SAYING = /^(?:is|are|was|reads?|reading|says?|saying|of|like|equals?)$/i

/** "with the note “Call in May.”": a quotation behind a long text, whose values are too many to be known. */
function readQuoted(draft: Draft, at: number): void {
  const { chunks } = draft
  const { literal, values } = chunks[at]!
  if (literal?.kind !== 'quoted' || values.length) return
  const place = at - (SAYING.test(chunks[at - 1]?.text ?? '') ? 2 : 1)
  const field = chunks[place]
  // Where nothing says that a field holds texts, so does a sentence.
  const isSentence = literal.value.split(/\s+/).length > 3
  const isLong = ({ field, quality }: FieldMention) =>
    (field.role === 'text' || (field.role === 'category' && isSentence && !field.choices.length)) &&
    field.type === 'string' &&
    quality >= 0.8
  const mentions = isFree(field) && !field.operator ? field.fields.filter(isLong) : []
  const picked = mentions.length ? pickField(draft, place, mentions) : undefined
  if (!picked || negationBefore(draft, place) || negationBefore(draft, at)) return
  addText(draft, { node: picked.node.selection.where, columns: picked.mention.columns, how: 'contains', at }, at, at)
  use(field!, 'condition')
}

function readContains(draft: Draft, at: number, how: 'contains' | 'starts' | 'ends'): void {
  const span = textAfter(draft, at)
  if (!span) return
  const [first, last] = span
  const before = neighbour(draft, at, -1, 2)
  const negation = negationBefore(draft, at)
  const beside = [
    before,
    neighbour(draft, last, 1, 3),
    negation ? neighbour(draft, draft.chunks.indexOf(negation), -1, 3) : -1,
  ].find(
    i =>
      i >= 0 &&
      isFree(draft.chunks[i]) &&
      draft.chunks[i]!.fields.some(isTextual) &&
      !draft.nodes.some(n => n.at === i),
  )
  const named =
    beside === undefined ? undefined : pickField(draft, beside, draft.chunks[beside]!.fields.filter(isTextual))
  // "orders that contain the Nordic Lamp": the name of another record is that record.
  if (
    !named &&
    how === 'contains' &&
    draft.nodes[0] &&
    first === last &&
    namesOther(draft.chunks[first]!, draft.nodes[0].entity)
  )
    return use(draft.chunks[at]!, 'condition')
  const node = named?.node ?? draft.nodes.find(n => n.at === at - 1) ?? draft.nodes[0]
  const isDigits = how !== 'contains' && /^\d{2,}$/.test(draft.chunks[first]!.text)
  const columns =
    named?.mention.columns ??
    (node && ((isDigits && digitColumn(node.entity)) || textColumns(node.entity, draft.chunks[at]!)))
  if (!node || !columns?.length || (negation && how !== 'contains')) return
  addText(draft, { node: node.selection.where, columns, how: negation ? 'not contains' : how, at }, first, last)
  use(draft.chunks[at]!, 'condition')
  if (negation) use(negation, 'condition')
  if (beside !== undefined && named) use(draft.chunks[beside]!, 'condition')
}

const namesOther = (chunk: Chunk, entity: Entity) =>
  !chunk.literal &&
  chunk.values.some(v => v.quality === 1 && v.entity !== entity && v.entity.nameFields.includes(v.field)) &&
  !chunk.values.some(v => v.entity === entity)

/** "with Moon in the title", "hardware in its memo". */
function readInside(draft: Draft, at: number): void {
  const chunk = draft.chunks[at]!
  if (!isWording(chunk)) return
  const [link, article, field] = draft.chunks.slice(at + 1, at + 4)
  const hasArticle = /^(the|its|their|his|her|a)$/i.test(article?.text ?? '')
  const target = hasArticle ? field : article
  if (!/^(in|within|inside)$/i.test(link?.text ?? '') || !target || !isFree(target)) return
  const place = draft.chunks.indexOf(target)
  const picked = pickField(
    draft,
    place,
    target.fields.filter(m => isTextual(m) && m.quality >= 0.5),
  )
  if (!picked || draft.nodes.some(n => n.at === place)) return
  if (chunk.values.some(v => v.columns.join() === picked.mention.columns.join() && v.quality === 1)) return
  addText(draft, { node: picked.node.selection.where, columns: picked.mention.columns, how: 'contains', at }, at, at)
  use(target, 'condition')
}

/** A word that can be looked for: quoted, or without another meaning here. */
const isWording = (chunk: Chunk) => chunk.literal?.kind === 'quoted' || chunk.kind === 'unknown'

/** The words to look for: something quoted, else up to three words in a row that are no operator. */
function textAfter(draft: Draft, at: number): [number, number] | undefined {
  const { chunks } = draft
  let first = at + 1
  while (
    first <= at + 2 &&
    /^(the|a|an|with|letters?|words?)$/i.test(chunks[first]?.text ?? '') &&
    chunks[first]?.literal === undefined
  )
    first++
  const start = chunks[first]
  if (
    !start ||
    !isFree(start) ||
    start.operator ||
    (start.fields.length > 0 && !start.values.length && !start.literal && chunks[first - 1] !== chunks[at])
  ) {
    // "names that begin with A": with nothing behind it, a letter and no article.
    const isLetter = first > at + 1 && /^an?$/i.test(chunks[first - 1]!.text)
    return isLetter ? [first - 1, first - 1] : undefined
  }
  let last = first
  if (start.literal?.kind !== 'quoted')
    while (
      last < first + 3 &&
      chunks[last + 1] &&
      isFree(chunks[last + 1]) &&
      isWording(chunks[last + 1]!) &&
      !isBroken(draft, last, last + 1)
    )
      last++
  return [first, last]
}

/** Names of what is written in digits, the surest first: `last4`, an account number, an IBAN, a phone number. */
const IN_DIGITS = [
  /^last ?(?:4|four)\b|\blast (?:four )?digits$/,
  /\b(?:number|no|pan)$/,
  /\b(?:iban|vin|serial|imei|isbn|ean|code)$/,
  /\b(?:phone|mobile)$/,
]

/** "the card ending in 4417", "the account that ends in 880": digits are the end of a number, not of a name. */
function digitColumn({ fields }: Entity): string[] | undefined {
  const texts = fields.filter(f => f.type === 'string' && !f.nested && !f.choices.length)
  const found = IN_DIGITS.map(pattern => texts.find(f => pattern.test(f.words.join(' ')))).find(Boolean)
  return found && [found.column]
}

/** Where no field is named: the name, or what "mentioning" and "about" speak of when there is one text. */
function textColumns(entity: Entity, chunk: Chunk): string[] {
  const texts = entity.fields.filter(f => f.role === 'text' && f.type === 'string')
  if (/^(mention|refer|talk)/i.test(chunk.text) && texts.length === 1) return [texts[0]!.column]
  return entity.nameFields.map(f => f.column)
}

function addText(
  draft: Draft,
  {
    node,
    columns,
    how,
    at,
  }: { node: Condition[]; columns: string[]; how: 'contains' | 'not contains' | 'starts' | 'ends'; at: number },
  first: number,
  last: number,
): void {
  const { message, chunks } = draft
  const { literal } = chunks[first]!
  const text =
    literal && 'value' in literal && first === last && literal.kind !== 'number'
      ? String(literal.value)
      : asWritten(message.text, message.tokens[chunks[first]!.from]!.start, message.tokens[chunks[last]!.to - 1]!.end)
  const says = {
    contains: 'containing',
    'not contains': 'not containing',
    starts: 'starting with',
    ends: 'ending with',
  }[how]
  node.push({ columns, op: how, values: [text], label: `${columns.join(' ')} ${says} “${text}”`, at })
  for (let i = first; i <= last; i++) use(chunks[i]!, 'condition')
}

/** Digits as they stand, with the sign of a country's code: "+44", "007". */
const asWritten = (text: string, start: number, end: number): string =>
  text.slice(text[start - 1] === '+' && /\d/.test(text[start]!) ? start - 1 : start, end)

/** "in Texas or with revenue over 5M": conditions on different fields of which one is enough. */
export function readAlternatives(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (chunk.operator?.type !== 'or') return
    for (const { selection } of draft.nodes) {
      const placed = selection.where.filter(c => c.at !== undefined)
      const before = placed.filter(c => c.at! < at).sort((a, b) => b.at! - a.at!)[0]
      const after = placed.filter(c => c.at! > at).sort((a, b) => a.at! - b.at!)[0]
      // A list of values of one field is one condition already; its first value stands before the word.
      if (!before || !after || draft.chunks.slice(at + 1, after.at).some(c => c.used === 'value')) continue
      const neither = isDenied(draft, before.at!) && isBare(draft, at, after.at!) ? denied(after) : undefined
      if (neither) Object.assign(after, neither)
      else {
        selection.where = selection.where.filter(c => c !== before && c !== after)
        selection.anyOf = [...(selection.anyOf ?? []), [before, after]]
      }
      use(chunk, 'condition')
    }
  })
}

/** "not paused or archived": a negation right before the first of them. */
const isDenied = ({ chunks }: Draft, at: number): boolean =>
  chunks.slice(Math.max(0, at - 2), at).some(c => c.operator?.type === 'negation' && c.used === 'condition')

/** Nothing between "or" and what is said next begins a clause of its own. */
const isBare = ({ chunks }: Draft, or: number, at: number): boolean =>
  chunks.slice(or + 1, at).every(c => /^(?:the|an?|in|on|of)$/i.test(c.text))

/** The contrary of a condition on one field: what is denied of both is neither the one nor the other. */
function denied({ op, values, label }: Condition): Partial<Condition> | undefined {
  const [value] = values
  if (op === '=' && typeof value === 'boolean') return { values: [!value], label: `that are not ${label?.replace(/^that are /, '')}` } // oxfmt-ignore
  const contrary = ({ '=': '!=', in: 'not in' } as const)[op as '=' | 'in']
  return contrary && { op: contrary, label: `not ${label}` }
}
