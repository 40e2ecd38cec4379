import type { Chunk } from '../chunks/chunk.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { type Draft, type Node, addCondition, isFree, use } from '../reading/draft.ts'
import { negationBefore } from './negation.ts'
import { labelOf } from './shared.ts'

const LATE = /^(?:late|delayed|behind schedule)$/i
const ON_TIME = /^(?:punctual|punctually|on time|on schedule)$/i
/** The noun of "on time", which has two words that mean little by themselves. */
const isOnTime = ({ chunks }: Draft, at: number): boolean =>
  ON_TIME.test(chunks[at]!.text) ||
  (/^(?:time|schedule)$/i.test(chunks[at]!.text) && /^on$/i.test(chunks[at - 1]?.text ?? ''))

/** What a figure of how late something is, is called. */
const DELAY = /^(?:delays?|delayed|late|lateness|overrun)$/

/**
 * "late trains", "parcels that were delayed", "flights on time" of a figure that holds the delay: more than nothing of it, or
 * nothing. "60 minutes late" bounds the figure itself, "late October" is a date.
 */
export function readDelayed(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const isLate = LATE.test(chunk.text)
    if (!isFree(chunk) || chunk.values.length || !(isLate || isOnTime(draft, at)) || isMeasured(draft, at)) return
    const node = draft.nodes.find(one => !one.implicit && delayOf(one))
    const field = node && delayOf(node)
    if (!node || !field) return
    const negation = negationBefore(draft, at)
    const isDelayed = isLate !== Boolean(negation)
    addCondition(node, {
      columns: [field.column],
      op: isDelayed ? '>' : '<=',
      values: [0],
      at,
      label: isDelayed ? `${labelOf(field)} over 0` : `no ${labelOf(field)}`,
    })
    draft.notes.push(`took “${chunk.text}” as ${labelOf(field)} ${isDelayed ? 'over' : 'of'} 0`)
    use(chunk, 'condition')
    if (negation) use(negation, 'condition')
  })
}
readDelayed.needs = /^(?:late|delayed|behind|time|schedule|punctual|punctually)$/

/**
 * "more than 15 minutes late", "delayed by over an hour": what is bound is the figure of how late something is, and the word beside the
 * bound only says so once more. It is no state of the records, though one is called so.
 */
export function readLateBy({ chunks, nodes }: Draft): void {
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !LATE.test(chunk.text)) return
    const behind = /^(?:by|for)$/i.test(chunks[at + 1]?.text ?? '') ? at + 2 : at + 1
    const isBound = [at - 1, behind].some(place => chunks[place]?.used === 'condition')
    const isOfDelay = nodes.some(node => {
      const column = delayOf(node)?.column
      return column !== undefined && node.selection.where.some(c => c.columns[0] === column && c.at !== undefined)
    })
    if (isBound && isOfDelay) use(chunk, 'condition')
  })
}
readLateBy.needs = /^(?:late|delayed|behind)$/

const delayOf = ({ entity }: Node): Field | undefined => {
  const fits = entity.fields.filter(f => isFigure(f) && f.words.some(word => DELAY.test(word)))
  return fits.length === 1 ? fits[0] : undefined
}

/** A figure or a superlative before it, or a date or a field behind it, makes something else of the word. */
function isMeasured({ chunks }: Draft, at: number): boolean {
  const isSaid = (c: Chunk | undefined) => c?.literal !== undefined || c?.operator?.type === 'superlative'
  const next = chunks[at + 1]
  const isHow = /^how$/i.test(chunks[at - 1]?.text ?? '')
  const isNoun = Boolean(next?.fields.length) && !next!.entities.length
  return isHow || isSaid(chunks[at - 1]) || isSaid(chunks[at - 2]) || next?.literal !== undefined || isNoun
}
