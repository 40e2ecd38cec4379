import type { Chunk } from '../chunks/chunk.ts'
import { isSortKind, thingOf } from '../entity-model/sorts.ts'
import { singular } from '../language/words.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { type Draft, isFree } from '../reading/draft.ts'

/** What a noun in the singular stands behind where all that are such are meant: "any tea", "which coffee sold best". */
const OF_ALL =
  /^(?:how many|how much|which|what|every|any|each|our|all|all our|all the|more|most|different|cheapest|dearest)$/i
/** How well the noun stands for the things. */
const AS_THINGS = 0.8

/**
 * "what coffees do we sell?", "show me all our guitars" of categories that things belong to: the name of one of them, said as a noun, stands
 * for the things that are such, and for no record of the category. Which they are its value says. Before verbs look for their nouns.
 */
export function readNounsOfSorts(draft: Draft): void {
  const { app, chunks } = draft
  chunks.forEach((chunk, at) => {
    const sort = chunk.values.find(isSort)
    if (!isFree(chunk) || !sort || chunk.entities.length || !isSaidAsNoun(draft, at)) return
    const isNamed = (other: Chunk | undefined) => Boolean(other?.entities.some(e => e.quality >= 0.8))
    if (isNamed(chunks[at + 1]) || chunks.some(c => c.entities.some(e => e.entity === sort.entity))) return
    const thing = thingOf(sort.entity, app)
    if (!thing || chunks.some(c => c.entities.some(e => e.entity === thing && e.quality >= AS_THINGS))) return
    Object.assign(chunk, {
      entities: [{ entity: thing, quality: AS_THINGS, ofSort: true }],
      fields: [],
      values: chunk.values.filter(isSort),
    })
  })
}

/** Whether a value is the name of something that sorts things. */
const isSort = ({ entity, field, quality }: ValueMatch): boolean =>
  quality >= 0.8 && entity.nameFields.includes(field) && isSortKind(entity)

/** In small letters, save where the message begins, and in the plural, or in the singular behind a word for each or all of them. */
function isSaidAsNoun({ chunks }: Draft, at: number): boolean {
  const { from, text: said } = chunks[at]!
  const text = from === 0 ? said.replace(/^\p{Lu}(?=\p{Ll})/u, first => first.toLowerCase()) : said
  const isMany = /[a-z]s$/.test(text) && singular(text.toLowerCase()) !== text.toLowerCase()
  return (/^\p{Ll}/u.test(text) && isMany) || (/^\p{Ll}/u.test(text) && OF_ALL.test(chunks[at - 1]?.text ?? ''))
}
