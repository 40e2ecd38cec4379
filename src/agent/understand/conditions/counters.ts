import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, isFree, makeFiller, use } from '../reading/draft.ts'
import { superlativeOf } from '../language/gradables.ts'
import { COUNTER, isNumeric } from './shared.ts'

/** "less than 20 pieces in stock": between a number and the figure that it bounds the noun says nothing more. */
export function readCounters(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const isCounter = COUNTER.test(chunk.text) || isPartlyNamed(draft, at)
    if (!isFree(chunk) || !isCounter || draft.chunks[at - 1]?.literal?.kind !== 'number') return
    const figure = draft.chunks.slice(at + 1, at + 3).find(c => c.kind !== 'filler')
    if (!figure?.fields.some(f => isNumeric(f) && f.quality >= 0.8)) return
    use(makeFiller(chunk), 'counter')
  })
}

/** So well a field is named at most by a part of its name, and one that is meant at least. */
const [PART, WHOLE] = [0.7, 0.9]

/** "fewer than 10 packs in stock" of a stock, beside a pack size: what is named whole is bounded, not what the word is only a part of. */
function isPartlyNamed({ chunks }: Draft, at: number): boolean {
  const { fields, entities, values } = chunks[at]!
  const isPart = fields.length > 0 && fields.every(f => f.quality < PART) && !entities.length && !values.length
  return (
    isPart &&
    /^(?:in|on)$/i.test(chunks[at + 1]?.text ?? '') &&
    Boolean(chunks[at + 2]?.fields.some(f => isNumeric(f) && f.quality >= WHOLE))
  )
}

/** No word of the records: neither a little word nor the name of the application. */
const isLittle = ({ kind }: Chunk): boolean => kind === 'filler' || kind === 'app'

const EXTREME = /^(?:highest|largest|greatest|biggest|lowest|smallest)$/i

/** "the highest number of members" of records that are counted is the most of them, no figure of anything. */
export function readHighestNumbers(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    const count = chunks[at + 1]
    const { operator } = chunk
    if (!isFree(chunk) || !EXTREME.test(chunk.text) || operator?.type !== 'superlative') return
    if (count?.operator?.type !== 'count') return
    const noun = chunks.slice(at + 2, at + 5).find(c => !isLittle(c) && (c.entities.length || !c.values.length))
    // "the highest number of budget hours" of a figure that is called so.
    if (isOnlyFigure(noun)) return void Object.assign(count, { kind: 'filler', operator: undefined })
    if (!noun?.entities.some(e => e.quality >= 0.5) || noun.fields.some(f => isNumeric(f) && f.quality >= 0.95)) return
    const word = operator.direction === 'desc' ? 'most' : 'fewest'
    Object.assign(chunk, { text: word, operator: { type: 'superlative', ...superlativeOf(word)!, word } })
    Object.assign(count, { kind: 'filler', operator: undefined })
  })
}
readHighestNumbers.needs = (word: string) => EXTREME.test(word)

/** A figure that no kind of record is called like. */
const isOnlyFigure = (noun: Chunk | undefined): boolean =>
  noun !== undefined &&
  noun.fields.some(f => isNumeric(f) && f.quality >= 0.8) &&
  !noun.entities.some(e => e.quality >= 0.5)

const HAVING = /^(?:with|have|has|had|having)$/i
const AVERAGE = /^(?:average|avg|mean|median)$/i

/** "with a number of seats above 40", "the average number of seats": the figure that is called so. */
export function readNumbersOfFigures({ chunks }: Draft): void {
  chunks.forEach((count, at) => {
    if (count.operator?.type !== 'count' || !/^number of$/i.test(count.text)) return
    const isHad = /^an?$/i.test(chunks[at - 1]?.text ?? '') && HAVING.test(chunks[at - 2]?.text ?? '')
    const isMean = AVERAGE.test(chunks[at - 1]?.text ?? '')
    if (!isHad && !isMean) return
    if (isOnlyFigure(chunks.slice(at + 1, at + 4).find(c => !isLittle(c))))
      Object.assign(count, { kind: 'filler', operator: undefined })
  })
}
readNumbersOfFigures.needs = /^number$/
