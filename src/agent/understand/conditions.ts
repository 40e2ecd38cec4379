import type { Chunk } from './annotate.ts'
import type { Entity, Field } from './catalogue-model.ts'
import {
  addCondition,
  addNode,
  addSource,
  isBroken,
  isFree,
  neighbour,
  nodeFor,
  use,
  type Draft,
  type Node,
} from './draft.ts'
import type { Comparison } from './lexicon.ts'
import type { FieldMention } from './mentions.ts'
import type { Literal } from './read-message.ts'
import type { Condition } from './query.ts'
import { primaryDate, primaryMeasure } from './relations.ts'
import type { ValueMatch } from './vocabulary.ts'

const NUMERIC = new Set(['money', 'number', 'percent'])
const isNumeric = (mention: FieldMention) => NUMERIC.has(mention.field.role)
const isDate = (mention: FieldMention) => mention.field.role === 'date'

const labelOf = (field: Field) =>
  field.words.filter((word, at) => at === 0 || field.role !== 'date' || !/^(at|on)$/.test(word)).join(' ')

/** Numbers with comparators, ranges and bounds: "over $5M", "90 or more", "between 3 and 7", "500 employees". */
export function readNumberConditions(draft: Draft): void {
  const { chunks } = draft
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at]!
    if (!isFree(chunk) || chunk.literal?.kind !== 'number') continue
    const bound = comparisonAround(draft, at) ?? plainCount(draft, at) ?? plainEquality(draft, at)
    if (!bound) continue
    const { op, first, last, second } = bound
    const owner = fieldAround(draft, first, last, isNumeric)
    if (!owner && countedRelation(draft, at, last, op, chunk.literal.value)) {
      markUsed(draft, first, last)
      continue
    }
    const target = owner ?? fieldByUnit(draft, at, chunk.literal)
    if (!target) continue
    const scale = (value: number, unit: string) =>
      target.field.fraction && (unit === 'percent' || value > 1) ? Number((value / 100).toPrecision(12)) : value
    const values = [scale(chunk.literal.value, chunk.literal.unit)]
    const other = second === undefined ? undefined : chunks[second]!.literal
    if (other?.kind === 'number') values.push(scale(other.value, other.unit))
    if (values.length === 2) values.sort((a, b) => a - b)
    addCondition(target.node, {
      columns: [target.field.column],
      op,
      values,
      at,
      label: `${labelOf(target.field)} ${SIGNS[op]} ${values.map(v => v.toLocaleString('en-US')).join(' and ')}`,
    })
    markUsed(draft, first, last)
    if (target.chunk) use(target.chunk, 'condition')
  }
}

/** "priority 1", "a score of 90": a whole number right behind its field. */
function plainEquality(
  draft: Draft,
  at: number,
): { op: Comparison; first: number; last: number; second?: number } | undefined {
  const { literal } = draft.chunks[at]!
  const before = neighbour(draft, at, -1, 2)
  const chunk = before >= 0 ? draft.chunks[before] : undefined
  if (literal?.kind !== 'number' || literal.unit === 'money' || !isFree(chunk) || isBroken(draft, before, at))
    return undefined
  const between = draft.chunks.slice(before + 1, at).every(c => /^(of|is|equal|equals|to|a|an|with)$/i.test(c.text))
  const fits =
    chunk.fields.some(f => isNumeric(f) && f.field.role !== 'money') && !draft.nodes.some(n => n.at === before)
  return between && fits ? { op: '=', first: at, last: at } : undefined
}

/** "accounts that have three contacts": a bare number before the noun of related records. */
function plainCount(
  draft: Draft,
  at: number,
): { op: Comparison; first: number; last: number; second?: number } | undefined {
  const node = draft.nodes.find(n => n.at === at + 1)
  const isRelated =
    node && node !== draft.nodes[0] && /^(have|has|having|with|had)$/i.test(draft.chunks[at - 1]?.text ?? '')
  return isRelated ? { op: '=', first: at, last: at } : undefined
}

