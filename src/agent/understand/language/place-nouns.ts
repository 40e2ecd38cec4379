import NOUN_KINDS from '../../../lib/word-knowledge/noun-kinds.json' with { type: 'json' }

/** Nouns that texts tagged for WordNet use of places. */
const PLACES: ReadonlySet<string> = new Set(NOUN_KINDS.place.split(' '))

/** Nouns for a place: "hall", "harbour", "branch". */
export const isPlaceNoun = (noun: string): boolean => PLACES.has(noun)
