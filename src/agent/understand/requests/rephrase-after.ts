import { pattern } from '../../../lib/patterns.ts'
import { execIn, replaceIn } from '../../../lib/prefilter/may-match.ts'
import { superlativeOf } from '../language/gradables.ts'
import type { Query } from '../reading/query.ts'
import { sayPeriod, sayPeriodOfOnes } from './periods-after.ts'
import { THEIR } from './turns.ts'
import { LEAVES_OUT, leaveOutFirst, DROPS, isShown } from './narrows-before.ts'

/** Only little words: what is not meant is left out of the records before, nothing takes its place. */
const SAYS_NOTHING =
  /^(?:(?:only|just|and|but|or|so|now|those|these|them|the|ones?|that|all|any|with|for|ok|okay)\s*)+$/i

/** "of those that are late", "for the ones we lost": other records than those of the figure before. */
const OF_OTHERS = pattern('iu')`
  ^\W*(?:and|or|but|what about|how about) (?:that |the same )?(?:of|for|in) (?:those|the ones)
  \ (?:(?:that|which|who) )?(?:(?:we|i|they|you|is|are|was|were|have|has|had|got) ?)*(?=\p{L}+\W*$)(.+)$
`

/** The records left out are pointed at, and told by what stands behind. */
const ONES_LEFT_OUT = pattern('i')`
  ^(\W*(?:(?:and|but|now|ok|okay|only|just)\s+)*)(?:without|not|(?:all |every(?:thing|one) )?except(?: for)?|excluding|but not|(?:all|everything|everyone) but)
  \ (?:the ones|those|these|any|ones) (?:(?:that|which|who) )?(?:(?:are|is|have|has) )?
  (?:(with )the |(?=(?:in|from|at|with|of|on|below|above|under|over|before|after|that|which)\b))
`

/** "and who was the runner-up?". */
const RUNNER_UP =
  /^(\W*(?:(?:and|but|so|ok|okay|what about|how about|who|which|what|is|was|are|were)\W+)*)(?:the )?runners?-?\s?up(?=\W*$)/i

/** "what do they add up to?": their sum. */
const ADD_UP_TO = pattern('i')`
  ^\W*(?:and |so )?(?:what|how much) (?:do|does|did|would)
  \ (?<who>they|these|those|it|them|that|all of (?:them|these|those)|the \w+ ones) (?:all )?
  (?:add up|amount|come|sum|sum up|total up) to(?: (?:in total|altogether|together))?\W*$
`

/** "same thing, but for Ohio", "the same again, only with prices". */
const THE_SAME_BUT = pattern('i')`
  ^(\W*)(?:and |now |ok |okay |please |(?:do|show|give me|list) )*(?:the |exactly the )?same
  (?: (?:thing|again|question|list|table|figures?|chart|breakdown|one))*,?
  \ (?:but|only|just|except)(?: this time| now)?,? (?=(?:with|for|by|in|of|from|without)\b)
`

/** "with the total instead of the count", "the total instead": what is wanted takes its place. */
const WITH_INSTEAD = pattern('iu')`
  ^(\W*(?:and |but |now |ok |okay )*)(?:(?:with|use|using|take|show|give me) (?=(?:the |their )?\p{L}[^,;]* (?:instead|rather than)\b))
`

/** "Ohio instead", "and in May instead?". */
const INSTEAD =
  /^\W*(?:(?:no|and|but|or|now|ok|okay|actually|sorry|what about|how about|try)\b[\s,]*)*(.+?),? instead(?=\W*$)/i

/** "cheapest monthly rent first": in which order the records before are wanted. */
const EXTREME_FIRST = pattern('iu')`
  ^(?<head>\W*|.+,\s+)(?:(?:and|now|ok|okay|but|with|please)\s+)*(?:the\s+)?(?<extreme>(?:(?:most|least)\s)?\p{L}+)
  \s+(?<field>\p{L}+(?:\s\p{L}+){0,2})\s+first\W*$
`

const sayOrder = (text: string): string => {
  const { head = '', extreme, field } = execIn(text, EXTREME_FIRST)?.groups ?? {}
  const graded = extreme && field ? superlativeOf(extreme.toLowerCase()) : undefined
  return graded
    ? `${head}${head.trim() ? 'sorted' : 'sort'} by ${field}, ${graded.direction === 'asc' ? 'lowest' : 'highest'} first`
    : text
}

/** "sorry, I meant …": what was asked for instead. */
const I_MEANT = pattern('i')`
  ^\W*(?:(?:no|oops|wait|actually|sorry|(?:that(?:['’]s| is| was) )?(?:the )?wrong(?: one)?|not that(?: one)?)\b[,.;:!\s]*)*
  (?:sorry|(?:i )?meant(?: to say)?|i mean|i (?:was|am) (?:asking about|after|thinking of|looking for|talking about)
    |i (?:need|want)(?:ed)?(?: (?:it|them|those|that)(?= (?:for|of|from|in|at)\b)|(?= the ones\b))
    |i(?:['’]m| am) after|(?:make|change) (?:it|that)(?: to)?)\b[,:]?\s*
`