const DATE_SIGNS: Record<Comparison, string> = {
  '>': 'after',
  '>=': 'since',
  '<': 'before',
  '<=': 'until',
  '=': 'on',
  '!=': 'not on',
  between: 'in',
}

const SIGNS: Record<Comparison, string> = {
  '>': 'over',
  '>=': 'at least',
  '<': 'below',
  '<=': 'at most',
  '=': 'of',
  '!=': 'other than',
  between: 'between',
}

function markUsed(draft: Draft, first: number, last: number): void {
  for (let i = first; i <= last; i++) if (draft.chunks[i]!.kind !== 'filler') use(draft.chunks[i]!, 'condition')
}

/** The comparison that a number or date is part of, with the chunks it spans. */
function comparisonAround(
  draft: Draft,
  at: number,
): { op: Comparison; first: number; last: number; second?: number } | undefined {
  const { chunks } = draft
  const after = chunks[at + 1]
  if (after?.operator?.type === 'bound' && isFree(after)) return { op: after.operator.op, first: at, last: at + 1 }
  const before = neighbour(draft, at, -1, 2)
  const comparator = before >= 0 ? chunks[before] : undefined
  const kind = chunks[at]!.literal!.kind
  const second = secondOf(draft, at, kind)
  const isRange =
    /^(from|between)$/i.test(chunks[at - 1]?.text ?? '') ||
    (comparator?.operator?.type === 'comparator' && comparator.operator.op === 'between')
  if (second !== undefined && isRange)
    return { op: 'between', first: comparator?.operator?.type === 'comparator' ? before : at - 1, last: second, second }
  if (comparator?.operator?.type === 'comparator' && isFree(comparator) && comparator.operator.op !== 'between') {
    let op = comparator.operator.op
    const negation = before > 0 ? chunks[before - 1] : undefined
    if (negation?.operator?.type === 'negation' && isFree(negation)) {
      op = ({ '>': '<=', '>=': '<', '<': '>=', '<=': '>', '=': '!=', '!=': '=', between: 'between' } as const)[op]
      return { op, first: before - 1, last: at }
    }
    // "at or above", "equal to or over": the filler before joins.
    const or = chunks
      .slice(Math.max(0, before - 2), before)
      .map(c => c.text.toLowerCase())
      .join(' ')
    if (/\b(at|to) or$/.test(or)) op = op === '>' ? '>=' : op === '<' ? '<=' : op
    return { op, first: before, last: at }
  }
  if (second !== undefined && kind === 'number' && /^(to|-|–)$/.test(chunks[at + 1]?.text ?? ''))
    return { op: 'between', first: at, last: second, second }
  return undefined
}

/** The second value of a range: the same kind, after "and", "to" or "through". */
function secondOf(draft: Draft, at: number, kind: Literal['kind']): number | undefined {
  for (let i = at + 1; i <= at + 2 && i < draft.chunks.length; i++) {
    const chunk = draft.chunks[i]!
    if (chunk.literal?.kind === kind) return i
    if (!/^(and|to|through|until|till)$/i.test(chunk.text)) return undefined
  }
  return undefined
}

/** A field named right before the comparison or right after the value. */
function fieldAround(
  draft: Draft,
  first: number,
  last: number,
  fits: (mention: FieldMention) => boolean,
): { node: Node; field: Field; chunk?: Chunk } | undefined {
  for (const [at, step] of [
    [first, -1],
    [last, 1],
  ] as const) {
    const near = neighbour(draft, at, step, step === -1 ? 4 : 1)
    const chunk = near >= 0 ? draft.chunks[near] : undefined
    if (!chunk || isBroken(draft, at, near) || (chunk.used && chunk.used !== 'condition' && chunk.used !== 'aggregate'))
      continue
    if (chunk.entities.length && step === 1 && !chunk.fields.some(f => f.quality >= 0.8)) continue
    const found = pickField(draft, near, chunk.fields.filter(fits))
    if (found) return { ...found, chunk }
  }
  return undefined
}

