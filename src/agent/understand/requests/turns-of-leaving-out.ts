import { fragment, pattern } from '../../../lib/patterns.ts'
import { sayPlainly, type Turn } from './turns.ts'

/** Prepositions and participles that leave something out (Huddleston and Pullum, 2002, chapter 7, exceptives). */
const EXCEPTIVE = fragment`
  (?:
    except(?:ing)?|excluding|apart from|aside from|other than|but not|save|barring|with the exception of
    |leaving (?:out|aside)|(?:but |and )?(?:please )?(?:leave out|skip|omit|exclude|drop|ignore)|not (?:counting|including)|ignoring|omitting|disregarding|minus
  )
`
const THOSE = fragment`(?:all )?(?:the ones|those|ones|any(?:one|body|thing)?(?: of (?:them|those))?|every(?:one|body)|the people)`

/** Verbs of leaving out, as orders. */
const LEAVE_OUT = fragment`skip|omit|ignore|disregard|exclude|leave\ (?:out|aside)`
/** The same of verbs that are denied. */
const DO_NOT_COUNT = fragment`(?:do\ not|don['’]?t)\ (?:count|include|consider|list|show)`
/** What a verb leaves out of records that were told before it; the particle may stand behind. */
const LEAVING_OUT = pattern('iu')`
  (?<=\p{L}{3}.*?)(?:
    (?:\s*[.,;:–—-]+\s*(?:(?:but|and)\ )?|\ (?:but|and)\ )(?:please\ )?(?:just\ )?(?:${LEAVE_OUT}|${DO_NOT_COUNT}(?:\ in)?)
    |(?:\s*[,;:–—-]+\s*|\ )(?:but\ )?(?:skipping|omitting|ignoring|disregarding|leaving\ (?:out|aside))
    |\s*[,;:–—-]+\s*minus|\ minus(?=\ (?:the|any|all|those)\ [^,;]*\bones?\W*$)
  )
  \ (?=(?!(?:that|this|it|them|nothing|none)\b)\p{L})([^,;?]{2,}?)(?=\W*$)
  |(?<=\p{L}{3}.*?)(?:\s*[.,;:–—-]+\s*(?:(?:but|and)\ )?|\ (?:but|and)\ )(?:please\ )?(?:leave|leaving)
    \ (?!(?:none|nothing|nobody|no\ one|any(?:thing|one|body)?)(?:\ of\ them)?\ (?:out|aside)\b)([^,;?]{3,40}?)\ (?:out|aside)(?=\W*$)
`

/** What is left out: no pronoun, which may point to anything. */
const WHAT = fragment`(?!(?:that|this|it|them|nothing|none|any(?:thing|one|body)?)\b)\p{L}[^,;?.!]+?`
/** The same in a sentence of its own behind the only question: "…? Don't count cancelled orders.", "…? Cancelled ones don't count." */
const LEFT_OUT_BEHIND = pattern('iu')`
  \?+(?<=^[^?]*\p{L}{3}\W*)\s+(?:(?:but|and|just|please)\ )*(?:
    (?:(?:(?:i|we)\ )?(?:${DO_NOT_COUNT}|(?:do\ not|don['’]?t)\ want)|${LEAVE_OUT}|drop
    |without(?:\ (?:counting|including))?|except(?:\ for)?|excluding|leaving\ (?:out|aside)|ignoring|omitting|not\ (?:counting|including))
    \ (?<out>${WHAT})(?:\ in)?(?:,?\ please)?
    |leave\ (?<left>${WHAT})\ (?:out|aside)(?:,?\ please)?
    |(?<own>${WHAT})\ (?:(?:do|does|should|must)\ not|(?:do|does|should|must)n['’]t|don['’]?t)\ (?:count|be\ (?:counted|included))(?:\ in)?
  )[\s.!]*$
`

