import type { Draft } from '../reading/draft.ts'

/** How sure a meaning of the word among the records before has to be. */
const MEANT = 0.8

/**
 * "only the returned ones" after rentals, where handovers have such a state as well: "ones" stands for the noun before (Quirk et al., 1985,
 * § 6.56), so that a word right before it is theirs wherever it can be. Before nouns are looked for.
 */
export function readOnesBefore({ chunks, previous }: Draft): void {
  if (!previous) return
  const isNoun = (at: number) =>
    chunks[at]!.entities.some(e => e.quality >= 0.9 && e.entity.key !== previous.root.entity)
  chunks.forEach((chunk, at) => {
    if (!/^ones?$/i.test(chunks[at + 1]?.text ?? '') || chunk.used || isNoun(at)) return
    if (chunks.some((_, i) => i < at && isNoun(i))) return
    const own = <T extends { entity: { key: string }; quality: number }>(list: T[]) =>
      list.filter(one => one.entity.key === previous.root.entity)
    const [values, fields] = [own(chunk.values), own(chunk.fields)]
    if (![...values, ...fields].some(one => one.quality >= MEANT)) return
    Object.assign(chunk, { values, fields, entities: own(chunk.entities) })
  })
}
readOnesBefore.needs = /^ones?$/