/** Of the fields that a word may mean, the one whose record the clause is about. */
export function pickField(
  draft: Draft,
  at: number,
  mentions: FieldMention[],
): { node: Node; field: Field; mention: FieldMention } | undefined {
  if (!mentions.length) return undefined
  const owners = [...new Set(mentions.map(m => m.entity))]
  const node = nodeFor(draft, at, owners)
  const mention = node && mentions.filter(m => m.entity === node.entity).sort((a, b) => b.quality - a.quality)[0]
  return mention && node ? { node, field: mention.field, mention } : undefined
}

const LEAST_BARE_FIGURE = 1000

function fieldByUnit(
  draft: Draft,
  at: number,
  literal: Extract<Literal, { kind: 'number' }>,
): { node: Node; field: Field; chunk?: undefined } | undefined {
  const candidates = (entity: Entity) => {
    if (literal.unit === 'percent') return entity.fields.find(f => f.role === 'percent')
    if (literal.unit === 'money') return entity.fields.find(f => f.role === 'money')
    // A small bare number says too little to guess a field from.
    return literal.value >= LEAST_BARE_FIGURE ? primaryMeasure(entity) : undefined
  }
  const owners = draft.app.entities.filter(candidates)
  const node = nodeFor(draft, at, owners)
  const field = node && candidates(node.entity)
  return field && node ? { node, field } : undefined
}

/** "accounts with more than 5 contacts": a count of related records. */
function countedRelation(draft: Draft, at: number, last: number, op: Comparison, value: number): boolean {
  const next = neighbour(draft, last, 1, 1)
  const node = draft.nodes.find(n => n.at === next && !n.previous)
  if (!node || next < at) return false
  const chunk = draft.chunks[next]!
  if (node !== draft.nodes[0]) {
    node.count = { op, value }
    use(chunk, 'entity')
    return true
  }
  // "which industries have more than 100 accounts", "do we have more than 10 leads": the records themselves are counted.
  draft.having = { op, value }
  draft.head = node
  use(chunk, 'entity')
  const head = draft.chunks.findIndex(
    (c, i) =>
      i < at && isFree(c) && c.fields.some(f => ['category', 'reference', 'boolean', 'name'].includes(f.field.role)),
  )
  const picked = head >= 0 ? pickField(draft, head, draft.chunks[head]!.fields) : undefined
  if (picked) {
    draft.group = { entity: picked.node.entity.key, columns: picked.mention.columns }
    draft.measures = [{ fn: 'count' }]
    use(draft.chunks[head]!, 'group')
  }
  return true
}

/** Dates and periods: "in November 2024", "after 5 May", "between … and …", on the date the words around name. */
export function readDateConditions(draft: Draft): void {
  const { chunks } = draft
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at]!
    const literal = yearBefore(draft, at) ?? chunk.literal
    if (!isFree(chunk) || literal?.kind !== 'date') continue
    const bound = comparisonAround(draft, at)
    const first = bound?.first ?? at
    const last = bound?.last ?? at
    const named = fieldAround(draft, first, last, isDate) ?? fieldAnywhere(draft, isDate)
    const owners = draft.app.entities.filter(primaryDate)
    const node = named?.node ?? nodeFor(draft, at, owners)
    const field = named?.field ?? (node && primaryDate(node.entity))
    if (!node || !field) continue
    const end = bound?.second === undefined ? literal : (chunks[bound.second]!.literal as typeof literal)
    const [op, values] = dateBounds(bound?.op, literal, end)
    addCondition(node, {
      columns: [field.column],
      op,
      values,
      asDay: true,
      at,
      label: `${labelOf(field)} ${DATE_SIGNS[op]} ${literal.text}${end === literal ? '' : ` and ${end.text}`}`,
    })
    markUsed(draft, first, last)
    if (named?.chunk) use(named.chunk, 'condition')
  }
}

