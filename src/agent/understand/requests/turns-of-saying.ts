import { pattern } from '../../../lib/patterns.ts'
import { sayPlainly, type Turn } from './turns.ts'

/** Turns about how something is said: in another order, with force, as if it were an order or a doubt. */
const TURNS: readonly Turn[] = [
  // "Is it true that Ann has more than …": a question for a yes, with the verb in its place.
  [
    pattern('i')`
      ^\W*(?:is|was|isn't) it (?:true|correct|right|so|a fact|the case)(?: to say)? that (?:the )?(.+?)
      \ (is|are|was|were|has|have|had) (?=\S)
    `,
    '$2 $1 ',
  ],
  // "don't change it, just show it to me": what is not wanted is no part of the request.
  [
    pattern('iu')`
      ^\W*(?:please )?(?:do not|don't|don’t) (?!show|list|tell|count|include)\p{L}+ (.+?)[,;.–-]+\s*(?:but )?
      (?:just|only|simply) (?:show|display|list|find) (?:it|him|her|them|that|this|me)
      (?: (?:to|for) (?:me|us)| (?:it|him|her|them|that|this))?(?=\W*$)
    `,
    'show $1',
  ],
  // "who costs less than 400? (technicians)": the kind that is meant, as an afterthought.
  [/^(\W*)(?:who|what|which(?: ones?)?) (.+?)[?.]?\s*\((?:i mean )?(?:the |our )?(\p{L}+s)\)\W*$/iu, '$1which $3 $2'],
  // "oh sorry, Ann Lee I meant", "oops, no, the red ones": a correction with its words in another order.
  [/^\W*(?:oh|oops|ah|uh|um|argh|whoops|damn|hm+)[\s,.!-]+(?=(?:sorry|no|wait|actually|i meant?)\b)/i, ''],
  [/^(\W*(?:sorry|no|wait|actually)\W+)(?!i mean)(.{2,60}?),? i mean[t]?\W*$/iu, '$1I meant $2'],
  // "name the three towns with the most boats": list them.
  [
    pattern('i')`
      ^(\W*(?:please |can you |could you )?)name (?:me )?
      (?=(?:the |any |all )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|top|first|last|best|biggest|largest)\b)
    `,
    '$1list ',
  ],
  // "name the town with the fewest boats": one that is such, no new name for it.
  [
    pattern('i')`
      ^(\W*(?:please |can you |could you )?)name (?:me )?
      (?=
        (?:the|our|my|any|one|an?|all|every) [^"“':=]*?
        \b(?:with|that|which|who|whose|having|most|fewest|least|in|from|of)\b(?!.*\b(?:to|as|into)\b)
      )
    `,
    '$1show ',
  ],
  // "parcels that are still on their way to Oslo": in transit.
  [
    pattern('giu')`
      (?<=\p{L})(?:\ still)?\ (?:on\ (?:the|its|their|his|her)\ way|en\ route)
      (?=\ (?:to|from|for|with|at\ the\ moment|right\ now|now|today)\b|\W*$|,)(?!\ (?:home|to\ (?:be|get|become|the\ top)\b))
    `,
    ' in transit',
  ],
  // "my own boats": mine.
  [/\b(my|our) own (?=\p{L})/giu, '$1 '],
  // "I need three things: name, town and price": they are named behind.
  [
    pattern('giu')`
      \b((?:need|want|give me|tell me|show me|know)(?: the following)?)
      \ (?:two|three|four|five|six|\d|some|a few|the following) (?:things|details|facts|figures|data)\s*[:–—-]\s*
    `,
    '$1 ',
  ],
  // "every single boat, none left out", "all of them, and nobody may be missing", "…, and I do mean all": said with force.
  [/\b(every|each) single (?=\p{L})/giu, '$1 '],
  [
    pattern('iu')`
      \s*[,;–—-]+\s*(?:and\ |but\ )?(?:
        (?:with\ )?(?:none|nothing|nobody|no\ one|not\ (?:a\ )?(?:single\ )?one)(?:\ of\ (?:them|those))?
          \ (?:(?:may|must|should|can|shall|will|is|are|was|ought|has|have)\ )?(?:to\ )?(?:go\ |be(?:ing)?\ )?
          (?:left\ (?:out|off|behind)|missing|missed|omitted|excluded|skipped|forgotten|dropped|overlooked)
        |I\ (?:do\ |really\ )?mean\ (?:all|every|each)(?:\ (?:of\ them|one|single\ one))?
        |(?:every|each)\ (?:last|single)\ one|without\ exceptions?|no\ exceptions?
      )(?=\W*$)
    `,
    '',
  ],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfSaying = (message: string): string => sayPlainly(message, TURNS)
