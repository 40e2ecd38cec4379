const PARTICLES = new Set('in out up off on over down away back around through under along together'.split(' '))

/**
 * Whether a word is an adverb that makes one verb with the verb before it or before its object: "hand in", "check the toy out" (Quirk et al.,
 * A Comprehensive Grammar of the English Language, 1985, 9.65 and 16.2).
 */
export const isParticle = (word: string | undefined): boolean => word !== undefined && PARTICLES.has(word.toLowerCase())

/** Verbs whose particle says only that it was done to the end (Quirk et al., 1985, 16.12 on completive particles). */
const COMPLETED: Record<string, RegExp> = {
  off: /^(?:auction|sell|pay|finish|send|ship|mail|post|tick|close|cool)$/,
  up: /^(?:use|finish|clear|clean|pack|tidy|lock|fill|close|open|book|patch|mop|wash)$/,
  down: /^(?:close|shut)$/,
  out: /^(?:ship|send|mail|clear|clean|rent|lease|hire|lend|let)$/,
  back: /^(?:return|hand|send|give|ship)$/,
  away: /^(?:clear|give|throw|tow)$/,
}

/** "auctioned off", "rented out": with its particle the verb says the same as alone. */
export const completes = (verbs: readonly string[], particle: string): boolean =>
  verbs.some(verb => COMPLETED[particle.toLowerCase()]?.test(verb) === true)
