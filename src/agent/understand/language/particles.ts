const PARTICLES = new Set('in out up off on over down away back around through under along together'.split(' '))

/**
 * Whether a word is an adverb that makes one verb with the verb before it or before its object: "hand in", "check the toy out" (Quirk et al.,
 * A Comprehensive Grammar of the English Language, 1985, 9.65 and 16.2).
 */
export const isParticle = (word: string | undefined): boolean => word !== undefined && PARTICLES.has(word.toLowerCase())
