import { fragment, pattern } from '../../../../lib/patterns.ts'
import { replaceIn } from '../../../../lib/prefilter/may-match.ts'

/**
 * What speakers say of how they say something, and how one thing said goes with the next: style disjuncts and conjuncts
 * (Quirk et al., A Comprehensive Grammar of the English Language, 1985, § 8.121–8.147; the adverbs of several words are those of
 * WordNet's index.adv). A closed class: none of them restricts what is asked. Adverbs of degree, time and manner are not here.
 */
const KNOWING =
  '(?:know|see|tell|remember|recall|understand|gather|think|judge|am aware|are aware|am concerned|are concerned)'
const ONESELF = '(?:my|our|your|his|her|their)'

/** Phrases; each may stand before a request, behind it or between commas. */
const PHRASES = [
  String.raw`(?:(?:quite|very|more) )?(?:[a-zà-ž]+ly|so) speaking`,
  fragment`
    to be (?:[a-zà-ž]+ly )?
      (?:honest|frank|fair|clear|exact|precise|sure|safe|certain|blunt|candid|specific|brief)
      (?: with you| about it)?
    |to be on the safe side
    |to (?:double[ -]?check|confirm|clarify|make sure)
  `,
  fragment`
    (?:to (?:cut|make) (?:a|the) )?long story short
    |to put it (?:[a-zà-ž]+ly|another way|in a nutshell)
    |(?:[a-zà-ž]+ly|differently) put
    |put (?:[a-zà-ž]+ly|differently|another way)
  `,
  fragment`
    to (?:begin|start) with|to recap|to sum up|for (?:starters|a start)
    |first (?:things first|of all|off|up)
    |(?:next|last) up|last(?: but)? not least
    |one (?:more|last|final|other) (?:thing|question|request|point)
    |(?:a )?last (?:question|thing)
  `,
  'on (?:second|further) thoughts?|on reflection|come to think of it|now (?:that|as) (?:i|you|we) (?:think|mention|say) (?:of |about )?it',
  fragment`
    in (?:
      a nutshell|short|brief|sum|essence|fact|general|particular|principle|theory|reality|other words
      |conclusion|passing|truth|the main|the meantime|any (?:case|event)
      |all (?:honesty|fairness|seriousness)
    )
    |in (?:plain|simple) (?:english|words|terms)
  `,
  fragment`
    (?:right )?off the top of ${ONESELF} heads?
    |at (?:a|first) (?:glance|guess|blush|sight)
    |at the end of the day|in the end
    |at this (?:point|stage)(?: in time)?
    |at any rate|at (?:long )?last
  `,
  fragment`
    as (?:it|things|matters) (?:stands?|is|are)(?: (?:now|today))?
    |as (?:usual|always|ever)
    |as (?:promised|agreed|discussed|mentioned|requested)
      (?: (?:yesterday|earlier|before|above|last (?:week|time)|on [a-z]+day))?
    |as (?:you (?:may |might )?know|they say)
    |as a matter of (?:fact|interest|urgency)
    |as a reminder|as an aside
  `,
  fragment`
    (?:apart|aside) from (?:that|this)|other than that|besides that|on top of that|in addition(?: to that)?
    |with that in mind|in that case|for that reason|tell you what
  `,
  fragment`
    all in all|all told|all things considered|all the same|by and large|by the way|btw|by the by|on the whole
    |on balance|after all|of course|above all|what is more|then again|that said|having said that|mind you
    |you know(?: what)?|i mean|so to speak|as it were|or so
  `,
  fragment`
    for (?:
      the record|that matter|what it(?:'s|’s| is) worth|example|instance|fun|clarity|completeness|context
      |crying out loud|good measure
      |(?:heaven|god|goodness|pete)['’]?s sake
      |once
    )
    |for ${ONESELF} (?:own )?
      (?:information|reference|records?|notes|curiosity|understanding|benefit|peace of mind|sake)
  `,
  String.raw`for (?:[a-zà-ž]+ )?[a-zà-ž]+ purposes|for the purposes? of (?:this|the|our|my) [a-zà-ž]+`,
  'out of (?:[a-zà-ž]+ )?(?:curiosity|interest)|between (?:you and me|us|ourselves)|with (?:all )?(?:due )?respect|with your permission',
  fragment`
    believe it or not|like it or not|needless to say|no offen[cs]e|no doubt|without (?:a |any )?doubt
    |without (?:further|more|much) ado
    |when all(?:['’]s| is) said and done
    |give or take(?: (?:a few|one or two|some))?
    |more or less|or thereabouts|and so (?:on|forth)|if (?:at all )?possible|if any|if at all|if need be
    |if necessary
  `,
  fragment`
    from (?:my|your|our|a) (?:[a-zà-ž]+ )?(?:point of view|perspective|standpoint)
    |in ${ONESELF} (?:humble |honest )?(?:opinion|view|mind|eyes|book|experience|estimation)
  `,
  fragment`
    to (?:the best of )?${ONESELF} (?:knowledge|recollection|understanding)
    |as far as (?:i|we|you|one|anyone) (?:(?:can|could) )?${KNOWING}(?: of)?
    |so far as (?:i|we|you) (?:(?:can|could) )?${KNOWING}
  `,
  `according to ${ONESELF} (?:records?|data|database|system|files?|books|information|knowledge|figures)`,
  'by (?:any )?chance|for real|to date|thus far|up (?:to|until|till) now|un?till? now|as of (?:now|today)',
]

