import { passInSlices } from '../../../lib/in-slices.ts'
import { pattern } from '../../../lib/patterns.ts'
import { execIn, replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { singular } from '../language/words.ts'
import { superlativeOf } from '../language/gradables.ts'
import { sayPunctually, sayReturned } from '../reading/given-back.ts'
import type { Condition, Query } from '../reading/query.ts'
import { VERBS } from '../writes/verbs.ts'
import { sayPeriod, sayPeriodOfOnes } from './periods-after.ts'
import { sayMostOfThem } from './comparatives-of-them.ts'
import { sayPlainly, type Turn } from './turns.ts'
import { withoutTurnsOfSpeech } from './turns-of-speech.ts'

const JOINED: Record<string, string> = {
  longest: 'the earliest',
  shortest: 'the latest',
  longer: 'earlier',
  shorter: 'later',
}

/** "takes an hour", "longer than a week": one of them. */
const A_UNIT_OF_TIME = pattern('gi')`
  \b(
    (?:takes?|took|taking|lasts?|lasted|lasting)(?: (?:over|under|about|at least|at most))?
    |(?:longer|shorter|more|less) than
  ) an? (?=(?:hour|minute|day|week|month|year)\b(?! ago))
`

/** "how many lessons last 90 minutes": a verb behind its subject, where "in the last 90 minutes" is a time. */
const LASTS = pattern('giu')`
  (?<=
    \b(?:how many|which|what) (?:(?!(?:in|the|of|over|during|for|from|within|at|our|my|their|this|these|and)\b)\p{L}+ ){1,3}
    |\p{L}s (?:that|which)\s
  )
  last (?=
    (?:(?:over|under|about|exactly|at least|at most|(?:more|less|longer) than) )?
    (?:\d+|an?|one|two|three|four|half an) ?(?:minutes?|mins?|hours?|hrs?)\b
  )
`

const orMore = (_: string, figure: string, way: string): string =>
  `${/^(?:more|over|longer)$/i.test(way) ? 'at least' : 'at most'} ${figure}`

/** "what number can I call": the phone number. */
const WHICH_NUMBER = pattern('i')`
  \b(?:what|which)(?: \w+)? number (?:can|could|do|should|must) (?:i|we|you)
  \ (?:(?:dial|use|ring|call|phone|need) (?:to (?:reach|get|call|ring|speak to|talk to|get hold of|contact)|for)|reach|call|ring|phone|contact|get|dial)
  \ (.+?)(?: (?:on|at|by|under))?(?=\W*$)
`

/** "looks after", "deals with"; "no open deal with the firm" and "deals with a price of 5" are no verbs. */
const LOOKS_AFTER = pattern('gi')`
  \b(?:
    look(?:s|ed|ing)?\ after|(?:takes?|took|taken|taking)\ care\ of
    |(?<!
      (?:^\W*|\b(?:
        no|any|an?|the|open|new|old|won|lost|single|every|each|all|our|my|of|list|show|find|count|big|small
        |many|these|those|which|closed|\w+(?:est|ing|ed)
      )\ )
    )deal(?:s|t|ing)?\ with
  )\b
`

/** "plot a chart of …": what is drawn is asked for. */
const DRAWN = pattern('i')`
  ^(\W*(?:please |can you |could you )?)(?:plot|chart|graph|draw|visuali[sz]e)(?: me)?
  (?: an? (?:bar |line |pie )?(?:chart|graph|plot|diagram) (?:of|for|with|showing))? (?=\S)
`

/** "has been with us the longest". */
const WITH_US_LONGEST = pattern('i')`
  \b(?:has|have|had)? ?(?:
    been (?:with (?:us|the (?:company|firm|team|organi[sz]ation))|here|around|employed|on board)
    |(?:worked|served) (?:here|for us|with us)
  ) (?:for )?(?:the )?(longest|shortest|longer|shorter)\b
`

/** "who has been in the choir the longest": of a body that may be all there is, joined the earliest. */
const IN_IT_LONGEST = pattern('iu')`
  ^(\W*(?:and |so |but )?who(?:['’]s| has| have)) been (?:in|at|with|part of|a member of) ((?:the|our|this) \p{L}+)
  (?: for)?(?: the)? (longest|shortest)(?=\W*$)
`

/** "how long has Ann been with us?" */
const HOW_LONG_WITH_US = pattern('i')`
  ^(\W*(?:and |so |but )?)(?:how long|since when) (?:has|have|is|are|does|do) (.+?) (?:
    been (?:
      with (?:us|the (?:company|firm|team|organi[sz]ation))
      |here|around|employed|on board|working (?:here|for us|with us)
    )
    |(?:[a-z]+ )?(?:for|with) us|worked? here|employed
  )(?: for| now| already)?\b
`

/** "…, closed ones excluded": the participle stands behind what it leaves out. */
const LEFT_OUT_BEHIND = pattern('i')`
  ,\s*(?:the |any )?([^,;]{2,40}?)(?: (?:ones?|records?))?,?
  \ (?:(?:are |is )?(?:excluded|left out|not counted|not included)|excl\.?)(?=\W*$)
`

/** "which depot opened first, and when": the answer tells by what it was chosen. */
const AND_WHEN = pattern('i')`
  ^(\W*(?:which|what|who)\b.*\b(?:first|last|earliest|latest|oldest|newest|most recently)\b.*?),? and when
  (?: was (?:it|that))?(\W*)$
`

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

/** Turns whose plain words need no request before them. */
const TURNS: readonly Turn[] = [
  // "who gave the most in total": what is added up is the most anyway.
  [/\b((?:most|least|fewest)(?: \p{L}+)?),? (?:in total|altogether|in all|all in all|overall)(?=\W*$)/giu, '$1'],
  // "paid out for repairs": the particle says nothing more.
  [/\b(pays?|paid|paying) out\b(?! of\b)/gi, '$1'],
  // "are behind with their rent": it is overdue.
  [
    /\b(?:(?:is|are|was|were|has|have|been|fell|fallen) )+behind (?:with|on) (?:(?:their|the|his|her|its|our|paying) )*/gi,
    'have overdue ',
  ],
  [/\bbehind (?:with|on) (?:(?:their|the|his|her|its|our|paying) )*/gi, 'with overdue '],
  // "who are Ann's direct reports": those who report to her.
  [/\b(?:who are|list|show(?: me)?) (?:all )?(?:the )?direct reports of (?=\S)/i, 'who reports to '],
  [/\bwho are (?:all )?the reports of (?=\S)/i, 'who reports to '],
  [/\b(?:who are|list|show(?: me)?) ((?:\S+ ){0,3}\S+?)(?:['’]s|s['’]) (?:direct )reports\b/i, 'who reports to $1'],
  [/\bwho are ((?:\S+ ){0,3}\S+?)(?:['’]s|s['’]) reports\b/i, 'who reports to $1'],
  [/\bdays? of the week\b/gi, 'weekday'],
  // "what did the repairs cost us": an amount.
  [/^(\W*(?:and |so )?)what (?=(?:did|do|does|have|has|will) (?:\S+ ){1,8}?costs? us\b)/i, '$1how much '],
  // "what did the failed ones cost?": of several, what they came to.
  [
    pattern('iu')`
      ^(\W*(?:and |so |but )?)what (?=(?:did|have) (?:[^?\s]+ ){0,7}?(?:they|those|these|\p{L}+[^s\W]s) cost
      (?: altogether| together| in total| overall)?\W*$)
    `,
    '$1how much ',
  ],
  // "took an hour", "lasts half an hour", "longer than a day": one of them.
  [/\bhalf an hour\b/gi, '30 minutes'],
  [/\b(?:a )?quarter of an hour\b/gi, '15 minutes'],
  [/\bthree[- ]quarters of an hour\b/gi, '45 minutes'],
  [/\b(?:an|one) hour and a half\b/gi, '90 minutes'],
  // "was painted longest ago": the earliest.
  [/\b(?:the )?longest ago\b/gi, 'the earliest'],
  [LASTS, 'lasting '],
  [A_UNIT_OF_TIME, '$1 1 '],
  // "looks after", "is in charge of": who is responsible, as with "handles".
  [LOOKS_AFTER, handles],
  // "brings us the most leads": whom it is for says nothing more.
  [/(?<=\b\p{Ll}{2,}(?:s|ed|ught)) (?:us|me)(?= the (?:most|fewest|least) \p{Ll})/gu, ''],
  // "30 hours a week or more": the bound stands behind what the figure is for.
  [/\b(\d[\d.,]*(?: \p{L}+)? (?:an?|per|each) \p{L}+) or (more|over|longer|less|fewer|under)(?=\W*$|,)/giu, orMore],
  // "what number can I reach Ann on": how people are got hold of.
  [WHICH_NUMBER, 'what is the phone number of $1'],
  [/(?:\b(?:is|are|was|were)|['’]s) (?:in charge of|responsible for|accountable for)\b/gi, ' handles'],
  // "how long ago was it shipped": its date tells.
  [/\bhow long ago (?=(?:was|were|is|did|has|have|had)\b)/gi, 'when '],
  [/\bhow (?:often|frequently) (?=(?:was|were|is|are|has|have|had|did|does|do)\b)/gi, 'how many times '],
  // "…, as a chart": how it is shown.
  [/,? (?:as|in) an? (?:bar |line |pie |column )?(?:chart|graph|plot|diagram|table|list)(?=\W*$)/i, ''],
  [DRAWN, '$1show '],
  // "break the totals down by …": the particle stands behind its object.
  [/\b(break|split) ((?:\w+ ){1,4}?)(down|up) (?=by\b|per\b|into\b)/gi, '$1 $3 $2'],
  // "…, closed ones excluded": the participle stands behind what it leaves out.
  [LEFT_OUT_BEHIND, ' excluding $1'],
  // "has been with us the longest": joined the earliest.
  [
    WITH_US_LONGEST,
    (said: string, long: string, _: string, whole: string) =>
      // A noun says whose date it is.
      /^\W*(?:which|what) \p{L}/iu.test(whole) && long.endsWith('est') ? said : `joined ${JOINED[long.toLowerCase()]!}`,
  ],
  [IN_IT_LONGEST, (_, who: string, body: string, long: string) => `${who.replace(/(?:['’]s| has| have)$/i, '')} joined ${body} ${JOINED[long.toLowerCase()]!}`], // oxfmt-ignore
  // "the longest-serving nurse in Oslo": who joined the earliest.
  [
    /\b(longest|shortest)[- ](?:serving|standing|tenured|employed) (\p{L}[^,;?]*?)(?=\W*$)/iu,
    (_, long: string, who: string) => `${who} who joined ${JOINED[long.toLowerCase()]!}`,
  ],
  // "our longest-registered donor": who registered the earliest.
  [
    /\b(longest|shortest)[- ](\p{L}{4,}ed) (?=\p{L})([^,;?]*?)(?=\W*$)/iu,
    (_, long: string, done: string, who: string) => `${who} who ${done} ${JOINED[long.toLowerCase()]!}`,
  ],
  // "how long has Ann been with us", "since when does Ann work for us"
  [HOW_LONG_WITH_US, '$1when did $2 join'],
  // "which depot opened first, and when": the answer tells by what it was chosen.
  [AND_WHEN, '$1$2'],
]

/** Turns that point to what was asked before. */
const TURNS_BACK: readonly Turn[] = [
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

/**
 * A short message that goes on from the one before, in words that can be read on their own: corrections
 * ("not Texas, Ohio"), bare years ("and 2023?") and neighbouring periods ("and the year before?").
 */
export const rephrase = (message: string, previous: Query | undefined): Promise<string> =>
  passInSlices(message, [
    said => withoutTurnsOfSpeech(sayPunctually(sayReturned(said))),
    ...TURNS.map(sayEach),
    // "no, just the dogs" after what had no answer: it denies nothing of them.
    ...(previous ? stepsAfter(previous) : [(said: string) => said.replace(NO_AT_FIRST, '')]),
  ])

const stepsAfter = (previous: Query): readonly ((said: string) => string)[] => [
  ...(isOfSeveral(previous) ? [sayMostOfThem] : []),
  ...TURNS_BACK.map(sayEach),
  said => rephraseAfter(said, previous),
]

const sayEach =
  (turn: Turn) =>
  (message: string): string =>
    sayPlainly(message, [turn])

/** Whether one of several may be chosen: of records that were listed or counted, of which one may have been shown since. */
const isOfSeveral = ({ ask, measures, lookup }: Query): boolean =>
  (ask === 'list' || ask === 'exists' || (ask === 'measure' && measures.every(({ fn }) => fn === 'count'))) && !lookup

/** The form of "handle" that stands for a verb of several words. */
function handles(said: string): string {
  const [verb] = said.toLowerCase().split(' ')
  if (verb!.endsWith('ing')) return 'handling'
  return /^(?:looked|dealt|took|taken)$/.test(verb!) ? 'handled' : verb!.endsWith('s') ? 'handles' : 'handle'
}

/** Only little words: what is not meant is left out of the records before, nothing takes its place. */
const SAYS_NOTHING =
  /^(?:(?:only|just|and|but|or|so|now|those|these|them|the|ones?|that|all|any|with|for|ok|okay)\s*)+$/i
/** Verbs of leaving out, whose object may stand between verb and particle; none of them takes anything from the data. */
const LEAVES_OUT = pattern('i')`
  ^\W*(?:(?:and|now|ok|okay|then|but|so|please|can you|could you|just)\W+)*
  (?:
    (?:leave|filter|take|leaving|cut) out
    |leave (?:off|aside)|exclude|omit|skip|ignore|ignoring|disregard|hide|drop(?=.*\bones?\W*$)
    |(?:drop|remove)(?=.* from (?:the|that|this) (?:list|table|result|results|chart|groups?)\W*$)
  ) (.+?)(?: from (?:the|that|this) (?:list|table|result|results|chart|groups?))?\W*$
`
/** "leave the blue ones out": the particle stands behind what is left out. */
const OUT_BEHIND =
  /^(\W*(?:(?:and|now|ok|okay|then|but|so|please|can you|could you|just)\W+)*(?:leave|filter|take|cut)) (?!out\b)(\S.*?) out(?=\W*$)/i
const leaveOutFirst = (message: string): string => message.replace(OUT_BEHIND, '$1 out $2')
/** "of those that are late", "for the ones we lost": other records than those of the figure before. */
const OF_OTHERS = pattern('iu')`
  ^\W*(?:and|or|but|what about|how about) (?:that |the same )?(?:of|for|in) (?:those|the ones)
  \ (?:(?:that|which|who) )?(?:(?:we|i|they|you|is|are|was|were|have|has|had|got) ?)*(?=\p{L}+\W*$)(.+)$
`
/** "only the remote ones": those of the list, though a flag of theirs be called so. */
const ONLY_ONES =
  /^\W*(?:(?:and|but|now|ok|okay|so|please)\s+)*(?:only|just)(?: the)? ([\p{L}-]+)(?: [\p{L}-]+){0,2} ones\W*$/iu
/** The records left out are pointed at, and told by what stands behind. */
const ONES_LEFT_OUT = pattern('i')`
  ^(\W*(?:(?:and|but|now|ok|okay|only|just)\s+)*)(?:without|not|except(?: for)?|excluding|but not)
  \ (?:the ones|those|these|any|ones) (?:(?:that|which|who) )?(?:(?:are|is|have|has) )?
  (?=(?:in|from|at|with|of|on|below|above|under|over|before|after|that|which)\b)
`
/** "make that 3000", "no, make it 500", "change it to 10": a number of the request before, where nothing waits for a yes. */
const OTHER_NUMBER = pattern('i')`
  ^\W*(?:(?:no|and|now|ok|okay|actually|sorry|please|then|wait)\W+)*(?:make|change|set) (?:it|that|this)(?: to)?(?: (?:the )?(?:top|first|best|bottom|last))?
  \ (?:(?:[$€£]\s?)?\d[\d.,]*\s?(?:%|k|m|€|percent|thousand|million)?|(?:a )?(?:two|three|four|five|six|seven|eight|nine|ten|dozen|twelve|fifteen|twenty))
  (?: instead)?\W*$
`

/** "drop the blue ones", "and take away Oslo": verbs that would be orders by themselves. */
const DROPS = pattern('iu')`
  ^\W*(?:(?:and|now|ok|okay|then|but|so|please|can you|could you|just)\W+)*
  (?:drop|remove|lose|delete|get rid of|take away)\ (?:all\ )?(?:the\ |any\ )?(?<what>[\p{L}\p{N}][^,;?]*?)(?:\ ones?)?(?:\ please)?\W*$
`
/** Whether one of the groups that were shown is called so, in the singular or in the plural. */
const isShown = (name: string, { shown = [], ask }: Query): boolean =>
  ask === 'group' &&
  shown.some(key => {
    const [said, own] = [name, String(key)].map(text => singular(text.toLowerCase().replaceAll('_', ' ')))
    return said === own
  })

/** Whether a message only changes the request before, though it begins like a command: "leave out the blue ones". */
export const narrowsBefore = (message: string, previous: Query | undefined): boolean => {
  if (!previous || previous.lookup || previous.single) return false
  if (testIn(leaveOutFirst(message), LEAVES_OUT)) return true
  const dropped = execIn(message, DROPS)?.groups?.['what']
  if (dropped && isShown(dropped, previous)) return true
  const [, said] = execIn(message, ONLY_ONES) ?? []
  if (said !== undefined && !Object.hasOwn(VERBS, said.toLowerCase())) return true
  const hasNumber = numbersOf(previous).length > 0 || previous.having || previous.root.limit !== undefined
  return testIn(message, OTHER_NUMBER) && Boolean(hasNumber)
}

/** Conditions of a request that hold a figure against one number. */
export const numbersOf = ({ root }: Query): Condition[] =>
  [root, ...root.related.map(r => r.selection)].flatMap(selection =>
    selection.where.filter(
      c => !c.asDay && c.values.length === 1 && typeof c.values[0] === 'number' && c.op !== '=' && c.op !== '!=',
    ),
  )

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
  ^\W*(?:(?:no|oops|wait|actually|sorry)\b[,\s]*)*
  (?:sorry|i meant?(?: to say)?|i mean|i (?:was|am) (?:asking about|after|thinking of|looking for|talking about)
    |i(?:['’]m| am) after|(?:make|change) (?:it|that)(?: to)?)\b[,:]?\s*
`

/** "no, major ones": no negation of what follows. */
const NO_THEN = pattern('i')`
  ^\W*(?:oh )?(?:(?:no|nope|nah)\s*[,;.:!–-]+\s*|(?:no|oh) wait\b[\s,;.:!–-]*)(?:wait\b[\s,;.:!–-]*)?
  (?!(?:not|rather|instead)\b)(?=\S)
`

/** The same where nothing was answered before: "no-show rate" and "no. of books" begin otherwise. */
const NO_AT_FIRST =
  /^\W*(?:oh )?(?:no|nope|nah)\s*[,;!:]\s*(?:(?:wait|sorry)\b[\s,;!:]*)?(?!(?:not|rather|instead)\b)(?=\p{L})/iu

/** "sorry, I meant the ones of Ann". */
const THOSE_OF_OTHERS = pattern('i')`
  ^\W*(?:(?:no|oops|wait|actually|sorry)\b[,\s]*)*(?:i meant?(?: to say)?|i mean|rather)\b[,:]?\s*
  (?:those|the ones|these)\ (of|for|from|at|in|by|with)\ (?=\S)
`

/** "the price of the rest", "of the remaining ones". */
const OF_THE_REST =
  /\b(?:of|for|among) (?:the|all the) (?:rest|others|remaining(?: ones)?|ones left)(?=\W*$|\W*(?:by|per)\b)/i
const leavesOut = ({ root }: Query): boolean => /^(?:!=|not in|not contains)$/.test(root.where.at(-1)?.op ?? '')

/** The same of a message that goes on from the one before. */
function rephraseAfter(message: string, previous: Query): string {
  const whole = leaveOutFirst(sayPeriodOfOnes(message, previous))
  const dropped = execIn(whole, DROPS)?.groups?.['what']
  const left = dropped && isShown(dropped, previous) ? `without ${dropped}` : whole
  const text = sayOrder(previous.lookup || previous.single ? left : replaceIn(left, LEAVES_OUT, 'without $1'))
    // "same thing, but with the total": the rest is said as it would be by itself.
    .replace(THE_SAME_BUT, '$1and ')
    .replace(WITH_INSTEAD, '$1')
    .replace(INSTEAD, 'actually, $1')
    // "without the ones in Texas", "not those below 5": what is said of those left out is denied of those kept.
    .replace(ONES_LEFT_OUT, '$1 not ')
    // "and of those we lost?" after a figure: the same figure of others.
    .replace(OF_OTHERS, (said: string, rest: string) =>
      previous.ask === 'measure' ? `and what about the ${rest}` : said,
    )
    // "the average score of the rest" after some were left out: of those that are left.
    .replace(OF_THE_REST, (said: string) => (leavesOut(previous) ? 'of those' : said))
    // "what do these add up to?": their total.
    .replace(ADD_UP_TO, (_, who: string) =>
      / ones$/i.test(who) ? `what is the total of ${who}` : 'what is their total',
    )
    // "no, major ones": no negation of what follows.
    .replace(NO_THEN, 'actually, ')
    // "no, I meant those of Ann": the records before are of somebody else.
    .replace(THOSE_OF_OTHERS, 'actually, $1 ')
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
