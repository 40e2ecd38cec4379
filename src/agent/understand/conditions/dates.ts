import type { Chunk } from '../chunk.ts'
import type { Field } from '../catalogue-model.ts'
import { type Draft, type Node, addCondition, isFree, nodeFor, use } from '../draft.ts'
import type { Comparison } from '../lexicon.ts'
import type { FieldMention } from '../mentions.ts'
import type { Literal } from '../read-message.ts'
import { primaryDate } from '../relations.ts'
import { comparisonAround, fieldAround, labelOf, markUsed, pickField } from './shared.ts'

const isDate = (mention: FieldMention) => mention.field.role === 'date'

const DATE_SIGNS: Record<Comparison, string> = {
  '>': 'after',
  '>=': 'since',
  '<': 'before',
  '<=': 'until',
  '=': 'on',
  '!=': 'not on',
  between: 'in',
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