/** "the 2025 opportunities": a bare year right before the noun. */
function yearBefore(draft: Draft, at: number): DateLiteral | undefined {
  const { literal, from, to } = draft.chunks[at]!
  if (
    literal?.kind !== 'number' ||
    literal.unit !== 'plain' ||
    !/^(19|20)\d\d$/.test(literal.text) ||
    !draft.nodes.some(n => n.at === at + 1)
  )
    return undefined
  return {
    kind: 'date',
    from,
    to,
    text: literal.text,
    first: `${literal.text}-01-01`,
    last: `${literal.text}-12-31`,
    grain: 'year',
  }
}

type DateLiteral = Extract<Literal, { kind: 'date' }>

function dateBounds(op: Comparison | undefined, start: DateLiteral, end: DateLiteral): [Comparison, string[]] {
  if (op === '>') return ['>', [start.last]]
  if (op === '>=') return ['>=', [start.first]]
  if (op === '<') return ['<', [start.first]]
  if (op === '<=') return ['<=', [start.last]]
  if (op === '!=') return ['!=', [start.first]]
  return ['between', [start.first, end.last]]
}

/** A date field or its verb anywhere in the clause, if there is only one ("which close …, with a value over …, in May"). */
function fieldAnywhere(
  draft: Draft,
  fits: (mention: FieldMention) => boolean,
): { node: Node; field: Field; chunk: Chunk } | undefined {
  const found = draft.chunks.flatMap((chunk, at) => (isFree(chunk) && chunk.fields.some(fits) ? [{ chunk, at }] : []))
  if (found.length !== 1) return undefined
  const picked = pickField(draft, found[0]!.at, found[0]!.chunk.fields.filter(fits))
  return picked && { ...picked, chunk: found[0]!.chunk }
}

/** Ids, codes and e-mail addresses that name one record: "account acc_7", "lead 12", "the lead ann@x.com". */
export function readKeyConditions(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const literal = chunk.literal
    if (!isFree(chunk) || !literal || (literal.kind !== 'number' && literal.kind !== 'code') || chunk.values.length)
      return
    if (literal.kind === 'number' && (literal.unit !== 'plain' || !Number.isInteger(literal.value))) return
    const before = keyNoun(draft, at)
    if (!before) return
    const { node, skipped } = before
    const id = node.entity.idField
    if (!id || (literal.kind === 'code' && id.type !== 'string') || (literal.kind === 'number' && id.type === 'string'))
      return
    addCondition(node, {
      columns: [id.column],
      op: '=',
      values: [literal.kind === 'number' ? literal.value : literal.value],
      label: `${node.entity.noun} ${literal.text}`,
    })
    use(chunk, 'key')
    for (const i of skipped) use(draft.chunks[i]!, 'key')
  })
}

function keyNoun(draft: Draft, at: number): { node: Node; skipped: number[] } | undefined {
  const skipped: number[] = []
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    const chunk = draft.chunks[i]!
    const node =
      draft.nodes.find(n => n.at === i) ??
      (chunk.used === 'entity' ? draft.nodes.find(n => chunk.entities.some(e => e.entity === n.entity)) : undefined)
    if (node) return { node, skipped }
    // "leads 5 and 6": the noun before the first holds for the next.
    if (chunk.used === 'key') continue
    if (
      !/^(number|no|nr|id|#|with|the|ids?|of|is|having|num|and|or)$/i.test(chunk.text) &&
      !chunk.fields.some(f => f.field.role === 'id')
    )
      return undefined
    if (chunk.kind !== 'filler') skipped.push(i)
  }
  return undefined
}

