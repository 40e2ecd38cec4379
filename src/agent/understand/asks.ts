import type { Chunk } from './annotate.ts'
import type { Entity, Field } from './catalogue-model.ts'
import { pickField } from './conditions.ts'
import { isBroken, isFree, neighbour, nodeFor, use, type Draft, type Node } from './draft.ts'
import type { FieldMention } from './mentions.ts'
import { findPath, primaryDate, primaryMeasure } from './relations.ts'
import { isPlural } from './words.ts'

const NUMERIC = new Set(['money', 'number', 'percent'])
const isNumeric = (mention: FieldMention) => NUMERIC.has(mention.field.role)
const isOrdered = (mention: FieldMention) => NUMERIC.has(mention.field.role) || mention.field.role === 'date'
const isGrouping = (mention: FieldMention) =>
  ['category', 'boolean', 'reference', 'name', 'text', 'date', 'id'].includes(mention.field.role)

const nodeAt = (draft: Draft, at: number): Node | undefined =>
  draft.nodes.find(node => node.at === at && !node.implicit)

/** "by state", "per month", "for each industry", "break down … by status". */
export function readGrouping(draft: Draft): void {
  const { chunks } = draft
  const breakdown = chunks.find(c => isFree(c) && c.operator?.type === 'breakdown')
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.operator?.type !== 'group' || draft.group) return
    const { word } = chunk.operator
    let next = neighbour(draft, at, 1, 2)
    if (next >= 0 && chunks[next]!.operator?.type === 'group') {
      use(chunk, 'group')
      next = neighbour(draft, next, 1, 2)
    }
    const target = chunks[next]
    if (!target || (target.used && !nodeAt(draft, next))) return
    // "by number of accounts", "by revenue": an order, which the superlative reads.
    if (
      /^(every|across)$/.test(word) &&
      !breakdown &&
      !chunks.some(c => c.operator?.type === 'count' || c.operator?.type === 'aggregate')
    )
      return
    if (word === 'by' && (target.operator?.type === 'count' || (target.fields.some(isNumeric) && !breakdown))) return
    // "sort the books by title": an order, which the word before asks for.
    if (word === 'by' && !breakdown && chunks.slice(0, at).some(c => isFree(c) && c.operator?.type === 'sort')) return
    // "books by Ada Moreno", "by authors from Spain": whose they are, not how they are grouped.
    const named = nodeAt(draft, next)
    if (
      word === 'by' &&
      (target.used === 'value' ||
        (named?.selection.where.length && isPlural(target.text) && !draft.chunks.some(isRanking)))
    )
      return use(chunk, 'filler')
    const period = /^(month|quarter|year|week|day)s?$/i.exec(target.text)?.[1]?.toLowerCase() as 'month' | undefined
    if (period) {
      const named = pickField(
        draft,
        next,
        chunks.flatMap(c => c.fields).filter(f => f.field.role === 'date'),
      )
      const node = named?.node ?? nodeFor(draft, at, draft.app.entities.filter(primaryDate))
      const field = named?.field ?? (node && primaryDate(node.entity))
      if (node && field) draft.group = { entity: node.entity.key, columns: [field.column], period }
    } else if (nodeAt(draft, next) && !target.fields.some(f => f.quality >= 0.95)) {
      const node = nodeAt(draft, next)!
      if (word === 'across' || (word === 'every' && draft.nodes.length === 1)) return
      if (draft.nodes.length > 1 || /^(by|per)$/.test(word)) groupByEntity(draft, node)
      else use(chunk, 'filler')
    } else if (target.fields.length) {
      const picked = pickGroupField(draft, next, target)
      if (
        !picked ||
        (word === 'across' &&
          !draft.chunks.some(
            c => c.operator?.type === 'count' || c.operator?.type === 'aggregate' || c.operator?.type === 'breakdown',
          ))
      )
        return
      draft.group = { entity: picked.node.entity.key, columns: picked.mention.columns }
    }
    if (!draft.group) return
    use(chunk, 'group')
    use(target, 'group')
    const date = draft.group.period ? neighbour(draft, next, 1, 2) : -1
    if (
      date >= 0 &&
      isFree(chunks[date]) &&
      chunks[date]!.fields.some(f => f.columns.join() === draft.group!.columns.join())
    )
      use(chunks[date]!, 'group')
    // "per region of the account": the noun says whose field it is.
    const of = neighbour(draft, next, 1, 2)
    const owner = of >= 0 ? nodeAt(draft, of) : undefined
    const between = draft.chunks.slice(next + 1, of).map(c => c.text.toLowerCase())
    if (owner && draft.group.entity === owner.entity.key && owner !== draft.nodes[0] && between.includes('of'))
      use(draft.chunks[of]!, 'group')
  })
  if (breakdown) {
    use(breakdown, 'group')
    for (const c of chunks) if (isFree(c) && /^down$/i.test(c.text)) use(c, 'group')
    if (!draft.measures.length) draft.measures.push({ fn: 'count' })
  }
}

