import type { Entity, Field } from '../catalogue-model.ts'
import type { Chunk } from '../chunk.ts'
import { type Draft, addCondition, isBroken, isFree, neighbour, use } from '../draft.ts'
import type { FieldMention } from '../mentions.ts'
import type { Condition } from '../query.ts'
import { isPlural } from '../words.ts'
import { negationBefore } from './negation.ts'
import { labelOf, pickField } from './shared.ts'

const TEXTUAL = new Set(['name', 'text', 'category', 'email', 'url', 'phone', 'id', 'reference'])
const isTextual = (mention: FieldMention) => TEXTUAL.has(mention.field.role) && mention.field.type !== 'boolean'

/** "name contains …", "starting with …", "mentioning … in the notes", "with … in the title". */
export function readTextConditions(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk)) return
    if (chunk.operator?.type === 'contains') readContains(draft, at, chunk.operator.how)
    else if (chunk.operator?.type === undefined) readInside(draft, at)
  })
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
  const node = named?.node ?? draft.nodes[0]
  const columns = named?.mention.columns ?? (node && textColumns(node.entity, draft.chunks[at]!))
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
  )
    return undefined
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
    literal && 'value' in literal && first === last
      ? String(literal.value)
      : message.text.slice(message.tokens[chunks[first]!.from]!.start, message.tokens[chunks[last]!.to - 1]!.end)
  const says = {
    contains: 'containing',
    'not contains': 'not containing',
    starts: 'starting with',
    ends: 'ending with',
  }[how]
  node.push({ columns, op: how, values: [text], label: `${columns.join(' ')} ${says} “${text}”`, at })
  for (let i = first; i <= last; i++) use(chunks[i]!, 'condition')
}

/** "without a phone number", "missing an e-mail", "whose phone is empty", "that have no website", "who have an emergency contact". */
export function readMissing(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk)) return
    if (chunk.operator?.type === 'missing') readLacking(draft, at, chunk.operator.after === true)
    if (
      chunk.operator?.type === 'missing' &&
      isFree(chunk) &&
      draft.chunks.slice(at + 1, at + 4).some(c => c.values.length && !c.fields.length)
    )
      chunk.operator = { type: 'negation' }
    if (chunk.operator?.type === 'negation') {
      negateRelated(draft, at)
      if (isFree(chunk)) readLack(draft, at)
    }
    if (isFree(chunk) && chunk.fields.length) readPossession(draft, at)
  })
}

function readLacking(draft: Draft, at: number, after: boolean): void {
  const chunk = draft.chunks[at]!
  const next = after ? -1 : neighbour(draft, at, 1, 2)
  // A noun that is also part of a field's name ("without books", `book_id`) is the noun.
  const related = draft.nodes.find(n => n.at === next)
  const behind =
    next >= 0 && isFree(draft.chunks[next]) && draft.chunks[next]!.fields.length > 0 && !isBroken(draft, at, next)
  const place = behind || related ? next : neighbour(draft, at, -1, 3)
  const field = place >= 0 ? draft.chunks[place] : undefined
  // A yes/no field that is lacking is one that does not hold.
  if (field && isFree(field) && bestField(field.fields)?.role === 'boolean') return
  const picked =
    field && isFree(field) && !draft.nodes.some(n => n.at === place) ? pickField(draft, place, field.fields) : undefined
  if (picked) {
    addEmptiness(draft, place, picked, 'empty')
    use(chunk, 'condition')
  } else if (related) {
    related.negated = true
    use(chunk, 'condition')
  }
}

const bestField = (mentions: FieldMention[]): Field | undefined =>
  [...mentions].sort((a, b) => b.quality - a.quality)[0]?.field

function addEmptiness(
  draft: Draft,
  place: number,
  picked: NonNullable<ReturnType<typeof pickField>>,
  op: 'empty' | 'filled',
): void {
  const label = op === 'empty' ? `without ${labelOf(picked.field)}` : `that have ${labelOf(picked.field)}`
  addCondition(picked.node, { columns: picked.mention.columns, op, values: [], label, at: place })
  use(draft.chunks[place]!, 'condition')
}

