import { pattern } from '../../../lib/patterns.ts'
import { execIn, replaceIn } from '../../../lib/prefilter/may-match.ts'

/** "sorry, 2026", "sorry, the Oslo office": after a question what was meant, in place of what was said. */
const CORRECTED = pattern('i')`
  ^\W*(?:(?:oh|ah|oops)\W+)*sorry\s*[,;:–—-]+\s*(?=\S)
  (?!(?:
    what|which|who|whose|whom|how|when|where|why|can|could|would|will|shall|do|does|did|is|are|was|were|has|have|had|show|list|give|tell
    |find|count|get|see|name|i|we|you|but|to|for|if|about|that|please|no|not|wait|actually|another|one more|quick|just|any
  )\b)
  (?=[^,;:?.!]{2,60}\W*$)
`

/** Words of politeness and haste around a request, that say nothing of what is asked (closed-class frames). */
const ASIDES: [RegExp, string][] = [
  [
    pattern('i')`
      ^\W*(?:sorry|excuse me|pardon me|apologies|forgive me)\b
      (?:\s+(?:to|for|if|about|that)\b[^,;:?]{2,60}?(?=\s*[,;:–—]|\s+but\b))?\s*[,.!:–—-]*\s*(?:but\s+)?(?=\S)
    `,
    '',
  ],
  // "a quick question about the Gull: when is it due?": it is about that.
  [
    pattern('iu')`
      ^\W*(?:(?:(?:good )?(?:morning|afternoon|evening|day)|hi|hello|hey)\b[^a-z]*)?(?:(?:i|we)(?:['’]ve| have) (?:got )?|(?:just\s+|it['’]?s\s+|this is\s+))?
      (?:(?:an?|one|another|my)\s+)?(?:(?:quick|short|small|brief)\s+)?(?:one|question|query|enquiry|inquiry)\s+
      (?:about|on|regarding|concerning|for)\s+(?=[^:?!–—]*(?:(?-i:\p{Lu})|\d))([^:?!–—]{2,60}?)
      \s*(?:[:–—]|,(?!\s*(?:not|but|and|or|nor|except|without)\b)|\s-)\s*(?=\S)
    `,
    '$1: ',
  ],
  // "quick one - …", "just a short question before I leave: …".
  [
    pattern('i')`
      ^\W*(?:(?:(?:good )?(?:morning|afternoon|evening|day)|hi|hello|hey)\b[^a-z]*)?(?:just\s+)?
      (?:(?:a|one|another)\s+)?(?:quick|short|small|brief)\s+(?:one|question|query|thing)
      (?:\s+(?:before|while|as|for|from|on|about)\b[^:?!–—]{2,40}?(?=\s*[:–—]))?\s*[-–—:,;]\s*
    `,
    '',
  ],
  // "First tell me …, then …": the order in which it is said is that of the answers.
  [
    /^(\W*)first(?:ly| of all)?,? (?=(?:please |can you |could you )*(?:tell|show|how|list|give|what|which|find|count)\b)/i,
    '$1',
  ],
  // "…, please": politeness behind a request. Capitals make it the end of a name ("Yes Please").
  [pattern('iu')`(?<![\s,;–—-])(?!(?<=(?-i:\p{Lu}\p{L}*)) (?-i:Please))[\s,;–—-]+(?:please|pls|plz)(?=[\s.!?]*$)`, ''],
  // "Two things, please: …".
  [
    /^\W*(?:(?:two|three|four|a couple of|a few|several|some)\s+)(?:things|questions|requests|points)\s*(?:,?\s*please)?\s*[-–—:,;]\s*/i,
    '',
  ],
  [
    /\s*[,;–—-]\s*(?:and\s+)?(?:nothing (?:else|more)|only (?:that|those|these)|that(?:'s| is) (?:all|it|enough))(?=\W*$)/i,
    '',
  ],
  [/\s*[,;–—-]\s*(?:be\s+)?(?:quick|fast|urgently?|quickly)(?:,?\s*please)?(?=\W*$)/i, ''],
  // "…, in a bit of a hurry", "…, bit urgent", "…, asap": in haste.
  [
    pattern('i')`
      \s*[,;–—]\s*(?:and\s+)?(?:(?:sorry|as)\s+)?(?:
        (?:(?:i['’]?m|i am|we['’]?re|we are|kinda|kind of|bit|am)\s+)*in\s+(?:such\s+)?an?\s+(?:(?:bit|touch)\s+of\s+an?\s+)?(?:[a-z]+\s+)?(?:rush|hurr?y|hury)
        |(?:(?:it['’]?s|it is|this is|that['’]?s)\s+(?:(?:very|rather|really|fairly|super|pretty|quite|all|so)\s+)?
          |(?:(?:a|kind of|kinda|sort of)\s+)?(?:bit|little|kinda)\s+)
        (?:urgent|pressing|time[- ]critical)
        |(?:as\s+soon\s+as\s+(?:possible|you\s+can)|asap|right\s+away|no\s+(?:rush|hurry)
        |when\s+you\s+(?:can|(?:have|get)\s+a\s+(?:sec|second|minute|moment|chance)))
      )(?:,?\s*(?:please|pls|thanks|ta|thx))?(?=\W*$)
    `,
    '',
  ],
  // "Do we have boats in Oslo? If so, list them.": the list tells it.
  [
    pattern('i')`
      ^\W*(?:(?:do|did|have) (?:we|i|you|they) (?:have |got |know )?|(?:is|are) there )(?:any )?([^?]+?)\?\s*
      (?:if so|if yes|if there are(?: any)?|and if so),? (?:please )?(?:list|show|name|give|tell)(?: me| us)?
      \ (?:them|those|which(?: ones)?)(?: all)?\W*$
    `,
    'list $1',
  ],
  // "… question mark": punctuation that was dictated.
  [/\s*,?\s(?:question mark|full stop|exclamation (?:mark|point))\W*$/i, '?'],
  // "every last one of them", "down to the last one": all, said with force.
  [/\bevery (?:last|single) (?=\p{L})/giu, 'every '],
  [/,?\s+(?:right )?down to the (?:very )?last(?: \p{Ll}+)?(?=\W*$)/iu, ''],
  // "which courses are there, I mean the compulsory ones": no mean is asked for.
  [
    /\s*[,;–—-]?\s+(?:i|we) mean,?(?= (?:the|those|these|all|our|only|just|not|which|what|who|how|where)\b(?! (?:mean|average|median)\b))/giu,
    ',',
  ],
  // "every one, not just the first page": said with force.
  [
    /\s*[,;–—-]\s*(?:and\s+)?not (?:just|only|merely) (?:the (?:first|top)|a (?:few|page|sample|part)|some|one|part)\b[^,;.?!]*(?=\W*$)/i,
    '',
  ],
  // "… and I have no idea, can you check?": what the speaker does not know is asked.
  [
    pattern('i')`
      \s*,?\s+(?:and|but|because|as|since)\s+i(?:\s+(?:really|just|simply|honestly|myself)|['’]ve)*\s*
      (?:have(?:n['’]t)?\s+(?:got\s+)?(?:no|any|a|the faintest|the slightest)\s+(?:idea|clue)|no\s+(?:idea|clue)
      |(?:do\s+not|don['’]?t)\s+know(?:\s+(?:it|that|the answer))?|(?:can['’]?t|cannot|do\s+not|don['’]?t)\s+(?:remember|recall)(?:\s+(?:it|that))?)
      \s*(?:[,;.!–—-]\s*|$)
    `,
    '. ',
  ],
  [/\s+(?:for me\s+)?real(?:ly)? (?:quick|fast)(?=\W*$)/i, ''],
  // "… right now": said of now as all is.
  [/\s(?:rn|tbh|imo|imho|afaik|fyi)(?=\W*$)/i, ''],
  [/(?<!\b(?:priority|urgency|status|marked|tagged|as|is|are|of))\s+asap(?=\W*$)/, ''],
  // "I need The Copper Pan's phone number": no field that has needs in its name.
  [
    /^(\W*)(?:[Ii]|[Ww]e)\s+(?:just\s+|also\s+|still\s+|really\s+|urgently\s+)?need\s+(?=\p{Lu}[^?]*?['’]s?\s)/u,
    '$1show me ',
  ],
  // "before the year 2000".
  [/\bthe year (?=(?:1\d|20)\d\d\b)/gi, ''],
  // "up to 60,000 at most": said twice.
  [
    /\b((?:up to|at most|no more than|not more than|under|below)\s+\S+(?:\s\p{L}+)?)\s+(?:at (?:the )?most|max(?:imum)?|tops)(?=\W|$)/giu,
    '$1',
  ],
  // "what did we spend on those in the end": all told.
  [/\s+in the end(?=\W*$)/i, ''],
  // "holds ready to be picked up": what they are ready for.
  [/\bready (?:to be (?:picked up|collected|fetched)|for (?:pick-?up|collection))\b/gi, 'ready'],
  // "how many orders did people pay for with PayPal": who pays says nothing.
  [
    /\b(?:did|do) (?:people|customers|they|our customers|buyers) pay (?:for )?(?=(?:with|by|via|using|through|in(?! (?:total|all|full)\b)) )/gi,
    'were paid ',
  ],
  [/^(\W*)whos\b/i, '$1who is'],
  // "members of staff": those who work there, and no members.
  [/\bmember(s?) of (?:the |our )?staff\b/gi, 'employee$1'],
  // "books that no one borrowed": nobody did.
  [/\b(?:no[ -]one|nobody)(?: else)?(?= \p{L})/giu, 'nobody'],
  // "which books has nobody borrowed" asks what nobody ever did; "tasks that have nobody assigned" lack somebody.
  [
    pattern('giu')`
      (?<=\p{L}\s+)(?:(?:that |which |who )?(?:have|(?<!\p{L}s )has|had)|with|having) (?:nobody|no one|no-one) (\p{L}+ed)
      (?: (?:to|on|for|with)(?: (?:them|it|him|her))?(?=(?: (?:yet|now|at the moment|so far|currently))?\W*$))?
    `,
    'that are not $1',
  ],
  // "tasks that still have no one on them": nobody is assigned to those.
  [
    pattern('giu')`
      (?<=\p{L}\s+)(?:(?:that |which |who )?(?:still |currently )*(?:have|(?<!\p{L}s )has|had)(?: still)?|with|having) (?:nobody|no one|no-one|noone) (?:yet )?
      (?:working )?on (?:them|it)(?: yet)?(?=\W*$|[,;.?!])
    `,
    'that are not assigned to anyone',
  ],
  // "without a single order": said with force.
  [/\b(without|with no|not|no) a single (?=\p{L})/giu, '$1 a '],
  // "in the west, meaning CA, OR or WA": what the speaker calls so is told by its values.
  [
    pattern('gu')`
      (?<=\s(?:in|from|of|at|on)\s)(?:(?:the|our|any)\s)?\p{Ll}+(?:\s\p{Ll}+)?
      (?:,|\s[-–—])\s*\b(?:meaning|that\sis|that\smeans|namely|by\swhich\sI\smean|i\.\s?e\.),?\s+(?=\p{Lu})
    `,
    '',
  ],
  [/\b(?:i\.\s?e\.|e\.\s?g\.|viz\.),?\s+/gi, ''],
  // "I am searching the …", "we're looking for …", "send me the …", "pull together the …": show them.
  [
    pattern('i')`
      ^(\W*)(?:i am|i'm|i’m|we are|we're|we’re)\s+(?:searching|looking|hunting|checking|after)
      (?:\s+(?:for|at|after|through))?\s+(?=(?:the|all|an?|any|every|those)\b)
    `,
    '$1show ',
  ],
  [
    pattern('i')`
      ^((?:\W|please\s|kindly\s|(?:could|can|would|will)\s+you\s+(?:please\s+|kindly\s+)?)*)
      (?:
        (?:send|mail|email|e-mail|hand|forward|pass)\s+(?:me|us)(?:\s+over)?
        |(?:pull|put|get|gather|bring)\s+together
        |(?:pull|dig|pick|single|fish|write|note)\s+(?:up|out|down)
        |(?:bring|call|look)\s+up
      )\s+(?=\S)
    `,
    '$1show ',
  ],
  // "in a rush, pls send me the …"
  [
    pattern('giu')`
      ([,;:.!–—-]\s+(?:(?:so|and|but|just|pls|please|quickly|can\ you|could\ you)[,\s]+)*)(?:send|mail|e-?mail|hand|forward|shoot|ping)
      \s+(?:me|us)(?:\s+over)?\s+(?=(?:the|all|an?|every|those|any|our|my|\p{Ll}+s)\b)
    `,
    '$1show me ',
  ],
]

const PLACE = String.raw`\p{Lu}[\p{L}'’]*(?:[ -]\p{Lu}[\p{L}'’]*)*`
/** "I'm flying to Oslo next week - which boats are there?": a preface that tells where the speaker goes or is, and a question for what is there. */
const THERE = pattern('u')`
  ^\W*(?:I|We|i|we)(?:
    ['’](?:m|re|ll)|\s(?:am|are|was|were|will|have to|need to|want to|plan to|go|fly|travel|drive|move)
  )\b[^?.;:!,]{0,40}?\s(?:(?<at>at)|to|in|for|near|visit|visiting)\s(?<place>${PLACE})
  (?:\s[\p{Ll}\d][^,;:?!.–—]{0,30}?)?(?:\s*[,;:.!–—]|\s-)\s+(?:and\s|so\s)?
  (?<question>
    (?![Hh]ow many (?:are|were)\s)
    (?:[Ww]h(?:ich|at|o)|[Hh]ow (?:many|much)|[Dd]o|[Aa]re|[Ii]s|[Ss]how|[Ll]ist)\b[^?]*?
  )(?:\s(?:located|based|situated))?\sthere\W*$
`

/** "I'm driving over to the Harbour branch, so which of the copies there are late?": at the place of that kind. */
const THERE_AT = pattern('u')`
  ^\W*(?:I|We|i|we)(?:
    ['’](?:m|re|ll)|\s(?:am|are|was|were|will|have\ to|need\ to|want\ to|plan\ to|go|drive)
  )\b[^?.;:!,]{0,40}?\s(?:at|to|in|for|near|visit|visiting)\s(?<place>[Tt]he\s${PLACE}\s\p{Ll}+|[Tt]he\s\p{Ll}+\s${PLACE}|${PLACE})
  (?:\s[\p{Ll}\d][^,;:?!.–—]{0,30}?)?(?:\s*[,;:.!–—]|\s-)\s+(?:and\s|so\s)?
  (?<question>
    (?:[Ww]hich|[Ww]hat|[Hh]ow\s(?:many|much))\s(?:of\s)?(?:the\s|our\s)?\p{Ll}+(?:\s\p{Ll}+)?
  )\sthere\s(?<rest>(?:are|is|have|has|need|were|was|do|can|cost)\b[^?]*?)\W*$
`

/** The question with the place instead of "there"; the day of the preface is that of the journey. */
const sayWhere = (text: string): string => {
  const { at, place, question } = execIn(text, THERE)?.groups ?? {}
  if (place && question) return `${question} ${at ?? 'in'} ${place}?`
  const named = execIn(text, THERE_AT)?.groups
  return named
    ? `${named['question']!} ${/^the /i.test(named['place']!) ? 'at' : 'in'} ${named['place']!} ${named['rest']!}?`
    : text
}

/** The request without what is said around it: apologies, haste, "nothing else", "i.e.", and in which form it is wanted. */
export const dropAsides = (text: string, isFollowUp = false): string =>
  ASIDES.reduce(
    (rest, [pattern, instead]) => {
      const kept = replaceIn(rest, pattern, instead)
      return /\p{L}/u.test(kept) ? kept : rest
    },
    sayWhere(isFollowUp ? replaceIn(text, CORRECTED, 'I meant ') : text),
  )