function groupByEntity(draft: Draft, node: Node): void {
  const columns = node.entity.nameFields.length
    ? node.entity.nameFields.map(f => f.column)
    : node.entity.idField
      ? [node.entity.idField.column]
      : []
  if (columns.length) draft.group = { entity: node.entity.key, columns }
}

/** The field to group by, on the records asked about or on one that they point to. */
function pickGroupField(draft: Draft, at: number, chunk: Chunk): { node: Node; mention: FieldMention } | undefined {
  const mentions = chunk.fields.filter(isGrouping)
  const owner = ownerAfter(draft, at, mentions)
  return owner ?? pickField(draft, at, mentions)
}

/** "region of the account", "state of my accounts": a noun after the field that has it. */
function ownerAfter(
  draft: Draft,
  at: number,
  mentions: FieldMention[],
): { node: Node; mention: FieldMention } | undefined {
  const of = neighbour(draft, at, 1, 3)
  const node =
    of >= 0 &&
    /\bof\b/i.test(
      draft.chunks
        .slice(at + 1, of)
        .map(c => c.text)
        .join(' '),
    )
      ? nodeAt(draft, of)
      : undefined
  const mention = node && mentions.filter(m => m.entity === node.entity).sort((a, b) => b.quality - a.quality)[0]
  return node && mention ? { node, mention } : undefined
}

/** "how many", "number of", with what is counted: records, or the different values of a field. */
export function readCounts(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.operator?.type !== 'count') return
    use(chunk, 'count')
    const next = neighbour(draft, at, 1, 6)
    const distinct = next >= 0 && draft.chunks[next]!.operator?.type === 'distinct' ? next : -1
    const target = distinct >= 0 ? neighbour(draft, distinct, 1, 2) : next
    const field = target >= 0 ? draft.chunks[target] : undefined
    if (distinct >= 0) use(draft.chunks[distinct]!, 'count')
    if (field?.fields.length && !nodeAt(draft, target)) {
      const numeric = pickField(draft, target, field.fields.filter(isNumeric))
      const category = pickField(
        draft,
        target,
        field.fields.filter(f => !isNumeric(f) && f.field.role !== 'boolean'),
      )
      if (numeric && distinct < 0 && (!category || numeric.mention.quality >= category.mention.quality)) {
        // "how many employees does Apex have": a figure that is stored, not counted.
        use(field, 'project')
        draft.project.push({ columns: numeric.mention.columns, entity: numeric.node.entity, at: target, counted: true })
        return
      }
      if (category && (distinct >= 0 || isPlural(field.text))) {
        use(field, 'count')
        draft.measures.push({ fn: 'distinct', column: category.field.column })
        draft.measured = category.node
        return
      }
    }
    const counted = draft.nodes.filter(n => !n.implicit && n.at > at).sort((a, b) => a.at - b.at)[0]
    if (counted && target >= 0 && (counted.at === target || isPremodified(draft, at, counted.at)))
      draft.head ??= counted
    if (!draft.measures.some(m => m.fn === 'count')) draft.measures.push({ fn: 'count' })
  })
}

/** Only adjectives, values and scopes stand between "how many" and its noun. */
const isPremodified = (draft: Draft, from: number, to: number) =>
  draft.chunks
    .slice(from + 1, to)
    .every(
      (c, i) =>
        (c.values.length ||
          c.scopes.length ||
          c.fields.length ||
          c.arguments.length ||
          c.kind === 'filler' ||
          c.kind === 'app' ||
          c.used) &&
        !isBroken(draft, from, from + 1 + i),
    )

