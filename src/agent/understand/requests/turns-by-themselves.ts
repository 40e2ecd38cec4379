import { pattern } from '../../../lib/patterns.ts'
import { THEIR, type Turn } from './turns.ts'

/** How long somebody has been in something goes by when they joined. */
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

/** "30 hours a week or more": at least so much. */
const orMore = (_: string, figure: string, way: string): string =>
  `${/^(?:more|over|longer)$/i.test(way) ? 'at least' : 'at most'} ${figure}`

/** "what number can I call": the phone number. */
const WHICH_NUMBER = pattern('i')`
  \b(?:(?:on|at|under) )?(?:what|which)(?: \w+)? number (?:can|could|do|does|should|must|may) (?:i|we|you|he|she|they|one|somebody|people)
  \ (?:(?:dial|use|ring|call|phone|need) (?:to (?:reach|get|call|ring|speak to|talk to|get hold of|contact)|for)|reach|call|ring|phone|contact|get|dial)
  \ (.+?)(?: (?:on|at|by|under))?(?:,? please)?(?=\W*$)
`
/** "what number can they be called on?" */
const CALLED_ON = pattern('i')`
  \b(?:(?:on|at|under) )?(?:what|which)(?: \w+)? number (?:can|could|should|may) (they|he|she|it) be
  \ (?:called|reached|phoned|rung|telephoned|contacted|dialled)(?: (?:on|at|by|under))?(?=\W*$)
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
  \b(?:(?:has|have|had) )?(?:
    been (?:with (?:us|the (?:company|firm|team|organi[sz]ation))|here|around|employed|on board|(?:working|serving|employed) (?:here|for us|with us))
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
      |here|around|employed|on board|working (?:here|for us|with us)|(?:an?|our) (?:customer|client|member|subscriber|guest|patron)
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

/** Turns whose plain words need no request before them. */
export const TURNS_BY_THEMSELVES: readonly Turn[] = [
  // "show me everyone who works on the Outer Wing": who does.
  [
    /^(\W*)(?:show me|list|give me|find) (?:all |everyone|everybody|all (?:the )?people|all those)(?: people| those)? (?=who\b)/i,
    '$1',
  ],
  // "reviews that are waiting to be approved", "requests that still need to be decided": for a decision.
  [/\b(waiting|awaiting|pending) to be approved\b/gi, '$1 for approval'],
  [/\b(waiting|awaiting|pending) to be confirmed\b/gi, '$1 for confirmation'],
  [
    /\b(?:waiting|awaiting|pending) to be decided\b|\b(?:still )?(?:needs?|has|have) (?:still )?to be decided(?: on| upon)?\b/gi,
    'waiting for a decision',
  ],
  // "orders waiting to be shipped": still to be.
  [/\b(?:waiting|awaiting) to be (?=\p{L}+(?:ed|en|nt|id)\b)/giu, 'still to be '],
  // "which project earns us the highest fee": has it.
  [
    /\b(?:earns?|brings?(?: in)?|gives?|makes?|nets?|gets?) us the (?=(?:most|highest|lowest|largest|least|biggest)\b)/gi,
    'has the ',
  ],
  // "Ann Lee's line manager": her manager.
  [/\bline (?=managers?\b)/gi, ''],
  [
    /\bwhom? (?:does|do|did) (he|she|they) (?:report|answer) to(?=\W*$)/gi,
    (_, who = '') => `who is ${THEIR[who.toLowerCase()] ?? 'their'} boss`,
  ],
  // "how many are marked as primary", "contacts flagged as primary": that are.
  [
    /\b(is|are|was|were|been|be)( not|n['’]t)? (?:marked|flagged|ticked|classed|classified|designated) as (?:an? |the |being )?/gi,
    '$1$2 ',
  ],
  [/(?<=\p{L}s) (?:marked|flagged|ticked|classed|classified|designated) as (?:an? |the |being )?/giu, ' that are '],
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
  // "who does Ann report to": whoever stands above her.
  [
    /\b[Ww]hom? (?:does|do|did) (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*) (?:report|answer) to(?=\W*$)/u,
    "who is $1's boss",
  ],
  // "who are that person's direct reports?": who reports to them.
  [
    /\bwho are (?:all )?(?:of )?(?:(?:that|this) person['’]s|their) (?:direct )?reports(?=\W*$)/i,
    'who reports to them',
  ],
  [
    /\bwho are (?:all )?(?:of )?(his|her) (?:direct )?reports(?=\W*$)/i,
    (_, whose = '') => `who reports to ${/^his$/i.test(whose) ? 'him' : 'her'}`,
  ],
  // "who are Ann's direct reports": those who report to her.
  [/\b(?:who are|list|show(?: me)?) (?:all )?(?:the )?direct reports of (?=\S)/i, 'who reports to '],
  [/\bwho are (?:all )?the reports of (?=\S)/i, 'who reports to '],
  [/\b(?:who are|list|show(?: me)?) ((?:\S+ ){0,3}\S+?)(?:['’]s|s['’]) (?:direct )reports\b/i, 'who reports to $1'],
  [/\bwho are ((?:\S+ ){0,3}\S+?)(?:['’]s|s['’]) reports\b/i, 'who reports to $1'],
  [/\bdays? of the week\b/gi, 'weekday'],
  // "what did the repairs cost us", "of all the repairs, what did the parts cost us": an amount.
  [
    /^(\W*(?:and |so )?(?:of [^,;:?]{2,80}, )?)what (?=(?:did|do|does|have|has|will) (?:\S+ ){1,8}?costs? us\b)/i,
    '$1how much ',
  ],
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
  // "a warranty that runs out in June": it ends then.
  [/\brun(s?) out(?= (?:in|within|on|by|before|after|next|this|during|between|soon)\b)/gi, 'expire$1'],
  // "brings us the most leads": whom it is for says nothing more.
  [/(?<=\b\p{Ll}{2,}(?:s|ed|ught)) (?:us|me)(?= the (?:most|fewest|least) \p{Ll})/gu, ''],
  // "30 hours a week or more": the bound stands behind what the figure is for.
  [/\b(\d[\d.,]*(?: \p{L}+)? (?:an?|per|each) \p{L}+) or (more|over|longer|less|fewer|under)(?=\W*$|,)/giu, orMore],
  // "what number can I reach Ann on": how people are got hold of.
  [WHICH_NUMBER, 'what is the phone number of $1'],
  [CALLED_ON, (_, who: string) => `what is ${THEIR[who.toLowerCase()]!} phone number`],
  // "the e-mail of the person in charge of the fair": whoever manages it.
  [
    pattern('gi')`
      \b(?:the\ (?:person|one|colleague|employee|man|woman)\ (?:(?:who|that)\ (?:is|was)\ )?|whoever\ (?:is|was)\ )
      (?:in\ charge\ of|responsible\ for|accountable\ for)\b
    `,
    'the manager of',
  ],
  [/(?:\b(?:is|are|was|were)|['’]s) (?:in charge of|responsible for|accountable for)\b/gi, ' handles'],
  // "which of these came out last?": the newest.
  [
    /\b(?:(?:is|are|was|were|has|have) )?(?:came|comes?) out (?:the )?(last|latest|most recently|first|earliest)(?=\W*$)/gi,
    (_, end: string) => `is the ${/^(?:f|e)/i.test(end) ? 'oldest' : 'newest'}`,
  ],
  // "films that come out in May", "which tracks came out in 2012": are to be, or were, released.
  [
    /\b(?:(?:that|which) )?(?:will )?(came|comes?|coming) out (?=(?:in|on|next|last|this|today|tomorrow|before|after|since|between|by|during|within)\b)/gi,
    (_, verb: string) => (/^came/i.test(verb) ? 'released ' : 'to be released '),
  ],
  // "how long ago was it shipped": its date tells.
  [/\bhow long ago (?=(?:was|were|is|did|has|have|had)\b)/gi, 'when '],
  [/\bhow (?:often|frequently) (?=(?:was|were|is|are|has|have|had|did|does|do)\b)/gi, 'how many times '],
  // "how often because of rain?" after a count: how many of those.
  [
    /^(\W*(?:and |but |so )?how) (?:often|frequently) (?=(?:because of|due to|for|by|with|without|in|on|at|since)\b)/i,
    '$1 many ',
  ],
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
  [
    IN_IT_LONGEST,
    (_, who: string, body: string, long: string) =>
      `${who.replace(/(?:['’]s| has| have)$/i, '')} joined ${body} ${JOINED[long.toLowerCase()]!}`,
  ],
  // "the longest-serving nurse in Oslo": who joined the earliest.
  [
    /\b(longest|shortest)[- ](?:serving|standing|tenured|employed) (\p{L}[^,;?]*?)(?=\W*$)/iu,
    (_, long: string, who: string) => `${who} who joined ${JOINED[long.toLowerCase()]!}`,
  ],
  // "our longest-registered donor": who registered the earliest.
  [
    // "the longest completed move" is as long as moves are.
    /\b(longest|shortest)(?:-(\p{L}{4,}ed)|[- ](registered|enrolled|subscribed|insured|established)) (?=\p{L})([^,;?]*?)(?=\W*$)/iu,
    (_, long: string, done: string | undefined, joined: string | undefined, who: string) =>
      `${who} who ${done ?? joined} ${JOINED[long.toLowerCase()]!}`,
  ],
  // "how long has Ann been with us", "since when does Ann work for us"
  [HOW_LONG_WITH_US, '$1when did $2 join'],
  // "which depot opened first, and when": the answer tells by what it was chosen.
  [AND_WHEN, '$1$2'],
]

/** The form of "handle" that stands for a verb of several words. */
function handles(said: string): string {
  const [verb] = said.toLowerCase().split(' ')
  if (verb!.endsWith('ing')) return 'handling'
  return /^(?:looked|dealt|took|taken)$/.test(verb!) ? 'handled' : verb!.endsWith('s') ? 'handles' : 'handle'
}
