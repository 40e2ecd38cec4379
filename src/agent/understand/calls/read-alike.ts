import type { ToolParameter } from '../entity-model/catalogue-model.ts'
import type { StatedCall } from './complete-calls.ts'
import { touches, type Argument, type Span } from './planned-call.ts'
import { partOf, type ReadText, type TextValue } from './read-text.ts'

/** How sure an argument is that is only said as another call's was. */
const SAID_ALIKE = 0.6

/**
 * "550 km above the Earth, and 400 km above Mars": what another call of the same tool has taken from behind a word, a value
 * of the same kind behind the same word is for this one, when none of its arguments has taken it.
 */
export function readAlike(
  { name }: ToolParameter,
  call: StatedCall,
  others: readonly StatedCall[],
  read: ReadText,
): Argument | undefined {
  if (!call.span) return undefined
  const taken = Object.values(call.filled.given).flatMap(({ span }) => span ?? [])
  const free = partOf(read, call.span.start, call.span.end).values.filter(
    value => !taken.some(span => touches(span, value)),
  )
  for (const { tool, filled } of others) {
    const known = tool === call.tool ? filled.given[name] : undefined
    const source =
      known?.span && read.values.find(({ start, end }) => start === known.span!.start && end === known.span!.end)
    const lead = source && leadOf(source, read)
    if (!lead || plainValue(source) !== known!.value) continue
    const alike = free.find(value => value.kind === source.kind && leadOf(value, read) === lead)
    const value = alike && plainValue(alike)
    if (value !== undefined)
      return { value, span: { start: alike!.start, end: alike!.end }, certainty: known!.certainty * SAID_ALIKE }
  }
  return undefined
}

/**
 * "Ann got 88, Bob got 91" of a tool that takes a place and points: what stands behind a word is for the argument that another
 * call of the tool took from behind that word, and not for one that has its value from elsewhere there.
 */
export function realign(call: StatedCall, others: readonly StatedCall[], read: ReadText): StatedCall {
  const given = { ...call.filled.given }
  const sourceOf = (span: Span | undefined) =>
    span && read.values.find(({ start, end }) => start === span.start && end === span.end)
  for (const other of others.filter(({ tool }) => tool === call.tool))
    for (const [name, known] of Object.entries(other.filled.given)) {
      const source = given[name] ? undefined : sourceOf(known.span)
      const lead = source && leadOf(source, read)
      if (!lead || plainValue(source) !== known.value) continue
      const taker = Object.entries(given).find(([taken, { span }]) => {
        const value = sourceOf(span)
        const there = sourceOf(other.filled.given[taken]?.span)
        const isAlike = value?.kind === source.kind && leadOf(value, read) === lead
        return isAlike && there !== undefined && leadOf(there, read) !== lead
      })
      const value = taker && plainValue(sourceOf(taker[1].span)!)
      if (value === undefined) continue
      delete given[taker![0]]
      given[name] = { value, span: taker![1].span!, certainty: known.certainty * SAID_ALIKE }
    }
  return { ...call, filled: { ...call.filled, given } }
}

/** A name, a phrase, a quotation or a bare number as it is. */
function plainValue(value: TextValue): unknown {
  if (value.kind === 'name' || value.kind === 'phrase' || value.kind === 'quoted') return value.value
  return value.kind === 'number' && value.unit?.kind !== 'percent' ? value.value : undefined
}

/** The preposition or verb before a value, past articles. */
function leadOf({ start }: Span, { words }: ReadText): string | undefined {
  let at = words.findLastIndex(word => word.end <= start)
  while (at >= 0 && words[at]!.pos === 'DET') at--
  return /^(?:ADP|VERB|SCONJ)$/.test(words[at]?.pos ?? '') ? words[at]!.stem : undefined
}
