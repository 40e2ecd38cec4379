import { escapePattern } from '../../../lib/escape-pattern.ts'
import type { Found } from './candidate.ts'
import { namesOfCode } from './match-choice.ts'
import type { ReadText } from './read-text.ts'
import { findUnit, plainCurrency } from './units.ts'

/** Names of units: behind a number ("2 pounds"), and alone ("in miles"); the "in" of "in Rome" is none. */
export function findUnits({ values, words, message, start, end }: ReadText): Found[] {
  const counted = values.flatMap((value): Found[] => {
    if (value.kind !== 'number' || value.unit?.kind !== 'measure') return []
    const text = message.slice(value.end, value.unit.end).trim() || value.unit.name
    return [{ value: text, start: value.end, end: value.unit.end, kind: 'phrase', features: { unitOfNumber: 1 } }]
  })
  const alone = words.flatMap((word): Found[] =>
    word.norm.length > 1 &&
    word.pos !== 'ADP' &&
    findUnit(word.norm) &&
    !counted.some(c => word.end <= c.end && word.start >= c.start)
      ? [
          {
            value: word.text,
            start: word.start,
            end: word.end,
            kind: 'phrase',
            features: { unitAlone: 1, ...(HOW_MANY.test(message.slice(start, word.start)) && { unitWanted: 1 }) },
          },
        ]
      : [],
  )
  const joined = [...message.slice(start, end).matchAll(JOINED)].flatMap((match): Found[] => {
    const span = { start: start + match.index, end: start + match.index + match[0].length }
    const isFree = !counted.some(c => span.start < c.end && span.end > c.start)
    const parts = [match[1] ?? match[2]!, match[3]].filter(part => part !== undefined)
    return isFree && parts.every(part => findUnit(part))
      ? [{ value: match[0], ...span, kind: 'phrase', features: { unitAlone: 1, unitJoined: 1 } }]
      : []
  })
  const isPart = ({ start, end }: Found) => joined.some(j => j.start <= start && j.end >= end)
  return [...counted, ...alone.filter(one => !isPart(one)), ...joined]
}

/** "How many ounces are …": the unit of the answer. */
const HOW_MANY = /\bhow (?:many|much)\s+$/i

/** "square meters", "miles per hour", "km/h". */
const JOINED = /\b(?:(?:square|cubic)\s+(\p{L}+)|(\p{L}+)(?:\s+per\s+|\/)(\p{L}+))\b/giu

const AMOUNT = /\d[\d.,]*(?:\s(?:thousand|million|billion))?\s*$/i

let currencies: { code: string; byCode: RegExp; byName: RegExp }[] | undefined

/** ISO 4217 codes of the currencies that a text names (the runtime's own register): "200 US dollars" is USD. */
export function findCurrencies({ message, start, end }: ReadText): Found[] {
  currencies ??= Intl.supportedValuesOf('currency').map(code => {
    const names = namesOfCode(code, ['currency']).map(name =>
      escapePattern(name)
        .replace(/^US /, '(?:US |United States |American |U\\.S\\. )')
        // Kroner, kronor and krónur.
        .replace(/(kr[oó]n)[ae]$/i, '$1(?:[ae]|[eou]r)'),
    )
    return {
      code,
      byCode: new RegExp(String.raw`\b${code}\b`),
      byName: new RegExp(String.raw`\b(?:${names.join('|') || code})s?\b`, 'i'),
    }
  })
  const text = message.slice(start, end)
  const make = (code: string, match: RegExpExecArray): Found => ({
    value: code,
    start: start + match.index,
    end: start + match.index + match[0].length,
    kind: 'code',
    // "How many pounds are 200 dollars?": what has the amount is what is changed.
    features: { currencyCode: 1, ...(AMOUNT.test(text.slice(0, match.index)) && { withAmount: 1 }) },
  })
  const named = currencies.flatMap(({ code, byCode, byName }) => {
    const match = byCode.exec(text) ?? byName.exec(text)
    return match ? [make(code, match)] : []
  })
  // "Pounds" alone: the currency that is plainly called so.
  const plain = [...text.matchAll(/\p{L}+/gu)].flatMap(match => {
    const code = plainCurrency(match[0])
    return code ? [make(code, match)] : []
  })
  return [...named, ...plain.filter(one => !named.some(other => other.start <= one.start && other.end >= one.end))]
}