/** What is asked in a sentence of its own, behind what is wished. */
const ASKED = fragment`(?<asked>(?:please\ |so\ |and\ )*(?:which|what|how\ many|show|list|find|give)\b[^.?!;]*)(?=\W*$)`
/** A short noun phrase: no clause, nothing that is said back, and nothing that an answer is made of ("I don't need details"). */
const WISHED = fragment`
  (?<what>(?!(?:to|it|that|this|them|those|these|you|me|my|know|one|any\ more|anything|much|more|advice|help
  |(?:(?:an?|any|the)\ )?(?:details?|explanations?|reasons?|lists?|tables?|everything|all|every|each|time)(?=[.;,!]|\ please))\b)\p{L}[\p{L}-]*
  (?:\ (?!(?:to|that|which|who|you|me|because|if|when|is|are|but|and)\b)[\p{L}\d][\p{L}\d-]*){0,3})
`
const UNWANTED = pattern('iu')`
  ^\W*(?:(?:i|we)\ (?:(?:really\ )?(?:do\ not|don['’]?t|would\ not|wouldn['’]?t)\ (?:really\ )?(?:want|like|need|fancy|drink|eat)
  |(?:really\ )?(?:cannot|can\ not|can['’]?t)\ (?:really\ )?(?:drink|eat|stand|have)
  |(?:would|['’]?d)\ rather\ not\ (?:have|take|get))|no(?=\ [^.;,!]*,?\ please\b)|nothing\ (?:with|in|that\ is))
  \ (?:to\ have\ )?(?:any\ |an?\ |the\ )?${WISHED}(?:,?\ please)?[.;,!]\s+${ASKED}
`
const WANTED = pattern('iu')`
  ^\W*(?:i|we)(?:['’](?:m|re|d)|\ am|\ are|\ would)?\ (?:want|need|like|look(?:ing)?\ for|prefer|would\ like|(?:only|just)\ (?:want|need))
  \ (?:an?\ |some\ )?(?<kind>(?:\p{L}[\p{L}-]*\ ){1,3})(?<noun>\p{L}+?)s?[.;!]\s+(?<asked>(?:so\ |and\ )*(?:which|what|how\ many)\ )(?=\k<noun>s\b[^.?!;]*\W*$)
`

/** Some states of theirs, and that the others are meant as well. */
const IN_STATES = fragment`
  (?:are|were|have\ been|was|got|have|is)\ \p{Ll}+(?:(?:,\ |,?\ (?:and|or)\ )\p{Ll}+)*,?
  \ (?:and\ so\ (?:on|forth)|etc\.?|et\ cetera|and\ (?:the\ )?(?:like|rest|others)|and\ what\ ?not|and\ whatever\ else)
`

const WISHES: readonly Turn[] = [
  // "I don't want diesel cars. Which cars are available?", "no red ones please, what do you have?": without those.
  [UNWANTED, '$<asked>, excluding $<what>'],
  // "I need a diesel car. Which cars are available?": which of such.
  [WANTED, '$<asked>$<kind>'],
  // "how are our quotes doing? I'd like to see how many were accepted, declined and so on": how many in each state.
  [
    pattern('iu')`
      ^\W*(?:(?:hi|hello|so|ok)\W+)?
      (?:how\ (?:are|is|have)|what\ about|where\ are\ we\ with|what['’]?s\ (?:happening|going\ on)\ with)
      \ (?:our|the|my|all(?:\ (?:our|the))?)\ (\p{Ll}+(?:\ \p{Ll}+)?s)
      (?:\ (?:doing|going|getting\ on|looking|coming\ along|been\ doing|been\ going))?\s*[?.!,;–—-]+\s*[^?.!;]{0,40}?
      how\ many(?:\ of\ them)?\ ${IN_STATES}(?=\W*$)
    `,
    'How many $1 are there per status?',
  ],
  [
    pattern('iu')`\bhow\ many(?:\ of\ (?:our|the))?\ (\p{Ll}+(?:\ \p{Ll}+)?s)\ ${IN_STATES}(?=\W*$)`,
    'how many $1 are there per status',
  ],
  // "a client wants somebody who speaks French. Who can I send?": who is like that.
  [
    pattern('iu')`
      ^\W*(?:(?:hi|hello|ok|so)\W+)?(?:an?|one\ of\ (?:our|the)|the|our|this|my)\ (?:\p{Ll}+\ )?\p{Ll}+
      \ (?:wants|needs|is\ asking\ for|(?:has\ )?asked\ for|requires|would\ like|insists\ on)
      \ (?:somebody|someone|anybody|anyone|a\ person|people)\ (?:who|that)\ ([^?.!;]{4,80}?)\s*[.!;,–—]+\s*(?:so\ )?
      who(?:m)?\ (?:can|could|should|do|shall|might)\ (?:i|we)\ (?:send|offer|put|use|give|assign|suggest|propose|recommend|pick|choose|book|get)
      (?:\ (?:them|him|her|on\ (?:it|this|that)|forward|along|over|there|for\ (?:them|it|that|this)))?(?=\W*$)
    `,
    'Who $1',
  ],
]

