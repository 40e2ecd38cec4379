import { fragment, pattern } from '../../../lib/patterns.ts'

/** Nouns for what is written, shown or worked out: behind "the" they point to a text, and are none. */
const SHOWN = fragment`
  codes?|words?|letters?|digits?|numbers?|figures?|text|characters?|strings?|names?|titles?|prices?|values?
  |amounts?|totals?|sums?|results?|answers?|solutions?|dates?|times?|address(?:es)?|e-?mails?|phrases?
  |sentences?|lines?|references?|keys?|tokens?|captions?|contents?|IDs?|PIN
`
/** What tells which one is meant: where it stands, or a clause of its own. */
const WHICH = fragment`
  that|which|whose|shown|seen|written|displayed|listed|printed|given|found|mentioned|stated|hidden|sent|received
  |i|you|we|it|he|she|they|of|in|inside|into|on|onto|from|to|for|at|by|with|below|above|under|next|beside|behind
  |after|before|there|here
`
/** Verbs of pages, pictures and letters that say something. */
const SAYS =
  '(?:says?|said|shows?|shown|reads?|tells?|told|gives?|given|displays?|displayed|stands|written|printed|see)'

const POINTING = new RegExp(
  `^(?:[Tt]he|[Tt]his|[Tt]hat|[Tt]hese|[Tt]hose|[Ii]ts|[Tt]heir)(?: (?!(?:${SHOWN})\\b)[\\p{Ll}\\p{N}-]+){0,2} (?:${SHOWN})(?:,? (?:${WHICH})\\b.*)?$`,
  'u',
)
const CLAUSE = new RegExp(
  `^(?:[Tt]he|[Tt]hose|[Tt]hat|[Aa]ny) (?:[\\p{Ll}\\p{N}-]+ ){1,3}(?:that|which) (?:\\p{Ll}+ ){0,4}(?:is|are|was|were|has|have|${SAYS})\\b`,
  'u',
)
const ASKING = pattern('u')`
  ^[Ww](?:hat|hatever|here|here?ver|ho|hichever)(?:ever)?
  \ (?:(?:is|are|was|were|it|you|stands|the|this|that|has|have|been|\p{Ll}+) ){0,5}?${SAYS}\b
`
/** "as the table tells them": what says it is no text of its own. */
const TOLD = new RegExp(`^(?:the|this) \\p{Ll}+ ${SAYS}(?: (?:it|them|so|us|you|both|these))?$`, 'u')
/** What only points back ("it on the sheet"), a verb in its finite form ("ought to run on"), and the particle of one ("out a bill"). */
const NO_PHRASE = pattern('u')`
  ^(?:[Ii]t|[Tt]hem) (?:in|into|on|onto|down|there|here|below|under|at|to)(?: |$)
  |^(?:ought to|should|must|shall|can|cannot|could|will|would|may|might) \p{Ll}
  |^(?:out|up) (?:the|an?|my|your|our) \p{Ll}
`
const ANY = /^(?:[Aa]ny|[Ss]ome|[Aa]n?)(?: \p{Ll}+)? (?:random|arbitrary|made-up|invented|fake|valid)\b/u

/**
 * Whether words describe what is to be entered ("the code in the picture", "what the page says below", "a random name") and
 * are not the text itself. Names and titles, whose words begin with capitals, are texts; so is all that is quoted.
 */
export const isDescribed = (text: string): boolean => {
  const plain = text.trim().replace(/[\s.,;!?]+$/, '')
  return [POINTING, CLAUSE, ASKING, TOLD, NO_PHRASE, ANY].some(pattern => pattern.test(plain))
}