/** Sums, averages, medians, smallest and largest values of a field. */
export function readAggregates(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.operator?.type !== 'aggregate') return
    const { fn } = chunk.operator
    const target = aggregated(draft, at)
    if (!target) {
      // "and the median?": the column is that of the figure before.
      if (!draft.nodes.length && draft.previous?.measures.some(m => m.column) && !draft.measures.length) {
        draft.measures.push({ fn })
        use(chunk, 'aggregate')
        return
      }
      // "in total" beside a count says nothing more; "on average" would.
      if (fn === 'sum' && (draft.measures.length || draft.chunks.some(c => c.operator?.type === 'count')))
        use(chunk, 'filler')
      return
    }
    use(chunk, 'aggregate')
    if (target.chunk) use(target.chunk, 'aggregate')
    draft.measures.push({ fn, column: target.column })
    draft.measured ??= target.node
  })
}

function aggregated(draft: Draft, at: number): { node: Node; column: string; chunk?: Chunk } | undefined {
  const { chunks } = draft
  for (let i = at + 1; i < Math.min(chunks.length, at + 5); i++) {
    const chunk = chunks[i]!
    if (chunk.operator && chunk.operator.type !== 'aggregate') break
    const picked =
      chunk.used && chunk.used !== 'aggregate' ? undefined : pickField(draft, i, chunk.fields.filter(isNumeric))
    if (picked && !(nodeAt(draft, i) && !chunk.fields.some(f => f.quality === 1)))
      return { node: picked.node, column: picked.field.column, chunk }
  }
  for (let i = at - 1; i >= Math.max(0, at - 6); i--) {
    const chunk = chunks[i]!
    const picked =
      isFree(chunk) || chunk.used === 'aggregate' ? pickField(draft, i, chunk.fields.filter(isNumeric)) : undefined
    if (picked) return { node: picked.node, column: picked.field.column, chunk }
  }
  const verb = chunks.find(c => /^(worth|earn|cost|spend|make)s?$/i.test(c.text))
  const howMuch = /^how much$/i.test(chunks[at]!.text)
  const money = howMuch
    ? draft.nodes
        .filter(n => n.selection.where.length && n.entity.fields.some(f => f.role === 'money'))
        .sort((a, b) => a.at - b.at)[0]
    : undefined
  const node = money ?? draft.nodes[0]
  const field = node && (verb || money) ? primaryMeasure(node.entity) : undefined
  return field && node ? { node, column: field.column, ...(verb && { chunk: verb }) } : undefined
}

/** "the three largest", "top 5 … by …", "second highest", "earliest": an order with a cut, or the extreme value of a field. */
export function readSuperlatives(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.operator?.type !== 'superlative') return
    const { direction, of, comparative } = chunk.operator
    if (isLeading(draft, at)) return use(chunk, 'superlative')
    const count = countBeside(draft, at) ?? countBeforeNoun(draft, at)
    const offset = ordinalBefore(draft, at)
    const target = chunk.operator.word === 'most common' ? commonest(draft, at) : orderTarget(draft, at, of)
    if (!target) return
    const limit = count?.value ?? 1
    const done = () => {
      use(chunk, 'superlative')
      if (count) use(count.chunk, 'superlative')
      if (offset) use(offset.chunk, 'superlative')
    }
    if (target.kind === 'count') {
      const field = groupHead(draft, at, target.node)
      if (!field) return
      draft.group = field.group
      draft.measures = [{ fn: 'count' }]
      draft.head = target.node
      draft.groupOrder = { by: 'measure', direction, limit, ...(offset && { offset: offset.value }) }
      field.chunks.forEach(c => use(c, 'group'))
      target.chunks.forEach(c => use(c, 'group'))
      return done()
    }
    const { node, mention } = target
    const group = groupHeadForMeasure(draft, at, node)
    if (group) {
      draft.group = group.group
      draft.measures = [{ fn: group.fn, column: mention.field.column }]
      draft.measured = node
      draft.groupOrder = { by: 'measure', direction, limit, ...(offset && { offset: offset.value }) }
      group.chunks.forEach(c => use(c, 'group'))
    } else if (isExtreme(draft, at, target) && !comparative) {
      draft.measures.push({ fn: direction === 'desc' ? 'max' : 'min', column: mention.field.column })
      draft.measured ??= node
    } else {
      const twice = node.selection.order !== undefined
      if (twice) return
      node.selection.order = { columns: mention.columns, direction }
      node.selection.limit = limit
      if (offset) node.selection.offset = offset.value
    }
    target.chunks.forEach(c => use(c, 'superlative'))
    done()
  })
}

