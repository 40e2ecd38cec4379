import { nounRelations } from '../../../lib/word-knowledge/noun-relations.ts'
import { nounTaxonomy } from '../../../lib/word-knowledge/noun-taxonomy.ts'
import { isSortKind, sortFields } from '../entity-model/sorts.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { isPlural, singular, wordsOf } from '../language/words.ts'
import { isSold } from '../requests/stand-for-things.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Place } from './annotate.ts'
import type { Chunk } from './chunk.ts'
import { isNoun } from './place-everyday.ts'
import type { Read } from './place-words.ts'

/** How well a noun stands for the goods that it says more generally, and how sure that is. */
const GOODS = { quality: 0.75, certainty: 0.85 }
/** So many names of sorts have to be known at least, and so large a part of them has to be what the noun says. */
const LEAST_KNOWN = 2
const MOST = 0.5
/** How much alike a noun and one below it are at least (Lin's likeness in WordNet's taxonomy). */
const LEAST_LIKENESS = 0.45
/** So near the rest of the sorts stand beside the noun ("dresses" of garments), and so large a part of all has to be below or beside it. */
const BESIDE = 0.55
const NEARLY_ALL = 0.8

/**
 * "brands of instruments" of products in the categories guitars, drums and woodwind: a plural that says more generally what most of the sorts
 * are (a hypernym in WordNet), by records or by a field, stands for the one kind of things that is sold. Where nothing else explains it.
 */
export function placeNounsOfGoods(
  tokens: readonly Read[],
  chunks: (Chunk | undefined)[],
  vocabularies: readonly Vocabulary[],
  place: Place,
): void {
  const isOpen = ({ norm }: Read, at: number) => !chunks[at] && isPlural(norm) && norm.length > 3 && isNoun(tokens, at)
  const places = [...tokens.keys()].filter(at => isOpen(tokens[at]!, at))
  if (!places.length) return
  const [goods, ...others] = vocabularies.map(({ entity }) => entity).filter(isSold)
  if (!goods || others.length) return
  const heads = headsOf(vocabularies, goods)
  for (const at of places)
    if (heads.some(own => isAbove(singular(tokens[at]!.norm), own)))
      place(at, at + 1, { entities: [entityOf(goods)], certainty: GOODS.certainty })
}

const entityOf = (entity: Entity) => ({ entity, quality: GOODS.quality, isEveryday: true as const })

/** What the sorts are called, in the singular ("woodwind", "guitar"): those that are records, and those that a field of the goods tells. */
const headsOf = (vocabularies: readonly Vocabulary[], goods: Entity): string[][] =>
  [
    vocabularies.filter(({ entity }) => isSortKind(entity)).flatMap(({ names }) => names.map(({ key }) => key)),
    ...sortFields(goods).map(({ choices }) => choices),
  ].map(names => names.flatMap(name => wordsOf(name).slice(-1).map(singular)))

function isAbove(noun: string, heads: readonly string[]): boolean {
  const { likeness, isKindOf } = nounTaxonomy()
  const known = heads.filter(head => likeness(head, noun) !== undefined)
  const below = known.filter(head => {
    const { relation, strength } = likeness(head, noun)!
    const isSaid = (nounRelations().broader(head).get(noun) ?? 0) >= MOST || isKindOf(head, noun)
    return isSaid || (relation === 'below' && strength >= LEAST_LIKENESS)
  })
  const beside = known.filter(head => !below.includes(head) && likeness(head, noun)!.strength >= BESIDE)
  return (
    below.length >= LEAST_KNOWN &&
    (below.length >= MOST * known.length || below.length + beside.length >= NEARLY_ALL * known.length)
  )
}
