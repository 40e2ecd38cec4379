import { isPlural, singular } from '../language/words.ts'
import type { Found } from './candidate.ts'
import type { Slot } from './describe-slots.ts'
import { countedIn } from './read-descriptions.ts'
import type { ReadText } from './read-text.ts'

/** Words from an article to the noun that it stands with. */
const REACH = 5

/** "Two adults and a child", "a one-way ticket": one of what a slot takes the number of. */
export function findSingulars({ kind, description, counts, default: usual }: Slot, { words }: ReadText): Found[] {
  if (kind !== 'integer' || !counts.size) return []
  const counted = countedIn(description).map(noun => noun.toLowerCase())
  // "The number of flight tickets required" counts tickets, "the number of the case" nothing.
  const nouns = counted.slice(0, counted.findIndex(isPlural) + 1).map(singular)
  return words.flatMap((word, at) => {
    if (!/^an?$/.test(word.norm)) return []
    const behind = words.slice(at + 1, at + 1 + REACH)
    const end = behind.findIndex(({ pos, text }) => !/^(?:ADJ|NOUN|PROPN|NUM|X)$/.test(pos) && text !== '-')
    const phrase = behind.slice(0, end < 0 ? undefined : end)
    const head = phrase.at(-1)
    if (!head || isPlural(head.norm)) return []
    // Where one is meant unless told, "a flight" speaks of the number of flight tickets.
    const isCounted = usual === 1 ? nouns.includes(singular(head.norm)) : nouns.at(-1) === singular(head.norm)
    return isCounted
      ? [{ value: 1, start: word.start, end: word.end, kind: 'number' as const, features: { singular: 1 } }]
      : []
  })
}
