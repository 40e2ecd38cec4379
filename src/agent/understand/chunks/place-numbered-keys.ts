import type { Free, Place } from './annotate.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Token } from '../requests/read-message.ts'
import { keysByNumber } from '../vocabulary/numbered-keys.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/** "booking 9131", "port call no. 20256": the number of a key that is written `BKG-9131`, right behind what the records are called. */
export function placeNumberedKeys(
  tokens: Token[],
  { entities }: Dictionary,
  vocabularies: Vocabulary[],
  place: Place,
  free: Free,
): void {
  tokens.forEach(({ norm }, at) => {
    if (!/^\d{1,12}$/.test(norm) || isCutOff(tokens, at) || !free(at, at + 1)) return
    const noun = /^(?:no|number|nr|num|id)$/.test(tokens[at - 1]?.norm ?? '') ? at - 1 : at
    const named = [3, 2, 1].flatMap(length => {
      if (noun < length) return []
      const key = tokens.slice(noun - length, noun).map(token => token.stem).join(' ') // oxfmt-ignore
      return (entities.get(key) ?? []).filter(mention => mention.quality >= 0.8).map(mention => mention.entity)
    })
    const values = vocabularies
      .filter(({ entity, exact }) => named.includes(entity) && !exact.has(norm))
      .flatMap(vocabulary => keysByNumber(vocabulary).get(norm.replace(/^0+(?=\d)/, '')) ?? [])
    const records = new Set(values.map(match => match.entity))
    if (values.length && records.size === 1) place(free(noun, at) ? noun : at, at + 1, { values })
  })
}

/** "invoices 10k": the digits of a larger number. */
const isCutOff = (tokens: Token[], at: number): boolean =>
  tokens[at + 1]?.start === tokens[at]!.end && /^[\p{L}%]/u.test(tokens[at + 1]!.text)
