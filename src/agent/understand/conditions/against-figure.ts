import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addCondition, isFree, neighbour, use } from '../reading/draft.ts'
import { comparativeOf } from '../language/gradables.ts'
import type { Comparison } from '../language/lexicon.ts'
import { isGrouping, nodeAt } from '../asks/fields.ts'
import { gradedField } from '../asks/graded-field.ts'
import { hopsOf, primaryMeasure } from '../entity-model/relations.ts'
import { fieldAround, isNumeric, labelOf, pickField } from './shared.ts'

/** How sure a comparison is of the main figure of the records, where no word names one: "orders above average". */
const UNNAMED = 0.6

interface Compared {
  op: Comparison
  /** The chunks from the comparison to the figure. */
  first: number
  last: number
  /** Where it says among whom the figure is: "their department's average", "the average in their office". */
  among?: string
  more: number[]
}

/**
 * Records against a figure over all of them: "dearer than the average", "an above-average mileage", "more than the median
 * salary", or over those they are alike with: "more than the average of their department".
 */
export function readAgainstFigure(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const { operator } = chunk
    if (!isFree(chunk) || operator?.type !== 'aggregate' || !/^(?:avg|median)$/.test(operator.fn)) return
    if (/^on /i.test(chunk.text)) return
    const compared = comparedWith(draft, at)
    const target = compared && figureMeant(draft, compared, at)
    if (!compared || !target) return
    const { node, field, used, noun } = target
    const behind = compared.among === undefined ? amongBehind(draft, noun ?? at, node.entity) : undefined
    const among = compared.among ?? behind?.column
    addCondition(node, {
      columns: [field.column],
      op: compared.op,
      values: [],
      against: { fn: operator.fn as 'avg' | 'median', ...(among !== undefined && { among }) },
      at,
      label: `${labelOf(field)} against the ${operator.fn === 'avg' ? 'average' : 'median'}`,
    })
    for (const i of [compared.first, at, ...compared.more, ...used, ...(behind?.chunks ?? [])])
      use(draft.chunks[i]!, 'condition')
    dropNodes(draft, behind?.chunks ?? compared.more, node)
  })
}

/** The comparison that ends in the figure; nothing but articles stands between, or whose figure it is. */
function comparedWith(draft: Draft, at: number): Compared | undefined {
  const { chunks } = draft
  let before = neighbour(draft, at, -1, 2)
  // "more than their department's average": whose it is stands before the figure.
  const owner = chunks[before]
  const isOwned = owner && !owner.operator && /^(?:their|its|his|her|own|same)$/i.test(chunks[before - 1]?.text ?? '')
  const more = isOwned ? [before] : []
  if (isOwned) before = neighbour(draft, before - 1, -1, 1)
  const chunk = chunks[before]
  if (!chunk || !isFree(chunk)) return undefined
  const { operator } = chunk
  if (operator?.type !== 'comparator' || !/^[<>]=?$/.test(operator.op)) return undefined
  const found = { op: operator.op, first: before, last: at, more }
  if (!isOwned) return found
  const column = draft.nodes.flatMap(n => columnAlike(draft, more[0]!, n.entity) ?? [])[0]
  return column === undefined ? undefined : { ...found, among: column }
}

/** The figure that is compared: named behind, graded by the adjective, named before, else the main one of the records. */
function figureMeant(draft: Draft, { first, last }: Compared, at: number) {
  const { chunks, nodes } = draft
  const next = neighbour(draft, at, 1, 1)
  const isNamed = next >= 0 && isFree(chunks[next]) && !nodeAt(draft, next)
  const named = isNamed ? pickField(draft, next, chunks[next]!.fields.filter(isNumeric)) : undefined
  if (named) return { node: named.node, field: named.field, used: [next], noun: next }
  const noun = next >= 0 && nodeAt(draft, next) ? next : undefined
  const gradable = comparativeOf(
    chunks[first]!.text.replace(/ than$/i, '')
      .replace(/^(?:is|are) /i, '')
      .toLowerCase(),
  )
  const spoken = nodes.filter(n => !n.implicit).sort((a, b) => a.at - b.at)[0] ?? nodes[0]
  const graded = gradable?.nouns.length || /^(?:bigg|larg|small)/i.test(chunks[first]!.text)
  const field = gradable && graded && spoken ? gradedField(spoken.entity, gradable) : undefined
  if (field && field.role !== 'date') return { node: spoken!, field, used: [], noun }
  const beside = fieldAround(draft, first, last, isNumeric)
  if (beside) return { ...beside, used: beside.chunk ? [chunks.indexOf(beside.chunk)] : [], noun }
  const main = spoken && !gradable?.nouns.length ? mainFigure(spoken.entity) : undefined
  if (!main) return undefined
  draft.sureness = Math.min(draft.sureness, UNNAMED)
  return { node: spoken!, field: main, used: [], noun }
}

/** The one figure that records have, or the one amount of money among others. */
export function mainFigure(entity: Entity): Field | undefined {
  const figures = entity.fields.filter(field => isNumeric({ field }))
  const money = figures.filter(f => f.role === 'money')
  return figures.length === 1 || money.length === 1 ? primaryMeasure(entity) : undefined
}

/** "… of their category", "… in the same office", "… for its make": the column in which those compared are alike. */
function amongBehind(draft: Draft, figure: number, entity: Entity): { column: string; chunks: number[] } | undefined {
  const { chunks } = draft
  let at = figure + 1
  while (/^(?:of|for|in|within|among|at|the|its|their|his|her)$/i.test(chunks[at]?.text ?? '')) at++
  const said = chunks.slice(figure + 1, at + 1).map(c => c.text.toLowerCase())
  const owner = chunks.slice(figure + 1, at + 1).findLastIndex(c => /^(?:their|its|his|her|same|own)$/i.test(c.text))
  if (owner < 0 || said.length > 6) return undefined
  const named = /^(?:same|own)$/i.test(chunks[at]?.text ?? '') ? at + 1 : at
  const column = chunks[named] ? columnAlike(draft, named, entity) : undefined
  return column === undefined ? undefined : { column, chunks: [named, ...(named === at ? [] : [at])] }
}

/** The column of a kind that a chunk names: a field that groups the records, or the key of a record that they belong to. */
function columnAlike({ chunks, app }: Draft, at: number, entity: Entity): string | undefined {
  const { fields, entities } = chunks[at]!
  const own = fields.filter(f => f.entity === entity && isGrouping(f)).sort((a, b) => b.quality - a.quality)[0]
  if (own && own.quality >= 0.8) return own.field.column
  const up = hopsOf(entity, app).filter(
    hop => hop.direction === 'up' && !hop.to.hidden && hop.to !== entity && entities.some(e => e.entity === hop.to),
  )
  return up.length === 1 ? up[0]!.own : own?.field.column
}

/** A noun that only says among whom the figure is restricts nothing. */
function dropNodes(draft: Draft, places: number[], node: Node): void {
  draft.nodes = draft.nodes.filter(n => n === node || !places.includes(n.at) || n.selection.where.length > 0)
}