/** "the number +1-602-…", "the address ann@x.com": a word that only says what kind of literal follows. */
export function readLiteralNouns(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const next = draft.chunks[at + 1]?.literal
    if (
      isFree(chunk) &&
      chunk.kind === 'unknown' &&
      next &&
      'value' in next &&
      next.kind !== 'number' &&
      /^(number|address|id|no|mail|telephone|phone)$/i.test(chunk.text)
    )
      use(chunk, 'key')
  })
}

/** Values of the data that the message names, each on the record and field that the words around point to. */
export function readValueConditions(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !chunk.values.length || (chunk.entities.length && draft.nodes.some(n => n.at === at))) return
    const choice = chooseValue(draft, at, chunk)
    if (!choice) return
    const { match, node, beside } = choice
    if (relateToSelf(draft, at, node, match, chunk)) return
    const negation = negationBefore(draft, at)
    // "not in Texas or Ohio": a list is negated as a whole.
    const listed = negation ? undefined : listedBefore(draft, at, node, match.columns)
    const negative = Boolean(negation ?? listed) !== Boolean(match.negated)
    const list: (string | number)[] =
      match.field.type === 'integer' || match.field.type === 'number' ? match.values.map(Number) : match.values
    const op = list.length === 1 ? (negative ? '!=' : '=') : negative ? 'not in' : 'in'
    const label = match.negated
      ? `that are ${negation ? 'not ' : ''}${chunk.text}`
      : `${labelOf(match.field)} ${negative ? 'not ' : ''}${match.values.slice(0, 3).join(' or ')}`
    addCondition(node, { columns: match.columns, op, values: list, text: typeof list[0] === 'string', label, at })
    use(chunk, 'value')
    if (negation) use(negation, 'condition')
    if (beside) use(beside, 'condition')
    if (chunk.certainty < 1 && match.values.length === 1) draft.notes.push(`read “${chunk.text}” as ${match.values[0]}`)
  })
}

function negationBefore(draft: Draft, at: number): Chunk | undefined {
  for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
    const chunk = draft.chunks[i]!
    if (
      (chunk.operator?.type === 'negation' || (chunk.operator?.type === 'comparator' && chunk.operator.op === '!=')) &&
      (!chunk.used || chunk.used === 'condition')
    )
      return chunk
    if (
      chunk.kind !== 'filler' &&
      chunk.used !== 'filler' &&
      chunk.kind !== 'app' &&
      !chunk.fields.length &&
      !(chunk.values.length && chunk.used === 'value')
    )
      return undefined
  }
  return undefined
}

/** Verbs for being someone's subordinate, beside those that the key's own name gives ("managed by"). */
const SUBORDINATE = /^(reports?|reporting|under|subordinates?|works?)$/
const SUPERIOR = /^(manager|supervisor|boss|lead|leader|head)$/

/** "who reports to Ann", "employees managed by Ann": the name is that of another record of the same kind. */
function relateToSelf(draft: Draft, at: number, node: Node, match: ValueMatch, chunk: Chunk): boolean {
  if (!node.entity.nameFields.includes(match.field)) return false
  const before = draft.chunks.slice(Math.max(0, at - 4), at)
  if (!/^(to|by|under|for|of)$/i.test(before.at(-1)?.text ?? '')) return false
  const own = node.entity.fields.filter(f => f.target === node.entity.key)
  const told = (field: Field) =>
    before.find(c =>
      field.words.some(
        w =>
          w !== 'id' &&
          ((SUPERIOR.test(w) && SUBORDINATE.test(c.text.toLowerCase())) ||
            (c.text.length > 4 && /ed$/i.test(c.text) && c.text.slice(0, 4).toLowerCase() === w.slice(0, 4))),
      ),
    )
  const field = own.find(told)
  if (!field) return false
  const where = [
    {
      columns: match.columns,
      op: match.values.length > 1 ? ('in' as const) : ('=' as const),
      values: match.values,
      text: true,
      label: `name ${match.values[0]}`,
    },
  ]
  node.selection.related.push({
    selection: { entity: node.entity.key, sources: [], args: {}, where, related: [] },
    exists: true,
    via: field.column,
    direction: 'up',
  })
  use(chunk, 'value')
  use(told(field)!, 'condition')
  return true
}

