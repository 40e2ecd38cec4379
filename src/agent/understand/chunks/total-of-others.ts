import type { Dictionary, FieldMention } from '../dictionary/dictionary.ts'
import { AGGREGATES } from '../language/lexicon.ts'
import type { Token } from '../requests/read-message.ts'

/** Words of a message, with all of them and where they end. */
interface Part {
  tokens: readonly Token[]
  part: readonly Token[]
  stems: string
  to: number
}

/** Longest noun of a kind of record that is looked for behind a figure. */
const LONGEST_NOUN = 3

/**
 * "the highest total price of parts" where parts have a price, and only other records a `total_price`: what all of theirs come
 * to, and no figure of those others.
 */
export function isTotalOfOthers({ tokens, part, stems, to }: Part, { fields, entities }: Dictionary): boolean {
  const [first, ...rest] = part
  if (!rest.length || AGGREGATES[first!.norm] !== 'sum' || tokens[to]?.norm !== 'of') return false
  const called = fields.get(stems) ?? []
  const own = (fields.get(stemsOf(rest)) ?? []).filter(f => f.quality === 1)
  const nouns = nounsBehind(tokens, to + 1)
  const isNamed = ({ entity }: FieldMention) =>
    nouns.some(key => entities.get(key)?.some(e => e.entity === entity && e.quality >= 0.95))
  return called.length > 0 && own.some(isNamed) && !called.some(isNamed)
}

const stemsOf = (tokens: readonly Token[]): string => tokens.map(token => token.stem).join(' ')

/** Every stretch of a few words behind a place, under which a noun would be found. */
const nounsBehind = (tokens: readonly Token[], from: number): string[] =>
  tokens.flatMap((_, at) =>
    at < from ? [] : Array.from({ length: LONGEST_NOUN }, (_, i) => stemsOf(tokens.slice(at, at + i + 1))),
  )
