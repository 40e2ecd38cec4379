import type { Entity } from './catalogue-model.ts'
import { asNoun, bareWords, isParameter, pathSegments } from './name-records.ts'
import { splitIdentifier, stem } from '../language/words.ts'

/**
 * Lists of one name that hold records of different kinds, each behind a segment of its own, are called by that:
 * `/content_types/author/entries` and `/content_types/book/entries` are authors and books, which are all entries.
 */
export function tellApart(entities: Entity[]): void {
  const alike = Map.groupBy(entities, ({ words }) => keyOf(words))
  const taken = new Set(alike.keys())
  for (const group of alike.values()) {
    const nouns = group.map(nounBefore)
    const keys = new Set(nouns.map(noun => noun && keyOf(noun)))
    if (group.length < 2 || keys.size < group.length || [...keys].some(key => !key || taken.has(key))) continue
    for (const [at, entity] of group.entries()) {
      const noun = nouns[at]!
      Object.assign(entity, { words: noun, noun: noun.join(' '), alsoCalled: [[...noun, ...entity.words]] })
    }
  }
}

const keyOf = (words: readonly string[]) => words.map(stem).join(' ')

/** What the segment before the name of the list says, where all lists of the records have the same. */
function nounBefore({ sources }: Entity): string[] | undefined {
  const before = sources.map(({ path }) => pathSegments(path).at(-2))
  const [first] = before
  if (!first || isParameter(first) || before.some(one => one !== first)) return undefined
  const words = splitIdentifier(first)
  const bare = bareWords(words)
  // A show is what is shown: a verb only before a noun.
  return asNoun(bare.length ? bare : words)
}