/** The negated condition on the same column right before, joined by "or", "and", "nor" or a comma. */
function listedBefore(draft: Draft, at: number, node: Node, columns: string[]): Condition | undefined {
  const before = node.selection.where.find(
    c => (c.op === '!=' || c.op === 'not in') && c.columns.join() === columns.join() && c.at !== undefined && c.at < at,
  )
  if (!before) return undefined
  const between = draft.chunks.slice(before.at! + 1, at)
  return between.every(c => /^(or|and|nor|in|the|of|from)$/i.test(c.text) || c.used === 'value' || c.kind === 'filler')
    ? before
    : undefined
}

/** Of all the fields that have such a value, the one that the words beside name, or the one of the nearest noun. */
function chooseValue(
  draft: Draft,
  at: number,
  chunk: Chunk,
): { match: ValueMatch; node: Node; beside?: Chunk } | undefined {
  for (const step of [-1, 1] as const) {
    const near = neighbour(draft, at, step, step === -1 ? 3 : 0)
    const beside = near >= 0 ? draft.chunks[near] : undefined
    if (!beside?.fields.length || (isBroken(draft, at, near) && step === 1) || draft.nodes.some(n => n.at === near))
      continue
    const named = chunk.values.filter(v =>
      beside.fields.some(f => f.entity === v.entity && f.columns.join() === v.columns.join()),
    )
    const best = bestMatch(draft, at, named)
    if (best) return { ...best, ...(isFree(beside) && { beside }) }
  }
  // "the website of …": the word is a field here, whatever else is spelt like it.
  const isMentioned = (entity: Entity) => draft.nodes.some(n => !n.implicit && n.entity === entity)
  const isValue = chunk.values.some(
    v => (v.entity.nameFields.includes(v.field) && v.quality === 1) || isMentioned(v.entity),
  )
  const asField = chunk.fields.filter(f => f.quality >= 0.95)
  if (asField.length && (!isValue || asField.some(f => isMentioned(f.entity)))) return undefined
  return bestMatch(draft, at, chunk.values)
}

function bestMatch(draft: Draft, at: number, matches: ValueMatch[]): { match: ValueMatch; node: Node } | undefined {
  if (!matches.length) return undefined
  const top = Math.max(...matches.map(m => m.quality))
  const good = matches.filter(m => m.quality >= top - 0.25)
  const node = nodeFor(draft, at, [
    ...new Set(
      [...good].sort((a, b) => b.quality + rolePreference(b) - a.quality - rolePreference(a)).map(m => m.entity),
    ),
  ])
  if (!node) return undefined
  const own = good
    .filter(m => m.entity === node.entity)
    .sort((a, b) => b.quality + rolePreference(b) - (a.quality + rolePreference(a)))[0]
  return own && { match: own, node }
}

/** A name is named more often than a mere attribute with the same text. */
const rolePreference = (match: ValueMatch) =>
  match.entity.nameFields.includes(match.field)
    ? 0.06
    : match.field.choices.length
      ? 0.05
      : match.field.role === 'id'
        ? 0.04
        : 0

/** Yes/no fields named on their own: "primary contacts", "not active". */
export function readFlagConditions(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (
      !isFree(chunk) ||
      !chunk.fields.some(f => f.field.role === 'boolean') ||
      chunk.fields.some(f => f.field.role !== 'boolean' && f.quality >= 0.8)
    )
      return
    const picked = pickField(
      draft,
      at,
      chunk.fields.filter(f => f.field.role === 'boolean'),
    )
    if (!picked) return
    const negation = negationBefore(draft, at)
    addCondition(picked.node, {
      columns: [picked.field.column],
      op: '=',
      values: [!negation],
      label: `that are ${negation ? 'not ' : ''}${chunk.text}`,
    })
    use(chunk, 'condition')
    if (negation) use(negation, 'condition')
  })
}