/** A question with what is wished in a sentence before it, which tells of the speaker but says which are meant. */
export const sayWished = (message: string): string => sayPlainly(message, WISHES)

/** How something is left out, how nothing is, and what alone is counted, and the plain words for it. */
const TURNS: readonly Turn[] = [
  ...WISHES,
  // "devices that are not assigned to anybody", "who do not belong to anyone": to nobody (non-assertive forms; Quirk et al., 1985, 10.60).
  [
    pattern('iu')`
      \b(?:(is|are|was|were|has|have|had)(?: not|n['’]t)|(?:do|does|did)(?: not|n['’]t)) ((?:(?:been|yet|currently) )*\p{L}{3,} (?:to|by|with|for|from|under))
      \ any(?:body|one)\b
    `,
    '$1 $2 nobody',
  ],
  // "owners with more than two boats but none insured", "… and none of them insured": and no insured ones.
  [
    pattern('iu')`
      (?<=\b(?:with|have|has|having)\ .{3,60}),?\ (?:but|and|yet)\ none(?:\ of\ (?:them|those|these|which))?(?:\ (?:is|are|was|were|has\ been|have\ been))?
      (?:\ yet)?\ (?!(?:left|at|in|of|from|on|with|for|so|there|available|missing|other|else)\b)(\p{L}{3,})(?=\W*$)
    `,
    ' but no $1 ones',
  ],
  // "should have been returned by now but haven't": the perfect behind "should" denies it anyway.
  [
    pattern('gi')`
      (?<=\b(?:should|ought\ to)(?:\ \w+)?\ (?:have|be)\b[^,;.]*),?\ (?:but|and|yet)(?:\ (?:still|they|it|he|she))*
      \ (?:have|has|had|are|is|were|was|did|do|does)(?:\ not|n['’]?t)(?:\ been)?(?:\ (?:yet|so\ far|so))*(?=\W*$)
    `,
    '',
  ],
  // "not counting the boats in Oslo, how many boats are there": those that are not there.
  [
    pattern('iu')`
      ^\W*(?:not\ (?:counting|including)|leaving\ (?:out|aside)|excluding|except\ for|apart\ from|aside\ from|other\ than|besides|without
      |ignoring|if\ we\ (?:leave\ out|ignore|exclude))
      \ (?:all\ )?(?:the\ |our\ )?(?:\p{L}+(?:\ \p{L}+)?)\ ((?:in|from|at|with|on|of|whose|that|who|which)\ [^,?]+?)
      ,\ ((?:how\ many|which|list|show|what)\b[^?]+?)(?=\W*$)
    `,
    '$2, except those $1',
  ],
  // "How many lamps do we have? Don't count the sold ones.".
  [LEFT_OUT_BEHIND, ' excluding $<out>$<left>$<own>'],
  // "lamps under 50, leave out the sold ones", "…, ignoring the sold ones", "… and leave the sold ones out".
  [LEAVING_OUT, ' excluding $1$2'],
  // "contacts in Oslo, except for those with the title Cook": that do not have it.
  [
    pattern('iu')`
      ,?\ ${EXCEPTIVE}(?:\ for)?\ ${THOSE}\ (?:with|who\ have|that\ have|which\ have|having|whose)\ (?=(?:an?\ |the\ )?\p{L})
      (?!(?:more|less|fewer|no|over|under|at)\b)
    `,
    ' that do not have ',
  ],
  [
    pattern('iu')`
      ,?\ ${EXCEPTIVE}(?:\ for)?\ ${THOSE}\ (?:(?:who|that|which)\ (?:are|is|were|was)\ )(?=\p{L})
    `,
    ' that are not ',
  ],
  // "all projects, leaving out the archived ones", "… and leave out those on hold": but not those.
  [
    pattern('iu')`
      (?<=\p{L}\p{L}),?\ (?:(?:and|but)\ )?(?:please\ )?(?:leav(?:e|ing)\ (?:out|aside)|omit(?:ting)?|disregard(?:ing)?)\ (?=(?:the|all|any|those)\ )
    `,
    ' except ',
  ],
  // "with nothing in the notes field": without notes.
  [
    pattern('giu')`
      \b(?:(?:that|which|who) )?(?:with|have|has|having|had)(?: got)? nothing (?:at all )?
      (?:(?:entered|written|filled in|recorded|stored|put)(?: down)? )?(?:in|under|for|as) (?:the |their |its |his |her )?
      (?!common\b|stock\b|return\b)(\p{L}+(?: \p{L}+)??)(?: (?:fields?|columns?|box))?(?=\W*$|[,;]|\ (?:and|in|at|from|of)\b)
    `,
    'without $1',
  ],
  // "…, just the numbers": how many there are of each is asked anyway.
  [/\s*[,;:–—(-]+\s*(?:just|only) (?:the )?(?:numbers?|figures?|counts?|totals?)(?: please| pls)?\)?(?=\W*$)/i, ''],
  // "…, don't leave any out", "leave none out", "and don't miss any": all of them.
  [
    pattern('iu')`
      (?:\s*[,;:.–—-]+\s*(?:and\ |but\ )?|\ and\ )(?:please\ )?(?:
        (?:do\ not\ |don['’]?t\ |without\ )(?:leav|miss|skipp?|dropp?|forgett?|omitt?)(?:e|ing)?
          \ (?:out\ )?(?:any(?:\ of\ them|one|body|thing)?|a\ single\ one|one)(?:\ (?:out|off|behind))?
        |(?:leav|miss|skipp?|omitt?)(?:e|ing)?\ (?:none|nothing|nobody|no\ one)(?:\ (?:of\ them|out|off|behind))*
      )(?=\W*$)
    `,
    '',
  ],
  // "only counting the open ones": only those.
  [
    /^(\W*(?:and |but )?)(?:only|just) (?:counting|considering|including|looking at|taking(?: into account)?) /i,
    '$1only ',
  ],
  // "who have no cook among their crew": no crew that is one.
  [
    pattern('giu')`
      \b(have|has|had|do not have|does not have|did not have|don['’]?t have|doesn['’]?t have|didn['’]?t have|with|without|lack|lacks)
      (?:\ got)?\ ?(no|an?|any|a\ single)?\ (\p{L}[\p{L}\d &'’-]{1,40}?)\ (?:among|amongst)\ (?:their|its|his|her|our|the)\ (\p{L}+s)\b
    `,
    '$1 $2 $4 that are $3',
  ],
  // "besides red and blue, how many boats are there with another colour": other than those.
  [
    pattern('iu')`
      ^\W*(?:besides|apart\ from|other\ than|except\ for|aside\ from)\ ([^,?]+?)(?:\ and\ ([^,?]+?))?,
      \ (how\ many\ [^?]+?)\ (?:are\ there\ |do\ we\ have\ )?with\ (?:an?other|a\ different|some\ other|any\ other)\ (\p{L}+(?:\ \p{L}+)?)(?=\W*$)
    `,
    (_, one = '', other = '', count = '', field = '') =>
      `${count} have a ${field} other than ${[one, other].filter(Boolean).join(' or ')}`,
  ],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfLeavingOut = (message: string): string => sayPlainly(message, TURNS)
