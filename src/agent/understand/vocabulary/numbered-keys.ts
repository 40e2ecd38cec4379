import type { ValueMatch, Vocabulary } from './vocabulary.ts'

/** Letters, a sign and the digits that count: "BKG-9131", "SO 20400", "inv_0007". */
const NUMBERED = /^(\p{L}{1,8})[-_ ./#]?0*(\d+)$/u

/** So few values may look alike by chance. */
const FEWEST = 3

const known = new WeakMap<Vocabulary, Map<string, ValueMatch[]>>()

/** Keys of an entity by their number, for fields whose values are all numbered behind the same letters. */
export function keysByNumber(vocabulary: Vocabulary): Map<string, ValueMatch[]> {
  const before = known.get(vocabulary)
  if (before) return before
  const byField = new Map<string, ValueMatch[]>()
  for (const match of [...vocabulary.exact.values()].flat())
    if (match.entity === vocabulary.entity && match.quality === 1 && match.values.length === 1 && !match.field.target)
      byField.set(match.columns.join(), [...(byField.get(match.columns.join()) ?? []), match])
  const out = new Map<string, ValueMatch[]>()
  for (const matches of byField.values()) {
    const parts = matches.map(match => NUMBERED.exec(match.values[0]!))
    const prefixes = new Set(parts.map(part => part?.[1]))
    if (matches.length < FEWEST || prefixes.size !== 1 || prefixes.has(undefined)) continue
    matches.forEach((match, at) => out.set(parts[at]![2]!, [...(out.get(parts[at]![2]!) ?? []), match]))
  }
  known.set(vocabulary, out)
  return out
}

/** A key of the records as an example, where all of them are numbered behind the same letters and the text is no key of theirs. */
export function keysUnlike(text: string, vocabulary: Vocabulary): string | undefined {
  const { idField } = vocabulary.entity
  const matches = [...keysByNumber(vocabulary).values()].flat()
  const example = matches.find(match => match.field === idField)?.values[0]
  return example !== undefined && !NUMBERED.test(text) && !matches.some(match => match.values[0] === text)
    ? example
    : undefined
}
