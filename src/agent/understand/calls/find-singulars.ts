import { isPlural, singular } from '../language/words.ts'
import type { Found } from './candidate.ts'
import type { Slot } from './describe-slots.ts'
import { countedIn } from './read-descriptions.ts'
import type { ReadText } from './read-text.ts'

const PER = /\d[\d.,]*\s*[\p{L}$€£%]*\s*$/u

/** Words from an article to the noun that it stands with. */
const REACH = 5

/** "Two adults and a child", "a one-way ticket": one of what a slot takes the number of. */
export function findSingulars({ kind, description, counts, default: usual }: Slot, read: ReadText): Found[] {
  if (kind !== 'integer' || !counts.size) return []
  const counted = countedIn(description).map(noun => noun.toLowerCase())
  // "The number of flight tickets required" counts tickets, "the number of the case" nothing.
  const nouns = counted.slice(0, counted.findIndex(isPlural) + 1).map(singular)
  const { words, message } = read
  const isNamed = ({ norm }: { norm: string }) => nouns.includes(singular(norm))
  return words.flatMap((word, at) => {
    // "80 a night", "six hours a day": for each of them.
    if (!/^an?$/.test(word.norm) || PER.test(message.slice(0, word.start)) || words[at - 2]?.pos === 'NUM') return []
    const behind = words.slice(at + 1, at + 1 + REACH)
    const end = behind.findIndex(({ pos, text }) => !/^(?:ADJ|NOUN|PROPN|NUM|X)$/.test(pos) && text !== '-')
    const phrase = behind.slice(0, end < 0 ? undefined : end)
    const head = phrase.at(-1)
    if (!head || isPlural(head.norm)) return []
    // "A 2-bedroom apartment" has two bedrooms.
    if (phrase.some(({ pos }, i) => pos === 'NUM' && phrase.slice(i + 1, i + 3).some(isNamed))) return []
    // Where one is meant unless told, "a flight" speaks of the number of flight tickets.
    const isCounted = usual === 1 ? nouns.includes(singular(head.norm)) : nouns.at(-1) === singular(head.norm)
    return isCounted
      ? [{ value: 1, start: word.start, end: word.end, kind: 'number' as const, features: { singular: 1 } }]
      : []
  })
}