/** "accounts that don't have a phone number", "a phone but no email": the field is empty. */
function readLack(draft: Draft, at: number): void {
  const next = neighbour(draft, at, 1, 3)
  const between = draft.chunks.slice(at + 1, next).map(c => c.text.toLowerCase())
  const field = next >= 0 ? draft.chunks[next] : undefined
  const says =
    between.some(t => /^(have|has|had|having|a|an|any|given|got)$/.test(t)) ||
    /^(no|neither|nor)$/i.test(draft.chunks[at]!.text)
  if (!isFree(field) || !says || field.values.length || draft.nodes.some(n => n.at === next)) return
  const picked = pickField(
    draft,
    next,
    field.fields.filter(f => f.field.role !== 'boolean' && f.quality >= 0.8),
  )
  if (!picked) return
  addEmptiness(draft, next, picked, 'empty')
  use(draft.chunks[at]!, 'condition')
}

/** "who have an emergency contact", "with a website": there is one, unless a value or figure follows. */
function readPossession(draft: Draft, at: number): void {
  const chunk = draft.chunks[at]!
  const [article, verb] = [draft.chunks[at - 1], draft.chunks[at - 2]].map(c => c?.text.toLowerCase() ?? '')
  const says =
    (/^(a|an|any)$/.test(article!) && /^(have|has|having|had|with|got)$/.test(verb!)) ||
    (/^(have|has|having)$/.test(article!) && /^(that|which|who)$/.test(verb!))
  // "bookings with special requests", "that have children": a plural needs no article.
  const bare =
    /^(with|have|has|having)$/.test(article!) &&
    isPlural(chunk.text.split(' ').at(-1)!) &&
    draft.nodes.some(n => n.at === at - 2 || /^(that|which|who)$/.test(verb!))
  const owes = /^(owe|owes|owing)\b/i.test(chunk.text) && /^(that|which|who)$/.test(article!)
  const asks = /^\W*(do|does|did|has|have)\b/i.test(draft.message.text)
  const after = draft.chunks[at + 1]
  const measured =
    after &&
    (after.literal ||
      after.values.length ||
      (after.operator && !['negation', 'or', 'missing', 'pronoun'].includes(after.operator.type)) ||
      /^(of|is|in|equal)$/i.test(after.text))
  if (!(says || bare || owes) || asks || measured || chunk.values.length || draft.nodes.some(n => n.at === at)) return
  const fits = chunk.fields.filter(
    f =>
      (owes || f.quality >= 0.8) &&
      !['boolean', 'id'].includes(f.field.role) &&
      f.field.column !== f.entity.idField?.column &&
      (says || owes || f.field.nullable || f.field.type === 'integer'),
  )
  const picked = draft.nodes.length
    ? pickField(
        draft,
        at,
        fits.filter(f => draft.nodes.some(n => n.entity === f.entity)),
      )
    : undefined
  if (!picked) return
  const isFigure = ['number', 'money'].includes(picked.field.role)
  if (!isFigure || says) return addEmptiness(draft, at, picked, 'filled')
  // A number of things that are had is at least one, what is owed is something.
  addCondition(picked.node, {
    columns: picked.mention.columns,
    op: '>',
    values: [0],
    label: `that have ${labelOf(picked.field)}`,
    at,
  })
  use(chunk, 'condition')
  const rest = draft.chunks[at + 1]
  if (owes && rest && isFree(rest) && picked.field.words.includes(rest.text.toLowerCase())) use(rest, 'condition')
}

/** "that do not have any deal in negotiation", "with no contacts": none of the related records. */
function negateRelated(draft: Draft, at: number): void {
  const between: string[] = []
  for (let i = at + 1; i < Math.min(draft.chunks.length, at + 6); i++) {
    const chunk = draft.chunks[i]!
    const node = draft.nodes.find(n => n.at === i)
    if (
      node &&
      node !== draft.nodes[0] &&
      !node.previous &&
      (between.some(t => /^(have|has|had|any|a|an|single)$/.test(t)) || /^(no|without)$/i.test(draft.chunks[at]!.text))
    ) {
      node.negated = true
      return use(draft.chunks[at]!, 'related')
    }
    if (chunk.kind !== 'filler' && !chunk.values.length && !chunk.fields.length) return
    between.push(chunk.text.toLowerCase())
  }
}

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
      selection.where = selection.where.filter(c => c !== before && c !== after)
      selection.anyOf = [...(selection.anyOf ?? []), [before, after]]
      use(chunk, 'condition')
    }
  })
}
