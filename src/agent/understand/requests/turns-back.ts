import { pattern } from '../../../lib/patterns.ts'
import type { Turn } from './turns.ts'

/** "these three", with no noun behind the number. */
const THESE_MANY = pattern('giu')`
  \b(these|those)\ (?:\d+|two|three|four|five|six|seven|eight|nine|ten)
  (?=\W*$|[,;]|\ (?:in\ total|in\ all|altogether|together|combined|taken\ together|have|has|had|are|is|was|were|do|does|did|and|or|per|by)\b)
`

/** "which of these three ends first?": behind "of" they are those that were shown, whatever follows, but for a length or an amount. */
const OF_THESE_MANY = pattern('giu')`
  \b(of\ (?:these|those))\ (?:\d+|two|three|four|five|six|seven|eight|nine|ten)
  (?=\ (?!(?:second|minute|hour|day|week|month|quarter|year|decade)s?\b|per\s?cent|thousand|million|hundred|k?g\b|kilos?\b|k?m\b)\p{L})
`

/** Behind a preposition at the end; "how many of them" is a part of what is asked. */
const FOR_THEM = pattern('giu')`
  \b(for|at|with|from|by|under|about)\ (?:(?:the|all|these|those)\ (?:two|three|four|five)\ of\ )?(?:them|both\ of\ them)
  (?=(?:\ (?:in\ total|in\ all|altogether|together|combined))?\W*$)
`

const LEFT_BEFORE = pattern('iu')`
  ^(\W*(?:(?:and|so|but|ok|okay|now|then)\W+)*)(the\ (?:first|second|third|fourth|fifth|last|other|\d+(?:st|nd|rd|th))(?:\ one)?)\s*[,:;–—-]+\s*
  ((?:what|how|who|when|where|which|is|was|are|does|do|did|has|have|can|could|will)\b[^,;]*?\b)(?:it|that|this|he|she|him|her|they)
  (\b[^,;]*)$
`

/** People or not, those before are spoken of. */
const WHO_AMONG_THEM = pattern('iu')`
  ^(\W*(?:(?:and|so|but|ok|okay|now)\W+)*)who ((?:has|have|had|got|gets|earns|makes|scores?|brings?)\b[^,;?]*?)
  ,? (?:of|among|amongst|out of) (?:them|these|those)(?: all)?(?=\W*$)
`

const OF_THAT_PERSON = pattern('iu')`
  ^(\W*(?:(?:and|so|but|ok|okay|now)\W+)*(?:which|what) \p{L}+(?: \p{L}+)? )(?:is|was)
  \ (?:that|this|the) (?:person|man|woman|lady|guy|individual|colleague)\ (with|at|in|from|for|on)(?=\W*$)
`

/** "which orders belong to them?" */
const BELONG_TO_THEM = pattern('iu')`
  ^(\W*(?:(?:and|so|but|ok|okay|now|then)\W+)*(?:which|what)\ \p{L}+(?:\ \p{L}+){0,2})\ (?:belongs?|pertains?)\ to\ (?:them|those|these)(?=\W*$)
`

/** Turns that point to what was asked before. */
export const TURNS_BACK: readonly Turn[] = [
  // "which orders belong to them?": theirs.
  [BELONG_TO_THEM, '$1 do they have'],
  [/\bthis (?=(?:person|man|woman|colleague|individual)\b)/gi, 'that '],
  // "at these three in total": those that were shown, as many as they are.
  [THESE_MANY, '$1'],
  [OF_THESE_MANY, '$1'],
  // "and of those in the proposal stage?": the same of others.
  [
    /^(\W*)(?:and|or|but|what about|how about) (?:of|for) (?:those|the ones) (?=(?:in|with|at|from|on|under|over|above|below|without)\b[^,;]*$)/i,
    '$1and ',
  ],
  // "the second one, has it a shed?": what stands in front is what the pronoun is (left dislocation; Quirk et al., 1985, § 18.58).
  [LEFT_BEFORE, (_, lead: string, one: string, before: string, behind: string) => `${lead}${before}${one}${behind}`],
  // "for the two of them", "how many orders are there for them?": for these.
  [FOR_THEM, '$1 these'],
  // "who of them": they are people, whatever their records are called.
  [/\bwho (?=(?:of|among|amongst) (?:them|these|those)\b)/gi, 'which '],
  // "who has the highest score among them": which of them.
  [WHO_AMONG_THEM, '$1which of them $2'],
  // "which firm is that person with": they.
  [OF_THAT_PERSON, '$1are they $2'],
  // "the five with the most berths": of those that were shown.
  [
    pattern('giu')`
      \bthe (two|three|four|five|six|seven|eight|nine|ten|\d+) (?:of (?:them|those|these) )?
      (?:with|that have|which have|having) the (most|fewest|least|highest|lowest|largest|smallest|biggest)
      \ (?=\p{L}+(?: \p{L}+)?\W*$)
    `,
    (_, many: string, most: string) =>
      `the ${/^(?:most|hi|lar|big)/i.test(most) ? 'top' : 'bottom'} ${many} of them by `,
  ],
  // "who is the biggest of them": so are those who are ranked.
  [
    /\bwho(?:['’]s| is| are| was| were)? (?=the (?:(?:most|least) \w+|(?:\w+ )?\w+st) (?:of|among|amongst) (?:them|these|those)\b)/gi,
    'which is ',
  ],
]