/** "top 3 most expensive": the second word says by what. */
function isLeading(draft: Draft, at: number): boolean {
  const next = draft.chunks.slice(at + 1, at + 3).find(c => c.literal?.kind !== 'number')
  return /^(top|best|first)$/i.test(draft.chunks[at]!.text) && next?.operator?.type === 'superlative' && isFree(next)
}

const isRanking = (chunk: Chunk) => chunk.operator?.type === 'superlative'

/** "most common job title amongst …": values of a field by how many records have them. */
function commonest(draft: Draft, at: number): OrderTarget | undefined {
  const mentioned = draft.nodes.filter(n => !n.implicit)
  const field = neighbour(draft, at, 1, 2)
  const picked =
    field >= 0 && !mentioned.length
      ? pickField(draft, field, draft.chunks[field]!.fields.filter(isGrouping))
      : undefined
  const node = mentioned[0] ?? picked?.node
  return node && { kind: 'count', node, chunks: [] }
}

/** "top 5", "5 largest", "three oldest". */
function countBeside(draft: Draft, at: number): { value: number; chunk: Chunk } | undefined {
  for (const i of [at + 1, at - 1]) {
    const chunk = draft.chunks[i]
    if (!chunk || chunk.used) continue
    const word = draft.message.literals.find(l => l.kind === 'number' && l.word && l.from === chunk.from)
    const literal = chunk.literal ?? word
    if (
      literal?.kind === 'number' &&
      literal.unit === 'plain' &&
      Number.isInteger(literal.value) &&
      literal.value > 0 &&
      literal.value <= 10_000
    )
      return { value: literal.value, chunk }
  }
  return undefined
}

/** "the 4 accounts with the largest …", "which three countries have the most …": the number stands before the noun. */
function countBeforeNoun(draft: Draft, at: number): { value: number; chunk: Chunk } | undefined {
  for (let i = 0; i < at; i++) {
    const chunk = draft.chunks[i]!
    const { literal } = chunk
    if (
      !isFree(chunk) ||
      literal?.kind !== 'number' ||
      literal.unit !== 'plain' ||
      !Number.isInteger(literal.value) ||
      literal.value < 1 ||
      literal.value > 10_000
    )
      continue
    const next = draft.chunks
      .slice(i + 1, i + 5)
      .find(c => c.kind !== 'filler' && c.kind !== 'app' && !c.values.length && !c.scopes.length)
    if (next && (next.entities.length || next.fields.length)) return { value: literal.value, chunk }
  }
  return undefined
}

function ordinalBefore(draft: Draft, at: number): { value: number; chunk: Chunk } | undefined {
  const chunk = draft.chunks[at - 1]
  return chunk && isFree(chunk) && chunk.operator?.type === 'ordinal'
    ? { value: chunk.operator.value, chunk }
    : undefined
}

type OrderTarget =
  | { kind: 'field'; node: Node; mention: FieldMention; chunks: Chunk[]; direct: boolean }
  | { kind: 'count'; node: Node; chunks: Chunk[] }