/** "no, major ones": no negation of what follows. */
const NO_THEN = pattern('i')`
  ^\W*(?:oh )?(?:(?:no|nope|nah)\s*[,;.:!–-]+\s*|(?:no|oh) wait\b[\s,;.:!–-]*)(?:wait\b[\s,;.:!–-]*)?
  (?!(?:not|rather|instead)\b)(?=\S)
`

/** "sorry, I meant the ones of Ann". */
const THOSE_OF_OTHERS = pattern('i')`
  ^\W*(?:(?:no|oops|wait|actually|sorry)\b[,\s]*)*(?:i meant?(?: to say)?|i mean|rather)\b[,:]?\s*
  (?:those|the ones|these)\ (of|for|from|at|in|by|with)\ (?=\S)
`
/** "and those of Ann?", "what about the ones of Ann": the same of somebody else. */
const AND_THOSE_OF = pattern('iu')`
  ^(\W*)(?:(?:ok|okay|now|so|then)\W+)*(?:and|or|but|what about|how about) (?:those|the ones|these) (of|for) (?=(?:the )?(\p{L}))
`

/** "the price of the rest", "of the remaining ones". */
const OF_THE_REST =
  /\b(?:of|for|among) (?:the|all the) (?:rest|others|remaining(?: ones)?|ones left)(?=\W*$|\W*(?:by|per)\b)/i

const FN = '(average|mean|median|total|sum|minimum|maximum|lowest|highest|largest|smallest)'
/** "and what is the average of those?", "what is their median?": the same figure's, after a figure. */
const FIGURE_OF_THOSE = pattern('i')`
  ^(\W*)(?:and\ |so\ |but\ )*(?:what(?:['’]s|\ is|\ was|\ about)|how\ about)\ (?:the|their)\ ${FN}
  (?:\ (?:of|for|among)\ (?:all\ )?(?:those|these|them|that))?(?=\W*$)
`
/** "just the first 3 of those": of what was shown. */
const FIRST_OF_THOSE = pattern('i')`
  ^(\W*(?:(?:and|but|ok|okay|now)\ )*(?:only|just|give\ me|show\ me)\ the\ (?:first|last|top|bottom)\ (?:\d+|two|three|four|five|six|seven|eight|nine|ten))
  \ of\ (?:those|these|them)(?=(?:,?\ please)?\W*$)
`
/** "and which one in Texas?" after the one that came first somewhere else: the same there. */
const AND_WHICH_IN =
  /^(\W*(?:and |but |so )?)(?:which|what|who)(?: one)? (in|at|from|for|of|with|by|on) (?=[\p{Lu}\d]\S*(?: \S+){0,3}\W*$)/iu

/** "which of hers are still to do?": of those that were spoken of. */
const OF_THEIRS = /\b(which|how many|what) of (?:hers|his|theirs)\b/gi
/** "show me all the orders they have placed with us": theirs. */
const THEY_MADE = pattern('giu')`
  \b(?:the\ )?(\p{L}+s)\ (?:that\ |which\ )?(they|he|she)\ (?:have|has|had)\ (?:ever\ |already\ )?(?:placed|made|submitted|booked)
  (?:\ (?:with\ us|so\ far|here|in\ total|in\ all|altogether))?(?=\W*$)
`

/** "for sold boats only": "only" may stand behind what it is said of. */
const ONLY_BEHIND = pattern('iu')`
  ^(\W*(?:(?:and|but|now|ok|okay|so|then)\W+)*)((?:for|of|in|among|from|at|with)\ [^,;:?]{2,60}?),?\ only(?=(?:,?\ please)?\W*$)
`
/** "for sold boats" after a figure: the same figure of these. */
const FOR_SUCH = pattern('iu')`
  ^(\W*(?:(?:now|ok|okay|so|then|just)\W+)*)((?:for|among)\ (?!(?:each|every|all|example|instance|now|me|us|how|what|which)\b)(?:\p{L}[\p{L}-]*\ ){1,4}\p{L}+)
  (?=(?:,?\ please)?\W*$)
`
/** "which closes first?": a verb behind "which" is said of one of those before. */
const WHICH_DOES = pattern('iu')`
  ^(\W*(?:(?:and|but|so|ok|okay)\W+)*which)\ (?=(?-i:\p{Ll}+s)\ (?:the\ )?(?:first|last|next|soonest|earliest|latest|most|least|best|worst)\W*$)
`

/** "which client was the latest one for?" after a list: the latest of those, and no client. */
const FOREMOST_ONE = pattern('iu')`
  ^(?<lead>\W*(?:(?:and|but|so|ok|okay)\W+)*(?:which|what)\ (?!one\b)\p{L}+(?:\ \p{L}+)?\ (?:is|was)\ the\ (?:(?:most|least)\ \p{L}+|\p{L}+est|last|first))\ one
  (?=\ (?:about|for|of|from|by|with|to|on|at)\W*$)
`

