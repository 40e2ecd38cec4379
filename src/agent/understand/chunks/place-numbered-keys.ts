import type { Free, Place } from './annotate.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import { isOwnCode } from '../entity-model/numbering.ts'
import { isPlural } from '../language/words.ts'
import type { Token } from '../requests/read-message.ts'
import { keysByNumber } from '../vocabulary/numbered-keys.ts'
import type { ValueMatch, Vocabulary } from '../vocabulary/vocabulary.ts'

/**
 * "booking 9131", "port call no. 20256": the number of a key that is written `BKG-9131`, or of one that is a text of digits, right
 * behind what the records are called, or joined to another such number.
 */
export function placeNumberedKeys(
  tokens: Token[],
  { entities }: Dictionary,
  vocabularies: Vocabulary[],
  place: Place,
  free: Free,
): void {
  tokens.forEach(({ norm }, at) => {
    if (!/^\d{1,12}$/.test(norm) || isCutOff(tokens, at) || !free(at, at + 1)) return
    const first = firstOfList(tokens, at)
    const isSaid = /^(?:no|number|nr|num|id)s?$/.test(tokens[first - 1]?.norm ?? '')
    const noun = isSaid ? first - 1 : first
    const named = [3, 2, 1].flatMap(length => {
      if (noun < length) return []
      const key = tokens.slice(noun - length, noun).map(token => token.stem).join(' ') // oxfmt-ignore
      return (entities.get(key) ?? []).filter(mention => mention.quality >= 0.8).map(mention => mention.entity)
    })
    const own = vocabularies.filter(({ entity }) => named.includes(entity))
    const subject = isSubject(tokens, at) ? vocabularies.flatMap(vocabulary => numbered(vocabulary, norm)) : []
    if (subject.length === 1) return void place(at, at + 1, { values: subject })
    const texts = YEAR.test(norm) && !isSaid ? [] : own.flatMap(vocabulary => textKeys(vocabulary, norm))
    const called =
      texts.length || isYears(tokens, noun, norm) ? [] : own.flatMap(vocabulary => numbered(vocabulary, norm))
    const values = texts.length
      ? texts
      : called.length
        ? called
        : own
            .filter(({ exact }) => !exact.has(norm))
            .flatMap(vocabulary => keysByNumber(vocabulary).get(norm.replace(/^0+(?=\d)/, '')) ?? [])
    const records = new Set(values.map(match => match.entity))
    if (values.length && records.size === 1) place(first === at && free(noun, at) ? noun : at, at + 1, { values })
  })
}

const YEAR = /^(?:19|20)\d\d$/

/** "invoices 2031": of several a year is told. */
const isYears = (tokens: Token[], noun: number, norm: string): boolean =>
  YEAR.test(norm) && isPlural(tokens[noun - 1]?.norm ?? '')

/** "is 4801 closed?": a number without a noun is what is spoken of. */
const isSubject = (tokens: Token[], at: number): boolean =>
  at === 1 && /^(?:is|was|has|did|does)$/.test(tokens[0]!.norm) && /^\d{3,}$/.test(tokens[at]!.norm)

/** The number that a record is called by, where no record has it for its id. */
const numbered = ({ entity, exact, numbers }: Vocabulary, digits: string): ValueMatch[] =>
  (exact.get(digits) ?? []).some(({ field }) => field === entity.idField)
    ? []
    : (numbers.get(digits.replace(/^0+(?=\d)/, '')) ?? [])

/** Keys that are texts of digits, as 64-bit integers are in JSON (Protocol Buffers, JSON mapping), and codes: "line 12". */
const textKeys = ({ entity, exact }: Vocabulary, digits: string): ValueMatch[] =>
  (exact.get(digits) ?? []).filter(
    ({ field, quality, values }) =>
      field.type === 'string' &&
      quality === 1 &&
      (field === entity.idField || (isOwnCode(field) && values.includes(digits))),
  )

/** "bookings 12, 15 and 20": where the list that a number is in begins. */
function firstOfList(tokens: Token[], at: number): number {
  const isNumber = (i: number) => /^\d{1,12}$/.test(tokens[i]?.norm ?? '')
  if (isNumber(at - 1)) return firstOfList(tokens, at - 1)
  return /^(?:and|or)$/.test(tokens[at - 1]?.norm ?? '') && isNumber(at - 2) ? firstOfList(tokens, at - 2) : at
}

/** "invoices 10k": the digits of a larger number. */
const isCutOff = (tokens: Token[], at: number): boolean =>
  tokens[at + 1]?.start === tokens[at]!.end && /^[\p{L}%]/u.test(tokens[at + 1]!.text)