/** What a superlative ranks by: the field after it, the field after "by", or the main figure of its noun. */
function orderTarget(draft: Draft, at: number, of?: 'date' | 'number'): OrderTarget | undefined {
  const { chunks } = draft
  const direct = neighbourField(draft, at)
  if (direct) return { kind: 'field', ...direct, direct: true }
  const by = chunks.findIndex((c, i) => i > at && /^(by|terms|according|regard|measured)$/i.test(c.text))
  if (by >= 0) {
    const next = neighbour(draft, by, 1, 3)
    const chunk = next >= 0 ? chunks[next]! : undefined
    if (chunk?.operator?.type === 'count') {
      const counted = neighbour(draft, next, 1, 2)
      const node = counted >= 0 ? nodeAt(draft, counted) : undefined
      if (node) return { kind: 'count', node, chunks: [chunks[by]!, chunk] }
    }
    const skip =
      chunk?.operator?.type === 'aggregate' || chunk?.operator?.type === 'superlative'
        ? neighbour(draft, next, 1, 2)
        : next
    const picked = skip >= 0 ? pickField(draft, skip, chunks[skip]!.fields.filter(isOrdered)) : undefined
    if (picked)
      return {
        kind: 'field',
        node: picked.node,
        mention: picked.mention,
        chunks: [chunks[by]!, chunks[skip]!],
        direct: false,
      }
  }
  const next = neighbour(draft, at, 1, 3)
  const noun = next >= 0 ? nextNode(draft, next) : undefined
  if (noun && /^(most|least|fewest|more|fewer|less)$/i.test(chunks[at]!.text))
    return { kind: 'count', node: noun, chunks: [] }
  const node = noun ?? [...draft.nodes].filter(n => n.at < at).at(-1) ?? draft.nodes[0]
  if (!node) return undefined
  // A value between superlative and noun still speaks of the noun; a field anywhere later may be what ranks.
  const later = chunks.slice(at + 1).flatMap((c, i) =>
    isFree(c) && !isBroken(draft, at, at + 1 + i)
      ? c.fields
          .filter(isOrdered)
          .filter(f => f.entity === node.entity && f.quality >= 0.8)
          .map(mention => ({ mention, chunk: c }))
      : [],
  )
  if (later.length === 1 && !draft.measures.length)
    return { kind: 'field', node, mention: later[0]!.mention, chunks: [later[0]!.chunk], direct: false }
  const field = /^(longest|shortest)$/i.test(chunks[at]!.text)
    ? lengthOf(node.entity)
    : of === 'date'
      ? primaryDate(node.entity)
      : of === 'number' || !noun || !primaryDate(node.entity) || primaryMeasure(node.entity)
        ? primaryMeasure(node.entity)
        : primaryDate(node.entity)
  return (
    field && {
      kind: 'field',
      node,
      mention: { entity: node.entity, field, columns: [field.column], quality: 0.5 },
      chunks: [],
      direct: false,
    }
  )
}

/** What "longest" speaks of: a field for it, else the only number that is no money. */
function lengthOf(entity: Entity): Field | undefined {
  const numbers = entity.fields.filter(f => f.role === 'number')
  const named = numbers.find(f =>
    f.words.some(w => /^(length|duration|pages?|days|hours|minutes|seconds|distance|words)$/.test(w)),
  )
  return named ?? (numbers.length === 1 ? numbers[0] : undefined)
}

/** The noun at or after a place, past values and scopes. */
function nextNode(draft: Draft, from: number): Node | undefined {
  for (let i = from; i < Math.min(draft.chunks.length, from + 5); i++) {
    const node = nodeAt(draft, i)
    if (node) return node
    const chunk = draft.chunks[i]!
    if (chunk.operator && chunk.operator.type !== 'pronoun') return undefined
    if (chunk.kind === 'unknown') return undefined
  }
  return undefined
}

function neighbourField(draft: Draft, at: number): { node: Node; mention: FieldMention; chunks: Chunk[] } | undefined {
  const { chunks } = draft
  let next = neighbour(draft, at, 1, 2)
  const used: Chunk[] = []
  // "the highest and the lowest revenue": both speak of the field behind the second.
  if (
    next >= 0 &&
    chunks[next]!.operator?.type === 'superlative' &&
    /\band\b/i.test(
      chunks
        .slice(at, next)
        .map(c => c.text)
        .join(' '),
    )
  )
    next = neighbour(draft, next, 1, 2)
  if (
    next >= 0 &&
    (chunks[next]!.operator?.type === 'aggregate' || (chunks[next]!.literal?.kind === 'number' && isFree(chunks[next])))
  ) {
    if (chunks[next]!.operator) used.push(chunks[next]!)
    next = neighbour(draft, next, 1, 2)
  }
  // "the most closed-won value": a value in between only narrows.
  while (next >= 0 && chunks[next]!.used === 'value') next = neighbour(draft, next, 1, 1)
  const chunk = next >= 0 ? chunks[next] : undefined
  if (!chunk || nodeAt(draft, next) || (chunk.used && chunk.used !== 'aggregate' && chunk.used !== 'superlative'))
    return undefined
  const picked = pickField(draft, next, chunk.fields.filter(isOrdered))
  return picked && { node: picked.node, mention: picked.mention, chunks: [...used, chunk] }
}