/** Adverbs of one word that speak of the whole sentence. */
const ADVERBS = fragment`
  honestly|frankly|seriously|truthfully|basically|essentially|fundamentally|ideally|preferably|hopefully|luckily
  |fortunately|unfortunately|sadly|regrettably|apparently|evidently|presumably|supposedly|clearly|obviously
  |naturally|admittedly|actually|literally|simply|really|generally|incidentally|anyway|anyways|anyhow|besides
  |moreover|furthermore|additionally|however|nevertheless|nonetheless|meanwhile|firstly|secondly|thirdly|lastly
  |finally|therefore|thus|hence|accordingly|alternatively|curiously|interestingly|surprisingly|strangely
  |technically|theoretically|personally|again|plus|well|right|alright|ok|okay|so|now|then|look|listen|hmm+|hm|oh
  |ah|wow|gosh|ugh|yikes|boy|man
`

const STRENGTH = '(?:just|purely|simply|merely|only|quite|and|but|so|ok|okay|well|hmm+|oh|now|then|also)'
const ANY = `(?:${PHRASES.join('|')}|${ADVERBS})`

/** How a request begins: question words, auxiliaries before their subject, imperatives that ask, and figures. */
export const REQUEST_START = fragment`
  (?:please\s+)?(?:
    how (?:many|much|long|old|often|big|large|far|high|full|is|are|do|does|did)
    |which|what|what['’]s|who|who['’]s|whose|whom|where|when
    |(?:is|are|was|were|do|does|did|has|have|can|could|would|will)\s+
      (?:there|the|we|you|i|any|all|our|my|they|it)
    |list|show|give|tell|find|count|name|display|get|pull|look|let me|compare|rank|sort|add up
    |(?:just )?the (?:number|total|average|sum|share|names?|list|count|top|(?:[a-zà-ž]+ )?[a-zà-ž]+est)
    |number of|top \d|average|total
    |i (?:(?:really|still|just|only|also|now) )?(?:need|want|would like|could use|have no idea)
    |i['’]d like|we (?:need|want|would like)|we['’]d like
  )\b
`