/** Collections and the values of their parameters: "my", "third-party", a campaign's name. */
export function readScopes(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk)) return
    for (const mention of chunk.arguments) {
      const entity = draft.app.entities.find(e => e.key === mention.source.entity)!
      const node = nodeFor(draft, at, [entity]) ?? addNode(draft, entity, at, true)
      addSource(node, mention.source, { [mention.parameter.name]: mention.value })
      use(chunk, 'argument')
      for (const other of draft.chunks)
        if (other.kind === 'unknown' && mention.parameter.words.some(word => sameStart(word, other.text)))
          use(other, 'argument')
      return
    }
    const scope = chunk.scopes[0]
    const owner = scope && draft.app.entities.find(e => e.key === scope.source.entity)
    const node =
      owner && (draft.nodes.some(n => n.entity === owner) || chunk.text.length > 3)
        ? nodeFor(draft, at, [owner])
        : undefined
    if (!scope || !node) return
    if (!node.selection.sources.includes(scope.source.tool) || !node.previous) addSource(node, scope.source)
    use(chunk, 'scope')
  })
}

const sameStart = (word: string, text: string) =>
  text.toLowerCase().startsWith(word.slice(0, Math.max(4, word.length - 1)))

/** "without a phone number", "missing an e-mail", "name contains …", "starting with …", quoted text on a named field. */
export function readTextConditions(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk)) return
    if (chunk.operator?.type === 'missing') {
      const next = neighbour(draft, at, 1, 2)
      // A noun that is also part of a field's name ("without books", `book_id`) is the noun.
      const isField = next >= 0 && isFree(draft.chunks[next])
      const picked = isField ? pickField(draft, next, draft.chunks[next]!.fields) : undefined
      const related = draft.nodes.find(n => n.at === next)
      if (picked && isField) {
        addCondition(picked.node, {
          columns: picked.mention.columns,
          op: 'empty',
          values: [],
          label: `without ${labelOf(picked.field)}`,
        })
        use(draft.chunks[next]!, 'condition')
        use(chunk, 'condition')
      } else if (related) {
        related.negated = true
        use(chunk, 'condition')
      }
    }
    if (
      chunk.operator?.type === 'missing' &&
      isFree(chunk) &&
      draft.chunks.slice(at + 1, at + 4).some(c => c.values.length && !c.fields.length)
    )
      chunk.operator = { type: 'negation' }
    if (chunk.operator?.type === 'negation') negateRelated(draft, at)
    if (chunk.operator?.type === 'contains') {
      const at_ = draft.chunks.findIndex(
        (c, i) => i > at && i <= at + 3 && (c.literal?.kind === 'quoted' || c.kind === 'unknown' || c.values.length),
      )
      const value = draft.chunks[at_]
      const before =
        [neighbour(draft, at, -1, 2), at_ < 0 ? -1 : neighbour(draft, at_, 1, 3)].find(
          i => i >= 0 && isFree(draft.chunks[i]) && draft.chunks[i]!.fields.length > 0,
        ) ?? -1
      const named = before >= 0 ? pickField(draft, before, draft.chunks[before]!.fields) : undefined
      const node = named?.node ?? draft.nodes[0]
      const columns = named?.mention.columns ?? node?.entity.nameFields.map(f => f.column)
      if (!value || !node || !columns?.length) return
      const text = value.literal && 'value' in value.literal ? String(value.literal.value) : value.text
      addCondition(node, {
        columns,
        op: chunk.operator.how,
        values: [text],
        label: `${columns.join(' ')} ${chunk.operator.how === 'starts' ? 'starting with' : 'containing'} “${text}”`,
      } satisfies Condition)
      use(value, 'condition')
      use(chunk, 'condition')
      if (before >= 0 && named) use(draft.chunks[before]!, 'condition')
    }
  })
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