/** "which state has the most accounts", "top 3 industries by number of accounts": the field or noun whose groups are ranked. */
function groupHead(
  draft: Draft,
  at: number,
  counted: Node,
): { group: NonNullable<Draft['group']>; chunks: Chunk[] } | undefined {
  const order = [...draft.chunks.keys()]
    .filter(i => i !== at)
    .sort((a, b) => Number(a > at) - Number(b > at) || (a < at ? a - b : a - b))
  for (const i of order) {
    const chunk = draft.chunks[i]!
    const node = nodeAt(draft, i)
    if (node && node !== counted && node.entity !== counted.entity) {
      const path = findPath(counted.entity, node.entity, draft.app)
      if (path?.length === 1 && path[0]!.direction === 'up') {
        const columns = node.entity.nameFields.length
          ? node.entity.nameFields.map(f => f.column)
          : [node.entity.idField!.column]
        return { group: { entity: node.entity.key, columns }, chunks: [chunk] }
      }
      continue
    }
    const period = isFree(chunk) && !node ? periodHead(draft, chunk, counted) : undefined
    if (period) return { group: period, chunks: [chunk] }
    if (!isFree(chunk) || node || !chunk.fields.some(isGrouping)) continue
    const picked = pickOn(draft, i, chunk.fields.filter(isGrouping), counted)
    if (picked) return { group: { entity: picked.entity.key, columns: picked.columns }, chunks: [chunk] }
  }
  const listed = counted.selection.where.find(c => c.op === 'in' && c.values.length > 1)
  return listed && { group: { entity: counted.entity.key, columns: listed.columns }, chunks: [] }
}

/** "which month has …": groups of the main date, or of the one date that the message names. */
function periodHead(draft: Draft, chunk: Chunk, node: Node): NonNullable<Draft['group']> | undefined {
  const period = /^(month|quarter|year|week|day)s?$/i.exec(chunk.text)?.[1]?.toLowerCase() as 'month' | undefined
  const named = draft.chunks.flatMap(c => c.fields).find(f => f.field.role === 'date' && f.entity === node.entity)
  const field = named?.field ?? primaryDate(node.entity)
  return period && field ? { entity: node.entity.key, columns: [field.column], period } : undefined
}

/** The field on the counted records themselves, or on a record they point to. */
function pickOn(draft: Draft, at: number, mentions: FieldMention[], node: Node): FieldMention | undefined {
  const own = mentions.filter(m => m.entity === node.entity).sort((a, b) => b.quality - a.quality)[0]
  if (own) return own
  void at
  return mentions
    .filter(m => findPath(node.entity, m.entity, draft.app)?.every(hop => hop.direction === 'up'))
    .sort((a, b) => b.quality - a.quality)[0]
}

/** "which industry has the highest total revenue": groups ranked by a figure, when a field is asked for before it. */
function groupHeadForMeasure(
  draft: Draft,
  at: number,
  node: Node,
): { group: NonNullable<Draft['group']>; fn: 'sum' | 'avg'; chunks: Chunk[] } | undefined {
  const by = draft.chunks.findIndex((c, i) => i > at && /^by$/i.test(c.text))
  for (let i = 0; i < (by > at ? by : at); i++) {
    if (i === at) continue
    const chunk = draft.chunks[i]!
    const average = draft.chunks.find(c => c.operator?.type === 'aggregate' && c.operator.fn === 'avg')
    const total = draft.chunks.find(c => c.operator?.type === 'aggregate' && c.operator.fn === 'sum')
    const said = [average, total].filter(c => c !== undefined)
    const period = isFree(chunk) && !nodeAt(draft, i) ? periodHead(draft, chunk, node) : undefined
    if (period) return { group: period, fn: average ? 'avg' : 'sum', chunks: [chunk, ...said] }
    if (
      !isFree(chunk) ||
      nodeAt(draft, i) ||
      !chunk.fields.some(f => f.field.role === 'category') ||
      chunk.values.length
    )
      continue
    if (
      i < at &&
      !/^(which|what|top|the|\d+|two|three|four|five|six|seven|eight|nine|ten)$/i.test(
        draft.chunks[i - 1]?.text ?? 'which',
      )
    )
      continue
    const picked = pickOn(
      draft,
      i,
      chunk.fields.filter(f => f.field.role === 'category'),
      node,
    )
    if (picked)
      return {
        group: { entity: picked.entity.key, columns: picked.columns },
        fn: average ? 'avg' : 'sum',
        chunks: [chunk, ...said],
      }
  }
  // "the 5 accounts with the greatest total opportunity value": a figure added up over the records of each.
  const most = /^(most|least|fewest)$/i.test(draft.chunks[at]!.text) ? draft.chunks[at] : undefined
  const summed = draft.chunks.find((c, i) => i > at && i <= at + 3 && c.operator?.type === 'aggregate')
  const owner = draft.nodes.filter(n => !n.implicit && n.at < at)[0]
  const fn = summed?.operator?.type === 'aggregate' ? summed.operator.fn : most ? 'sum' : undefined
  if (owner && owner.entity !== node.entity && (fn === 'sum' || fn === 'avg')) {
    const path = findPath(node.entity, owner.entity, draft.app)
    const columns = owner.entity.nameFields.map(f => f.column)
    if (path?.every(hop => hop.direction === 'up') && columns.length)
      return { group: { entity: owner.entity.key, columns }, fn, chunks: summed ? [summed] : [] }
  }
  return undefined
}