const leavesOut = ({ root }: Query): boolean => /^(?:!=|not in|not contains)$/.test(root.where.at(-1)?.op ?? '')

/** A message that goes on from the one before, in words that say all that it means. */
export function rephraseAfter(message: string, previous: Query): string {
  const whole = leaveOutFirst(sayPeriodOfOnes(message, previous))
  const dropped = execIn(whole, DROPS)?.groups?.['what']
  const left = dropped && isShown(dropped, previous) ? `without ${dropped}` : whole
  const text = sayOrder(previous.lookup || previous.single ? left : replaceIn(left, LEAVES_OUT, 'without $1'))
    // "same thing, but with the total": the rest is said as it would be by itself.
    .replace(THE_SAME_BUT, '$1and ')
    .replace(WITH_INSTEAD, '$1')
    .replace(FOR_SUCH, (said: string, lead: string, of: string) =>
      previous.ask === 'measure' || previous.ask === 'group' ? `${lead}only ${of}` : said,
    )
    .replace(ONLY_BEHIND, '$1only $2')
    .replace(WHICH_DOES, '$1 one ')
    .replace(INSTEAD, 'actually, $1')
    // "without the ones in Texas", "not those below 5": what is said of those left out is denied of those kept.
    .replace(ONES_LEFT_OUT, (_, lead: string, having = '') => `${lead} not ${having as string}`)
    // "and of those we lost?" after a figure: the same figure of others.
    .replace(OF_OTHERS, (said: string, rest: string) =>
      previous.ask === 'measure' ? `and what about the ${rest}` : said,
    )
    // "the average score of the rest" after some were left out: of those that are left.
    .replace(OF_THE_REST, (said: string) => (leavesOut(previous) ? 'of those' : said))
    // "and the runner-up?": the second.
    .replace(RUNNER_UP, '$1the second')
    // "what do these add up to?": their total.
    .replace(ADD_UP_TO, (_, who: string) =>
      / ones$/i.test(who) ? `what is the total of ${who}` : 'what is their total',
    )
    .replace(FIGURE_OF_THOSE, (said: string, lead: string, figure: string) =>
      previous.ask === 'measure' && previous.measures.some(({ column }) => column) ? `${lead}and the ${figure}` : said,
    )
    .replace(FIRST_OF_THOSE, '$1')
    .replace(OF_THEIRS, '$1 of those')
    .replace(FOREMOST_ONE, (said: string, lead: string) =>
      previous.ask === 'list' && !previous.single && !previous.lookup ? `${lead} of those` : said,
    )
    .replace(THEY_MADE, (_, noun: string, who: string) => `${THEIR[who.toLowerCase()]!} ${noun}`)
    .replace(AND_WHICH_IN, (said: string, lead: string, how: string) =>
      previous.root.limit === 1 && previous.root.order ? `${lead || 'and '}${how} ` : said,
    )
    // "no, major ones": no negation of what follows.
    .replace(NO_THEN, 'actually, ')
    // "no, I meant those of Ann": the records before are of somebody else.
    .replace(THOSE_OF_OTHERS, 'actually, $1 ')
    .replace(AND_THOSE_OF, (said: string, lead: string, how: string, first: string) =>
      /\p{Lu}/u.test(first) ? `${lead}and ${how} ` : said,
    )
    // "sorry, Ohio I mean": what is meant stands first.
    .replace(/^\W*(?:(?:sorry|no|oops|wait)[\s,;.–-]+)*(.+?),? i mean(?:t)?\W*$/i, 'actually, $1')
    // "only open ones, I mean not done": what was meant takes the place of what was said.
    .replace(/^(\W*(?:and |but )?(?:only|just)) .+?,? i meant? /i, '$1 those ')
  const short = text.trim().split(/\s+/).length <= 8
  const corrected = replaceIn(text, I_MEANT, 'actually, ')
  if (!short) return corrected
  const instead =
    /^\W*(?:no\W+)?(?:not|rather than|instead of) (.+?)\s*(?:[,;:]\s*(?:but )?|\s+but )(.+)$/i.exec(text) ??
    /^\W*(?:no\W+)?()(.+?),? (?:not|instead of|rather than) [^,]+$/i.exec(text)
  const isDenied = /\b(?:is|are|was|were|be|been|do|does|did|has|have|had|can|could|will)$/i.test(instead?.[2] ?? '')
  if (
    instead &&
    !isDenied &&
    !/^(?:is|are|do|does|which|what|who|how)\b/i.test(instead[2]!) &&
    !SAYS_NOTHING.test(instead[2]!)
  )
    return `actually, ${instead[2]!}`
  return sayPeriod(corrected, previous) ?? corrected
}