const BEFORE = new RegExp(
  String.raw`^\W*(?:${STRENGTH}[\s,]+)*${ANY}(?:\s*[,:;–—]\s*(?:(?:but|and|so|just)\s+)?(?=\S)|\s+-\s+|\s+(?=${REQUEST_START}))`,
  'i',
)
/** "Good morning, how many tickets are open?": a greeting before what is asked. */
const HAILED = '(?: (?:to you(?: all)?|all|everyone|everybody|team|there|folks|colleagues))?'
const GREETED = pattern('iu')`
  ^\W*(?:(?:hi|hello|hey|dear)${HAILED}\W+)?(?:
    good (?:morning|afternoon|evening|day)${HAILED}(?:\s*[,;:!.–—-]+\s*|\s+(?=${REQUEST_START}))
    |(?:morning|afternoon|evening)${HAILED}\s*[,;:!–—-]+\s*
  )(?=\S)
`
const BETWEEN = new RegExp(String.raw`,\s*(?:${STRENGTH}\s+)*${ANY}\s*,\s*`, 'gi')
const BEHIND = new RegExp(String.raw`\s*[,–—-]\s*(?:${STRENGTH}\s+)*(?:${ANY})(?=\W*$)`, 'i')
/** Those that are never anything else, so that no comma has to tell. */
const BARE = pattern('gi')`
  \s+(?:
    by any chance|as it stands|as things stand
    |as far as (?:you|i|we) (?:know|can (?:see|tell))
    |up (?:to|until) now|thus far|off the top of your head|give or take|all in all|all told
    |to the best of your knowledge
  )(?=\W*$|\s+(?:how|which|what|who|is|are|was|were|have|has)\b)
`
/** "tell me honestly how many". */
const TELL = new RegExp(String.raw`\b((?:tell|show|give) (?:me|us)) (?:${ADVERBS})(?=\s+\S)`, 'i')
/** At the end, without a comma. */
const ENDS = pattern('i')`
  \s+(?:
    in the meantime|for now|for the (?:time being|moment)|of course|as usual
    |if (?:you|i|that|it)(?:['’]s| is| are| do| don['’]t| would| wouldn['’]t)?
      (?:
        \ (?:
          can|could|may|might|would
          |have (?:time|a (?:moment|minute|second|sec|chance))
          |mind|please|possible|(?:not )?too much trouble|okay|ok|alright|all right|fine
        )
      )+
    |when(?:ever)? you (?:can|get a (?:chance|moment|minute)|have (?:time|a (?:moment|minute|second)))
  )(?=\W*$)
`
/** A question for consent behind another question or a wish: "…, do you?", "…, could you?". */
const TAG = pattern('i')`
  (?<=^\W*(?:how|which|what|who|when|where|list|show|give|tell|find|count|i|we)\b.*),\s*
  (?:do|does|did|is|are|was|were|has|have|can|could|would|will)(?:n['’]t)? (?:you|we|i|it|they|there)
  (?: please)?(?=\W*$)
`
/** "what on earth is", "how in the world". */
const FORCE = pattern('gi')`
  \b(what|which|who|how|where|when|why)
  (?:\s+(?:on earth|in the world|the (?:heck|hell|devil)|in heaven's name|exactly|precisely))(?=\s+[a-zà-ž])
`
/** "how many gigs exactly?"; before a number it bounds it. */
const EXACTLY = /\s*,?\s+(?:exactly|precisely|roughly|approximately)(?=\W*$)/i

const keep = (text: string, rest: string) => (/[a-zà-ž]{2,}/u.test(rest) ? rest : text)

/** The text without disjuncts and conjuncts; those that stand alone are left. It pauses between the steps. */
export function* dropDisjuncts(text: string): Generator<void, string> {
  let rest = keep(text, replaceIn(text, GREETED, ''))
  for (let times = 0; times < 3; times++) {
    const less = keep(rest, replaceIn(rest, BEFORE, ''))
    if (less === rest) break
    rest = less
    yield
  }
  rest = replaceIn(rest, BETWEEN, ' ')
  yield
  rest = replaceIn(replaceIn(rest, FORCE, '$1'), TELL, '$1')
  for (const end of [TAG, BEHIND, ENDS, EXACTLY, BARE]) {
    yield
    rest = keep(rest, replaceIn(rest, end, ''))
  }
  return rest
}