/** "what is the highest revenue among …": the figure itself is asked for, not the record that has it. */
function isExtreme(draft: Draft, at: number, target: Extract<OrderTarget, { kind: 'field' }>): boolean {
  if (!target.direct) return false
  const asksForRecord =
    /\bwhich (one|ones|of)\b/i.test(draft.message.text) ||
    draft.nodes.some(n => !n.implicit && n.at < at) ||
    draft.chunks.some((c, i) => i < at && c.operator?.type === 'who')
  return !asksForRecord
}

/** "sort them by revenue, highest first", "ordered by name". */
export function readSorting(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const sorts =
      chunk.operator?.type === 'sort' ||
      (chunk.operator?.type === 'group' &&
        chunk.operator.word === 'by' &&
        draft.chunks.some(c => isFree(c) && c.operator?.type === 'order'))
    if (!isFree(chunk) || !sorts) return
    for (let i = at + 1; i < draft.chunks.length; i++) {
      const target = draft.chunks[i]!
      const picked = isFree(target) ? pickField(draft, i, target.fields) : undefined
      if (!picked) continue
      const direction = draft.chunks.find(c => isFree(c) && c.operator?.type === 'order')
      picked.node.selection.order = {
        columns: picked.mention.columns,
        direction: direction?.operator?.type === 'order' ? direction.operator.direction : 'asc',
      }
      use(chunk, 'sort')
      use(target, 'sort')
      if (direction) use(direction, 'sort')
      for (const other of draft.chunks)
        if (other.operator?.type === 'group' && other.text.toLowerCase() === 'by') use(other, 'sort')
      return
    }
  })
}

/** "how big is Apex": the main figure of the record. */
export function readSize(draft: Draft): void {
  const at = draft.chunks.findIndex(c => isFree(c) && c.operator?.type === 'size')
  const node = at >= 0 ? draft.nodes[0] : undefined
  const field = node && primaryMeasure(node.entity)
  if (!node || !field) return
  use(draft.chunks[at]!, 'project')
  draft.project.push({ columns: [field.column], entity: node.entity, at })
}

/** Fields that are left: what is wanted of the records. */
export function readProjection(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !chunk.fields.length || nodeAt(draft, at)) return
    const picked = pickField(draft, at, chunk.fields)
    if (!picked) return
    // "Name the four …": a verb, not a column.
    if (at === 0 && /^name$/i.test(chunk.text)) return use(chunk, 'filler')
    const { mention, node } = picked
    // A verb that is also a date's name ("which close …") wants no column unless it was asked for as one.
    use(chunk, 'project')
    const isVerb =
      mention.field.role === 'date' && !/\b(date|day|time|at|on|deadline)s?$/i.test(chunk.text) && mention.quality < 1
    if (isVerb && !/\bwhen\b/i.test(draft.message.text)) return
    draft.project.push({ columns: mention.columns, entity: node.entity, at })
    const plural = isPlural(chunk.text.split(/\s+/).at(-1)!)
    const isAttribute = ['category', 'reference', 'boolean'].includes(mention.field.role)
    if (isAttribute && (plural || draft.chunks.some(c => c.operator?.type === 'distinct'))) draft.wantsValues = true
  })
  for (const chunk of draft.chunks) if (isFree(chunk) && chunk.operator?.type === 'distinct') use(chunk, 'filler')
}
