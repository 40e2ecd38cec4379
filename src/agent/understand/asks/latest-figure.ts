import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { ownFigure } from '../entity-model/own-figure.ts'
import { primaryDate } from '../entity-model/relations.ts'
import { isNumeric, pickField } from '../conditions/shared.ts'
import { type Draft, type Node, isFree, use } from '../reading/draft.ts'

const LATEST = /^(?:last|latest|newest|most recent|current|previous)$/i
const ASKS_WHAT = /^\W*(?:and |so )?what(?:['’]s| (?:is|was|are|were))\b/i

/**
 * "the last temperature at Old Lock", "what is the latest reading of M-4": a figure is not late itself. It is that of the record with the latest
 * date, of which the noun may stand for its one figure.
 */
export function readLatestFigure(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex(c => isFree(c) && c.operator?.type === 'superlative' && LATEST.test(c.text))
  if (at < 0 || draft.group || draft.measures.length || draft.project.length) return
  const said = chunks[at + 1]
  const asked = said && isFree(said) ? figureAt(draft, at + 1, said) : ownFigureOf(draft, at)
  const date = asked && primaryDate(asked.node.entity)
  if (!asked || !date) return
  asked.node.selection.order = { columns: [date.column], direction: 'desc' }
  asked.node.selection.limit = 1
  draft.head ??= asked.node
  draft.project.push({ columns: [asked.column], entity: asked.node.entity, at: at + 1 })
  use(chunks[at]!, 'superlative')
  if (said) use(said, 'project')
}
readLatestFigure.needs = /^(?:last|latest|newest|recent|current|previous)$/

interface Asked {
  node: Node
  column: string
}

const isDated = (entity: Entity): boolean => primaryDate(entity) !== undefined

/** The figure that stands right behind the word, of records that have a date. */
function figureAt(draft: Draft, at: number, chunk: Chunk): Asked | undefined {
  const best = Math.max(0, ...chunk.fields.filter(isNumeric).map(f => f.quality))
  const figures = chunk.fields.filter(f => isNumeric(f) && f.quality === best && best >= 0.8)
  const picked = figures.every(f => isDated(f.entity)) ? pickField(draft, at, figures) : undefined
  return picked && { node: picked.node, column: picked.field.column }
}

/** "what is the latest reading": the noun of records that are a figure. */
function ownFigureOf({ message, nodes, chunks }: Draft, at: number): Asked | undefined {
  const node = nodes.find(n => n.at === at + 1 && !n.implicit)
  const figure =
    node && ASKS_WHAT.test(message.text) && chunks[at + 1]!.text.split(' ').length === 1
      ? ownFigure(node.entity)
      : undefined
  return node && figure && isDated(node.entity) ? { node, column: figure.column } : undefined
}
